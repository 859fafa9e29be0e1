// Rows of the symbol table: networks, waves, drives and trays.

extension SymbolRows {
    static let connectivity = """
        airplay.audio airplayaudio △ | 0 triangleUp 6,13,12,9 | 1 arc@270 6.4,8.4,11.2,10 arc@270 3.6,4,16.8,17 \
            arc@270 0.6,-0.4,22.8,24
        airplay.video airplayvideo △ e055
        airtag ◎ | 0 *dot 1,1,22 | 1 dot 9,9,6
        airtag.radiowaves.forward sensor.tag.radiowaves.forward ◎ | 0 *dot 0.6,4,16 | 1 arc 16,6.4,3,11.2 arc \
            19,3.4,4.4,17.2
        antenna.radiowaves.left.and.right ⌁ | 0 dot 10,6.6,4 bar 11,10,2,13 | +1 arc 15.6,4.4,3,8.4 ~arc \
            5.4,4.4,3,8.4 | +2 arc 19.4,1,4,15.2 ~arc 0.6,1,4,15.2
        archivebox xmark.bin ▤ | 1 *box 0.8,2.4,22.4,5.6 \
            */M2.6,9.4L21.4,9.4L21.4,20Q21.4,22,19.4,22L4.6,22Q2.6,22,2.6,20Z 0,0,24 | !0W bar 8,11.8,8,1.9
        bolt.horizontal.icloud ☁ | 1 *e2bd 0.5,4.5,23,15.3 | !0W ea0b@90 9,7.4,6,10
        bonjour ◎ | 0 dot 10,10,4 | 1 ring 5.6,5.6,12.8 ring 1,1,22
        cable.connector cable.connector.horizontal cable.coaxial ⌁ efe6
        cellularbars ▂ | +0 cell 0.8,16.4,4.4,6 | +0 cell 6.8,12.4,4.4,10 | +0 cell 12.8,7.6,4.4,14.8 | +0 cell \
            18.8,2,4.4,20.4
        checkmark.icloud ✓ | 1 *e2bd 0.5,4.5,23,15.3 | !0W e5ca 7.4,9,9.2
        dot.radiowaves.left.and.right ⌁ | +0 dot 9.8,9.8,4.4 | +1 arc 14.4,6.4,4,11.2 ~arc 5.6,6.4,4,11.2 | +2 arc \
            18,2.4,5.4,19.2 ~arc 0.6,2.4,5.4,19.2
        dot.radiowaves.right dot.radiowaves.forward ⌁ | +0 dot 2,9.8,4.4 | +1 arc 7,6.4,4,11.2 | +2 arc \
            11,3.4,5,17.2 | +2 arc 15,0.4,6,23.2
        dot.radiowaves.up.forward ⌁ | +0 dot 2,17.6,4.4 | +1 arc@315 4.4,7.6,4,11.2 | +2 arc@315 7,3,5,17.2 | +2 \
            arc@315 10,-2,6,23.2
        esim ▯ | 0 *app 2,2,20 'SIM 5,7,14,10
        exclamationmark.icloud ! | 1 *e2bd 0.5,4.5,23,15.3 | !0W mark 10.9,8,2.2,8.6
        externaldrive internaldrive ▤ | 1 *box 0.8,6,22.4,12 | !0W dot 17.4,10.8,2.6
        externaldrive.connected.to.line.below ▤ | 1 *box 0.8,1,22.4,11 | !0W dot 17.4,5.4,2.6 | 0 bar 11.1,12,1.8,6 \
            dot 9.4,17.4,5.2 bar 1,19.2,8,1.8 bar 15,19.2,8,1.8
        fibrechannel ∿ e8be
        globe ◍ | 0 ring 1,1,22 ring 7,1,10,22 bar 11.2,1.6,1.6,20.8 bar 1.6,11.2,20.8,1.6 bar 4.2,5.8,15.6,1.6 bar \
            4.2,16.6,15.6,1.6
        globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia ◍ e80b
        globe.desk ◍ | 0 e80b 4,0,16 | 1 _M18.6,3.4C23,10,19,18.4,11,18.4 0,0,24 bar 11,18,2,4 bar 7,21.2,10,2
        icloud.and.arrow.down ☁ | 1 *e2bd 0.5,1.5,23,15.3 | ^0 e5d8@180 6,11,12
        icloud.and.arrow.up ☁ | 1 *e2bd 0.5,1.5,23,15.3 | ^0 e5d8 6,11,12
        link ∞ | 0 e157@315 0.5,6,23,12
        network ⌘ e9f4
        opticaldisc opticaldisc.fill ◉ e019
        opticaldiscdrive ▤ | 0 *cell 0.8,15,22.4,7 bar 4,18,8,1.7 | 1 _M3,15L6,4L18,4L21,15 0,0,24
        personalhotspot ⌁ | 0 ring 1,7.4,13 ring 10,3.6,13
        sdcard ▯ e623
        server.rack xserve xserve.raid ▤ e875
        sharedwithyou ☺ | 1 *e0ca 1,1,22 | !0W e7ef 5,5,14,10
        shareplay ☺ | 0 e7ef 3,6,18,12 | 1 ~arc 0.4,2,5,20 arc 18.6,2,5,20
        simcard ▯ e32b
        simcard.2 ▯ | 0 e32b 0,2,14,18 e32b 10,5,14,18
        tray ⊔ | 0 */M5.4,3L18.6,3L23.2,13L23.2,21L0.8,21L0.8,13Z 0,0,24 \
            _M1,13.6L7,13.6Q8,17,12,17Q16,17,17,13.6L23,13.6 0,0,24
        tray.2 ⊔ e97f
        tray.and.arrow.down ⊔ | 1 _M6,9L3.6,9L1,15L1,22L23,22L23,15L20.4,9L18,9 0,0,24 \
            _M1,15.6L7,15.6Q8,18.6,12,18.6Q16,18.6,17,15.6L23,15.6 0,0,24 | 0 e5d8@180 6.4,1,11.2
        tray.and.arrow.up ⊔ | 1 _M6,9L3.6,9L1,15L1,22L23,22L23,15L20.4,9L18,9 0,0,24 \
            _M1,15.6L7,15.6Q8,18.6,12,18.6Q16,18.6,17,15.6L23,15.6 0,0,24 | 0 e5d8 6.4,1,11.2
        tray.full ⊔ | 0 */M5.4,5L18.6,5L23.2,14L23.2,22L0.8,22L0.8,14Z 0,0,24 \
            _M1,14.6L7,14.6Q8,18,12,18Q16,18,17,14.6L23,14.6 0,0,24 | 1 bar 6.4,1.4,11.2,1.7 bar 6,8.2,12,1.7 bar \
            5.4,11.2,13.2,1.7
        wave.3.down ⌁ | +0 arc@90 10.2,1,3.6,8 | +1 arc@90 9.3,3,5.4,14.8 | +2 arc@90 8.3,5.6,7.4,22
        wave.3.left wave.3.backward ⌁ | +0 ~arc 18.8,8,3.6,8 | +1 ~arc 11.4,4.6,5.4,14.8 | +2 ~arc 3.2,1,7.4,22
        wave.3.right wave.3.forward ⌁ | +0 arc 1.6,8,3.6,8 | +1 arc 7.2,4.6,5.4,14.8 | +2 arc 13.4,1,7.4,22
        wave.3.up ⌁ | +0 arc@270 10.2,15,3.6,8 | +1 arc@270 9.3,6,5.4,14.8 | +2 arc@270 8.3,-3.6,7.4,22
        wifi ≋ | +0 dot 10.1,17.6,3.8 | +0 arc@270 8,10.4,8,8.6 | +1 arc@270 4,4,16,17 | +2 arc@270 1,-1.4,22,25
        wifi.exclamationmark ! | 1 arc@270 8,10.4,8,8.6 arc@270 4,4,16,17 arc@270 1,-1.4,22,25 | ^0 mark 10.4,9,3.2,14
        wifi.router ≋ | 0 *cell 1,14.6,22,7.6 dot 4,17.4,2 dot 8,17.4,2 | 1 bar 17.6,7.6,1.8,7 arc@270 15.2,4,6.6,8 \
            arc@270 12.8,0.6,11.4,14
        """
}
