// Rows of the symbol table: keys and pointers.

extension SymbolRows {
    static let keyboard = """
        alt ⌥ | 0 'alt 1,4,22,15
        arrow.up.and.down.square ↕ e8d5
        capslock ⇪ | 0 */M12,1L22,10.6L16.6,10.6L16.6,16L7.4,16L7.4,10.6L2,10.6Z 0,0,24 bar 7.4,19,9.2,3.4
        clear ⌫ | 1 *box 0.6,4,22.8,16 | !0W e5cd 7.4,7.4,9.2
        command ⌘ eae7
        contextualmenu.and.cursorarrow filemenu.and.cursorarrow ▤ | 1 *box 4,1,18,15 | ^0 \
            /M2,8.4L12.6,16L8,17L6,22.8Z 0,0,24
        control ⌃ eae6
        cursorarrow ↖ | 0 */M5,1.6L20.4,14.6L13.2,15.4L17,22L13.8,23.4L10.4,16.4L5,21Z 0,0,24
        cursorarrow.and.square.on.square.dashed cursorarrow.square ↖ | 1 %box 1,1,15 | ^0 \
            /M9,8.4L22.6,15L16.6,17L14,22.8Z 0,0,24
        cursorarrow.rays cursorarrow.click cursorarrow.click.2 cursorarrow.motionlines cursorarrow.motionlines.click \
            ↖ | 0 /M9,8.4L22.6,15L16.6,17L14,22.8Z 0,0,24 | 1 bar 8,0.6,1.8,4.4 bar 0.6,8,4.4,1.8 bar@45 \
            3.4,12,1.8,4.4 bar@315 2.8,2.4,1.8,4.4 bar@45 13,2,1.8,4.4
        delete.left delete.backward ⌫ | 1 */M8,4L22.6,4L22.6,20L8,20L1,12Z 0,0,24 | !0W e5cd 9.4,7.6,8.8
        delete.right delete.forward ⌦ | 1 */M16,4L1.4,4L1.4,20L16,20L23,12Z 0,0,24 | !0W e5cd 5.8,7.6,8.8
        dot.circle.and.cursorarrow dots.and.line.vertical.and.cursorarrow.rectangle ↖ e762
        eject ⏏ | 0 *triangleUp 2,2.6,20,12 *cell 2,17.6,20,4
        escape ⎋ | 0 _M17,4C25,11,20,22,12,22C4,22,-1,11,7,4 0,0,24 e5d8@315 3,2,12
        filemenu.and.selection ▤ e0ee
        fn f | 0 'fn 1,3,22,17
        globe.badge.chevron.backward ◍ e80b
        light.min light.max ☀ e518
        mount ⏏ e8fb
        option ⌥ eae8
        power ⏻ e8ac
        power.circle ⏻ | 1 *dot 0.96,0.96,22.08 | !0 e8ac 6,6,12
        powersleep sleep ☾ ef44
        restart ↻ f053
        return return.left ↵ e31b
        return.right ↳ | 0 ~e31b 2,3,20
        shift ⇧ | 0 */M12,1.6L22,12L16.6,12L16.6,21L7.4,21L7.4,12L2,12Z 0,0,24
        space ␣ e256
        togglepower poweron poweroff power.dotted ⏻ | 0 ring 2,2,20 bar 11,6,2,12
        """
}
