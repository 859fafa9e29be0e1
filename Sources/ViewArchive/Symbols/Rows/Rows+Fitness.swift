// Rows of the symbol table: figures, sports and prizes.

extension SymbolRows {
    static let fitness = """
        accessibility ♟ | 0 -dot 0.96,0.96,22.08 e92c 5.4,5,13.2,14
        baseball ◍ ea51
        baseball.diamond.bases baseball.diamond.bases.outs.indicator ◇ | 0 *diamond 8,1,8 *diamond 1,8,8 *diamond \
            15,8,8
        basketball ◍ ea26
        cricket.ball ◍ | 0 *dot 1,1,22 bar@45 8.4,3,1.6,18 bar@45 13.6,3,1.6,18
        dumbbell ⊞ eb43
        figure figure.stand figure.arms.open figure.child figure.and.child.holdinghands ♟ e92c
        figure.2 figure.2.arms.open figure.2.left.holdinghands figure.2.right.holdinghands \
            figure.stand.line.dotted.figure.stand figure.stand.dress.line.vertical.figure ♟ e63d
        figure.2.and.child.holdinghands ♟ f1a2
        figure.american.football figure.rugby figure.australian.football ♟ ea29
        figure.archery ♟ | 0 e92c 0,3,14,20 | 1 arc 9,2,8,20 bar 12,11.2,11,1.6
        figure.badminton figure.squash figure.racquetball figure.tennis figure.pickleball figure.table.tennis \
            figure.lacrosse ♟ ea32
        figure.baseball figure.softball figure.cricket ♟ ea27
        figure.basketball ♟ ea26
        figure.bowling figure.curling figure.disc.sports figure.handball figure.waterpolo ♟ ea33
        figure.boxing figure.kickboxing ♟ ea2c
        figure.child.and.lock figure.child.and.lock.open ♟ | 0 e92c 0,2,14,20 | ^1 e897 13,8,10,14
        figure.climbing figure.hiking ♟ e50a
        figure.core.training figure.flexibility figure.gymnastics figure.pilates ♟ ebc4
        figure.cross.training figure.strengthtraining.functional figure.strengthtraining.traditional ♟ | 0 dot \
            9.4,5,5.2 bar 2,1.6,20,1.8 bar 0.8,0,2,5 bar 21.2,0,2,5 _M5,3L8,11L8.6,22 0,0,24 _M19,3L16,11L15.4,22 \
            0,0,24 bar 9.2,11.4,5.6,1.8
        figure.dance figure.socialdance figure.barre figure.cooldown figure.play ♟ ebc4
        figure.elliptical figure.stair.stepper figure.stairs stairs ♟ f1a9
        figure.equestrian.sports ♟ efe0
        figure.fall ♟ | 0 e566@60 2,2,20
        figure.field.hockey figure.hockey figure.ice.hockey hockey.puck ♟ ea2b
        figure.fishing figure.hunting ♟ ead7
        figure.golf ♟ eb45
        figure.ice.skating figure.skating ♟ e50b
        figure.indoor.cycle figure.outdoor.cycle ♟ e52f
        figure.indoor.rowing figure.rower figure.outdoor.rowing ♟ e921
        figure.indoor.soccer figure.outdoor.soccer figure.soccer ♟ | 0 e566 2,0,18,20 | 1 dot 17.6,17.6,5.4
        figure.martial.arts figure.taichi figure.wrestling figure.fencing ♟ eae9
        figure.mind.and.body figure.yoga apple.meditate ♟ ea78
        figure.open.water.swim figure.pool.swim figure.water.fitness ♟ eb48
        figure.roll figure.roll.runningpace figure.hand.cycling wheelchair ♟ e914
        figure.run figure.run.treadmill figure.highintensity.intervaltraining figure.track.and.field \
            figure.mixed.cardio figure.jumprope figure.rolling ♟ e566
        figure.sailing ♟ e502
        figure.seated.side figure.seated.side.left figure.seated.side.right figure.seated.seatbelt carseat.left \
            carseat.right ♟ e637
        figure.skateboarding ♟ e511
        figure.skiing.crosscountry ♟ e50e
        figure.skiing.downhill ♟ e509
        figure.snowboarding ♟ e513
        figure.stand.dress figure.dress.line.vertical.figure ♟ e13e
        figure.surfing ♟ e515
        figure.volleyball ♟ ea31
        figure.walk figure.walk.motion figure.walk.arrival figure.walk.departure figure.walk.treadmill \
            figure.step.training ♟ e536
        figure.wave ♟ ea1d
        flag.2.crossed flag.and.flag.filled.crossed flag.filled.and.flag.crossed flag.checkered.2.crossed \
            flag.pattern.checkered.2.crossed ⚑ | 0 _M3.4,2L18,22.6 0,0,24 /M3.6,2.4L11,1L11.4,8.4L7.6,9Z 0,0,24 | ^1 \
            ~_M3.4,2L18,22.6 0,0,24 ~/M3.6,2.4L11,1L11.4,8.4L7.6,9Z 0,0,24
        flag.pattern.checkered flag.checkered ⚑ f06e
        football american.football american.football.professional australian.football ◍ ea29
        laurel.leading ❧ | 0 _M18,22C8,20,5,12,8,2 0,0,24 dot@30 2,3,4,6 dot@50 1,9,4,6 dot@70 3,15,4,6 dot@340 \
            10,5,4,6 dot@0 10,11,4,6
        laurel.trailing ❧ | 0 ~_M18,22C8,20,5,12,8,2 0,0,24 dot@330 18,3,4,6 dot@310 19,9,4,6 dot@290 17,15,4,6 \
            dot@20 10,5,4,6 dot@0 10,11,4,6
        medal medal.star rosette ♕ ea3f
        oar.2.crossed ⚔ | 0 bar@45 11,0,2,20 bar@315 11,0,2,20 dot 1,15,6,8 dot 17,15,6,8
        rugbyball ◍ ea2e
        shoeprints shoe shoe.2 ♟ | 0 */M1,6L6,8L11,6L15,11L22,14Q24,18,21,19L2,19Q0,12,1,6Z 0,0,24
        skateboard snowboard surfboard ▱ | 0 *bar@45 8.4,-1,7.2,26
        skis skis.fill ∥ | 0 bar@20 7,0,2.4,24 bar@20 14,0,2.4,24
        soccerball soccerball.inverse ◍ ea2f
        sportscourt ▭ | 0 *box 0.6,4,22.8,16 bar 11.1,4,1.8,16 -dot 8,8,8 -box 0.6,8.6,4,6.8 -box 19.4,8.6,4,6.8
        tennis.racket tennis.racket.circle ◍ ea32
        tennisball ◍ | 0 *dot 1,1,22 arc -3,3,10,18 ~arc 17,3,10,18
        trophy ♕ ea23
        volleyball ◍ ea31
        """
}
