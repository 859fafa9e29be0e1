// Rows of the symbol table: vehicles and their parts.

extension SymbolRows {
    static let transport = """
        air.car.side air.convertible.side air.pickup.side air.suv.side truck.side.hill.descent.control \
            truck.side.roof.cargo.carrier ▻ e531
        airplane ✈ | 0 e539@90 0.6,0.6,22.8
        airplane.arrival ✈ e904
        airplane.circle ✈ | 1 *dot 0.96,0.96,22.08 | !0 e539@90 5.4,5.4,13.2
        airplane.departure ✈ e905
        arrow.triangle.turn.up.right.circle arrow.trianglehead.turn.up.right.circle ↱ | 1 *dot 0.96,0.96,22.08 | !0W \
            ebab 6.4,5.4,11.2,13
        arrow.triangle.turn.up.right.diamond arrow.trianglehead.turn.up.right.diamond ↱ e52e
        autostartstop ↻ | 0 e5d5 2.4,2.4,19.2 'A 8,8,8
        bicycle ∞ eb29
        bolt.car ⚡ eb1c
        bolt.ring.closed ⚡ e932
        brakesignal ! | 0 -dot 3.4,3.4,17.2 mark 10.8,6.6,2.4,10.8 arc 18,3,5.6,18 ~arc 0.4,3,5.6,18
        bus ▻ e530
        bus.doubledecker ▻ | 0 *box 4,1,16,19 bar 4,6,16,1.7 bar 4,11,16,1.7 dot 6,15,2.6 dot 15.4,15,2.6 bar \
            6,20,2.4,3 bar 15.6,20,2.4,3
        car car.front.waves.up car.front.waves.down car.front.waves.left.and.right.and.up ▻ e531
        car.2 ▻ | 1 e531 8.6,1,15 | ^0 e531 0.4,8,16
        car.ferry car.ferry.fill ▽ e532
        car.rear car.rear.and.tire.marks car.rear.hazardsign ▻ e531
        car.side car.side.front.open car.side.rear.open car.side.roof.cargo.carrier car.side.lock car.side.lock.open \
            suv.side suv.side.front.open suv.side.rear.open convertible.side convertible.side.front.open \
            truck.pickup.side truck.pickup.side.front.open ▻ | 0 \
            */M1,13Q1,11.6,3,11L6,10.4L9.6,6.6Q10.4,6,11.4,6L15,6Q16.2,6,17,6.8L20.4,10.4Q23,11,23,13L23,16.6\
        L1,16.6Z 0,0,24 | ^0 -dot 4,13.6,5.6 -dot 14.6,13.6,5.6
        car.top.door.front.left.open car.top car.top.radiowaves.rear.right car.window.left car.window.right ▯ | 0 \
            *bar 6,0.8,12,22.4 bar 7.6,7,8.8,1.7 bar 7.6,17,8.8,1.7
        carseat.left.and.heat.waves carseat.right.and.heat.waves ♟ e636
        drop.transmission oilcan.fill ◊ ec15
        engine.combustion engine.emission.and.exclamationmark engine.emission.and.filter ▭ | 0 \
            */M7,7L16,7L19,10L22.6,10L22.6,19L19,19L17,21L8,21L5,18L5,12Z 0,0,24 bar 8,3,8,1.8 bar 11.1,3,1.8,4 bar \
            1,10,1.8,9 bar 2,13.6,3,1.8
        ev.charger ev.plug.ac.type.1 ev.plug.ac.type.2 ev.plug.dc.ccs1 ev.plug.dc.ccs2 ev.plug.dc.chademo \
            ev.plug.ac.gb.t ev.plug.dc.gb.t ev.plug.dc.nacs ▯ e56d
        exclamationmark.brakesignal abs.brakesignal parkingsign.brakesignal hold.brakesignal automatic.brakesignal \
            retarder.brakesignal ! | 0 -dot 3.4,3.4,17.2 mark 10.8,6.6,2.4,10.8 arc 18,3,5.6,18 ~arc 0.4,3,5.6,18
        exclamationmark.tirepressure ! ebc8
        ferry ▽ e532
        figure.walk.diamond ♟ e536
        fluid.brakesignal fluid.coolant fluid.transmission transmission exclamationmark.transmission \
            gearshift.layout.sixspeed ⚙ e8b8
        headlight.low.beam headlight.high.beam headlight.fog headlight.daytime taillight.fog parkinglight \
            warninglight automatic.headlight.high.beam automatic.headlight.low.beam ⊃ | 0 \
            */M14,4C25,4,25,20,14,20C11,16,11,8,14,4Z 0,0,24 bar 1,5,8,1.8 bar 1,9,8,1.8 bar 1,13,8,1.8 bar 1,17,8,1.8
        lane ∥ | 0 _M6,2L1,22M18,2L23,22 0,0,24
        left ← | 0 *triangleLeft 2.6,1.6,18,20.8
        mirror.side.left mirror.side.right ⊂ | 0 *app 3,5,16,11 bar 15,15,3,6
        moped ▻ eb28
        motorcycle ▻ e9f9
        pedal.accelerator pedal.brake pedal.clutch paddleshifter.left paddleshifter.right ▯ | 0 *box 6,1,12,16 bar \
            9,5,6,1.7 bar 9,9,6,1.7 bar 9,13,6,1.7 bar 11,17,2,6
        right → | 0 *triangleRight 3.4,1.6,18,20.8
        road.lanes road.lane.arrowtriangle.2.inward road.lanes.curved.left road.lanes.curved.right ∥ | 0 _M7,2L2,22 \
            0,0,24 _M17,2L22,22 0,0,24 bar 11.1,2,1.8,5 bar 11.1,9.4,1.8,5 bar 11.1,17,1.8,5
        sailboat △ e502
        scooter ▻ eb1f
        snowflake.road.lane ❄ eb3b
        steeringwheel ◎ | 0 -dot 1,1,22 dot 9,9.6,6 bar 2,10.6,8,2 bar 14,10.6,8,2 bar 11,14,2,8
        steeringwheel.and.key ◎ ea55
        suspension.shock axle.2 glowplug batteryblock.slash ⚙ | 0 dot 9.6,1,4.8 dot 9.6,18.2,4.8 bar 8,6.6,8,1.7 bar \
            8,9.6,8,1.7 bar 8,12.6,8,1.7 bar 8,15.6,8,1.7
        tire traction.control.tirepressure ◎ | 0 -dot 1,1,22 -dot 7,7,10 dot 10.6,10.6,2.8
        tirepressure ! ebc8
        tow.hitch ◎ e642
        train.side.front.car train.side.middle.car train.side.rear.car ▻ e570
        tram lightrail cablecar ▻ e571
        tram.fill.tunnel tram.tunnel.fill ▻ e56f
        truck.box ▻ e558
        windshield.front.and.wiper windshield.rear.and.wiper windshield.front.and.heat.waves \
            windshield.rear.and.heat.waves windshield.front.and.spray windshield.rear.and.spray \
            windshield.front.and.fluid.and.spray info.windshield windshield.rear.and.fluid.and.spray ⌒ | 0 \
            */M1,8C7,3,17,3,23,8L19.6,20C15,18,9,18,4.4,20Z 0,0,24 bar@50 11,8,1.7,11
        """
}
