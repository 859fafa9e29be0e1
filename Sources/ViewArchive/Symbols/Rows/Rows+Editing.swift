// Rows of the symbol table: drawing, text, lists and signs of arithmetic.

extension SymbolRows {
    static let editing = """
        a.magnify A | 0 'A 0,5,13,17 'A 12,0,12,13
        abc a | 0 'abc 0.4,2,23.2,17
        align.horizontal.center ⊥ e00f
        align.horizontal.left ⊢ e00d
        align.horizontal.right ⊣ e010
        align.vertical.bottom ⊥ e015
        align.vertical.center ⊢ e011
        align.vertical.top ⊤ e00c
        angle ∠ | 0 _M20,3L3,20L21,20 0,0,24
        arrow.left.and.right.righttriangle.left.righttriangle.right \
            arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right righttriangle ◣ | 0 \
            */M10.4,4L10.4,20L0.8,20Z 0,0,24 */M13.6,4L13.6,20L23.2,20Z 0,0,24
        arrow.up.and.down.righttriangle.up.righttriangle.down \
            arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down ◣ | 0 */M4,10.4L20,10.4L20,0.8Z \
            0,0,24 */M4,13.6L20,13.6L20,23.2Z 0,0,24
        aspectratio ▭ e85b
        asterisk * | 0 bar 11,2,2,20 bar@60 11,2,2,20 bar@120 11,2,2,20
        at @ e0e6
        bold B e238
        bold.italic.underline bold.underline B | 0 e238 0,3,9,13 e23f 8.6,3,7,13 e249 15,3,8.6,17
        burn ◐ | 0 *dot 3,3,18
        camera.aperture ◎ e3af
        camera.filters ◍ | 0 -dot 5.4,1,13.2 -dot 1,9,13.2 -dot 9.8,9,13.2
        character A | 0 'A 2,2,20
        character.book.closed text.book.closed a.book.closed ▯ | 1 *e865 3,1,18,22
        character.bubble A | 1 *bubble 1,1.6,22,21 | !0W 'A 6,4.4,12,12
        character.cursor.ibeam A | 0 'A 0,3,14,18 | 1 bar 17,3,1.8,18 bar 14.6,1.6,6.6,1.7 bar 14.6,20.6,6.6,1.7
        character.duployan character.sutton A | 0 'A 2,2,20
        character.magnify text.line.magnify A | 0 'A 0,5,13,17 'A 12,0,12,13
        character.phonetic ə | 0 '[ə] 1,3,22,17
        character.textbox A | 0 -box 0.6,3.8,22.8,16.4 'A 6,6.6,12,11
        characters.lowercase a | 0 'abc 0.4,2,23.2,17
        characters.uppercase A | 0 'ABC 0.4,2,23.2,17
        checklist checklist.checked checklist.unchecked ☑ e6b1
        circle.lefthalf.striped.horizontal circle.lefthalf.filled.righthalf.striped.horizontal \
            circle.bottomrighthalf.checkered circle.bottomrighthalf.pattern.checkered ◐ | 1 -dot 1,1,22 | 0 dot:l \
            1,1,22
        compass.drawing ∧ ea3b
        crop ⌗ e3be
        crop.rotate ⌗ e437
        curlybraces ellipsis.curlybraces { ead3
        decrease.indent ← e23d
        dial.min dial.low dial.medium dial.high dial.max ◔ | 0 *dot 3,4,18 | 1 bar 11.1,6,1.8,6
        distribute.horizontal distribute.horizontal.left distribute.horizontal.center distribute.horizontal.right ‖ \
            e014
        distribute.vertical distribute.vertical.top distribute.vertical.center distribute.vertical.bottom = e076
        divide ÷ | 0 bar 3,11,18,2 dot 10.4,4,3.2 dot 10.4,16.8,3.2
        equal = | 0 bar 3,7.6,18,2 bar 3,14.4,18,2
        eraser eraser.line.dashed ▱ | 0 */M9,3L15,3L23,11L14,20L9,20L1,12Z 0,0,24 | 1 bar 8,21,14,1.7
        eyedropper eyedropper.halffull eyedropper.full ∕ e3b8
        f.cursive f | 0 'ƒ 4,2,16,20
        fleuron ❧ e545
        function ƒ | 0 'ƒ(x) 0.4,4,23.2,16
        fx ƒ | 0 'fx 1,3,22,17
        greaterthan > | 0 _M5,5L19,12L5,19 0,0,24
        greaterthanorequalto ≥ | 0 _M5,3L19,9L5,15 0,0,24 bar 5,19,14,2
        hammer ⚒ | 0 \
            /M2,6L8.6,1.6L13.6,3.4L16,7L20,9.4L22.6,13L19,16.4L15.4,13.4L15.6,12L12.6,9.6L4.6,22.4L1,19.8L9.4,7.4\
        L6.4,6.4L3.6,8.4Z 0,0,24
        highlighter ✎ e22b
        increase.indent → e23e
        increase.quotelevel quotelevel decrease.quotelevel ” | 0 bar 1,2,1.9,20 bar 5,2,1.9,20 bar 9,5,14,1.9 bar \
            9,11,14,1.9 bar 9,17,9,1.9
        infinity ∞ eb3d
        italic I e23f
        kashida.arabic ـ | 0 bar 2,11,20,2
        lasso ◌ | 0 %dot 2,2,20,13 _M6,14.6Q3,19,7,20.4Q11,21,9,16 0,0,24
        lessthan < | 0 _M19,5L5,12L19,19 0,0,24
        lessthanorequalto ≤ | 0 _M19,3L5,9L19,15 0,0,24 bar 5,19,14,2
        level ▭ | 0 *cell 0.6,7.4,22.8,9.2 -bar 7.4,9.8,9.2,4.4 dot 10.6,10.6,2.8
        line.diagonal ∕ | 0 slash@90 3,3,18
        line.diagonal.arrow ↗ | 0 slash@90 3,4,16 triangleUp@45 15,1,8,7
        lines.measurement.horizontal ▥ | 0 bar 1,16,1.7,6 bar 5.4,11,1.7,11 bar 9.8,16,1.7,6 bar 14.2,6,1.7,16 bar \
            18.6,16,1.7,6
        lines.measurement.vertical ▤ | 0 bar 2,1,6,1.7 bar 2,5.4,11,1.7 bar 2,9.8,6,1.7 bar 2,14.2,16,1.7 bar \
            2,18.6,6,1.7
        lineweight ≡ e91a
        list.and.film ▤ e02c
        list.bullet ☰ | 0 dot 1,3.4,3.2 dot 1,10.4,3.2 dot 1,17.4,3.2 | 1 bar 7.4,4,15.6,1.9 bar 7.4,11,15.6,1.9 bar \
            7.4,18,15.6,1.9
        list.bullet.indent ≡ | 0 dot 1,3.4,3.2 dot 5,10.4,3.2 dot 5,17.4,3.2 | 1 bar 7.4,4,15.6,1.9 bar 11,11,12,1.9 \
            bar 11,18,12,1.9
        list.bullet.rectangle list.bullet.rectangle.portrait list.bullet.circle ≡ | 1 *box 0.8,2.6,22.4,18.8 | !0W \
            dot 4,6.6,2.2 bar 8,6.8,12,1.8 dot 4,10.9,2.2 bar 8,11.1,12,1.8 dot 4,15.2,2.2 bar 8,15.4,12,1.8
        list.clipboard list.bullet.clipboard clipboard ▤ | 1 *e85d 2.6,1,18.8,22
        list.dash list.dash.header.rectangle list.triangle list.bullet.below.rectangle list.dash.header \
            list.bullet.below ☰ | 0 bar 1,4,3.6,1.9 bar 1,11,3.6,1.9 bar 1,18,3.6,1.9 | 1 bar 7.4,4,15.6,1.9 bar \
            7.4,11,15.6,1.9 bar 7.4,18,15.6,1.9
        list.number ≡ e242
        list.star ★ | 0 e838 0,2,5 e838 0,9.4,5 e838 0,16.6,5 | 1 bar 8,3.8,15,1.9 bar 8,11,15,1.9 bar 8,18.2,15,1.9
        minus − e15b
        mosaic ▦ | 0 *box 1,1,22 bar 1,11.1,22,1.8 bar 11.1,1,1.8,22
        multiply × e5cd
        notequal ≠ | 0 bar 3,7.6,18,2 bar 3,14.4,18,2 slash@90 6,4,12,16
        number numbersign # | 0 e9ef 3,2,18,20
        paintbrush paintbrush.pointed ✐ e3ae
        paintpalette swatchpalette ◍ e40a
        paragraphsign ¶ | 0 '¶ 3,2,18,20
        parentheses ( | 0 _M8,2Q3,12,8,22 0,0,24 _M16,2Q21,12,16,22 0,0,24
        pencil ✎ e3c9
        pencil.and.list.clipboard ✎ e745
        pencil.and.ruler ✎ f10a
        pencil.line pencil.and.outline ✎ | 0 e3c9 2,0,17 | 1 bar 1.6,20.4,20.8,1.9
        pencil.slash ✎ e950
        pencil.tip ✎ | 0 */M12,1L17.6,15L14.6,22.6L9.4,22.6L6.4,15Z 0,0,24 | 1 dot 10.6,11.4,2.8
        pencil.tip.crop.circle ✎ | 1 -dot 0.96,0.96,22.08 | 0 /M12,4L15.6,13L13.8,20L10.2,20L8.4,13Z 0,0,24
        percent % eb58
        placeholdertext.fill ≡ e8d2
        plus + e145
        plus.forwardslash.minus minus.forwardslash.plus ± e3ca
        plusminus ± | 0 bar 3,7,18,2 bar 11,0.6,2,14.8 bar 3,19.6,18,2
        quote.closing ” | 0 e244 3,4,18,15
        quote.opening “ | 0 e244@180 3,4,18,15
        rectangle.and.pencil.and.ellipsis ✎ | 1 *box 0.6,5.4,19,14 | 0 dot 4,11.2,2.4 dot 8.6,11.2,2.4 | ^0 e3c9 \
            11.6,4,12
        rotate.3d move.3d scale.3d gyroscope torus view.3d cone pyramid ◫ e9fe
        rotate.left ↺ e419
        rotate.right ↻ e41a
        ruler ▭ e41c
        screwdriver ⚒ ea59
        scribble scribble.variable ∿ e155
        selection.pin.in.out ▢ | 0 -box 2,2,20 bar 2,12,20,1.7
        shadow ◐ | 0 -dot 5,1,14 | 1 dot 2,17,20,6
        signature ✎ e746
        skew perspective ▱ | 0 */M7,4L23,4L17,20L1,20Z 0,0,24
        slider.horizontal.2 slider.horizontal.2.square slider.horizontal.below.rectangle slider.horizontal.below ≡ | \
            0 bar 0.8,7.2,22.4,1.7 bar 0.8,15.2,22.4,1.7 | ^0 -dot 14,5.4,5.4 -dot 5,13.4,5.4
        slider.horizontal.3 ≡ | 0 bar 0.8,4.2,22.4,1.7 bar 0.8,11.2,22.4,1.7 bar 0.8,18.2,22.4,1.7 | ^0 -dot \
            14,2.4,5.4 -dot 5,9.4,5.4 -dot 11,16.4,5.4
        slider.horizontal.below.sun.max ☀ | 0 e430 5,0,14 bar 0.8,19,22.4,1.7 dot 13,17,5.6
        slider.vertical.3 ⫴ | 0 bar 4.2,0.8,1.7,22.4 bar 11.2,0.8,1.7,22.4 bar 18.2,0.8,1.7,22.4 | ^0 -dot 2.4,5,5.4 \
            -dot 9.4,14,5.4 -dot 16.4,8,5.4
        square.and.pencil ✎ | 1 _M13,3L4.4,3Q2,3,2,5.4L2,19.6Q2,22,4.4,22L18.6,22Q21,22,21,19.6L21,11 0,0,24 | ^0 \
            e3c9 8,0.6,15.4
        square.resize square.resize.up square.resize.down ▣ e434
        squareshape squareshape.split.2x2 squareshape.split.3x3 dot.squareshape.split.2x2 ▢ | 0 -box 3,3,18 cell \
            0.8,0.8,5 cell 18.2,0.8,5 cell 0.8,18.2,5 cell 18.2,18.2,5
        squareshape.controlhandles.on.squareshape.controlhandles square.on.square.squareshape.controlhandles ▢ | 0 \
            -box 3,3,18 cell 0.8,0.8,5 cell 18.2,0.8,5 cell 0.8,18.2,5 cell 18.2,18.2,5
        squareshape.squareshape.dotted beziercurve dot.squareshape ∿ ebbb
        strikethrough S e257
        sum ∑ | 0 'Σ 3,2,18,20
        text textbox ≡ | 0 bar 1,4,22,1.9 bar 1,11,22,1.9 bar 1,18,13,1.9
        text.aligncenter ≡ e234
        text.alignleft text.justify.left text.justify.leading text.justifyleft ≡ e236
        text.alignright text.justify.right text.justify.trailing ≡ e237
        text.and.command.macwindow ▭ | 0 *box 0.8,2.6,22.4,18.8 bar 0.8,7.4,22.4,1.7 bar 4,11,9,1.7 bar 4,15,6,1.7
        text.append text.insert ≡ e23e
        text.below.photo ▣ | 0 *box 2,1.6,20,12 bar 2,16,20,1.9 bar 2,20.4,13,1.9
        text.bubble ❝ | 1 *bubble 1,1.6,22,21 | !0W bar 6,6.4,12,1.8 bar 6,9.9,12,1.8 bar 6,13.4,7.5,1.8
        text.cursor I | 0 bar 11,3,2,18 bar 7.4,1.6,9.2,1.7 bar 7.4,20.6,9.2,1.7
        text.justify ≡ e235
        text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward ≡ | 0 triangleRight \
            0.8,2,6,7 bar 9,4.4,14,1.9 bar 2,11,21,1.9 bar 2,18,14,1.9
        text.magnifyingglass mail.and.text.magnifyingglass doc.text.magnifyingglass \
            rectangle.and.text.magnifyingglass ⌕ | 1 bar 1,4,16,1.9 bar 1,9,9,1.9 bar 1,14,8,1.9 | 0 e8b6 9,8.4,14.6
        text.quote ” | 0 bar 0.8,3,1.9,18 bar 5,4,18,1.9 bar 5,11,18,1.9 bar 5,18,11,1.9
        text.redaction ▬ | 0 bar 1,4,14,3 bar 17,4,6,3 bar 1,10.5,8,3 bar 11,10.5,12,3 bar 1,17,12,3
        text.viewfinder ⌖ | 1 e3c2 0,0,24 | 0 bar 6.6,8,10.8,1.8 bar 6.6,11.2,10.8,1.8 bar 6.6,14.4,6.6,1.8
        text.word.spacing ↔ e256
        textformat ᴀ | 0 'Aa 0.6,3,22.8,17
        textformat.12 textformat.characters.arrow.left.and.right textformat.abc.arrow.left.and.right a | 0 'abc \
            0.4,0,23.2,15 | 1 ea16@90 8,10,8,22
        textformat.123 numbers textformat.numbers 1 | 0 '123 0.4,3,23.2,17
        textformat.abc a | 0 'abc 0.4,2,23.2,17
        textformat.abc.dottedunderline textformat.characters.dottedunderline a | 0 'abc 0.4,0,23.2,16 | 1 dot \
            2,20,2.2 dot 7.4,20,2.2 dot 12.8,20,2.2 dot 18.2,20,2.2
        textformat.alt textformat.characters A | 0 'Aa 0.6,3,22.8,17
        textformat.size A | 0 'A 0,8,9,12 'A 9,2,15,20
        textformat.size.larger A | 0 'A 0.6,3,15,19 | 1 e5d8 14.6,4,9
        textformat.size.smaller A | 0 'A 0.6,3,15,19 | 1 e5d8@180 14.6,4,9
        textformat.subscript x | 0 'x 1,2,13,15 '2 14,12,9,10
        textformat.superscript x | 0 'x 1,6,13,15 '2 14,1,9,10
        theatermask.and.paintbrush ☻ ea66
        translate A e8e2
        trapezoid.and.line.horizontal trapezoid.and.line.vertical ⏢ | 0 */M7,4L17,4L23,18L1,18Z 0,0,24 bar \
            1,20.6,22,1.8
        underline U e249
        view.2d ▢ | 0 -box 2,2,20 '2D 4,7,16,10
        wand.and.rays wand.and.stars wand.and.sparkles ✦ e663
        wand.and.stars.inverse ✦ e663
        wrench wrench.adjustable ✇ | 0 e869 1.6,1.6,20.8
        wrench.and.screwdriver ⚒ f10b
        x.squareroot squareroot √ | 0 '√x 1,3,22,17
        """
}
