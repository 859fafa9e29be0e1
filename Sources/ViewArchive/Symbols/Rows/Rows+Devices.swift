// Rows of the symbol table: devices and their parts.

extension SymbolRows {
    static let devices = """
        4k.tv ▭ | 1 *box 0.8,2.6,22.4,15.4 bar 6,20,12,1.9 | !0 '4K 6,5.4,12,10
        airplayvideo.circle △ e055
        airpod.left airpod.gen3.left airpodpro.left airpods.pro.left airpods.gen3.left earbud.left \
            beats.studiobuds.left beats.studiobuds.plus.left beats.fitpro.left beats.powerbeats.left \
            beats.powerbeats.pro.left beats.powerbeats3.left beats.solobuds.left ∩ | 0 *bar 5,2.6,10,9.6 bar 11,8,4,14
        airpod.right airpod.gen3.right airpodpro.right airpods.pro.right earbud.right beats.studiobuds.right \
            beats.studiobuds.plus.right beats.fitpro.right beats.powerbeats.right beats.powerbeats.pro.right \
            beats.powerbeats3.right beats.solobuds.right ∩ | 0 *bar 9,2.6,10,9.6 bar 9,8,4,14
        airpods airpods.gen3 airpodspro airpods.pro airpods.gen4 earbuds earpods beats.earphones beats.studiobuds \
            beats.studiobuds.plus beats.fitpro beats.powerbeats beats.powerbeats.pro beats.powerbeats3 \
            beats.solobuds beats.powerbeatspro ∩ | 0 *bar 2,2.6,8,8.6 bar 6.6,7,3.4,14.4 *~bar 14,2.6,8,8.6 bar \
            14,7,3.4,14.4
        airpods.chargingcase airpodspro.chargingcase.wireless airpods.chargingcase.wireless \
            airpods.gen3.chargingcase.wireless airpods.pro.chargingcase.wireless \
            airpods.pro.chargingcase.wireless.radiowaves.left.and.right earbuds.case beats.studiobuds.chargingcase \
            beats.studiobuds.plus.chargingcase beats.fitpro.chargingcase beats.powerbeats.pro.chargingcase \
            beats.powerbeatspro.chargingcase beats.solobuds.chargingcase ▭ | 0 *app 3,4,18,16 bar 3,9.4,18,1.7 dot \
            11,13,2
        airpodsmax airpods.max headphones beats.headphones ∩ f01f
        airport.express airport.extreme airport.extreme.tower appletv appletv.fill ▭ | 0 *app 2,5.6,20,12.8
        amplifier audio.jack.mono audio.jack.stereo ▣ | 0 *box 1,3,22,18 -dot 5.4,7,6 -dot 12.6,7,6 bar 5,16,14,1.8
        appclip ▢ | 0 %dot 1,1,22 dot 7,7,10
        apple.haptics.and.exclamationmark.triangle apple.haptics.and.music.note ▯ e62d
        apple.intelligence apple.image.playground ✦ e65f
        apple.logo applelogo ● ea80
        apple.terminal ▸ eb8e
        applepencil applepencil.gen1 applepencil.gen2 applepencil.tip applepencil.hover applepencil.squeeze \
            applepencil.doubletap applepencil.adapter.usb.c ✎ | 0 */M2.4,21.6L4.4,15.4L16.8,3L21,7.2L8.6,19.6Z 0,0,24
        applepencil.and.scribble pencil.and.scribble ✎ | 0 */M7.4,16.6L9,11.6L18.4,2.2L21.8,5.6L12.4,15Z 0,0,24 | 1 \
            e155 1,12,12,11
        applescript ▤ | 1 *e24d 3.6,1,16.8,22 | !0W e86f 6.6,10,10.8
        appletvremote.gen1 appletvremote.gen2 appletvremote.gen3 appletvremote.gen4 av.remote ▯ e8c7
        applewatch applewatch.watchface inset.filled.applewatch.case applewatch.case.inset.filled ◷ | 0 *app \
            4.4,5,14,14 bar 18.8,9,1.7,4 | 1 /M7,5L8.2,0.6L14.8,0.6L16,5Z 0,0,24 /M7,19L8.2,23.4L14.8,23.4L16,19Z \
            0,0,24
        applewatch.radiowaves.left.and.right ◷ | 0 *app 6.4,6.4,11.2 bar 8.6,2,6.8,3 bar 8.6,19,6.8,3 | 1 arc \
            18,5,4.4,14 ~arc 1.6,5,4.4,14
        applewatch.side.right ▯ | 0 *bar 9,4.6,6,14.8 bar 15.4,8,1.8,4 | 1 bar 10,0.6,4,3 bar 10,20.4,4,3
        apps.ipad ▯ | 0 *box 3.4,0.8,17.2,22.4 cell 6.6,4.4,3.4 cell 14,4.4,3.4 cell 6.6,10.3,3.4 cell 14,10.3,3.4 \
            cell 6.6,16,3.4 cell 14,16,3.4
        apps.iphone ▯ | 0 *box 5.6,0.6,12.8,22.8 cell 8,4,3.2 cell 12.8,4,3.2 cell 8,8.8,3.2 cell 12.8,8.8,3.2 cell \
            8,13.6,3.2 cell 12.8,13.6,3.2
        apps.iphone.landscape apps.ipad.landscape ▭ | 0 *box 0.6,4,22.8,16 cell 4,7,3.4 cell 10.3,7,3.4 cell \
            16.6,7,3.4 cell 4,13.2,3.4 cell 10.3,13.2,3.4 cell 16.6,13.2,3.4
        appwindow.swipe.rectangle deskview ▭ | 0 *box 0.8,3,22.4,14.6 bar 7,20,10,1.9
        arrow.turn.up.forward.iphone ▯ | 1 *box 1.6,0.6,12.8,22.8 | ^0 e5da 9,5,14
        badge.plus.radiowaves.forward badge.plus.radiowaves.right ⌁ | 0 dot 1,8,8 | 1 arc 9,6,4,12 arc 13,3,5,18
        base.unit ▭ | 0 *bar 0.8,13,22.4,8
        battery.0 battery.0percent ▯ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4
        battery.100 ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,16,7.4
        battery.100.bolt ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 1g cell 2.6,8.3,16,7.4 | ^0 ea0b 6.6,3.6,8,16.8
        battery.100percent ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,16,7.4
        battery.100percent.bolt ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 1g cell 2.6,8.3,16,7.4 | ^0 ea0b \
            6.6,3.6,8,16.8
        battery.25 ▯ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0r cell 2.6,8.3,4.2,7.4
        battery.25percent ▯ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0r cell 2.6,8.3,4.2,7.4
        battery.50 ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,8,7.4
        battery.50percent ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,8,7.4
        battery.75 ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,12,7.4
        battery.75percent ▮ | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,12,7.4
        batteryblock minus.plus.batteryblock ▭ | 0 *box 1,6,22,14 bar 4,3.4,5,2.6 bar 15,3.4,5,2.6 bar 4.6,12,4,1.7 \
            bar 15.4,12,4,1.7 bar 16.6,10.8,1.7,4
        batteryblock.stack minus.plus.batteryblock.stack ▭ | 0 *box 1,3,22,8 *box 1,13,22,8
        beats.pill ▭ | 0 *bar 0.8,7,22.4,10 ring 3.4,9.6,4.8 ring 15.8,9.6,4.8
        cpu ▦ e322
        desktopcomputer ▭ | 0 *box 0.8,2,22.4,15 | 1 bar 10,17.4,4,3.4 bar 7,20.6,10,1.9
        digitalcrown.arrow.clockwise digitalcrown.horizontal.arrow.clockwise ↻ | 1 *app 1,4,14,16 bar 16,9,2,6 | 0 \
            e5d5 12,1,11
        digitalcrown.arrow.counterclockwise digitalcrown.horizontal.arrow.counterclockwise ↺ | 1 *app 1,4,14,16 bar \
            16,9,2,6 | 0 ~e5d5 12,1,11
        digitalcrown.press digitalcrown.horizontal.press ◷ | 1 *app 1,4,14,16 bar 16,9,2,6 | 0 triangleLeft 19,9,4,6
        display ▭ | 0 *box 0.8,3,22.4,14.6 | 1 bar 10,18,4,2 bar 7,20,10,1.9
        display.2 ▭ | 1 *box 6.6,2,16.8,11.4 | ^0 *box 0.6,7,16.8,11.4 bar 6,19.6,6,1.9
        display.and.arrow.down desktopcomputer.and.arrow.down laptopcomputer.and.arrow.down ▭ eb71
        dock.rectangle menubar.dock.rectangle dock ▭ | 0 *box 0.8,2.6,22.4,18.8 bar 5,16.4,14,2.4
        dpad ✚ e30f
        faceid ☺ | 1 e3c2 0.6,0.6,22.8 | 0 bar 7.6,8.4,1.9,3.4 bar 14.6,8.4,1.9,3.4 bar 11.2,8.8,1.8,5 \
            _M8,16Q12,19,16,16 0,0,24
        faxmachine ▤ ead8
        flipphone ▯ e324
        fluid.batteryblock ▭ | 0 *box 1,6,22,14 bar 4,3.4,5,2.6 bar 15,3.4,5,2.6 e798 8,8,8,10
        gamecontroller formfitting.gamecontroller ◊ ea28
        head.profile.arrow.forward.and.visionpro head.profile.arrow.forward.and.vision.pro ∞ | 0 ea4a 1,2,15,20 | 1 \
            e5d8@90 14,7,9
        headset headset.circle ∩ e311
        hifireceiver ▭ | 0 *box 0.8,6,22.4,12 dot 4,10,4 bar 11,9,9,1.7 bar 11,13,9,1.7
        hifispeaker ◉ | 0 *box 4.4,0.8,15.2,22.4 ring 7.4,11,9.2 dot 10.2,4.4,3.6
        hifispeaker.2 ◉ | 1 *box 11,2,12,20 ring 13.6,10,7 | ^0 *box 1,2,12,20 ring 3.6,10,7 dot 5.6,5,2.8
        hifispeaker.and.homepod hifispeaker.and.homepodmini hifispeaker.and.homepod.mini hifispeaker.and.appletv \
            homepod.and.homepodmini homepod.and.homepod.mini homepod.and.appletv ◉ | 1 *app 11.4,9,12,14 | ^0 *box \
            1,2,13,20 ring 3.6,10,7.6 dot 6,5,2.8
        homekit ⌂ e88a
        homepod ◉ | 0 *app 3.6,2,16.8,20 bar 8.4,5.4,7.2,1.8
        homepod.2 ◉ | 1 *app 9.4,5,14,16 | ^0 *app 0.6,3,14,16
        homepodmini homepod.mini ◉ | 0 *dot 2.4,3.4,19.2,17.2 bar 8,7,8,1.8
        ipad ipad.gen1 ipad.gen2 ipad.homebutton ipad.case ipad.sizes ▯ | 0 *box 3.4,0.8,17.2,22.4 bar \
            9.4,19.4,5.2,1.4
        ipad.and.iphone ▯ | 1 *box 0.8,1.4,15,19.6 | ^0 *box 14,8.4,9.2,15
        ipad.landscape ipad.gen1.landscape ipad.gen2.landscape ipad.homebutton.landscape ▭ | 0 *box \
            0.8,3.4,22.4,17.2 bar 9.4,17,5.2,1.4
        ipad.landscape.and.iphone ▭ | 1 *box 0.6,3,20,15 | ^0 *box 14.6,8.4,8.8,15
        ipad.rear.camera ▯ | 0 *box 3.4,0.8,17.2,22.4 dot 6,3.2,3.4
        iphone ▯ | 0 *box 5.6,0.6,12.8,22.8 bar 9.4,2.6,5.2,1.7
        iphone.and.arrow.forward iphone.and.arrow.right.outward iphone.and.arrow.forward.outward ▯ | 1 *box \
            1.6,0.6,12.8,22.8 | ^0 e5d8@90 9,5,14
        iphone.and.arrow.right.inward iphone.and.arrow.forward.inward ▯ | 1 *box 9.6,0.6,12.8,22.8 | ^0 e5d8@90 1,5,14
        iphone.gen1 ▯ | 0 *box 5.6,0.6,12.8,22.8 dot 10.9,19.6,2.2
        iphone.gen2 iphone.gen3 iphone.case iphone.crop iphone.gen1.crop iphone.gen2.crop iphone.gen3.crop \
            candybarphone smartphone iphone.sizes ▯ | 0 *box 5.6,0.6,12.8,22.8 bar 9.4,2.6,5.2,1.7
        iphone.homebutton iphone.smartbatterycase.gen1 ▯ | 0 *box 5.6,0.6,12.8,22.8 dot 10.9,19.6,2.2
        iphone.landscape iphone.gen1.landscape iphone.gen2.landscape iphone.gen3.landscape ▭ | 0 *box \
            0.6,5.6,22.8,12.8 bar 2.6,9.4,1.7,5.2
        iphone.radiowaves.left.and.right iphone.gen1.radiowaves.left.and.right iphone.gen2.radiowaves.left.and.right \
            iphone.gen3.radiowaves.left.and.right iphone.motion iphone.gen1.motion iphone.gen2.motion \
            iphone.gen3.motion iphone.homebutton.radiowaves.left.and.right ▯ | 0 *box 7.4,2.6,9.2,18.8 | 1 arc \
            17,6,3,12 ~arc 4,6,3,12 arc 20,3,3.6,18 ~arc 0.4,3,3.6,18
        iphone.rear.camera ▯ | 0 *box 5.6,0.6,12.8,22.8 dot 7.8,3,3.4 dot 7.8,7.2,3.4 dot 11.8,5,3.4
        ipod ▯ | 0 *box 4.6,0.6,14.8,22.8 ring 8,12,8 bar 7.4,3.6,9.2,5
        ipod.touch ipodtouch ▯ | 0 *box 5.6,0.6,12.8,22.8 dot 10.9,19.6,2.2
        ipod.touch.landscape ipodtouch.landscape ▭ | 0 *box 0.6,5.6,22.8,12.8 dot 19.6,10.9,2.2
        ipodshuffle.gen1 ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3 ipod.shuffle.gen4 ipodshuffle.gen2 \
            ipodshuffle.gen3 ipodshuffle.gen4 ▯ | 0 *box 3.6,3.6,16.8 ring 7.4,7.4,9.2
        keyboard ▤ | 0 *box 0.6,4.4,22.8,15.2 dot 3.8,8,2 dot 7.8,8,2 dot 11.8,8,2 dot 15.8,8,2 dot 19,8,2 dot \
            3.8,11.4,2 dot 7.8,11.4,2 dot 11.8,11.4,2 dot 15.8,11.4,2 dot 19,11.4,2 bar 7,15.4,10,1.8
        keyboard.chevron.compact.down ▤ e31a
        keyboard.chevron.compact.left keyboard.onehanded.left keyboard.onehanded.right keyboard.macwindow ▤ e312
        l.joystick r.joystick arcade.stick l.joystick.press.down r.joystick.press.down arcade.stick.console ◉ | 0 \
            dot 7,1,10 bar 10.9,9,2.2,9 | 1 *bar 3,17,18,5.4
        lightswitch.on lightswitch.off switch.programmable ▯ | 0 *box 5,0.8,14,22.4 bar 10,7,4,10
        macbook macbook.gen1 macbook.gen2 laptopcomputer ▭ | 0 *box 3.2,3.6,17.6,13 bar 0.6,18,22.8,2.4
        macbook.and.iphone macbook.and.ipad ▭ | 1 *box 2.6,2.6,16,11.6 bar 0.6,16,14,2.2 | ^0 *box 14.6,7.4,8.6,15.4
        macbook.and.visionpro macbook.and.vision.pro ▭ | 1 *box 3,1.6,15,10.6 bar 0.6,13.6,16,2.2 | ^0 *bar \
            9.6,13.6,13.8,8.6
        macmini macstudio macpro.gen1 ▭ | 0 *box 0.8,7.4,22.4,9.2 dot 18.6,11,2
        macpro.gen2 macpro.gen3 macpro.gen3.server ▯ | 0 *box 5.4,0.8,13.2,22.4 dot 8.6,5,2 dot 13.4,5,2 dot 8.6,9,2 \
            dot 13.4,9,2 dot 8.6,13,2 dot 13.4,13,2
        macwindow ▭ | 0 *box 0.8,2.6,22.4,18.8 bar 0.8,7.4,22.4,1.7 dot 3,4.4,1.8 dot 5.8,4.4,1.8 dot 8.6,4.4,1.8
        macwindow.and.cursorarrow ▭ | 1 -box 0.8,2.6,22.4,18.8 bar 0.8,7.4,22.4,1.7 | ^0 \
            /M13,11L23,17L18.6,18L21,22.4L19,23.4L16.6,19L13.6,22Z 0,0,24
        macwindow.on.rectangle ▭ | 1 *box 5,2,18.4,14 | ^0 *box 0.6,6.4,18.4,15 bar 0.6,10,18.4,1.7
        magicmouse computermouse ⊂ | 0 *bar 5.4,1,13.2,22 | 1 bar 11.1,5,1.8,5
        magsafe.batterypack ▯ | 0 *box 4.6,0.6,14.8,22.8 ea0b 8.4,6,7.2,12
        matter.logo ✳ e9f4
        mediastick ▯ | 0 *box 8,2,8,14 bar 10,16.6,4,6
        memorychip ▦ | 0 *box 1,6,22,10 bar 4,17,1.7,4 bar 8,17,1.7,4 bar 14.4,17,1.7,4 bar 18.4,17,1.7,4 bar \
            4,9,4,4 bar 10,9,4,4 bar 16,9,4,4
        menubar.rectangle menubar ▭ | 0 *box 0.8,2.6,22.4,18.8 bar 0.8,6.6,22.4,1.9
        opticid ◉ e8f4
        pano ▭ e40b
        pc ▯ | 0 *box 6,0.8,12,22.4 dot 10.8,17.6,2.4 bar 8.6,4,6.8,1.7
        pip pip.enter pip.exit pip.swap pip.remove ▣ e911
        platter.2.filled.ipad ▯ | 1 *box 3.4,0.8,17.2,22.4 | !0 cell 6.4,4,11.2,7 cell 6.4,13,11.2,7
        platter.2.filled.iphone platter.filled.top.iphone platter.filled.bottom.iphone \
            platter.filled.top.and.arrow.up.iphone platter.filled.bottom.and.arrow.down.iphone ▯ | 1 *box \
            5.6,0.6,12.8,22.8 | !0 cell 8,4,8,6.4
        platter.2.filled.iphone.landscape platter.2.filled.ipad.landscape ▭ | 1 *box 0.8,4,22.4,16 | !0 cell \
            4,7.4,7,9.2 cell 13,7.4,7,9.2
        platter.bottom.applewatch.case platter.top.applewatch.case platter.filled.top.applewatch.case \
            platter.filled.bottom.applewatch.case ◷ | 1 *app 3,3,18 | !0 cell 6.4,6.4,11.2,5
        powercord ⚡ efe6
        poweroutlet.strip poweroutlet.type.a poweroutlet.type.b poweroutlet.type.c poweroutlet.type.d \
            poweroutlet.type.e poweroutlet.type.f poweroutlet.type.g poweroutlet.type.h poweroutlet.type.i \
            poweroutlet.type.j poweroutlet.type.k poweroutlet.type.l poweroutlet.type.m poweroutlet.type.n \
            poweroutlet.type.o ▣ | 0 *app 1.6,1.6,20.8 dot 7,10.6,2.8 dot 14.2,10.6,2.8
        powerplug ⚡ | 0 e63c@90 2,2,20
        powerplug.portrait ⚡ e63c
        printer ▤ | 0 e8ad 1,2,22,20
        printer.dotmatrix printer.filled.and.paper printer.dotmatrix.filled.and.paper ▤ e8ad
        projective ◫ e9fe
        scanner ▤ e329
        shazam.logo ♪ e405
        teletype teletype.answer ☎ | 0 e0b0 1,1,15 | 1 dot 12,19,2.4 dot 16,19,2.4 dot 20,19,2.4 dot 12,15,2.4 dot \
            16,15,2.4 dot 20,15,2.4
        touchid ◎ e90d
        tv tv.and.mediabox tv.and.hifispeaker ▭ | 0 *box 0.8,2.6,22.4,15.4 bar 6,20,12,1.9
        tv.music.note music.note.tv ♫ | 1 *box 0.8,2.6,22.4,15.4 bar 6,20,12,1.9 | !0 e405 8,5,8,10.6
        uiwindow.split.2x1 ▭ | 0 *box 0.8,2.6,22.4,18.8 bar 11.1,7,1.8,14 bar 0.8,6.6,22.4,1.7
        videoprojector ▭ | 0 *cell 0.8,6,22.4,11 ring 13,8,7 bar 4,18.4,3,2 bar 17,18.4,3,2
        visionpro vision.pro visionpro.and.arrow.forward ∞ | 0 *bar 0.8,5.6,22.4,13 dot 9.4,15.6,5.2,3.4
        voiceover ◉ e91f
        wake ☀ | 0 dot 8,8,8 bar 11.1,1,1.8,4 bar 11.1,19,1.8,4 bar 1,11.1,4,1.8 bar 19,11.1,4,1.8
        watch.analog watchface.applewatch.case ◷ e334
        wave.3.right.circle ⌁ | 1 *dot 0.96,0.96,22.08 | 0 arc 4,9,3,6 arc 7.4,7,4.4,10 arc 11.4,5,6,14
        web.camera ◉ | 0 *dot 4,1,16 ring 8,5,8 bar 6,20.4,12,2
        xbox.logo playstation.logo ◊ ea28
        """
}
