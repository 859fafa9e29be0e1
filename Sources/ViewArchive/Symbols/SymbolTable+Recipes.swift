// The recipes of symbols that no single icon shows, or not in more than one colour.

extension SymbolTable {
    /// By the name without its variants, of which a line may have several; each is read when it is drawn.
    static let recipes: [String: SymbolRecipe] = {
        var recipes: [String: SymbolRecipe] = [:]
        for line in recipeText.split(separator: "\n") {
            guard let bar = line.firstIndex(of: "|") else { continue }
            for name in line[..<bar].split(separator: " ") {
                recipes[String(name)] = SymbolRecipe(text: line[line.index(after: bar)...])
            }
        }
        return recipes
    }()

    private static let recipeText = """
        cloud | 0w *e2bd 0.5,4.5,23,15.3
        cloud.sun | 1y e430 10,0.5,14 | ^0w *e2bd 0.3,8.6,19.4,13
        cloud.moon | 1k e51c 12.5,1,10.5 | ^0w *e2bd 0.3,8.6,19.4,13
        cloud.sun.rain | 1y e430 11.5,0,12.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | 2c rain 4,19.4,1.6,4 rain \
            9.2,19.4,1.6,4 rain 14.4,19.4,1.6,4
        cloud.moon.rain | 1k e51c 13.5,0.5,9.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | 2c rain 4,19.4,1.6,4 rain \
            9.2,19.4,1.6,4 rain 14.4,19.4,1.6,4
        cloud.sun.bolt | 1y e430 11.5,0,12.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | ^2y ea0b 6.5,14,6.6,9.8
        cloud.moon.bolt | 1k e51c 13.5,0.5,9.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | ^2y ea0b 6.5,14,6.6,9.8
        cloud.rain | 0w *e2bd 1.5,1.5,21,14 | 1c rain 4.6,17.6,2,5 rain 10.4,17.6,2,5 rain 16.2,17.6,2,5
        cloud.heavyrain | 0w *e2bd 1.5,0.5,21,13.4 | 1c rain 2.9,15.6,3,7.6 rain 7.7,15.6,3,7.6 rain 12.5,15.6,3,7.6 \
            rain 17.3,15.6,3,7.6
        cloud.drizzle | 0w *e2bd 1.5,1,21,13.6 | 1c rain 4.6,16.8,0.9,2.2 rain 10.4,16.8,0.9,2.2 rain \
            16.2,16.8,0.9,2.2 rain 7.4,21,0.9,2.2 rain 13.2,21,0.9,2.2
        cloud.sleet | 0w *e2bd 1.5,1.5,21,14 | 1c rain 4.6,17.6,2,5 dot 10.6,18.4,3,3 rain 16.2,17.6,2,5
        cloud.hail | 0w *e2bd 1.5,1,21,13.6 | 1c dot 4.6,16.6,2.6,2.6 dot 10.7,16.6,2.6,2.6 dot 16.8,16.6,2.6,2.6 \
            dot 7.6,20.8,2.6,2.6 dot 13.8,20.8,2.6,2.6
        cloud.snow | 0w *e2bd 1.5,1,21,13.4 | 1c eb3b 2.6,16.2,5.6 eb3b 9.2,17.8,5.6 eb3b 15.8,16.2,5.6
        cloud.fog | 0w *e2bd 1.5,1,21,13.8 | 1k bar 2.5,17.2,19,1.9 bar 5,21,14,1.9
        cloud.bolt | 0w *e2bd 1.5,1.5,21,14 | ^1y ea0b 8.6,11.6,7.4,11.6
        cloud.bolt.rain | 0w *e2bd 1.5,1.5,21,14 | ^1y ea0b 8.6,11.6,7.4,11.6 | 2c rain 4,17.6,2,5 rain \
            17.2,17.6,2,5
        smoke | 0k *e2bd 1.5,4,21,14 | 1k bar 4,20.5,16,1.9
        sunrise | 0y e1c6 2,0.5,20,14.2 | 1 e5ce 8,17.6,8,5
        sunset | 0y e1c6 2,0.5,20,14.2 | 1 e5cf 8,17.6,8,5
        sun.haze | 0y e430 3.2,0,17.6 | ^1k bar 2,16.2,20,1.9 bar 4.5,20.4,15,1.9
        sun.dust | 0y e430 3.2,0,17.6 | ^1k dot 3,17,2.4,2.4 dot 8.2,19.6,2.4,2.4 dot 13.4,17,2.4,2.4 dot \
            18.6,19.6,2.4,2.4
        sun.rain | 0y e430 4,0,16 | 1c rain 4.6,18.4,1.8,4.6 rain 10.6,18.4,1.8,4.6 rain 16.6,18.4,1.8,4.6
        sun.snow | 0y e430 4,0,16 | 1c eb3b 2.8,17.4,5.6 eb3b 9.2,18.2,5.6 eb3b 15.6,17.4,5.6
        moon | 0k *e51c 2.2,2.2,19.6
        moon.stars | 0k *e51c 0.8,5,18.4 | 1y e838 13.5,0.6,6.4 e838 19,8.2,4.6
        moon.zzz | 0k *e51c 0.8,5,18.4 | 1 zed 13.5,1,5,5 zed 19.6,8.4,3.6,3.6
        moon.haze | 0k *e51c 5,0.5,14.4 | ^1k bar 2,17,20,1.9 bar 4.5,21,15,1.9
        wind.snow | 0 efd8 0.5,1,23,15 | 1c eb3b 4,17,6.4 eb3b 13.6,17,6.4
        thermometer.sun | 0r e1ff 2.5,1,9.4,22 | ^1y e430 11,1,12.6
        thermometer.snowflake | 0r e1ff 2.5,1,9.4,22 | ^1c eb3b 12.4,2,10.6
        thermometer.high | 0r e1ff 2.5,1,9.4,22 | 1 caretUp 15,4,7,4.4
        thermometer.low | 0c e1ff 2.5,1,9.4,22 | 1 caretDown 15,4,7,4.4
        drop | 0c *drop 4.2,0.8,15.6,22.4
        humidity | 0c *drop 1,3.4,13.4,19.4 | 1 bar 16.4,7.4,6.8,2 bar 16.4,12,6.8,2 bar 16.4,16.6,6.8,2
        bolt | 0y *ea0b 4.6,1,14.8,22
        flame | 0o *ef55 3.4,1,17.2,22
        leaf | 0g *ea35 1.6,1.8,20.8,20.4
        heart.slash | 1r *e87d 1.4,2.4,21.2,19.4 | ^0 slash 2.4,2.4,19.2,19.2
        bolt.heart | 1r *e87d 1.2,2.2,21.6,19.8 | !0W ea0b 8.7,6,6.6,10
        battery.0 battery.0percent | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4
        battery.25 battery.25percent | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0r cell 2.6,8.3,4.2,7.4
        battery.50 battery.50percent | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,8,7.4
        battery.75 battery.75percent | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,12,7.4
        battery.100 battery.100percent | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 0g cell 2.6,8.3,16,7.4
        battery.100.bolt battery.100percent.bolt | 1 *frame 0.3,6,20.6,12 bar 22,10,1.8,4 | 1g cell 2.6,8.3,16,7.4 | ^0 ea0b 6.6,3.6,8,16.8
        speaker | 0 *e04e 5,3,14,18
        speaker.wave.1 | 0 *e04e 2.6,3,14,18 | 1 arc 13.5,7.5,6.4,9
        speaker.wave.2 | 0 *e04e 0.6,3,14,18 | 1 arc 11.5,7.5,6.4,9 | 2 arc 11,4,10.6,16
        speaker.wave.3 | 0 *e04e 0,4,12.4,16 | 1 arc 9.5,8,5.6,8 | 2 arc 9,5,9.6,14 | 2 arc 8.6,2,13.8,20
        person.2 | 1 e7fd 11.4,4.6,12.4 | ^0 e7fd 0.3,4.6,15
        person.3 | 1 e7fd 0,7,9.6 e7fd 14.4,7,9.6 | ^0 e7fd 5.2,5,13.6
        person.circle person.crop.circle | 1 *dot 1,1,22,22 | !0W e7fd 6,5.4,12
        exclamationmark.triangle | 1y *warning 0.4,1.2,23.2,21 | !0W mark 10.6,7.8,2.8,10.8
        exclamationmark.octagon | 1r *octagon 1,1,22,22 | !0W mark 10.6,5.8,2.8,12.4
        xmark.octagon | 1r *octagon 1,1,22,22 | !0W e5cd 7,7,10
        checkmark.seal | 1B *seal 0.6,0.6,22.8,22.8 | !0W e5ca 6.4,7.4,11.2,9.4
        xmark.seal | 1r *seal 0.6,0.6,22.8,22.8 | !0W e5cd 7.2,7.2,9.6
        seal | 0 *seal 0.6,0.6,22.8,22.8
        checkmark.shield | 1g *e9e0 2.4,0.8,19.2,22.4 | !0W e5ca 7,8,10,8
        exclamationmark.shield | 1r *e9e0 2.4,0.8,19.2,22.4 | !0W mark 10.7,6,2.6,11
        xmark.shield | 1r *e9e0 2.4,0.8,19.2,22.4 | !0W e5cd 7.6,7.4,8.8
        lock.shield | 1 *e9e0 2.4,0.8,19.2,22.4 | !0W e897 8,6,8,10.6
        bolt.shield | 1 *e9e0 2.4,0.8,19.2,22.4 | !0W ea0b 8.4,5.6,7.2,12
        shield | 0 *e9e0 2.4,0.8,19.2,22.4
        cross | 0r *plus 2,2,20,20
        crown | 0y *crown 1,3.5,22,17
        waveform.path.ecg | 0r pulse 0.6,3,22.8,18
        hare | 0 e799 3.4,1,17.2,22
        mappin | 0r dot 6.6,1,10.8,10.8 | 0k bar 11,10.8,2,12.4
        mappin.and.ellipse | 0r dot 7.4,0.8,9.2,9.2 bar 11.1,9,1.8,10 | ^1k ring 2,15.4,20,7.4
        doc | 0 *e24d 3.6,1,16.8,22
        doc.text | 1 *e24d 3.6,1,16.8,22 | !0W bar 7,11.4,10,1.7 bar 7,15,10,1.7 bar 7,18.4,6.6,1.7
        message | 0g *bubble 1,1.6,22,21
        bubble.left | 0 *bubble 1,1.6,22,21
        bubble.right | 0 *~bubble 1,1.6,22,21
        quote.bubble | 1 *bubble 1,1.6,22,21 | !0W e244 7.4,7,9.2,6.6
        text.bubble | 1 *bubble 1,1.6,22,21 | !0W bar 6,6.4,12,1.8 bar 6,9.9,12,1.8 bar 6,13.4,7.5,1.8
        ellipsis.bubble | 1 *bubble 1,1.6,22,21 | !0W dot 5.8,9,2.6,2.6 dot 10.7,9,2.6,2.6 dot 15.6,9,2.6,2.6
        plus.bubble | 1 *bubble 1,1.6,22,21 | !0W e145 7.6,5.4,8.8
        exclamationmark.bubble | 1 *bubble 1,1.6,22,21 | !0W mark 10.8,5,2.4,10.2
        checkmark.bubble | 1 *bubble 1,1.6,22,21 | !0W e5ca 7,6.6,10,7.4
        questionmark.bubble | 1 *bubble 1,1.6,22,21 | !0W eb8b 9,4.8,6,10.4
        bubble.left.and.bubble.right | 1 *~bubble 8.4,7.4,15.2,14.8 | ^0 *bubble 0.4,1,15.6,14.8
        arrowtriangle.up | 0 *triangleUp 1.6,2.6,20.8,18
        arrowtriangle.down | 0 *triangleDown 1.6,3.4,20.8,18
        arrowtriangle.left | 0 *triangleLeft 2.6,1.6,18,20.8
        arrowtriangle.right | 0 *triangleRight 3.4,1.6,18,20.8
        triangle | 0 *warning 0.6,1.4,22.8,20.4
        circle | 0 *dot 1,1,22,22
        square | 0 *box 2,2,20,20
        rectangle | 0 *box 0.6,3.8,22.8,16.4
        rectangle.portrait | 0 *box 3.8,0.6,16.4,22.8
        capsule | 0 *bar 0.6,5.4,22.8,13.2
        oval | 0 *dot 0.6,4.4,22.8,15.2
        octagon | 0 *octagon 1,1,22,22
        app | 0 *app 1.6,1.6,20.8,20.8
        stop | 0 *box 3.4,3.4,17.2,17.2
        play | 0 *e037 4,2,18,20
        pause | 0 *box 4.6,3,5.4,18 box 14,3,5.4,18
        forward | 0 *e01f 0.6,4.6,22.8,14.8
        backward | 0 *e020 0.6,4.6,22.8,14.8
        house | 0 *e88a 0.6,1.8,22.8,19.6
        location | 0B *e569 2,2,20
        globe | 0 ring 1,1,22 ring 7,1,10,22 bar 11.2,1.6,1.6,20.8 bar 1.6,11.2,20.8,1.6 bar 4.2,5.8,15.6,1.6 \
            bar 4.2,16.6,15.6,1.6
        info | 0 dot 10.2,2.2,3.6,3.6 bar 10.5,8,3,14
        exclamationmark | 0 mark 9.9,1,4.2,22
        exclamationmark.2 | 0 mark 6.1,1,4.2,22 mark 13.7,1,4.2,22
        exclamationmark.3 | 0 mark 2.3,1,4.2,22 mark 9.9,1,4.2,22 mark 17.5,1,4.2,22
        star | 0y *e838 0.6,1,22.8,21.8
        heart | 0r *e87d 1,2.2,22,20
        tag | 0 *e54e 1.6,1.6,20.8
        bookmark | 0 *e866 5,1.4,14,21.4
        paperplane | 0 *e163 1,2,22,19.4
        phone | 0g *e0cd 2,2,20
        folder | 0B *e2c7 0.8,3.2,22.4,17.6
        """
}
