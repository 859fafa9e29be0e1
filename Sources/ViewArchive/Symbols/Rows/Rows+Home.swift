// Rows of the symbol table: houses, furniture, lights and appliances.

extension SymbolRows {
    static let home = """
        air.conditioner.horizontal air.conditioner.vertical ▭ | 0 *box 0.8,3.6,22.4,9.4 bar 3.6,9.4,16.8,1.6 | 1 \
            _M6,15.4Q8,18,6,21 0,0,24 _M12,15.4Q14,18,12,21 0,0,24 _M18,15.4Q20,18,18,21 0,0,24
        air.purifier ▯ | 0 *app 5,1,14,22 bar 8,5,8,1.6 bar 8,8,8,1.6 -dot 8.6,12.6,6.8
        bathtub ⊔ ea41
        blinds.horizontal.open blinds.horizontal.closed blinds.vertical.open blinds.vertical.closed ▤ e286
        building ▥ ea40
        building.2 building.2.crop.circle ▥ e7f1
        cabinet ▤ | 0 *box 2,2,20,18 bar 11.1,2,1.8,18 dot 8,10,2 dot 14,10,2 bar 4,20,2,3 bar 18,20,2,3
        chair chair.lounge ⊔ efed
        chandelier light.strip.2 light.ribbon ⌐ f02a
        curtains.open curtains.closed ▥ ec1e
        dishwasher ▣ | 0 *box 2,1,20,22 bar 2,6,20,1.7 dot 16,2.8,2 _M7,18Q9,11,12,16Q15,11,17,18 0,0,24
        door.french.open door.french.closed ▯ | 0 *box 2,1,20,22 bar 11.1,1,1.8,22 dot 8,11,2 dot 14,11,2
        door.garage.closed door.garage.open door.garage.double.bay.closed door.garage.double.bay.open ▭ f011
        door.left.hand.closed door.right.hand.closed entry.lever.keypad door.sliding.left.hand.closed \
            door.sliding.right.hand.closed ▯ | 0 *box 4,1,16,22 dot 15,11,2.4
        door.left.hand.open door.right.hand.open door.sliding.left.hand.open door.sliding.right.hand.open ▯ eb4f
        dryer ▣ e54a
        fan fanblades fan.oscillation ✣ | 0 *dot@20 10.4,0.8,6.6,10.4 *dot@110 14,10,6.6,10.4 *dot@200 \
            7,12.8,6.6,10.4 *dot@290 3.4,3.6,6.6,10.4 dot 10.2,10.2,3.6
        fan.ceiling fan.and.light.ceiling fan.desk fan.floor ✣ | 0 bar 11.1,0.6,1.8,8 *dot@90 4,4.6,5,13 *dot@90 \
            15,4.6,5,13 dot 9.6,8.6,4.8,5
        fire.extinguisher ▯ f1d8
        fireplace ⊓ ea43
        firewall ▦ | 0 bar 1,4,22,1.7 bar 1,11,22,1.7 bar 1,18,22,1.7 bar 7,4,1.7,8 bar 15,4,1.7,8 bar 11,11,1.7,8
        heat.waves heat.waves.and.fan ≋ | 0 _M5,2C9,6,1,10,5,14C7,17,3,20,5,22 0,0,24 \
            _M12,2C16,6,8,10,12,14C14,17,10,20,12,22 0,0,24 _M19,2C23,6,15,10,19,14C21,17,17,20,19,22 0,0,24
        heater.vertical heat.element.windshield ▥ | 0 bar 3,3,3,18 bar 8,3,3,18 bar 13,3,3,18 bar 18,3,3,18 bar \
            2,5.4,20,1.7 bar 2,17,20,1.7
        house ⌂ | 0 *e88a 0.6,1.8,22.8,19.6
        house.and.flag house.and.flag.circle ⌂ | 0 *e88a 0,7.4,18,15.4 | ^1 e153 13,0,11,13
        house.lodge ⌂ e589
        lamp.ceiling light.cylindrical.ceiling light.recessed light.recessed.3 light.panel light.overhead.left \
            light.overhead.right ⌐ | 0 bar 11,0.6,2,7 */M8,7L16,7L21,16L3,16Z 0,0,24 dot 9.6,17,4.8
        lamp.desk ⌐ | 0 _M6,21L8,12L15,5 0,0,24 bar 2,20.6,12,2 */M13,2L21,8L15.4,12.4L11,8Z 0,0,24
        lamp.floor ⌐ | 0 */M9,1L15,1L18,7.6L6,7.6Z 0,0,24 bar 11,7.6,2,13.4 bar 7,21,10,2
        lamp.table ⌐ | 0 */M8,2L16,2L20,11L4,11Z 0,0,24 bar 11,11,2,9 bar 7,20.6,10,2
        light.beacon.max light.beacon.min ☼ | 0 */M6,19L6,12C6,4,18,4,18,12L18,19Z 0,0,24 bar 4,20.6,16,2 | 1 bar \
            11.2,0.6,1.6,3.6 bar@50 19.6,4,1.6,3.6 bar@310 2.8,4,1.6,3.6
        lightbulb ☼ | 0y \
            */M12,1C16.8,1,20,4.6,20,8.8C20,12.4,16.6,14.2,16,17.4L8,17.4C7.4,14.2,4,12.4,4,8.8C4,4.6,7.2,1,12,1Z \
            0,0,24 bar 8.2,19,7.6,1.8 bar 9.6,21.8,4.8,1.8
        lightbulb.max ☼ | 0y e0f0 6,4,12,19 | 1 bar 11.2,0,1.6,3 bar@45 18.4,2.4,1.6,3 bar@315 4,2.4,1.6,3 bar@90 \
            20.6,8.4,1.6,3 bar@90 1.8,8.4,1.6,3
        lightbulb.min lightbulb.led lightbulb.led.wide lightbulb.2 ☼ e0f0
        microwave ▣ f204
        music.note.house ⌂ | 1 */M12,2L23,11.8L20,11.8L20,21.6L4,21.6L4,11.8L1,11.8Z 0,0,24 | !0W e405 \
            8.4,8.4,7.4,10.6
        oven stove cooktop ▣ | 0 *box 2,1,20,22 bar 2,7,20,1.7 dot 5,3,2.2 dot 9,3,2.2 dot 16.8,3,2.2 -box \
            5.4,11,13.2,8.6
        pedestrian.gate.closed pedestrian.gate.open ▥ f1f6
        play.house ⌂ | 1 */M12,2L23,11.8L20,11.8L20,21.6L4,21.6L4,11.8L1,11.8Z 0,0,24 | !0W e037 8.8,9.4,7.6,8.8
        refrigerator ▯ eb47
        robotic.vacuum robotic.vacuum.fill ◉ | 0 *dot 1,1,22 -dot 8,4.6,8 bar 5,15,14,1.7
        roller.shade.open roller.shade.closed roman.shade.open roman.shade.closed ▤ ec12
        sensor contact.sensor ◌ e51e
        shower shower.handheld shower.sidejet ⋔ f061
        sink ⊔ | 0 */M1,13L23,13C23,18,20,22,16,22L8,22C4,22,1,18,1,13Z 0,0,24 _M12,12L12,5C12,1,18,1,18,5 0,0,24
        sofa sofa.fill ⊔ e16b
        spigot pipe.and.drop ⌐ | 0 /M1,8L13,8C18,8,20,10,20,15L15,15C15,13.4,14.4,13,13,13L1,13Z 0,0,24 bar 9,2,2,6 \
            bar 5.4,1.4,9.2,1.9 | 1c e798 15,16.4,5,6.6
        sprinkler sprinkler.and.droplets ∴ | 0 bar 11,12,2,10 bar 7,20.6,10,2 | 1 rain 4,4,2.6,4 rain@90 17,4,2.6,4 \
            dot 11,2,2 dot 2,10,2 dot 20,10,2
        studentdesk ⊓ f8f4
        table.furniture ⊓ eac6
        tent tent.2 △ | 0 */M12,2L23.4,21.4L0.6,21.4Z 0,0,24 | !1 triangleUp 8,13,8,8.4
        toilet ⊔ | 0 */M5,1.6L10,1.6L10,10L21,10C21,15,18,17,15,18L16,22.4L7,22.4L8,17L5,10Z 0,0,24
        video.doorbell ◉ efff
        washer ▣ e54a
        window.vertical.open window.vertical.closed window.horizontal window.horizontal.closed window.awning \
            window.awning.closed window.casement window.casement.closed window.ceiling window.ceiling.closed \
            window.shade.open window.shade.closed ⊞ f088
        """
}
