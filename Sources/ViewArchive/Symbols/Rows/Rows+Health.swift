// Rows of the symbol table: hearts, medicine, eyes and sleep.

extension SymbolRows {
    static let health = """
        allergens allergens.fill ❀ f205
        bandage ✚ | 0 *bar@45 6.4,0.4,11.2,23.2 | !1 dot 9.6,11,1.8 dot 12.6,11,1.8 dot 11.1,9.4,1.8 dot 11.1,12.6,1.8
        bed.double ▬ efdf
        bolt.heart ♥ | 1r *e87d 1.2,2.2,21.6,19.8 | !0W ea0b 8.7,6,6.6,10
        brain ◍ | 0 \
            */M11.2,3.4C10,0.6,5.4,1.4,5.4,5.2C1.6,5.6,0.4,9.8,2.6,12C0.4,14.6,2,19,5.6,19\
        C6.6,23,11.2,22.4,11.2,19.4Z 0,0,24 \
            *~/M11.2,3.4C10,0.6,5.4,1.4,5.4,5.2C1.6,5.6,0.4,9.8,2.6,12C0.4,14.6,2,19,5.6,19\
        C6.6,23,11.2,22.4,11.2,19.4Z 0,0,24
        brain.head.profile brain.filled.head.profile ◍ ea4a
        cross ✚ | 0r *plus 2,2,20,20
        cross.case ✚ | 1r *eb3f 1,2.4,22,20
        cross.vial ✚ ea4b
        drop.keypad ◊ | 0c e798 0,1,13,20 | 1 dot 15,4,2.4 dot 19.6,4,2.4 dot 15,10.6,2.4 dot 19.6,10.6,2.4 dot \
            15,17,2.4 dot 19.6,17,2.4
        ear hearingdevice.ear ⊂ e023
        eye ◉ | 0 \
            */M12,4.4C17.6,4.4,21.6,8,23.6,12C21.6,16,17.6,19.6,12,19.6C6.4,19.6,2.4,16,0.4,12C2.4,8,6.4,4.4,12,4.4Z \
            0,0,24 | !1 dot 8.6,8.6,6.8
        eye.slash ◌ e8f5
        eyebrow ⌒ | 0 /M2,15C6,8,14,6,22,11C14,10,8,12,2,15Z 0,0,24
        eyes ◉ | 0 *dot 1,5,10,14 *dot 13,5,10,14 dot 5,10,4,5 dot 17,10,4,5
        facemask ∪ f218
        flask ∆ ea4b
        hearingdevice.and.signal.meter ⊂ e023
        heart ♡ | 0r *e87d 1,2.2,22,20
        heart.slash ♡ | 1r *e87d 1.4,2.4,21.2,19.4 | ^0 slash 2.4,2.4,19.2,19.2
        heart.text heart.text.square ♥ eaa2
        heart.text.clipboard ♥ | 1 *e85d 2.6,1,18.8,22
        inhaler ▯ ea87
        ivfluid.bag ▯ | 0 *app 5,2,14,14 bar 11.1,16,1.8,7 e798 9,5,6,8
        lungs ∩ | 0 \
            */M9.6,6C9.6,3,6.6,3,5,6.6C2.4,11.6,1,17,1.2,20.6C1.4,23.4,3.6,23,5.6,22C8,20.8,10.4,20.6,10.4,18\
        L10.4,9Z 0,0,24 \
            *~/M9.6,6C9.6,3,6.6,3,5,6.6C2.4,11.6,1,17,1.2,20.6C1.4,23.4,3.6,23,5.6,22C8,20.8,10.4,20.6,10.4,18\
        L10.4,9Z 0,0,24 bar 11.2,1,1.6,8 _M10.4,11L12,8L13.6,11 0,0,24
        medical.thermometer † e1ff
        microbe microbe.circle ✹ f221
        mouth mouth.fill ᗢ | 0 */M1,11C5,6,9,5,12,8C15,5,19,6,23,11C18,19,6,19,1,11Z 0,0,24 bar 4,10.6,16,1.6
        mustache ᗢ | 0 /M12,9C15,5,19,9,23,8C22,16,14,17,12,12C10,17,2,16,1,8C5,9,9,5,12,9Z 0,0,24
        nose ⌊ | 0 _M13,2C13,8,18,13,18,17C18,20,15,21,13,20C11,22,7,22,6,19 0,0,24
        pill ◐ | 0 -bar@45 6.4,0,11.2,24 bar@45:b 6.4,0,11.2,24
        pills pills.circle ◐ f033
        scalemass △ | 0 */M5,8L19,8L22.4,22L1.6,22Z 0,0,24 -dot 8.6,1,6.8
        staroflife ✱ e1eb
        stethoscope ∪ | 0 _M4.6,2L2.6,2L2.6,8C2.6,17,13.4,17,13.4,8L13.4,2L11.4,2 0,0,24 \
            _M8,15L8,17C8,24.6,19.4,24.6,19.4,17L19.4,13 0,0,24 -dot 16.6,7.4,5.6
        syringe ↗ e138
        testtube.2 ∪ ea4b
        vial.viewfinder ∪ | 1 e3c2 0,0,24 | 0 bar@30 9.6,5,4.8,14
        waterbottle ▯ | 0 \
            */M9,5L7,8.4Q5.6,9.6,5.6,12L5.6,20.4Q5.6,23,8,23L16,23Q18.4,23,18.4,20.4L18.4,12Q18.4,9.6,17,8.4L15,5Z \
            0,0,24 cell 9,0.8,6,3.2 | !1 bar 5.6,13,12.8,1.6
        waveform.path ∿ | 0 _M1,13L4,13L6.4,4L10,20L13.6,7L16,15L18,12L23,12 0,0,24
        waveform.path.ecg ∿ | 0r pulse 0.6,3,22.8,18
        waveform.path.ecg.rectangle ecg.text.page ∿ | 1 *box 0.6,3,22.8,18 | !0W pulse 3.6,7,16.8,10
        zzz z | 0 zed 1,11,9,10 zed 11,5,7,8 zed 18,1,5,6
        """
}
