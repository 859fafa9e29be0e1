// Rows of the symbol table: weather, the moon and temperature.

extension SymbolRows {
    static let weather = """
        aqi.high ∴ | +0 dot 9.8,9.8,4.4 | +1 dot 10,3,4 dot 15.8,6.4,4 dot 15.8,13.6,4 dot 10,17,4 dot 4.2,13.6,4 \
            dot 4.2,6.4,4 | +2 dot 0.6,10.8,2.4 dot 21,10.8,2.4 dot 5.6,1,2.4 dot 16,1,2.4 dot 5.6,20.6,2.4 dot \
            16,20.6,2.4
        aqi.low ∴ | +0 dot 10.2,10.2,3.6 | +1 dot 10.4,4,3.2 dot 15.8,7.2,3.2 dot 15.8,13.6,3.2 dot 10.4,16.8,3.2 \
            dot 5,13.6,3.2 dot 5,7.2,3.2
        aqi.medium ∴ | +0 dot 10,10,4 | +1 dot 10.2,3.4,3.6 dot 15.8,6.8,3.6 dot 15.8,13.6,3.6 dot 10.2,17,3.6 dot \
            4.6,13.6,3.6 dot 4.6,6.8,3.6 | +2 dot 1,11.2,1.6 dot 21.4,11.2,1.6 dot 6.4,1.4,1.6 dot 16,1.4,1.6 dot \
            6.4,21,1.6 dot 16,21,1.6
        beach.umbrella ☂ eb3e
        bolt ϟ | 0y *ea0b 4.6,1,14.8,22
        bolt.horizontal ϟ | 0y *ea0b@90 4.6,1,14.8,22
        carbon.dioxide.cloud ☁ | 1k *e2bd 0.5,4.5,23,15.3 | !0W 'CO₂ 5,9.4,14,8
        carbon.monoxide.cloud ☁ | 1k *e2bd 0.5,4.5,23,15.3 | !0W 'CO 6,9.4,12,8
        cloud icloud ☁ | 0w *e2bd 0.5,4.5,23,15.3
        cloud.bolt ☈ | 0w *e2bd 1.5,1.5,21,14 | ^1y ea0b 8.6,11.6,7.4,11.6
        cloud.bolt.rain ☈ | 0w *e2bd 1.5,1.5,21,14 | ^1y ea0b 8.6,11.6,7.4,11.6 | 2c rain 4,17.6,2,5 rain \
            17.2,17.6,2,5
        cloud.drizzle ☂ | 0w *e2bd 1.5,1,21,13.6 | 1c rain 4.6,16.8,0.9,2.2 rain 10.4,16.8,0.9,2.2 rain \
            16.2,16.8,0.9,2.2 rain 7.4,21,0.9,2.2 rain 13.2,21,0.9,2.2
        cloud.fog ≋ | 0w *e2bd 1.5,1,21,13.8 | 1k bar 2.5,17.2,19,1.9 bar 5,21,14,1.9
        cloud.hail ☂ | 0w *e2bd 1.5,1,21,13.6 | 1c dot 4.6,16.6,2.6,2.6 dot 10.7,16.6,2.6,2.6 dot 16.8,16.6,2.6,2.6 \
            dot 7.6,20.8,2.6,2.6 dot 13.8,20.8,2.6,2.6
        cloud.heavyrain ☂ | 0w *e2bd 1.5,0.5,21,13.4 | 1c rain 2.9,15.6,3,7.6 rain 7.7,15.6,3,7.6 rain \
            12.5,15.6,3,7.6 rain 17.3,15.6,3,7.6
        cloud.moon ☾ | 1k e51c 12.5,1,10.5 | ^0w *e2bd 0.3,8.6,19.4,13
        cloud.moon.bolt ☈ | 1k e51c 13.5,0.5,9.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | ^2y ea0b 6.5,14,6.6,9.8
        cloud.moon.rain ☾ | 1k e51c 13.5,0.5,9.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | 2c rain 4,19.4,1.6,4 rain \
            9.2,19.4,1.6,4 rain 14.4,19.4,1.6,4
        cloud.rain ☂ | 0w *e2bd 1.5,1.5,21,14 | 1c rain 4.6,17.6,2,5 rain 10.4,17.6,2,5 rain 16.2,17.6,2,5
        cloud.rainbow cloud.rainbow.half cloud.rainbow.crop ☁ | 1r arc@270 4,-0.6,17,20 | 2y arc@270 6.4,3,12,15 | \
            ^0w *e2bd 0.3,8.6,19.4,13
        cloud.sleet ☂ | 0w *e2bd 1.5,1.5,21,14 | 1c rain 4.6,17.6,2,5 dot 10.6,18.4,3,3 rain 16.2,17.6,2,5
        cloud.snow ❄ | 0w *e2bd 1.5,1,21,13.4 | 1c eb3b 2.6,16.2,5.6 eb3b 9.2,17.8,5.6 eb3b 15.8,16.2,5.6
        cloud.sun ☁ | 1y e430 10,0.5,14 | ^0w *e2bd 0.3,8.6,19.4,13
        cloud.sun.bolt ☈ | 1y e430 11.5,0,12.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | ^2y ea0b 6.5,14,6.6,9.8
        cloud.sun.rain ☂ | 1y e430 11.5,0,12.5 | ^0w *e2bd 0.3,5.6,19.4,12.4 | 2c rain 4,19.4,1.6,4 rain \
            9.2,19.4,1.6,4 rain 14.4,19.4,1.6,4
        degreesign.celsius ° | 0 '°C 1,4,22,16
        degreesign.fahrenheit ° | 0 '°F 1,4,22,16
        dehumidifier ≋ | 1 *app 4,1,16,22 | 0 bar 7.4,5,9.2,1.7 bar 7.4,8.6,9.2,1.7 drop 9.8,12.6,4.4,6.6
        drop ◊ | 0c *drop 4.2,0.8,15.6,22.4
        drop.degreesign ◊ | 0c *drop 0.8,0.8,15.6,22.4 -dot 17.6,2,5.4
        drop.halffull ◊ | 1c -drop 4.2,0.8,15.6,22.4 | 0c drop:b 4.2,0.8,15.6,22.4
        drop.triangle ◊ | 1 -warning 0.4,1.2,23.2,21 | 0c drop 8.6,8,6.8,10.6
        flame ▲ | 0o *ef55 3.4,1,17.2,22
        humidifier ≋ | 1 *app 4,10,16,13 | 0 dot 6.6,5,2.2 dot 11,2,2.2 dot 15.4,5,2.2
        humidity ◊ | 0c *drop 1,3.4,13.4,19.4 | 1 bar 16.4,7.4,6.8,2 bar 16.4,12,6.8,2 bar 16.4,16.6,6.8,2
        lightspectrum.horizontal ▥ | 0 *bar 0.6,7,22.8,10 bar 6,7,1.7,10 bar 11.2,7,1.7,10 bar 16.4,7,1.7,10
        moon ☾ | 0k *e51c 2.2,2.2,19.6
        moon.dust ☾ | 0k *e51c 5,0.5,14.4 | ^1k dot 3,17,2.4,2.4 dot 8.2,19.6,2.4,2.4 dot 13.4,17,2.4,2.4 dot \
            18.6,19.6,2.4,2.4
        moon.haze ☾ | 0k *e51c 5,0.5,14.4 | ^1k bar 2,17,20,1.9 bar 4.5,21,15,1.9
        moon.road.lanes ☾ | 0k *e51c 8,0,9 | 1 _M7,11L2,23 0,0,24 _M17,11L22,23 0,0,24 bar 11.1,11,1.8,4 bar \
            11.1,18,1.8,5
        moon.stars ☾ | 0k *e51c 0.8,5,18.4 | 1y e838 13.5,0.6,6.4 e838 19,8.2,4.6
        moon.zzz ☾ | 0k *e51c 0.8,5,18.4 | 1 zed 13.5,1,5,5 zed 19.6,8.4,3.6,3.6
        moonphase.first.quarter ◐ | 1k -dot 1.5,1.5,21 | 0k dot:r 1.5,1.5,21
        moonphase.full.moon ● | 0k dot 1.5,1.5,21
        moonphase.last.quarter ◑ | 1k -dot 1.5,1.5,21 | 0k dot:l 1.5,1.5,21
        moonphase.new.moon ○ | 0k -dot 1.5,1.5,21
        moonphase.waning.crescent ☾ | 1k -dot 1.5,1.5,21 | 0k \
            ~/M12,1.5C17.8,1.5,22.5,6.2,22.5,12C22.5,17.8,17.8,22.5,12,22.5C15.6,20.6,17.4,16.6,17.4,12\
        C17.4,7.4,15.6,3.4,12,1.5Z 0,0,24
        moonphase.waning.gibbous ◐ | 1k -dot 1.5,1.5,21 | 0k \
            ~/M12,1.5C17.8,1.5,22.5,6.2,22.5,12C22.5,17.8,17.8,22.5,12,22.5C8.4,20.6,6.6,16.6,6.6,12\
        C6.6,7.4,8.4,3.4,12,1.5Z 0,0,24
        moonphase.waxing.crescent ☽ | 1k -dot 1.5,1.5,21 | 0k \
            /M12,1.5C17.8,1.5,22.5,6.2,22.5,12C22.5,17.8,17.8,22.5,12,22.5C15.6,20.6,17.4,16.6,17.4,12\
        C17.4,7.4,15.6,3.4,12,1.5Z 0,0,24
        moonphase.waxing.gibbous ◑ | 1k -dot 1.5,1.5,21 | 0k \
            /M12,1.5C17.8,1.5,22.5,6.2,22.5,12C22.5,17.8,17.8,22.5,12,22.5C8.4,20.6,6.6,16.6,6.6,12\
        C6.6,7.4,8.4,3.4,12,1.5Z 0,0,24
        moonrise ☾ | 0k *e51c 6,0,12 | 1 bar 1.6,13.6,20.8,1.9 caretUp 8,17.6,8,5
        moonset ☾ | 0k *e51c 6,0,12 | 1 bar 1.6,13.6,20.8,1.9 caretDown 8,17.6,8,5
        rainbow ∩ | +0r arc@270 1,3.6,22,26 | +1y arc@270 4.6,7.6,14.8,18 | +2g arc@270 8,11,8,12
        snow ❄ | 0c eb3b 1.6,1.6,20.8
        snowflake ❄ | 0c eb3b 1.2,1.2,21.6
        sun.dust ☀ | 0y e430 3.2,0,17.6 | ^1k dot 3,17,2.4,2.4 dot 8.2,19.6,2.4,2.4 dot 13.4,17,2.4,2.4 dot \
            18.6,19.6,2.4,2.4
        sun.haze ☀ | 0y e430 3.2,0,17.6 | ^1k bar 2,16.2,20,1.9 bar 4.5,20.4,15,1.9
        sun.horizon sun.and.horizon ☀ e1c6
        sun.lefthalf.filled ☀ | 1y -dot 6,6,12 bar 11.1,0.6,1.8,3.4 bar 11.1,20,1.8,3.4 bar 0.6,11.1,3.4,1.8 bar \
            20,11.1,3.4,1.8 bar@45 18,3,1.8,3.4 bar@315 4.2,3,1.8,3.4 bar@45 4.2,17.6,1.8,3.4 bar@315 \
            18,17.6,1.8,3.4 | 0y dot:l 6,6,12
        sun.max ☀ | 0y e430 0.6,0.6,22.8
        sun.min ☀ e518
        sun.rain ☂ | 0y e430 4,0,16 | 1c rain 4.6,18.4,1.8,4.6 rain 10.6,18.4,1.8,4.6 rain 16.6,18.4,1.8,4.6
        sun.righthalf.filled ☀ | 1y -dot 6,6,12 bar 11.1,0.6,1.8,3.4 bar 11.1,20,1.8,3.4 bar 0.6,11.1,3.4,1.8 bar \
            20,11.1,3.4,1.8 bar@45 18,3,1.8,3.4 bar@315 4.2,3,1.8,3.4 bar@45 4.2,17.6,1.8,3.4 bar@315 \
            18,17.6,1.8,3.4 | 0y dot:r 6,6,12
        sun.snow ❄ | 0y e430 4,0,16 | 1c eb3b 2.8,17.4,5.6 eb3b 9.2,18.2,5.6 eb3b 15.6,17.4,5.6
        sunrise ☀ | 0y e1c6 2,0.5,20,14.2 | 1 e5ce 8,17.6,8,5
        sunset ☀ | 0y e1c6 2,0.5,20,14.2 | 1 e5cf 8,17.6,8,5
        thermometer thermometer.medium thermometer.variable † e1ff
        thermometer.and.liquid.waves thermometer.transmission † | 0r e1ff 7,0,10,17 | ^1 e176 1,15,22,8
        thermometer.brakesignal † | 1 -dot 3.4,3.4,17.2 arc 18,3,5.6,18 ~arc 0.4,3,5.6,18 | 0r e1ff 9,6,6,12
        thermometer.high ▯ | 0r e1ff 2.5,1,9.4,22 | 1 caretUp 15,4,7,4.4
        thermometer.low ▯ | 0c e1ff 2.5,1,9.4,22 | 1 caretDown 15,4,7,4.4
        thermometer.snowflake ▯ | 0r e1ff 2.5,1,9.4,22 | ^1c eb3b 12.4,2,10.6
        thermometer.sun ☀ | 0r e1ff 2.5,1,9.4,22 | ^1y e430 11,1,12.6
        thermometer.variable.and.figure † | 0r e1ff 0,1,10,22 | 1 e92c 10,3,14,19
        tornado ≋ | 0k bar 1,2,22,2 bar 4,6.4,17,2 bar 8,10.8,12,2 bar 10,15.2,7.4,2 bar 11,19.6,4,2
        tropicalstorm hurricane ≋ ebd5
        umbrella ☂ | 0 */M12,2C18.4,2,22.8,6.6,22.8,12.6L1.2,12.6C1.2,6.6,5.6,2,12,2Z 0,0,24 \
            _M12,12.6L12,19.4C12,23,17,23,17,19.4 0,0,24
        water.waves ≋ | 0c e176 1,3,22,18
        water.waves.and.arrow.down water.waves.and.arrow.trianglehead.down ≋ | 0c e176 1,11,22,12 | 1 e5d8@180 7,0,10
        water.waves.and.arrow.up water.waves.and.arrow.trianglehead.up ≋ | 0c e176 1,11,22,12 | 1 e5d8 7,0,10
        wind ≋ | 0 efd8 1,2,22,20
        wind.snow ❄ | 0 efd8 0.5,1,23,15 | 1c eb3b 4,17,6.4 eb3b 13.6,17,6.4
        """
}
