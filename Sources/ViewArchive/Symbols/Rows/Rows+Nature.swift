// Rows of the symbol table: plants and animals.

extension SymbolRows {
    static let nature = """
        ant ant.circle ⁂ f0fa
        atom ✳ | 0 dot 10,10,4 ring@30 7,0.6,10,22.8 ring@90 7,0.6,10,22.8 ring@150 7,0.6,10,22.8
        bird ⁂ e00b
        carrot ▲ | 0o /M16,8C12,4,8,8,1.6,22.4C16,16,20,12,16,8Z 0,0,24 | 1g _M16,8L17,2 0,0,24 _M16,8L22,7 0,0,24
        cat cat.fill ⁂ | 0 */M3.4,2L9,6L15,6L20.6,2L21.4,12C21.4,18.4,17,22,12,22C7,22,2.6,18.4,2.6,12Z 0,0,24 | !1 \
            dot 7.4,11,2.2 dot 14.4,11,2.2 dot 10.8,15,2.4,1.8
        dog dog.fill ⁂ | 0 \
            */M5,3L9,6L15,6L19,3L21.6,10L19,12L18.6,16C17,21,14.4,22.4,12,22.4C9.6,22.4,7,21,5.4,16L5,12L2.4,10Z \
            0,0,24 | !1 dot 8,10.6,2 dot 14,10.6,2 dot 10.6,15.6,2.8,2.2
        fireworks burst laser.burst ✦ ea65
        fish ∝ | 0 */M0.8,12C5,5,12,5,16.4,10.4L22.6,6.4L21,12L22.6,17.6L16.4,13.6C12,19,5,19,0.8,12Z 0,0,24 | !1 \
            dot 5.4,9.8,2
        fossil.shell ❀ | 0 */M12,22C2,17,-1,8,5,4C8,1.6,16,1.6,19,4C25,8,22,17,12,22Z 0,0,24 _M12,22L12,3 0,0,24 \
            _M12,22L7,3.4 0,0,24 _M12,22L17,3.4 0,0,24
        hare hare.fill ⁂ | 0 e799 3.4,1,17.2,22
        ladybug ⁂ e868
        leaf ❧ | 0g *ea35 1.6,1.8,20.8,20.4
        leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise leaf.arrow.circlepath ♻ | 0g ea35 6,6,12 | \
            1 e863 0,0,24
        lizard lizard.fill ⁂ | 0 _M4,3C10,2,9,10,13,12C17,14,22,14,21,21 0,0,24 _M8,8L3,11 0,0,24 _M10,6L15,4 0,0,24 \
            _M14,13L11,18 0,0,24 _M17,14L20,9 0,0,24 dot 1.6,1,5
        mountain.2 ▲ e3f7
        pawprint ❖ e91d
        smoke ☁ | 0k *e2bd 1.5,4,21,14 | 1k bar 4,20.5,16,1.9
        sparkle ✦ | 0y /M12,1C13,8,16,11,23,12C16,13,13,16,12,23C11,16,8,13,1,12C8,11,11,8,12,1Z 0,0,24
        sparkle.magnifyingglass ✦ | 1 e8b6 1,1,22 | 0 e65f 4.6,4.6,9
        sparkles ✦ e65f
        swift swiftdata ❮ e86f
        tortoise ⁂ | 0 */M2,15.4C2,8,7,4.6,11,4.6C15.6,4.6,19,8.4,19,15.4Z 0,0,24 \
            /M18.6,10C18.6,6.6,23.4,6.4,23.4,10C23.4,13,21,15.4,18,15.4Z 0,0,24 cell 3.6,15.4,4,4.2 cell \
            13,15.4,4,4.2 | !1 _M7,6.4L10.6,10.6L14.6,6.4 0,0,24 _M10.6,10.6L10.6,15 0,0,24
        tree ♣ ea63
        umbrella.percent ☂ | 0 eb3e 0,4,18 | 1 eb58 15,2,8
        """
}
