// Rows of the symbol table: shapes, grids and stacks.

extension SymbolRows {
    static let shapes = """
        app ▢ | 0 *app 1.6,1.6,20.8,20.8
        app.connected.to.app.below.fill app.connected.to.app.below ▢ | 0 *app 7,0.6,10 *app 7,13.4,10 bar \
            11.1,10,1.8,4
        app.dashed ▢ | 0 %app 1.6,1.6,20.8
        bolt.shield ⚡ | 1 *e9e0 2.4,0.8,19.2,22.4 | !0W ea0b 8.4,5.6,7.2,12
        capsule ▭ | 0 *bar 0.6,5.4,22.8,13.2
        capsule.portrait ▯ | 0 *bar 5.4,0.6,13.2,22.8
        checkmark.seal ✓ | 1B *seal 0.6,0.6,22.8,22.8 | !0W e5ca 6.4,7.4,11.2,9.4
        checkmark.shield ✓ | 1g *e9e0 2.4,0.8,19.2,22.4 | !0W e5ca 7,8,10,8
        circle ○ | 0 *dot 1,1,22,22
        circle.and.line.horizontal ◯ | 0 *dot 3,3,18 bar 0,11.1,24,1.8
        circle.dashed ○ | 0 %dot 1,1,22
        circle.dotted ○ | 0 %dot 1,1,22
        circle.grid.cross ⠿ | 0 *dot 8.6,1,6.8 *dot 8.6,16.2,6.8 *dot 1,8.6,6.8 *dot 16.2,8.6,6.8
        circle.hexagongrid circle.hexagonpath circle.hexagongrid.circle ⬡ eaa6
        circle.slash ⌀ | 1 *dot 1,1,22 | ^0 slash 2.4,2.4,19.2
        circlebadge circlebadge.2 ○ | 0 *dot 5,5,14
        cylinder cylinder.split.1x2 ⊟ | 0 -dot 3,1,18,6 _M3,4L3,20C3,24,21,24,21,20L21,4 0,0,24
        diamond rhombus ◇ | 0 *diamond 0.6,0.6,22.8
        dot ● | 0 dot 8,8,8
        dot.square ▣ | 1 *box 2,2,20 | !0 dot 8,8,8
        exclamationmark.octagon ⚠ | 1r *octagon 1,1,22,22 | !0W mark 10.6,5.8,2.8,12.4
        exclamationmark.shield ⚠ | 1r *e9e0 2.4,0.8,19.2,22.4 | !0W mark 10.7,6,2.6,11
        exclamationmark.triangle ⚠ | 1y *warning 0.4,1.2,23.2,21 | !0W mark 10.6,7.8,2.8,10.8
        flowchart ⌥ e97a
        grid grid.circle # | 0 bar 1,7.4,22,1.7 bar 1,14.9,22,1.7 bar 7.4,1,1.7,22 bar 14.9,1,1.7,22
        hexagon ⬡ | 0 *hexagon 1.6,0.6,20.8,22.8
        largecircle.fill.circle smallcircle.filled.circle smallcircle.circle inset.filled.circle circle.inset.filled \
            circle.circle ◉ | 1B -dot 1,1,22 | 0B dot 5.4,5.4,13.2
        line.2.horizontal.decrease line.horizontal.2.decrease ≡ | 0 bar 1.4,7.6,21.2,1.9 bar 6,14.4,12,1.9
        line.3.crossed.swirl.circle line.3.crossed.swirl ✳ e3e9
        line.3.horizontal line.horizontal.3 ☰ | 0 bar 1.4,5,21.2,1.9 bar 1.4,11,21.2,1.9 bar 1.4,17,21.2,1.9
        line.3.horizontal.decrease line.horizontal.3.decrease ≡ | 0 bar 1.4,5,21.2,1.9 bar 5,11,14,1.9 bar \
            8.6,17,6.8,1.9
        line.horizontal.star.fill.line.horizontal ★ | 0 e838 5,5,14 bar 0,11,5,1.8 bar 19,11,5,1.8
        octagon ⯃ | 0 *octagon 1,1,22,22
        oval ○ | 0 *dot 0.6,4.4,22.8,15.2
        oval.portrait ○ | 0 *dot 4.4,0.6,15.2,22.8
        pentagon ⬠ | 0 *pentagon 0.6,0.8,22.8,22
        plus.square.on.square plus.rectangle.on.rectangle plus.square.fill.on.square.fill \
            plus.rectangle.fill.on.rectangle.fill ▣ | 1 -box 6.6,0.8,16.6,16.6 | ^1 *box 0.8,6.6,16.6,16.6 | !0W \
            e145 4,10,10
        progress.indicator ✵ | +0 bar 11.1,1,1.8,6 | +0 bar@45 16.9,3.4,1.8,6 | +0 bar@90 19.1,9,1.8,6 | +0 bar@135 \
            16.9,14.6,1.8,6 | +0 bar 11.1,17,1.8,6 | +0 bar@45 5.3,14.6,1.8,6 | +0 bar@90 3.1,9,1.8,6 | +0 bar@135 \
            5.3,3.4,1.8,6
        rectangle ▭ | 0 *box 0.6,3.8,22.8,16.4
        rectangle.2.swap ⇄ | 0 *box 0.6,2,12,8 *box 11.4,14,12,8 _M16,5L20,5L20,11 0,0,24 _M8,19L4,19L4,13 0,0,24
        rectangle.3.group rectangle.3.group.bubble.left ⊞ | 0 *box 0.6,2.4,12,8.6 *box 14.4,2.4,9,19.2 *box \
            0.6,13,12,8.6
        rectangle.3.offgrid ⊞ e871
        rectangle.and.arrow.up.right.and.arrow.down.left ⤢ | 1 -box 0.6,3.8,22.8,16.4 | 0 f1ce 6.6,6.6,10.8
        rectangle.arrowtriangle.2.outward rectangle.arrowtriangle.2.inward \
            rectangle.portrait.arrowtriangle.2.outward rectangle.portrait.arrowtriangle.2.inward \
            rectangle.expand.diagonal ↔ | 0 -box 0.6,3.8,22.8,16.4 triangleLeft 4,9,4,6 triangleRight 16,9,4,6
        rectangle.connected.to.line.below ⊥ | 0 *box 0.8,1,22.4,11 bar 11.1,12,1.8,6 dot 9.4,17.4,5.2 bar \
            1,19.2,8,1.8 bar 15,19.2,8,1.8
        rectangle.dashed ▭ | 0 %box 0.6,3.8,22.8,16.4
        rectangle.expand.vertical rectangle.compress.vertical ↕ | 0 -box 2,9,20,6 triangleUp 8.6,1,6.8,5.6 \
            triangleDown 8.6,17.4,6.8,5.6
        rectangle.grid.1x2 ⊟ | 0 *box 0.6,2.4,22.8,8.6 *box 0.6,13,22.8,8.6
        rectangle.landscape.rotate rectangle.portrait.rotate ↻ e1c1
        rectangle.pattern.checkered circle.filled.pattern.diagonalline circle.rectangle.filled.pattern.diagonalline \
            circle.rectangle.dashed ▦ e421
        rectangle.portrait ▯ | 0 *box 3.8,0.6,16.4,22.8
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward ⇥ e9ba
        rectangle.ratio.3.to.4 rectangle.ratio.9.to.16 ▯ | 0 *box 5.4,1,13.2,22
        rectangle.ratio.4.to.3 rectangle.ratio.16.to.9 ▭ | 0 *box 1,5.4,22,13.2
        rectangle.stack ▤ | 0 *box 0.6,8,22.8,14.6 | 1 bar 2.6,4.6,18.8,1.8 bar 4.8,1.2,14.4,1.8
        seal ✹ | 0 *seal 0.6,0.6,22.8,22.8
        sidebar.left sidebar.leading sidebar.squares.left sidebar.squares.leading ◧ | 0 *box 0.6,3,22.8,18 bar \
            8,3,1.8,18 bar 3,7,3,1.6 bar 3,10.4,3,1.6 bar 3,13.8,3,1.6
        sidebar.right sidebar.trailing sidebar.squares.right sidebar.squares.trailing ◨ | 0 *box 0.6,3,22.8,18 bar \
            14.2,3,1.8,18 bar 18,7,3,1.6 bar 18,10.4,3,1.6 bar 18,13.8,3,1.6
        smallcircle ○ | 0 *dot 5,5,14
        square □ | 0 *box 2,2,20,20
        square.2.layers.3d square.2.stack.3d square.2.layers.3d.top.filled square.2.layers.3d.bottom.filled ▣ | 0 \
            */M12,3L23.4,9L12,15L0.6,9Z 0,0,24 | 1 _M0.6,14.6L12,20.6L23.4,14.6 0,0,24
        square.3.layers.3d.top.filled square.3.layers.3d.middle.filled square.3.layers.3d.bottom.filled \
            square.3.stack.3d.top.filled square.3.stack.3d.top.fill square.3.stack.3d.middle.filled \
            square.3.stack.3d.bottom.filled ▣ e53b
        square.and.arrow.down ↧ | 0 _M7.6,8.6L4.6,8.6L4.6,22L19.4,22L19.4,8.6L16.4,8.6 0,0,24 bar 11.1,1.6,1.8,13.4 \
            _M7.4,11L12,15.6L16.6,11 0,0,24
        square.and.arrow.up ↥ | 0 _M7.6,8.6L4.6,8.6L4.6,22L19.4,22L19.4,8.6L16.4,8.6 0,0,24 bar 11.1,1.6,1.8,13.4 \
            _M7.4,5.6L12,1.2L16.6,5.6 0,0,24
        square.and.arrow.up.circle ↥ | 1 *dot 0.96,0.96,22.08 | !0W e6b8 6.4,5,11.2,12.4
        square.and.arrow.up.on.square square.and.arrow.down.on.square ↥ e6b8
        square.and.line.vertical.and.square square.fill.and.line.vertical.and.square.fill \
            square.and.line.vertical.and.square.filled square.filled.and.line.vertical.and.square ▣ | 0 *box \
            0.6,7,8.6,10 bar 11.1,2,1.8,20 *box 14.8,7,8.6,10
        square.arrowtriangle.4.outward ✥ | 0 -box 2,2,20 triangleUp 9.6,4.6,4.8,3.4 triangleDown 9.6,16,4.8,3.4 \
            triangleLeft 4.6,9.6,3.4,4.8 triangleRight 16,9.6,3.4,4.8
        square.dashed square.dotted □ | 0 %box 2,2,20
        square.dashed.inset.filled inset.filled.square.dashed ▢ | 1 %box 2,2,20 | 0 box 6.4,6.4,11.2
        square.grid.3x1.below.line.grid.1x2 square.fill.text.grid.1x2 ⊞ e8ef
        square.grid.3x1.folder ▱ | 0 *e2c7 0.8,3.2,22.4,17.6
        square.on.circle ▣ | 1 *dot 8,1,15 | ^0 *box 0.8,8,14.6
        square.on.square rectangle.on.rectangle square.on.square.intersection.dashed square.on.square.dashed \
            rectangle.fill.on.rectangle.fill rectangle.portrait.on.rectangle.portrait rectangle.on.rectangle.angled \
            square.filled.on.square square.fill.on.square rectangle.portrait.on.rectangle.portrait.angled \
            rectangle.fill.on.rectangle.angled rectangle.on.rectangle.dashed capsule.on.capsule capsule.on.rectangle \
            ▣ | 1 -box 6.6,0.8,16.6,16.6 | ^0 *box 0.8,6.6,16.6,16.6
        square.slash □ | 1 *box 2,2,20 | ^0 slash 2.4,2.4,19.2
        square.split.diagonal square.split.diagonal.2x2 square.split.bottomrightquarter ◪ | 0 *box 2,2,20 slash@90 \
            2.6,2.6,18.8
        square.stack ▣ | 0 *box 1,6.4,22,16.6 | 1 bar 3,3.6,18,1.8 bar 5,0.6,14,1.8
        square.stack.3d.down.right square.stack.3d.down.forward square.stack.3d.forward.dottedline \
            square.stack.3d.down.dottedline ▣ e53b
        square.stack.3d.up square.3.stack.3d square.3.layers.3d square.stack.3d.up.trianglebadge \
            square.3.layers.3d.down.right square.3.layers.3d.down.left square.3.layers.3d.down.forward \
            square.3.layers.3d.down.backward ▣ | +0 */M12,1L23.4,7L12,13L0.6,7Z 0,0,24 | +1 _M0.6,12L12,18L23.4,12 \
            0,0,24 | +2 _M0.6,16.6L12,22.6L23.4,16.6 0,0,24
        square.text.square square.text ▣ | 0 *box 1,1,22 | !0 -box 5,5,14 bar 8,9,8,1.7 bar 8,13,8,1.7
        squares.below.rectangle squares.leading.rectangle squares.below squares.leading rectangle.grid.1x3 ⊞ e871
        star ★ | 0y *e838 0.6,1,22.8,21.8
        star.leadinghalf.filled ★ e839
        star.slash ☆ | 1y *e838 0.6,1,22.8,21.8 | ^0 slash 2.4,2.4,19.2
        star.square.on.square ▣ | 1 -box 6.6,0.8,16.6,16.6 | ^1 *box 0.8,6.6,16.6,16.6 | !0W e838 4,10,10
        swirl.circle.righthalf.filled ◑ eb37
        tablecells ▦ | 1 *box 0.6,3,22.8,18 | !0W bar 0.6,7.6,22.8,1.7 bar 0.6,13.8,22.8,1.7 bar 7.4,3,1.7,18 bar \
            14.9,3,1.7,18
        timeline.selection ▭ | 0 *box 4,3,16,18 bar 0.6,11.1,22.8,1.8
        triangle triangleshape △ | 0 *warning 0.6,1.4,22.8,20.4
        widget.large widget.extralarge ▣ e1bd
        widget.medium ▭ | 0 *app 0.6,5.4,22.8,13.2 dot 4,9,6
        widget.small ▣ | 0 *app 1,1,22 dot 4.6,4.6,6
        xmark.octagon ✕ | 1r *octagon 1,1,22,22 | !0W e5cd 7,7,10
        xmark.seal ✕ | 1r *seal 0.6,0.6,22.8,22.8 | !0W e5cd 7.2,7.2,9.6
        xmark.shield ⚠ | 1r *e9e0 2.4,0.8,19.2,22.4 | !0W e5cd 7.6,7.4,8.8
        xmark.triangle ⚠ | 1r *warning 0.4,1.2,23.2,21 | !0W e5cd 7.6,9.4,8.8
        yieldsign ▽ | 1r *triangleDown 0.4,1.2,23.2,21 | !0W triangleDown 6,5,12,10
        """
}
