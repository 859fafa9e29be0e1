// Rows of the symbol table: short words in buttons and enclosures.

extension SymbolRows {
    static let letters = """
        2h 2 | 0 '2H 1,3,22,18
        4.alt 4 | 0 '4 4,2,16,20
        4a 4 | 0 '4A 1,3,22,18
        4h 4 | 0 '4H 1,3,22,18
        4l 4 | 0 '4L 1,3,22,18
        6.alt 6 | 0 '6 4,2,16,20
        9.alt 9 | 0 '9 4,2,16,20
        abs A | 0 'ABS 0.6,4,22.8,16
        alternatingcurrent ∿ | 0 _M1,12C4,2,9,2,12,12C15,22,20,22,23,12 0,0,24
        button.angledtop.vertical.left button.angledtop.vertical.right button.vertical.left.press \
            button.vertical.right.press ▯ | 0 *bar 5.4,0.6,13.2,22.8
        button.horizontal button.roundedbottom.horizontal button.roundedtop.horizontal \
            button.angledbottom.horizontal.left button.angledbottom.horizontal.right button.horizontal.top.press \
            button.programmable ▭ | 0 *bar 0.6,5.4,22.8,13.2
        checkmark ✓ | 0 e5ca 2.4,3,19.2,18
        directcurrent ⎓ | 0 bar 1,8.4,22,2 bar 1,14,6,2 bar 9,14,6,2 bar 17,14,6,2
        ellipsis … | +0 dot 1.4,10,4.2 | +0 dot 9.9,10,4.2 | +0 dot 18.4,10,4.2
        ellipsis.rectangle … | 1 *box 0.6,4.6,22.8,14.8 | !0W dot 4.6,10.6,2.8 dot 10.6,10.6,2.8 dot 16.6,10.6,2.8
        exclamationmark ! | 0 mark 9.9,1,4.2,22
        exclamationmark.2 ! | 0 mark 6,1,4.2,22 mark 14,1,4.2,22
        exclamationmark.3 ! | 0 mark 2.6,1,4,22 mark 10,1,4,22 mark 17.4,1,4,22
        exclamationmark.questionmark ! | 0 mark 4,1,4.2,22 eb8b 11,1,11,22
        info i | 0 dot 10.2,2.2,3.6,3.6 bar 10.5,8,3,14
        k k | 0 'K 4,2,16,20
        kph k | 0 'KPH 0.6,4,22.8,16
        l.button.roundedbottom.horizontal L | 1 *bar 0.6,5.4,22.8,13.2 | !0 'L 7,7,10
        l1 L | 0 'L1 1,3,22,18
        l2 L | 0 'L2 1,3,22,18
        l3 L | 0 'L3 1,3,22,18
        l4 L | 0 'L4 1,3,22,18
        lb L | 0 'LB 1,3,22,18
        lm L | 0 'LM 1,3,22,18
        lsb L | 0 'LSB 0.6,4,22.8,16
        lt L | 0 'LT 1,3,22,18
        m1 M | 0 'M1 1,3,22,18
        m2 M | 0 'M2 1,3,22,18
        m3 M | 0 'M3 1,3,22,18
        m4 M | 0 'M4 1,3,22,18
        mph m | 0 'MPH 0.6,4,22.8,16
        p1 P | 0 'P1 1,3,22,18
        p2 P | 0 'P2 1,3,22,18
        p3 P | 0 'P3 1,3,22,18
        p4 P | 0 'P4 1,3,22,18
        parkingsign P | 0 'P 3,1,18,22
        questionmark ? | 0 eb8b 4,1,16,22
        r.button.roundedbottom.horizontal R | 1 *bar 0.6,5.4,22.8,13.2 | !0 'R 7,7,10
        r1 R | 0 'R1 1,3,22,18
        r2 R | 0 'R2 1,3,22,18
        r3 R | 0 'R3 1,3,22,18
        r4 R | 0 'R4 1,3,22,18
        rb R | 0 'RB 1,3,22,18
        rm R | 0 'RM 1,3,22,18
        rsb R | 0 'RSB 0.6,4,22.8,16
        rt R | 0 'RT 1,3,22,18
        sl S | 0 'SL 1,3,22,18
        slash.circle nosign ⌀ | 1 -dot 1,1,22 | 0 slash 5,5,14
        sos S | 0 'SOS 0.6,4,22.8,16
        sr S | 0 'SR 1,3,22,18
        tsa T | 0 'TSA 0.6,4,22.8,16
        wrongwaysign ⊖ | 1r *dot 1,1,22 | !0W bar 5,10.4,14,3.2
        xmark ✕ | 0 e5cd 3,3,18
        zl Z | 0 'ZL 1,3,22,18
        zr Z | 0 'ZR 1,3,22,18
        """
}
