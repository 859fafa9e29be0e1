// Rows of the symbol table: playback, sound, pictures and messages.

extension SymbolRows {
    static let media = """
        backward « | 0 *e020 0.6,4.6,22.8,14.8
        backward.end backward.end.alt « | 0 *~e037 7,3,14,18 bar 3.2,3.4,2.4,17.2
        backward.frame « | 0 *~e037 1,3,14,18 bar 18.6,3.4,2.4,17.2
        bell ♪ | 0 */M12,1.4C16.6,1.4,19,4.6,19,9L19,14L22,18.4L2,18.4L5,14L5,9C5,4.6,7.4,1.4,12,1.4Z 0,0,24 | 0 \
            /M9,20L15,20C15,23.4,9,23.4,9,20Z 0,0,24
        bell.and.waves.left.and.right bell.and.waveform ♪ e7f7
        bell.slash ⌀ | 1 */M12,1.4C16.6,1.4,19,4.6,19,9L19,14L22,18.4L2,18.4L5,14L5,9C5,4.6,7.4,1.4,12,1.4Z 0,0,24 \
            /M9,20L15,20C15,23.4,9,23.4,9,20Z 0,0,24 | ^0 slash 2.4,2.4,19.2
        bubble.left bubble bubble.middle.bottom bubble.middle.top ❝ | 0 *bubble 1,1.6,22,21
        bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right \
            ❝ | 1 *~bubble 8.4,7.4,15.2,14.8 | ^0 *bubble 0.4,1,15.6,14.8
        bubble.right ❝ | 0 *~bubble 1,1.6,22,21
        bubbles.and.sparkles ❝ | 1 *bubble 1,3,19,19 | ^0 e65f 11,1,12
        camera ◉ | 1 \
            */M8,4L16,4L18,7L21,7Q23.2,7,23.2,9L23.2,18.6Q23.2,20.6,21,20.6L3,20.6Q0.8,20.6,0.8,18.6L0.8,9\
        Q0.8,7,3,7L6,7Z 0,0,24 | !0W -dot 7.2,8.2,9.6
        camera.macro ❀ e545
        camera.metering.spot camera.metering.none camera.metering.matrix camera.metering.partial \
            camera.metering.center.weighted camera.metering.multispot camera.metering.unknown \
            camera.metering.center.weighted.average ⌖ | 1 *box 0.8,4,22.4,16 | !0W -dot 7.4,7.4,9.2 dot 10.4,10.4,3.2
        camera.shutter.button camera.on.rectangle ◉ e412
        camera.viewfinder ⌖ | 1 e3c2 0,0,24 | 0 e412 5.6,6.4,12.8,11
        captions.bubble ❝ | 1 *bubble 1,1.6,22,21 | !0W bar 5,9,5,1.8 bar 11.4,9,7.6,1.8 bar 5,12.6,8,1.8 bar \
            14.4,12.6,4.6,1.8
        checkmark.bubble ✓ | 1 *bubble 1,1.6,22,21 | !0W e5ca 7,6.6,10,7.4
        ellipsis.bubble … | 1 *bubble 1,1.6,22,21 | !0W dot 5.8,9,2.6,2.6 dot 10.7,9,2.6,2.6 dot 15.6,9,2.6,2.6
        ellipsis.message ❝ | 1 *bubble 1,1.6,22,21 | !0W dot 5.8,9,2.6,2.6 dot 10.7,9,2.6,2.6 dot 15.6,9,2.6,2.6
        envelope ✉ | 1 *box 0.6,4,22.8,16 | !0W _M2.4,6.4L12,14L21.6,6.4 0,0,24
        envelope.front ✉ e158
        envelope.open ✉ e151
        exclamationmark.bubble ! | 1 *bubble 1,1.6,22,21 | !0W mark 10.8,5,2.4,10.2
        f.cursive.circle f | 1 *dot 0.96,0.96,22.08 | !0 'ƒ 6,6,12
        film ▤ | 0 -box 0.6,3.4,22.8,17.2 bar 5.4,3.4,1.7,17.2 bar 16.9,3.4,1.7,17.2 bar 6,11.1,12,1.8 bar \
            1,7.6,5,1.6 bar 1,11.2,5,1.6 bar 1,14.8,5,1.6 bar 18,7.6,5,1.6 bar 18,11.2,5,1.6 bar 18,14.8,5,1.6
        film.fill ▤ | 0 e8da 1.4,2,21.2,20
        film.stack ▤ | 1 bar 4,1,16,1.7 | 0 -box 0.6,5,22.8,16.4 bar 5.4,5,1.7,16 bar 16.9,5,1.7,16 bar 6,12.3,12,1.8
        forward » | 0 *e01f 0.6,4.6,22.8,14.8
        forward.end forward.end.alt » | 0 *e037 3,3,14,18 bar 18.4,3.4,2.4,17.2
        forward.frame » | 0 *e037 9,3,14,18 bar 3,3.4,2.4,17.2
        guitars guitars.fill ♪ | 0 /M14,8L21,1L23,3L16,10Q18,15,13,17Q12,23,6,22Q1,20,2,14Q4,10,8,11Q10,7,14,8Z 0,0,24
        infinity.circle ∞ eb3d
        livephoto livephoto.play ◎ e9c1
        mail mail.stack ✉ e158
        megaphone horn horn.blast ◁ ef49
        memories ◔ e889
        message ❝ | 0g *bubble 1,1.6,22,21
        metronome △ | 0 */M9,2L15,2L20,22L4,22Z 0,0,24 bar@30 11.2,6,1.6,13
        mic microphone ♩ | 0 *bar 8,1,8,13.4 | 0 _M4.6,11C4.6,20,19.4,20,19.4,11 0,0,24 bar 11.1,17.4,1.8,5 bar \
            7.6,21.4,8.8,1.8
        mic.and.signal.meter microphone.and.signal.meter ♩ | 0 *bar 4,1,7,12 _M1,10C1,18,14,18,14,10 0,0,24 bar \
            6.7,16,1.7,6 | +1 bar 17,2,6,2.4 | +1 bar 17,6.4,6,2.4 | +1 bar 17,10.8,6,2.4 | +1 bar 17,15.2,6,2.4
        movieclapper movieclapper.fill ▤ e02c
        music.mic music.microphone ♪ | 0 */M14,2C18,-1,25,6,22,10L14.6,2.6Z 0,0,24 /M13,4L20,11L4,23L1,20Z 0,0,24
        music.note ♪ e405
        music.note.list ♫ e03d
        music.quarternote.3 ♫ | 0 e405 0,4,9,16 e405 7.6,4,9,16 e405 15,4,9,16
        paperplane ➤ | 0 *e163 1,2,22,19.4
        pause ‖ | 0 *box 4.2,3,6.2,18 *box 13.6,3,6.2,18
        phone ☎ | 0g *e0cd 2,2,20
        phone.arrow.down.left phone.fill.arrow.down.left ☎ | 0 *e0cd 1,4,18 | ^1 e5d8@225 13,1,10
        phone.arrow.up.right phone.arrow.right phone.fill.arrow.right ☎ | 0 *e0cd 1,4,18 | ^1 e5d8@45 13,1,10
        phone.connection phone.fill.connection ☎ e61d
        phone.down ✆ | 0r *e0cd@135 2,0,20
        phone.down.waves.left.and.right ☎ e0d1
        photo ▣ | 1 *box 0.6,3.4,22.8,17.2 | !0W dot 4.4,6.8,4 /M3,17.4L9,11L12.4,14.4L16.4,9.4L21,15.4L21,17.4Z \
            0,0,24
        photo.artframe photo.artframe.circle ▣ | 1 *box 2,1,20,22 | !0W dot 6,6,4 \
            /M5,18L10,12L13,15L16,11L19,15L19,18Z 0,0,24
        photo.on.rectangle photo.on.rectangle.angled photo.stack photo.fill.on.rectangle.fill ▣ | 1 -box \
            4.6,1.4,18.8,14.6 | ^1 *box 0.6,5.4,18.8,14.6 | !0W dot 3.6,8.4,3.2 \
            /M2.4,17.6L7.4,12L10.4,15L13.4,11L17.6,16L17.6,17.6Z 0,0,24
        photo.tv ▣ | 1 *box 0.8,2.6,22.4,15.4 bar 6,20,12,1.9 | !0W e3f7 5,6,14,9
        pianokeys pianokeys.inverse ▥ e521
        play ▶ | 0 *e037 4,2,18,20
        play.square.stack play.rectangle.on.rectangle ▶ | 1 *box 1,5.6,22,16 bar 4,2,16,1.7 | !0W e037 8.6,9,7.4,9
        play.tv ▶ | 1 *box 0.8,2.6,22.4,15.4 bar 6,20,12,1.9 | !0W e037 9,6,7.4,8.6
        playpause ▶ | 0 *e037 0.6,4,12,16 *box 14,4,3.4,16 *box 19.6,4,3.4,16
        plus.bubble + | 1 *bubble 1,1.6,22,21 | !0W e145 7.6,5.4,8.8
        questionmark.bubble ? | 1 *bubble 1,1.6,22,21 | !0W eb8b 9,4.8,6,10.4
        quote.bubble ” | 1 *bubble 1,1.6,22,21 | !0W e244 7.4,7,9.2,6.6
        radio ▤ e03e
        rays ☀ | 0 bar 11.1,1,1.8,5 bar 11.1,18,1.8,5 bar 1,11.1,5,1.8 bar 18,11.1,5,1.8 bar@45 17,3.4,1.8,5 bar@315 \
            5.2,3.4,1.8,5 bar@45 5.2,15.6,1.8,5 bar@315 17,15.6,1.8,5
        record ◉ | 0 *dot 3,3,18
        record.circle ◉ | 1r -dot 1,1,22 | 0r *dot 6,6,12
        recordingtape ∞ e0d9
        repeat ↻ e040
        repeat.1 ↻ e041
        shuffle ⤨ e043
        slowmo ◔ | 0 dot 9,9,6 %dot 1,1,22
        speaker ◁ | 0 *e04e 5,3,14,18
        speaker.minus ◁ | 0 *e04e 0.6,3,14,18 | 1 bar 15,11,8,2
        speaker.plus ◁ | 0 *e04e 0.6,3,14,18 | 1 bar 15,11,8,2 bar 18,8,2,8
        speaker.slash ◁ | 1 *e04e 5,3,14,18 | ^0 slash 2.4,2.4,19.2,19.2
        speaker.wave.1 ◁ | 0 *e04e 2.6,3,14,18 | +1 arc 13.5,7.5,6.4,9
        speaker.wave.2 ♫ | 0 *e04e 0.6,3,14,18 | +1 arc 11.5,7.5,6.4,9 | +2 arc 11,4,10.6,16
        speaker.wave.3 ◁ | 0 *e04e 0,4,12.4,16 | +1 arc 9.5,8,5.6,8 | +2 arc 9,5,9.6,14 | +2 arc 8.6,2,13.8,20
        speaker.zzz ◁ | 0 *e04e 0.6,3,14,18 | 1 zed 13.6,3,4,4 zed 19,10,4,4
        stop ■ | 0 *box 3.4,3.4,17.2,17.2
        timelapse ◔ e422
        tuningfork ψ | 0 _M7,2L7,9C7,16,17,16,17,9L17,2 0,0,24 bar 11.1,14,1.8,9
        tv.inset.filled ▭ | 1 -box 0.8,2.6,22.4,15.4 bar 6,20,12,1.9 | 0 box 4,5.8,16,9
        video ▷ | 0g *box 0.6,5,15.6,14 | 0g *triangleLeft 16.6,6.6,7,10.8
        video.circle ▷ | 1g *dot 0.96,0.96,22.08 | !0W e04b 5,6.6,14,10.8
        video.slash ⌀ e04c
        waveform ≋ | +0 bar 1,9.4,1.9,5.2 | +0 bar 5,6,1.9,12 | +0 bar 9,2,1.9,20 | +0 bar 13,7,1.9,10 | +0 bar \
            17,4,1.9,16 | +0 bar 21,9.4,1.9,5.2
        waveform.and.magnifyingglass ≋ | 0 bar 1,8,1.9,8 bar 5,4,1.9,16 bar 9,7,1.9,6 | ^0 e8b6 9,8,14
        waveform.and.mic ≋ | 0 bar 1,8,1.9,8 bar 5,4,1.9,16 | ^0 e029 8,3,16,19
        waveform.slash ≋ | 1 bar 1,9.4,1.9,5.2 bar 5,6,1.9,12 bar 9,2,1.9,20 bar 13,7,1.9,10 bar 17,4,1.9,16 bar \
            21,9.4,1.9,5.2 | ^0 slash 2.4,2.4,19.2
        """
}
