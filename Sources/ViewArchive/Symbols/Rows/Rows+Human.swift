// Rows of the symbol table: people, hands, faces and clothes.

extension SymbolRows {
    static let human = """
        backpack ▯ f19c
        balloon balloon.2 ○ | 0 *dot 5,1,14,16 triangleUp 10.4,16.4,3.2,2.6 _M12,19Q10,21,12,23.4 0,0,24
        birthday.cake ▲ e7e9
        coat jacket ⊤ f19e
        comb comb.fill ⫴ | 0 bar 1,5,22,5 bar 2,5,1.7,14 bar 6,5,1.7,14 bar 10,5,1.7,14 bar 14,5,1.7,14 bar \
            18,5,1.7,14
        crown ♕ | 0y *crown 1,3.5,22,17
        eyeglasses ∞ | 0 -dot 1,8,9.6 -dot 13.4,8,9.6 bar 10,11.4,4,1.7 _M1.6,11L4,4.6 0,0,24 _M22.4,11L20,4.6 0,0,24
        face.dashed ☺ | 1 %dot 1,1,22 | 0 dot 7,8,2.6 dot 14.4,8,2.6 _M7,14.4Q12,19,17,14.4 0,0,24
        face.smiling ☺ e813
        face.smiling.inverse ☻ e7f2
        graduationcap ▲ e80c
        hand.point.down ☟ | 0 ebb9@180 1,1,22
        hand.point.left ☜ | 0 ebb9@270 1,1,22
        hand.point.right ☞ | 0 ~ebb9@90 1,1,22
        hand.point.up hand.point.up.left hand.point.up.braille ☝ ebb9
        hand.point.up.left.and.text rectangle.and.hand.point.up.left ☝ | 1 -box 0.6,1,20,14 | ^0 ebb9 9,7,14,16
        hand.raised hand.raised.fingers.spread hand.palm.facing hand.raised.palm.facing hand.rays ✋ e764
        hand.raised.slash ✋ f1b0
        hand.tap hand.draw hand.pinch dot.circle.and.hand.point.up.left ☝ e913
        hand.thumbsdown ☟ | 0 *e8db 1,2.4,22,20
        hand.thumbsup ☝ | 0 *e8dc 1,1.6,22,20
        hand.wave ✋ e766
        hands.clap ✋ | 0 e764@345 0,4,15,19 | ^1 ~e764@15 9,4,15,19
        hands.sparkles hands.and.sparkles ✋ f21f
        hanger ⌒ f19e
        hat.cap hat.widebrim helmet ⌒ | 0 */M3,15C3,5,21,5,21,15Z 0,0,24 bar 0.6,15.4,22.8,2.4
        party.popper ✦ ea65
        peacesign ☮ | 0 -dot 1,1,22 bar 11.1,1,1.8,22 _M12,12L4.8,19.2M12,12L19.2,19.2 0,0,24
        person person.crop ☺ | 0 \
            */M12,12.2C15.2,12.2,17.4,9.8,17.4,6.6C17.4,3.4,15.2,1.2,12,1.2C8.8,1.2,6.6,3.4,6.6,6.6\
        C6.6,9.8,8.8,12.2,12,12.2Z 0,0,24 \
            */M12,14C17.6,14,22,17.2,22,20.6C22,22,21.2,22.6,19.8,22.6L4.2,22.6C2.8,22.6,2,22,2,20.6\
        C2,17.2,6.4,14,12,14Z 0,0,24
        person.2 ☺ | 1 e7fd 11.4,4.6,12.4 | ^0 e7fd 0.3,4.6,15
        person.2.circle ☺ | 1 *dot 0.96,0.96,22.08 | !0 e7ef 4.6,7,14.8,10
        person.2.slash ☺ e747
        person.2.wave.2 ☺ | 0 e7fd 0,8,9 e7fd 15,8,9 | 1 arc 8,8,3,8 ~arc 13,8,3,8
        person.3 person.3.sequence ☺ | 1 e7fd 0,7,9.6 e7fd 14.4,7,9.6 | ^0 e7fd 5.2,5,13.6
        person.and.arrow.left.and.arrow.right person.and.arrow.left.and.arrow.right.outward \
            person.fill.and.arrow.left.and.arrow.right person.fill.and.arrow.left.and.arrow.right.outward ☺ | 0 e7fd \
            5,0,14 | 1 ea16@90 8,11,8,18
        person.and.background.dotted person.and.background.striped.horizontal ☺ | 1 %box 1,1,22 | 0 e7fd 5,6,14
        person.bust person.bust.circle ☺ e7fd
        person.circle person.crop.circle ☺ | 1 *dot 1,1,22,22 | !0W e7fd 6,5.4,12
        person.crop.artframe ☺ | 1 *box 2,1,20,22 | !0W e7fd 6,5.4,12
        person.crop.circle.dashed ☺ | 1 %dot 1,1,22,22 | 0 e7fd 6,5.4,12
        person.crop.rectangle ☺ | 1 *box 0.4,3,23.2,18 | !0W e7fd 6,5.6,12
        person.crop.rectangle.stack ☺ | 1 *box 0.4,5.6,23.2,16 bar 3,2,18,1.7 | !0W e7fd 7,8,10
        person.crop.square.on.square.angled person.crop.square.filled.and.at person.2.crop.square.stack \
            person.crop.square.stack ☺ | 1 *box 1,4.6,22,18.4 bar 4,1,16,1.7 | !0W e7fd 6.4,7,11.2
        person.fill.checkmark ☺ e174
        person.fill.questionmark ☺ | 0 e7fd 0,3,17 | 1 eb8b 17,6,6,11
        person.fill.turn.right person.fill.turn.left person.fill.turn.down ☺ | 0 e7fd 0,5,17 | 1 e5d8@90 14,4,9
        person.fill.viewfinder ☺ | 1 e3c2 0,0,24 | 0 e7fd 6,6,12
        person.fill.xmark person.slash ☺ e510
        person.icloud ☺ | 1 *e2bd 0.5,4.5,23,15.3 | !0W e7fd 8,7.6,8
        person.line.dotted.person ☺ | 0 e7fd 0,7,9.6 e7fd 14.4,7,9.6 | 1 dot 11.2,4,1.6 dot 11.2,9,1.6 dot \
            11.2,14,1.6 dot 11.2,19,1.6
        person.square person.crop.square ☺ | 1 *box 1,1,22,22 | !0W e7fd 6,5.4,12
        person.text.rectangle person.text ☺ | 1 *box 0.4,3,23.2,18 | !0W e7fd 3,7.6,8 bar 13.4,8.6,7,1.7 bar \
            13.4,12.4,7,1.7 bar 13.4,16,4,1.7
        person.wave.2 person.wave.2.fill ☺ e91f
        stroller ⊔ f1ae
        sunglasses ∞ | 0 */M0.8,8L10.6,8L10,14C9,18,3,18,1.8,14Z 0,0,24 */M13.4,8L23.2,8L22.2,14C21,18,15,18,14,14Z \
            0,0,24 bar 10,8,4,1.7
        teddybear ☻ | 0 *dot 1.6,2,8 *dot 14.4,2,8 | ^0 *dot 3,5,18,17 | !1 dot 7.6,11,2.4 dot 14,11,2.4 dot \
            9.6,14.6,4.8,3.6
        theatermasks ☻ ea66
        tshirt ⊤ | 0 */M7.6,2C9,5,15,5,16.4,2L23.4,6L20.6,11.4L17.6,10.4L17.6,22L6.4,22L6.4,10.4L3.4,11.4L0.6,6Z \
            0,0,24
        """
}
