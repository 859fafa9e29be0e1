// Rows of the symbol table: money, shops and charts.

extension SymbolRows {
    static let commerce = """
        australiandollarsign $ | 0 'A$ 1,3,22,18
        australsign ₳ | 0 '₳ 3,1,18,22
        bag handbag ▽ | 0 */M4.4,7L19.6,7L21,22.4L3,22.4Z 0,0,24 _M8,9L8,6C8,0.6,16,0.6,16,6L16,9 0,0,24
        bahtsign ฿ | 0 '฿ 3,1,18,22
        banknote ▭ | 1 *box 0.4,4.4,23.2,15.2 | !0W dot 8.6,8.6,6.8 dot 3.4,10.8,2.4 dot 18.2,10.8,2.4
        barcode ▥ | 0 bar 1,4,1.6,16 bar 4.4,4,1.6,16 bar 7.2,4,3,16 bar 11.6,4,1.6,16 bar 14.6,4,3,16 bar \
            19,4,1.6,16 bar 21.6,4,1.6,16
        barcode.viewfinder ▥ | 1 e3c2 0,0,24 | 0 bar 6,7,1.6,10 bar 8.8,7,2.4,10 bar 12.4,7,1.6,10 bar 15,7,1.4,10 \
            bar 17.4,7,1.2,10
        basket ⊔ e8cb
        bitcoinsign ₿ | 0 '₿ 4,1,16,22
        brazilianrealsign R | 0 'R$ 1,3,22,18
        building.columns bank.building ▥ e84f
        cart ⊔ e8cc
        cedisign ₵ | 0 '₵ 3,1,18,22
        centsign ¢ | 0 '¢ 3,1,18,22
        chart.bar ▟ | +0 *cell 1.4,13,5.6,9 | +0 *cell 9.2,7.4,5.6,14.6 | +0 *cell 17,2,5.6,20
        chart.bar.doc.horizontal chart.bar.horizontal.page chart.bar.page ▟ | 1 *e24d 3.6,1,16.8,22 | !0W bar \
            7,11.4,4.6,1.7 bar 7,14.8,9.6,1.7 bar 7,18.2,7,1.7
        chart.bar.xaxis chart.bar.xaxis.ascending ▟ | 0 cell 2,12,4.8,7 cell 9.6,7.4,4.8,11.6 cell 17.2,3,4.8,16 | 1 \
            bar 0.6,20.8,22.8,1.9
        chart.bar.yaxis ▟ | 0 cell 4.4,2,7,4.8 cell 4.4,9.6,12,4.8 cell 4.4,17.2,17,4.8 | 1 bar 0.8,0.6,1.9,22.8
        chart.dots.scatter ∴ | 0 dot 6,13,3.6 dot 11,8,3.6 dot 17,11,3.6 dot 18,3,3.6 dot 12.4,15,3.6 | 1 \
            _M2,1.6L2,22L23,22 0,0,24
        chart.line.downtrend.xyaxis ↘ | 0 ~e6e1 5.4,2.4,18,14 | 1 _M2,1.6L2,22L23,22 0,0,24
        chart.line.flattrend.xyaxis → | 0 _M5.4,10L9,13L13,8L17,13L22.4,10 0,0,24 | 1 _M2,1.6L2,22L23,22 0,0,24
        chart.line.text.clipboard chart.line.text.clipboard.fill ∿ | 1 *e85d 3,1,18,22
        chart.line.uptrend.xyaxis ↗ | 0 e6e1 5.4,2.4,18,14 | 1 _M2,1.6L2,22L23,22 0,0,24
        chart.pie ◔ | 0 \
            */M10.6,3.4L10.6,13.4L20.6,13.4C20.6,18.8,16.2,23.2,10.6,23.2C5.2,23.2,0.8,18.8,0.8,13.4\
        C0.8,7.8,5.2,3.4,10.6,3.4Z 0,0,24 | 1 */M13.6,0.8C19,0.8,23.2,5,23.2,10.4L13.6,10.4Z 0,0,24
        chart.xyaxis.line ∿ | 0 e6e1 5.4,2.4,18,14 | 1 _M2,1.6L2,22L23,22 0,0,24
        chineseyuanrenminbisign ¥ | 0 '¥ 3,1,18,22
        coloncurrencysign ₡ | 0 '₡ 3,1,18,22
        creditcard ▭ | 1 *box 0.6,3.8,22.8,16.4 | !0W /M0.6,7.4L23.4,7.4L23.4,11L0.6,11Z 0,0,24 bar 4,14.6,5.4,1.8
        creditcard.and.123 ▭ | 1 *box 0.6,2,22.8,14 | 0 bar 0.6,5.6,22.8,3 '123 6,17.8,12,6
        creditcard.viewfinder ▭ | 1 e3c2 0,0,24 | 0 e870 5,6.4,14,11
        cruzeirosign ₢ | 0 '₢ 3,1,18,22
        danishkronesign k | 0 'kr. 1,3,22,18
        dollarsign $ | 0 '$ 4,1,16,22
        dongsign ₫ | 0 '₫ 3,1,18,22
        eurosign € | 0 '€ 3,1,18,22
        eurozonesign ₠ | 0 '₠ 3,1,18,22
        florinsign ƒ | 0 'ƒ 3,1,18,22
        francsign ₣ | 0 '₣ 3,1,18,22
        gauge.chart.leftthird.topthird.rightthird ◔ | 1 _M4.4,20C-1.4,12.4,3.2,2.6,12,2.6C20.8,2.6,25.4,12.4,19.6,20 \
            0,0,24
        gift app.gift ▣ | 0r e8f6 1.6,1.4,20.8
        giftcard ▭ e8f6
        guaranisign ₲ | 0 '₲ 3,1,18,22
        hryvniasign ₴ | 0 '₴ 3,1,18,22
        indianrupeesign ₹ | 0 '₹ 3,1,18,22
        kipsign ₭ | 0 '₭ 3,1,18,22
        larisign ₾ | 0 '₾ 3,1,18,22
        lirasign ₤ | 0 '₤ 3,1,18,22
        malaysianringgitsign R | 0 'RM 1,3,22,18
        manatsign ₼ | 0 '₼ 3,1,18,22
        millsign ₥ | 0 '₥ 3,1,18,22
        nairasign ₦ | 0 '₦ 3,1,18,22
        norwegiankronesign k | 0 'kr 1,3,22,18
        peruviansolessign S | 0 'S/. 1,3,22,18
        pesetasign ₧ | 0 '₧ 3,1,18,22
        pesosign ₱ | 0 '₱ 3,1,18,22
        polishzlotysign z | 0 'zł 1,3,22,18
        purchased ✓ | 0 ring 1,1,22 e5ca 6,7,12
        qrcode ▩ ef6b
        qrcode.viewfinder ▦ f206
        rublesign ₽ | 0 '₽ 3,1,18,22
        rupeesign ₨ | 0 '₨ 3,1,18,22
        shekelsign ₪ | 0 '₪ 3,1,18,22
        singaporedollarsign $ | 0 'S$ 1,3,22,18
        sterlingsign £ | 0 '£ 3,1,18,22
        storefront ⌂ ea12
        swedishkronasign k | 0 'kr 1,3,22,18
        tag ◈ | 0 *e54e 1.6,1.6,20.8
        tengesign ₸ | 0 '₸ 3,1,18,22
        tugriksign ₮ | 0 '₮ 3,1,18,22
        turkishlirasign ₺ | 0 '₺ 3,1,18,22
        wallet.pass wallet.bifold ▭ f8ff
        wonsign ₩ | 0 '₩ 3,1,18,22
        yensign ¥ | 0 '¥ 3,1,18,22
        """
}
