// Rows of the symbol table: arrows, chevrons and paths.

extension SymbolRows {
    static let arrows = """
        arrow.2.circlepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise \
            arrow.trianglehead.2.clockwise.rotate.90 ↻ | 0 e863 1.5,1,21,22
        arrow.2.squarepath arrow.trianglehead.rectanglepath arrow.rectanglepath ⇄ | 0 e040 1,2,22,20
        arrow.3.trianglepath ♻ | 0 e760 1,1,22
        arrow.branch ⑂ | 0 ebac 3,1,18,22
        arrow.clockwise arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90 ↻ | 0 \
            _M18.93,7.78\
        C20.57,9.87,21.17,12.59,20.57,15.18,19.98,17.77,18.24,19.95,15.86,21.11,13.47,22.27,10.69,22.3,8.28,\
        21.18,5.87,20.05,4.1,17.91,3.46,15.33,2.82,12.75,3.37,10.02,4.97,7.9,6.57,5.78,9.04,4.5,11.69,4.41 0,0,24 \
            triangleRight 11.4,0.6,6,7.6
        arrow.counterclockwise arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.rotate.90 ↺ | \
            0 \
            ~_M18.93,7.78\
        C20.57,9.87,21.17,12.59,20.57,15.18,19.98,17.77,18.24,19.95,15.86,21.11,13.47,22.27,10.69,22.3,8.28,\
        21.18,5.87,20.05,4.1,17.91,3.46,15.33,2.82,12.75,3.37,10.02,4.97,7.9,6.57,5.78,9.04,4.5,11.69,4.41 0,0,24 \
            triangleLeft 6.6,0.6,6,7.6
        arrow.down ↓ | 0 e5d8@180 3,3,18
        arrow.down.and.line.horizontal.and.arrow.up ↕ | 0 e5d8@180 7,0,10 e5d8 7,14,10 bar 3,11,18,2
        arrow.down.app.dashed ⤓ | 1 %app 1.6,1.6,20.8 | 0 e5d8@180 6,5.4,12
        arrow.down.doc arrow.down.document ⤓ | 1 *e24d 3.6,1,16.8,22 | !0W e5d8@180 7.4,9.4,9.2
        arrow.down.left arrow.down.backward ↙ | 0 e5d8@225 3,3,18
        arrow.down.left.arrow.up.right arrow.down.backward.and.arrow.up.forward.rectangle ⤢ | 0 f1ce 2.5,2.5,19
        arrow.down.right arrow.down.forward ↘ | 0 e5d8@135 3,3,18
        arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward ⤡ | 0 ~f1cf 2,2,20
        arrow.down.to.line arrow.down.to.line.compact arrow.down.to.line.alt ⤓ | 0 e5d8@180 4,2,16 bar 3.5,20,17,2
        arrow.left arrow.backward ← | 0 e5d8@270 3,3,18
        arrow.left.and.line.vertical.and.arrow.right ↔ | 0 e5d8@270 0,7,10 e5d8@90 14,7,10 bar 11,3,2,18
        arrow.left.and.right ↔ | 0 ea16@90 5,0.5,14,23
        arrow.left.and.right.text.vertical ↔ | 0 ea16@90 7.5,-5.5,9,20 bar 5,11,2,12 bar 11,11,2,12 bar 17,11,2,8
        arrow.left.arrow.right ⇄ | 0 _M7,21L7,4M2.6,8.4L7,4L11.4,8.4M17,3L17,20M12.6,15.6L17,20L21.4,15.6@90 0,0,24
        arrow.left.to.line arrow.backward.to.line arrow.left.to.line.compact arrow.left.to.line.alt ⇤ | 0 e5d8@270 \
            6,4,16 bar 2,3.5,2,17
        arrow.merge ⑃ | 0 eb98 3,1,18,22
        arrow.right arrow.forward → | 0 e5d8@90 3,3,18
        arrow.right.and.line.vertical.and.arrow.left ↔ | 0 e5d8@90 0,7,10 e5d8@270 14,7,10 bar 11,3,2,18
        arrow.right.filled.filter.arrow.right ⇥ | 0 ef4f 5,5,14 e5d8@90 0,8,6 e5d8@90 18,8,6
        arrow.right.to.line arrow.forward.to.line arrow.right.to.line.compact arrow.right.to.line.alt ⇥ | 0 e5d8@90 \
            2,4,16 bar 20,3.5,2,17
        arrow.swap ⇅ | 0 e0d7 2,2,20
        arrow.triangle.2.circlepath.camera arrow.trianglehead.2.clockwise.rotate.90.camera camera.rotate ◉ ea38
        arrow.triangle.2.circlepath.icloud arrow.trianglehead.2.clockwise.rotate.90.icloud ☁ eb5a
        arrow.triangle.branch arrow.trianglehead.branch ⑂ | 0 ebac 3,1,18,22
        arrow.triangle.capsulepath arrow.trianglehead.topright.capsulepath.clockwise \
            arrow.trianglehead.bottomleft.capsulepath.clockwise ⇄ | 0 e040 1,3,22,18
        arrow.triangle.merge arrow.trianglehead.merge ⑃ | 0 eb98 3,1,18,22
        arrow.triangle.pull arrow.trianglehead.pull ⑂ | 0 ring 2,2,5.6 ring 2,16.4,5.6 ring 16.4,16.4,5.6 bar \
            3.9,7,1.8,10 _M12,4.6L16.2,4.6Q19.2,4.6,19.2,8L19.2,16.2 0,0,24 triangleLeft 9,1.6,4.2,6
        arrow.triangle.swap ⇅ | 0 e0d7 2,2,20
        arrow.triangle.turn.up.right arrow.trianglehead.turn.up.right ↱ | 0 ebab 3,2,18,20
        arrow.trianglehead.2.counterclockwise arrow.trianglehead.2.counterclockwise.rotate.90 ↺ | 0 ~e863 1.5,1,21,22
        arrow.turn.down.left ↲ | 0 e5d9 2,3,20
        arrow.turn.down.right ↳ | 0 e5da 2,3,20
        arrow.turn.left.down ↲ | 0 e5da@90 2,3,20
        arrow.turn.left.up ↰ | 0 e5d9@90 2,3,20
        arrow.turn.right.down ↳ | 0 e5d9@270 2,3,20
        arrow.turn.right.up ↱ | 0 e5da@270 2,3,20
        arrow.turn.up.left ↰ | 0 e5da@180 2,3,20
        arrow.turn.up.right ↱ | 0 e5d9@180 2,3,20
        arrow.up ↑ | 0 e5d8 3,3,18
        arrow.up.and.down ↕ | 0 ea16 5,0.5,14,23
        arrow.up.and.down.and.arrow.left.and.right ✥ | 0 ea16 5,0.5,14,23 ea16@90 5,0.5,14,23
        arrow.up.and.down.and.sparkles ↕ | 0 ea16 1,2,12,20 | 1 e65f 12,6,11
        arrow.up.and.down.text.horizontal ↕ | 0 ea16 0,2,9,20 bar 11,5,12,2 bar 11,11,12,2 bar 11,17,8,2
        arrow.up.and.line.horizontal.and.arrow.down ↕ | 0 e5d8 7,0,10 e5d8@180 7,14,10 bar 3,11,18,2
        arrow.up.arrow.down arrow.trianglehead.swap ⇅ | 0 \
            _M7,21L7,4M2.6,8.4L7,4L11.4,8.4M17,3L17,20M12.6,15.6L17,20L21.4,15.6 0,0,24
        arrow.up.bin ↥ | 1 *e149 2,1.6,20
        arrow.up.doc arrow.up.document ⤒ | 1 *e24d 3.6,1,16.8,22 | !0W e5d8 7.4,9.4,9.2
        arrow.up.forward.app ↗ | 0 e89e 2,2,20
        arrow.up.left arrow.up.backward ↖ | 0 e5d8@315 3,3,18
        arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward ⤡ | 0 ~f1ce 2.5,2.5,19
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left ⤧ | 0 e56b 2,2,20
        arrow.up.left.arrow.down.right ⤡ | 0 ~f1ce 2.5,2.5,19
        arrow.up.right arrow.up.forward ↗ | 0 e5d8@45 3,3,18
        arrow.up.right.and.arrow.down.left arrow.up.forward.and.arrow.down.backward \
            arrow.down.left.and.arrow.up.right arrow.down.backward.and.arrow.up.forward ⤢ | 0 f1ce 2.5,2.5,19
        arrow.up.to.line arrow.up.to.line.compact arrow.up.to.line.alt ⤒ | 0 e5d8 4,6,16 bar 3.5,2,17,2
        arrow.up.trash ⌫ e938
        arrow.uturn.down ⤵ | 0 e15a@90 2,3,20
        arrow.uturn.left arrow.uturn.backward ↶ | 0 e166 2,3,20
        arrow.uturn.right arrow.uturn.forward ↷ | 0 e15a 2,3,20
        arrow.uturn.up ⤴ | 0 e15a@270 2,3,20
        arrowkeys ✥ | 0 *box 8.4,3.4,7.2 *box 0.6,12,7.2 *box 8.4,12,7.2 *box 16.2,12,7.2
        arrowshape.bounce.right arrowshape.bounce.forward ↝ | 0 ~e166 1,4,22,16
        arrowshape.down ⬇ | 0 */M12,1L22.4,11.6L16.4,11.6L16.4,22.4L7.6,22.4L7.6,11.6L1.6,11.6Z@180 0,0,24
        arrowshape.left arrowshape.backward ⬅ | 0 \
            */M12,1L22.4,11.6L16.4,11.6L16.4,22.4L7.6,22.4L7.6,11.6L1.6,11.6Z@270 0,0,24
        arrowshape.left.arrowshape.right ⬌ | 0 \
            */M0.6,12L7.6,4.6L7.6,9L16.4,9L16.4,4.6L23.4,12L16.4,19.4L16.4,15L7.6,15L7.6,19.4Z 0,0,24
        arrowshape.right arrowshape.forward ➜ | 0 \
            */M12,1L22.4,11.6L16.4,11.6L16.4,22.4L7.6,22.4L7.6,11.6L1.6,11.6Z@90 0,0,24
        arrowshape.turn.up.left arrowshape.turn.up.backward ↰ | 0 *e15e 1,3,22,18
        arrowshape.turn.up.left.2 arrowshape.turn.up.backward.2 ↰ | 0 *e15f 0.5,3,23,18
        arrowshape.turn.up.right arrowshape.turn.up.forward ↱ | 0 *~e15e 1,3,22,18
        arrowshape.up ⬆ | 0 */M12,1L22.4,11.6L16.4,11.6L16.4,22.4L7.6,22.4L7.6,11.6L1.6,11.6Z 0,0,24
        arrowshape.zigzag.right arrowshape.zigzag.forward ↝ | 0 e8e5 1,4,22,16
        arrowtriangle.down ▼ | 0 *triangleDown 1.6,3.4,20.8,18
        arrowtriangle.left arrowtriangle.backward ◀ | 0 *triangleLeft 2.6,1.6,18,20.8
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right ↔ | 0 *triangleLeft 0.6,6,8.4,12 *triangleRight \
            15,6,8.4,12 bar 11,2,2,20
        arrowtriangle.right arrowtriangle.forward ▶ | 0 *triangleRight 3.4,1.6,18,20.8
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left ↔ | 0 *triangleRight 0.6,6,8.4,12 *triangleLeft \
            15,6,8.4,12 bar 11,2,2,20
        arrowtriangle.up ▲ | 0 *triangleUp 1.6,2.6,20.8,18
        chevron.compact.down ⌄ | 0 _M3,10L12,14.5L21,10 0,0,24
        chevron.compact.left chevron.compact.backward ‹ | 0 _M14.5,3L10,12L14.5,21 0,0,24
        chevron.compact.left.chevron.compact.right ↔ | 0 _M9,3L4,12L9,21 0,0,24 _M15,3L20,12L15,21 0,0,24
        chevron.compact.right chevron.compact.forward › | 0 _M10,3L14.5,12L10,21 0,0,24
        chevron.compact.up ⌃ | 0 _M3,14.5L12,10L21,14.5 0,0,24
        chevron.compact.up.chevron.compact.down ↕ | 0 _M3,9L12,4L21,9 0,0,24 _M3,15L12,20L21,15 0,0,24
        chevron.down ˅ | 0 e5cf 2.6,5,18.8,14
        chevron.down.2 ⌄ | 0 ead0 4,3,16,18
        chevron.down.dotted.2 ⌄ | 0 e5cf 5,11,14,9 | 1 e5cf 5,4,14,9
        chevron.down.right.2 chevron.down.forward.2 ⌄ | 0 ead0@315 4,3,16,18
        chevron.left chevron.backward ‹ | 0 e5cb 5,2.6,14,18.8
        chevron.left.2 chevron.backward.2 « | 0 eac3 3,4,18,16
        chevron.left.chevron.right ‹ | 0 e5d7@90 5,1.4,14,21.2
        chevron.left.forwardslash.chevron.right ‹ | 0 _M6.4,6.4L1,12L6.4,17.6 0,0,24 _M17.6,6.4L23,12L17.6,17.6 \
            0,0,24 _M14.2,3.6L9.8,20.4 0,0,24
        chevron.left.to.line chevron.backward.to.line ⇤ | 0 e5dc 3,3,18
        chevron.right chevron.forward › | 0 e5cc 5,2.6,14,18.8
        chevron.right.2 chevron.forward.2 » | 0 eac9 3,4,18,16
        chevron.right.to.line chevron.forward.to.line ⇥ | 0 e5dd 3,3,18
        chevron.up ˄ | 0 e5ce 2.6,5,18.8,14
        chevron.up.2 ⌃ | 0 eacf 4,3,16,18
        chevron.up.chevron.down ↕ | 0 e5d7 5,1.4,14,21.2
        chevron.up.chevron.right.chevron.down.chevron.left \
            chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left ✥ | 0 caretUp \
            8,2,8,4.4 caretDown 8,17.6,8,4.4 caretUp@90 15.8,9.8,8,4.4 caretUp@270 0.2,9.8,8,4.4
        chevron.up.dotted.2 ⌃ | 0 e5ce 5,4,14,9 | 1 e5ce 5,11,14,9
        chevron.up.right.2 chevron.up.forward.2 ⌃ | 0 eacf@45 4,3,16,18
        dot.arrowtriangles.up.right.down.left ✥ | 0 dot 9.6,9.6,4.8 triangleUp 8.6,1,6.8,4.6 triangleDown \
            8.6,18.4,6.8,4.6 triangleLeft 1,8.6,4.6,6.8 triangleRight 18.4,8.6,4.6,6.8
        exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath \
            exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 ↻ | 0 e863 1.5,1,21,22 mark 11,8,2,8
        gobackward ↺ | 0 \
            ~_M18.93,7.78\
        C20.57,9.87,21.17,12.59,20.57,15.18,19.98,17.77,18.24,19.95,15.86,21.11,13.47,22.27,10.69,22.3,8.28,\
        21.18,5.87,20.05,4.1,17.91,3.46,15.33,2.82,12.75,3.37,10.02,4.97,7.9,6.57,5.78,9.04,4.5,11.69,4.41 0,0,24 \
            triangleLeft 6.6,0.6,6,7.6
        gobackward.minus minus.arrow.trianglehead.counterclockwise ↺ | 0 \
            ~_M18.93,7.78\
        C20.57,9.87,21.17,12.59,20.57,15.18,19.98,17.77,18.24,19.95,15.86,21.11,13.47,22.27,10.69,22.3,8.28,\
        21.18,5.87,20.05,4.1,17.91,3.46,15.33,2.82,12.75,3.37,10.02,4.97,7.9,6.57,5.78,9.04,4.5,11.69,4.41 0,0,24 \
            triangleLeft 6.6,0.6,6,7.6 bar 8.6,12.4,6.8,1.8
        goforward ↻ | 0 \
            _M18.93,7.78\
        C20.57,9.87,21.17,12.59,20.57,15.18,19.98,17.77,18.24,19.95,15.86,21.11,13.47,22.27,10.69,22.3,8.28,\
        21.18,5.87,20.05,4.1,17.91,3.46,15.33,2.82,12.75,3.37,10.02,4.97,7.9,6.57,5.78,9.04,4.5,11.69,4.41 0,0,24 \
            triangleRight 11.4,0.6,6,7.6
        goforward.plus plus.arrow.trianglehead.clockwise ↻ | 0 \
            _M18.93,7.78\
        C20.57,9.87,21.17,12.59,20.57,15.18,19.98,17.77,18.24,19.95,15.86,21.11,13.47,22.27,10.69,22.3,8.28,\
        21.18,5.87,20.05,4.1,17.91,3.46,15.33,2.82,12.75,3.37,10.02,4.97,7.9,6.57,5.78,9.04,4.5,11.69,4.41 0,0,24 \
            triangleRight 11.4,0.6,6,7.6 bar 8.6,12.4,6.8,1.8 bar 11.1,9.9,1.8,6.8
        point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted ∴ | 0 dot 8.6,1,6.8 dot \
            1,15.6,6.8 dot 16.2,15.6,6.8 | 1 dot 7,9.6,1.8 dot 5.4,12.4,1.8 dot 15.2,9.6,1.8 dot 16.8,12.4,1.8 dot \
            9.4,18.2,1.8 dot 12.8,18.2,1.8
        point.bottomleft.forward.to.arrow.triangle.scurvepath point.bottomleft.forward.to.arrowtriangle.scurvepath \
            point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath \
            point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath \
            point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath ∿ | 0 ring 1.6,16.4,6 \
            triangleRight 16.4,1.2,5.6,6.8 _M7.6,19.4L10,19.4Q16,19.4,12,12Q8,4.6,14,4.6L16.2,4.6 0,0,24
        point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath \
            point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath ∿ | 0 ring 1.6,16.4,6 triangleLeft \
            2,1.2,5.6,6.8 _M7.6,19.4L14,19.4Q21,19.4,21,12Q21,4.6,14,4.6L8,4.6 0,0,24
        point.bottomleft.forward.to.point.topright.scurvepath \
            point.bottomleft.filled.forward.to.point.topright.scurvepath \
            point.bottomleft.forward.to.point.topright.filled.scurvepath point.forward.to.point.capsulepath ∿ | 0 \
            ring 1.6,16.4,6 ring 16.4,1.6,6 _M7.6,19.4L10,19.4Q16,19.4,12,12Q8,4.6,14,4.6L16.2,4.6 0,0,24
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath \
            point.topleft.filled.down.to.point.bottomright.curvepath \
            point.topleft.down.to.point.bottomright.filled.curvepath ∿ | 0 ring 1.6,1.6,6 ring 16.4,16.4,6 \
            _M4.6,8L4.6,12Q4.6,19.4,12,19.4L12.6,19.4Q12,19.4,12,12Q12,4.6,16,4.6Q19.4,4.6,19.4,9L19.4,15.6 0,0,24
        point.topleft.down.curvedto.point.filled.bottomright.up \
            point.topleft.down.curvedto.point.bottomright.up.fill ∿ | 0 ring 1.6,1.6,6 dot 16.4,16.4,6 \
            _M4.6,8L4.6,12Q4.6,19.4,12,19.4L16,19.4 0,0,24
        """
}
