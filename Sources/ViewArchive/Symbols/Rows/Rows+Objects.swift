// Rows of the symbol table: documents, tools and other things.

extension SymbolRows {
    static let objects = """
        1.magnifyingglass ⌕ | 1 e8b6 1,1,22 | 0 '1 5,5,8.6
        alarm ◷ | 0 *dot 2.6,3.4,19 | !0 bar 11.1,7,1.8,6.8 bar@120 13,11,1.8,5 | 0 bar@50 3,0.4,2,7 bar@310 \
            19,0.4,2,7
        alarm.waves.left.and.right ◷ | 0 e855 4,3,16 | 1 arc 19,5,4,13 ~arc 1,5,4,13
        barometer ◔ | 1 -dot 0.96,0.96,22.08 | 0 bar@45 11.1,4.4,1.8,9 dot 10,10,4
        binoculars ∞ | 0 */M3,6L9,6L10.6,9L13.4,9L15,6L21,6L23,19L14,19L13.6,14L10.4,14L10,19L1,19Z 0,0,24 bar \
            4,2.6,4.4,3 bar 15.6,2.6,4.4,3
        book ▥ ea19
        book.and.wrench ▥ ea19
        book.closed ▯ e865
        book.pages ▥ e666
        bookmark ⚑ | 0 *e866 5,1.4,14,21.4
        books.vertical ▥ | 0 *cell 1.6,3,5.4,18 *cell 8,3,5.4,18 *cell@345 15.4,2.6,5.4,18.6
        briefcase ▣ | 0 *e8f9 1.4,1.6,21.2,20.4
        calendar ▦ | 1 *box 1.6,3,20.8,18.8 | !0W bar 1.6,7.6,20.8,1.7 dot 5.4,11,2.4 dot 10.8,11,2.4 dot \
            16.2,11,2.4 dot 5.4,15.8,2.4 dot 10.8,15.8,2.4 dot 16.2,15.8,2.4 | 1 bar 6,1,1.8,3 bar 16.2,1,1.8,3
        calendar.day.timeline.left calendar.day.timeline.right calendar.day.timeline.leading \
            calendar.day.timeline.trailing ▦ e936
        case ▣ | 0 *e8f9 1.4,1.6,21.2,20.4
        checkerboard.shield ◊ e32a
        clock ◷ | 0 *dot 1,1,22 | !0 bar 11.1,5,1.8,8.4 bar@120 13.6,10.4,1.8,6.4
        clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90 clock.arrow.2.circlepath \
            clock.arrow.trianglehead.2.counterclockwise.rotate.90 ↺ e889
        cube ◫ | 0 */M12,0.8L22.4,6L22.4,18L12,23.2L1.6,18L1.6,6Z 0,0,24 | !0 _M2.4,6.4L12,11.4L21.6,6.4 0,0,24 \
            _M12,11.4L12,22.4 0,0,24
        cube.transparent arkit ◫ e9fe
        cup.and.saucer cup.and.heat.waves mug ∪ efef
        deskclock ◷ | 0 *dot 2,1,20 | !0 bar 11.1,5,1.8,7 bar@120 13.2,9.6,1.8,5.4 | 0 bar@35 4,20,1.9,3.4 bar@325 \
            18,20,1.9,3.4
        dice dice.fill ⚄ eb40
        die.face.1 ⚀ | 1 *box 1,1,22 | !0 dot 9.8,9.8,4.4
        die.face.2 ⚁ | 1 *box 1,1,22 | !0 dot 4.8,4.8,4.4 dot 14.8,14.8,4.4
        die.face.3 ⚂ | 1 *box 1,1,22 | !0 dot 4.4,4.4,4.2 dot 9.9,9.9,4.2 dot 15.4,15.4,4.2
        die.face.4 ⚃ | 1 *box 1,1,22 | !0 dot 5,5,4.2 dot 14.8,5,4.2 dot 5,14.8,4.2 dot 14.8,14.8,4.2
        die.face.5 ⚄ | 1 *box 1,1,22 | !0 dot 4.4,4.4,4 dot 15.6,4.4,4 dot 4.4,15.6,4 dot 15.6,15.6,4 dot 10,10,4
        die.face.6 ⚅ | 1 *box 1,1,22 | !0 dot 5.4,3.6,3.8 dot 14.8,3.6,3.8 dot 5.4,10.1,3.8 dot 14.8,10.1,3.8 dot \
            5.4,16.6,3.8 dot 14.8,16.6,3.8
        doc document page ▤ | 0 *e24d 3.6,1,16.8,22
        doc.on.clipboard document.on.clipboard page.on.clipboard ▤ | 1 *e85d 1,0.6,16,20 | ^0 *e24d 10,8,12,15.4
        doc.on.doc document.on.document ▤ | 1 *e24d 8,0.8,14,18.6 | ^0 *e24d 2,4.6,14,18.6
        doc.text document.text text.document text.page doc.plaintext richtext.page doc.richtext text.rectangle.page \
            doc.append append.page questionmark.text.page checkmark.seal.text.page ▤ | 1 *e24d 3.6,1,16.8,22 | !0W \
            bar 7,11.4,10,1.7 bar 7,15,10,1.7 bar 7,18.4,6.6,1.7
        doc.viewfinder document.viewfinder ⌖ e5fa
        doc.zipper zipper.page ▤ | 1 *e24d 3.6,1,16.8,22 | !0W bar 11,3,2,2 bar 11,7,2,2 bar 11,11,2,2 bar 10,15,4,5
        dot.viewfinder dot.circle.viewfinder ⌖ | 1 e3c2 0.6,0.6,22.8 | 0 dot 8,8,8
        drone drone.fill ✣ | 0 ring 1,1,8 ring 15,1,8 ring 1,15,8 ring 15,15,8 bar@45 11.1,4,1.8,16 bar@135 \
            11.1,4,1.8,16 cell 9,9,6
        duffle.bag ▭ | 0 *bar 0.8,8,22.4,13 _M7,8C7,2,17,2,17,8 0,0,24
        ellipsis.viewfinder ⌖ | 1 e3c2 0.6,0.6,22.8 | 0 dot 6,10.8,2.4 dot 10.8,10.8,2.4 dot 15.6,10.8,2.4
        exclamationmark.lock ! | 1 *cell 3.4,10.4,17.2,12.6 _M7,10.4L7,7C7,0.4,17,0.4,17,7L17,10.4 0,0,24 | !0W mark \
            11,12.6,2,8
        field.of.view.wide field.of.view.ultrawide ∨ | 0 _M1,4L12,21L23,4 0,0,24 _M5,8Q12,3,19,8 0,0,24
        flag ⚐ | 0o *e153 2.6,1.6,19,21
        flashlight.off.fill flashlight.off flashlight ∕ f00a
        flashlight.on.fill flashlight.on ∕ f00b
        folder ▱ | 0B *e2c7 0.8,3.2,22.4,17.6
        fork.knife ψ e56c
        frying.pan frying.pan.fill ◯ | 0 *dot 0.6,4,15 bar@340 14,8.6,9.6,2.4
        fuelpump ▯ | 0 *e546 2.6,1.6,19,21
        fuelpump.and.filter oilcan oilcan.and.thermometer ▯ ec15
        gauge gauge.medium speedometer gauge.with.needle gauge.with.dots.needle tachometer powermeter \
            gauge.with.dots.needle.bottom ◔ | 1 -dot 0.96,0.96,22.08 dot 4,11,1.8 dot 6,6,1.8 dot 11.1,4,1.8 dot \
            16.4,6,1.8 dot 18.2,11,1.8 | 0 bar@40 12.6,7,1.8,7 dot 9.8,11.6,4.4
        gauge.high ◔ | 1 -dot 0.96,0.96,22.08 dot 4,11,1.8 dot 6,6,1.8 dot 11.1,4,1.8 dot 16.4,6,1.8 | 0 bar@80 \
            13.6,9.6,1.8,7 dot 9.8,11.6,4.4
        gauge.low ◔ | 1 -dot 0.96,0.96,22.08 dot 6,6,1.8 dot 11.1,4,1.8 dot 16.4,6,1.8 dot 18.2,11,1.8 | 0 bar@280 \
            8.6,9.6,1.8,7 dot 9.8,11.6,4.4
        gauge.open.with.lines.needle.33percent gauge.open.with.lines.needle.67percent \
            gauge.open.with.lines.needle.84percent.exclamation ◔ e9e4
        gear gearshape ⚙ e8b8
        gearshape.2 ⚙ | 1 e8b8 0,6,15 | ^0 e8b8 11.6,1.6,12
        gearshape.arrow.triangle.2.circlepath gearshape.arrow.trianglehead.2.clockwise.rotate.90 ⚙ | 0 e8b8 6,6,12 | \
            1 e863 0,0,24
        goforward.10 ↻ e056
        hazardsign ! e002
        helm ✵ | 0 -dot 4,4,16 dot 10,10,4 bar 11.1,0,1.8,24 bar@45 11.1,0,1.8,24 bar@90 11.1,0,1.8,24 bar@135 \
            11.1,0,1.8,24
        hourglass ⧗ e88b
        hourglass.bottomhalf.filled ⧗ ea5c
        hourglass.tophalf.filled ⧗ ea5b
        key ⚷ e73c
        key.card key.viewfinder lanyardcard ▭ ea67
        key.horizontal ⚿ e0da
        latch.2.case cross.case.circle suitcase ▣ | 0 *box 0.8,6.4,22.4,14.6 _M8,6L8,3.4L16,3.4L16,6 0,0,24 bar \
            5.4,6.4,1.7,14.6 bar 16.9,6.4,1.7,14.6
        licenseplate ▭ | 1 *box 0.6,5.4,22.8,13.2 | !0 'A12 4,8,16,8
        lifepreserver lifepreserver.fill ◯ | 0 -dot 1,1,22 -dot 7,7,10 bar@45 11.1,1,1.8,6 bar@315 11.1,1,1.8,6 bar \
            11.1,1,1.8,6 bar 11.1,17,1.8,6 bar 1,11.1,6,1.8 bar 17,11.1,6,1.8
        location location.app ➤ | 0B *e569 2,2,20
        location.magnifyingglass ⌕ e1b7
        location.north location.north.circle ▲ | 0 *e55d 3,1.6,18,20.8
        location.north.line ▲ | 0 *e55d 3,0.6,18,18 bar 3,20.8,18,1.8
        location.slash ⌀ f1ef
        location.viewfinder location.fill.viewfinder ⌖ | 1 e3c2 0,0,24 | 0 e569 6,6,12
        lock ▣ | 0 *cell 3.4,10.4,17.2,12.6 _M7,10.4L7,7C7,0.4,17,0.4,17,7L17,10.4 0,0,24
        lock.open lock.slash ▢ | 0 *cell 1.4,10.4,15,12.6 _M12.6,10.4L12.6,6C12.6,-0.6,22,-0.6,22,6L22,9 0,0,24
        lock.rectangle lock.doc lock.document ▣ | 1 *box 0.6,3.8,22.8,16.4 | !0W e897 8.4,6.4,7.2,10
        lock.rectangle.on.rectangle ▣ | 1 -box 5,2,18.4,14 | ^1 *box 0.6,6.4,18.4,15 | !0W e897 6.4,8.8,6.8,9
        lock.rotation lock.open.rotation lock.circlepath ↻ eade
        lock.shield ▣ | 1 *e9e0 2.4,0.8,19.2,22.4 | !0W e897 8,6,8,10.6
        lock.square.stack lock.rectangle.stack ▣ | 1 *box 1,5.6,22,16 bar 4,2,16,1.7 | !0W e897 8.4,8.4,7.2,9.6
        loupe ⌕ e402
        magazine menucard greetingcard ▯ ea19
        magnifyingglass ⌕ e8b6
        map ▤ e55b
        mappin ⚲ | 0r dot 6.6,1,10.8,10.8 | 0k bar 11,10.8,2,12.4
        mappin.and.ellipse mappin.and.ellipse.circle ⌖ | 0r dot 7.4,0.8,9.2,9.2 bar 11.1,9,1.8,10 | ^1k ring \
            2,15.4,20,7.4
        mappin.circle ⚲ | 1r *dot 0.96,0.96,22.08 | !0W dot 8.6,4.6,6.8 bar 11.2,10.6,1.6,8.4
        mappin.slash ⚲ e0c7
        mappin.square ⚲ | 1r *box 0.96,0.96,22.08 | !0W dot 8.6,4.6,6.8 bar 11.2,10.6,1.6,8.4
        mecca ◫ eab2
        minus.magnifyingglass ⌕ e900
        newspaper ▤ | 1 *box 0.8,3,22.4,18 | !0W bar 4,6.6,16,2 bar 4,11,7,6.4 bar 13,11,7,1.7 bar 13,15,7,1.7
        note ▤ | 0 */M2,3.4L22,3.4L22,15L15.6,21.4L2,21.4Z 0,0,24
        note.text ▤ | 1 *box 2,2.4,20,19.2 | !0W bar 5.6,7,12.8,1.7 bar 5.6,11,12.8,1.7 bar 5.6,15,8,1.7
        paperclip ⚲ | 0 e226@45 1,1,22
        pin pin.circle ⚲ f10d
        plus.magnifyingglass ⌕ e8ff
        plus.viewfinder ⌖ | 1 e3c2 0.6,0.6,22.8 | 0 bar 6,11,12,2 bar 11,6,2,12
        popcorn ⊔ | 0 */M3,9L21,9L18.6,23L5.4,23Z 0,0,24 dot 2,4,7 dot 8,1.6,8 dot 15,4,7 bar@355 8,9.6,1.7,13 bar@5 \
            14.4,9.6,1.7,13
        puzzlepiece puzzlepiece.extension ◫ e87b
        questionmark.folder ▱ | 1B *e2c7 0.8,3.2,22.4,17.6 | !0W eb8b 9,8,6,10
        rectangle.and.paperclip rectangle.dashed.and.paperclip ⚲ e2bc
        rectangle.inset.filled.and.person.filled ☺ | 1 -box 0.6,3,22.8,18 | 0 e7fd 10,7,11
        safari ✦ e87a
        scissors ✂ e14e
        scroll scroll.fill ▤ ea3e
        shield ◊ | 0 *e9e0 2.4,0.8,19.2,22.4
        shield.checkered shield.pattern.checkered ◊ e32a
        shippingbox shippingbox.and.arrow.backward ▣ | 0 */M12,0.8L22.4,6L22.4,18L12,23.2L1.6,18L1.6,6Z 0,0,24 | !0 \
            _M2.4,6.4L12,11.4L21.6,6.4 0,0,24 _M12,11.4L12,22.4 0,0,24 _M7,3.6L16.6,8.8L16.6,13 0,0,24
        signpost.left signpost.right signpost.right.and.left signpost.and.arrowtriangle.up ⚐ eb91
        stopwatch ◷ | 0 *dot 2,3.4,20 | !0 bar@40 13.6,7.4,1.8,7 | 0 bar 9,0.4,6,2 bar 11,1,2,3 bar@45 18.6,3,2,3.4
        suit.club ♣ | 0 dot 7,1,10 dot 1.4,8.6,10 dot 12.6,8.6,10 /M11,13L13,13L15.6,23L8.4,23Z 0,0,24
        suit.diamond ♦ | 0r *diamond 3,1,18,22
        suit.heart ♥ | 0r *e87d 1,2.2,22,20
        suit.spade ♠ | 0 \
            */M12,1C14,6,22,9,22,14.4C22,19,15.4,20,12.8,16.6L15,23L9,23L11.2,16.6C8.6,20,2,19,2,14.4C2,9,10,6,12,1Z \
            0,0,24
        suitcase.rolling suitcase.cart ▣ f235
        switch.2 ⊟ | 0 *bar 0.8,2.4,22.4,8.6 dot 2.6,4.2,5 *bar 0.8,13,22.4,8.6 dot 16.4,14.8,5
        takeoutbag.and.cup.and.straw ⊔ e57a
        target scope dot.scope ◎ | 0 -dot 3,3,18 dot 10,10,4 bar 11.1,0.4,1.8,5 bar 11.1,18.6,1.8,5 bar \
            0.4,11.1,5,1.8 bar 18.6,11.1,5,1.8
        terminal ▸ eb8e
        ticket ▭ | 0 *e638 0.6,4,22.8,16
        timer ◷ e425
        trash ⌫ | 0r */M4,6.4L20,6.4L18.8,21Q18.6,23,16.6,23L7.4,23Q5.4,23,5.2,21Z 0,0,24 | 0r bar 1.8,3.6,20.4,1.8 \
            bar 8,1,8,1.8 | !0 bar 9,9.6,1.6,10 bar 13.4,9.6,1.6,10
        viewfinder viewfinder.rectangular ⌖ | 0 e3c2 0.6,0.6,22.8
        wineglass Y f1e8
        """
}
