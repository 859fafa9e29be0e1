// Units of what people measure: their names in Swift and in CLDR, nil where that has none.

extension UnitTable {
    static let common: [Row] = [
        row(
            UnitLength.self, "length", such: "5 km",
            ("megameters", .megameters, "megameter"), ("kilometers", .kilometers, "kilometer"),
            ("hectometers", .hectometers, "hectometer"), ("decameters", .decameters, "decameter"),
            ("meters", .meters, "meter"), ("decimeters", .decimeters, "decimeter"),
            ("centimeters", .centimeters, "centimeter"), ("millimeters", .millimeters, "millimeter"),
            ("micrometers", .micrometers, "micrometer"), ("nanometers", .nanometers, "nanometer"),
            ("picometers", .picometers, "picometer"), ("inches", .inches, "inch"), ("feet", .feet, "foot"),
            ("yards", .yards, "yard"), ("miles", .miles, "mile"),
            ("scandinavianMiles", .scandinavianMiles, "mile-scandinavian"), ("lightyears", .lightyears, "light-year"),
            ("nauticalMiles", .nauticalMiles, "nautical-mile"), ("fathoms", .fathoms, "fathom"),
            ("furlongs", .furlongs, "furlong"), ("astronomicalUnits", .astronomicalUnits, "astronomical-unit"),
            ("parsecs", .parsecs, "parsec")
        ),
        row(
            UnitMass.self, "mass", such: "2.5 kg",
            ("kilograms", .kilograms, "kilogram"), ("grams", .grams, "gram"), ("decigrams", .decigrams, "decigram"),
            ("centigrams", .centigrams, "centigram"), ("milligrams", .milligrams, "milligram"),
            ("micrograms", .micrograms, "microgram"), ("nanograms", .nanograms, "nanogram"),
            ("picograms", .picograms, "picogram"), ("ounces", .ounces, "ounce"), ("pounds", .pounds, "pound"),
            ("stones", .stones, "stone"), ("metricTons", .metricTons, "tonne"), ("shortTons", .shortTons, "ton"),
            ("carats", .carats, "carat"), ("ouncesTroy", .ouncesTroy, "ounce-troy"), ("slugs", .slugs, "slug")
        ),
        row(
            UnitVolume.self, "volume", such: "0.8 L",
            ("megaliters", .megaliters, "megaliter"), ("kiloliters", .kiloliters, "kiloliter"),
            ("liters", .liters, "liter"), ("deciliters", .deciliters, "deciliter"),
            ("centiliters", .centiliters, "centiliter"), ("milliliters", .milliliters, "milliliter"),
            ("cubicKilometers", .cubicKilometers, "cubic-kilometer"), ("cubicMeters", .cubicMeters, "cubic-meter"),
            ("cubicDecimeters", .cubicDecimeters, "cubic-decimeter"),
            ("cubicCentimeters", .cubicCentimeters, "cubic-centimeter"),
            ("cubicMillimeters", .cubicMillimeters, "cubic-millimeter"), ("cubicInches", .cubicInches, "cubic-inch"),
            ("cubicFeet", .cubicFeet, "cubic-foot"), ("cubicYards", .cubicYards, "cubic-yard"),
            ("cubicMiles", .cubicMiles, "cubic-mile"), ("acreFeet", .acreFeet, "acre-foot"),
            ("bushels", .bushels, "bushel"), ("teaspoons", .teaspoons, "teaspoon"),
            ("tablespoons", .tablespoons, "tablespoon"), ("fluidOunces", .fluidOunces, "fluid-ounce"),
            ("cups", .cups, "cup"), ("pints", .pints, "pint"), ("quarts", .quarts, "quart"),
            ("gallons", .gallons, "gallon"), ("imperialTeaspoons", .imperialTeaspoons, nil),
            ("imperialTablespoons", .imperialTablespoons, nil),
            ("imperialFluidOunces", .imperialFluidOunces, "fluid-ounce-imperial"),
            ("imperialPints", .imperialPints, nil), ("imperialQuarts", .imperialQuarts, "quart-imperial"),
            ("imperialGallons", .imperialGallons, "gallon-imperial"), ("metricCups", .metricCups, "cup-metric")
        ),
        row(
            UnitArea.self, "area", such: "20 m²",
            ("squareMegameters", .squareMegameters, "square-megameter"),
            ("squareKilometers", .squareKilometers, "square-kilometer"),
            ("squareMeters", .squareMeters, "square-meter"),
            ("squareCentimeters", .squareCentimeters, "square-centimeter"),
            ("squareMillimeters", .squareMillimeters, "square-millimeter"),
            ("squareMicrometers", .squareMicrometers, "square-micrometer"),
            ("squareNanometers", .squareNanometers, "square-nanometer"),
            ("squareInches", .squareInches, "square-inch"), ("squareFeet", .squareFeet, "square-foot"),
            ("squareYards", .squareYards, "square-yard"), ("squareMiles", .squareMiles, "square-mile"),
            ("acres", .acres, "acre"), ("ares", .ares, nil), ("hectares", .hectares, "hectare")
        ),
        row(
            UnitSpeed.self, "speed", such: "90 km/h",
            ("metersPerSecond", .metersPerSecond, "meter-per-second"),
            ("kilometersPerHour", .kilometersPerHour, "kilometer-per-hour"),
            ("milesPerHour", .milesPerHour, "mile-per-hour"), ("knots", .knots, "knot")
        ),
        row(
            UnitTemperature.self, "temperature", such: "21.5 °C",
            ("kelvin", .kelvin, "kelvin"), ("celsius", .celsius, "celsius"), ("fahrenheit", .fahrenheit, "fahrenheit")
        ),
        row(
            UnitDuration.self, "duration", such: "90 s",
            ("picoseconds", .picoseconds, "picosecond"), ("nanoseconds", .nanoseconds, "nanosecond"),
            ("microseconds", .microseconds, "microsecond"), ("milliseconds", .milliseconds, "millisecond"),
            ("seconds", .seconds, "second"), ("minutes", .minutes, "minute"), ("hours", .hours, "hour")
        ),
        row(
            UnitEnergy.self, "energy", such: "250 kCal",
            ("kilojoules", .kilojoules, "kilojoule"), ("joules", .joules, "joule"),
            ("kilocalories", .kilocalories, "kilocalorie"), ("calories", .calories, "calorie"),
            ("kilowattHours", .kilowattHours, "kilowatt-hour")
        ),
        row(
            UnitPower.self, "power", such: "60 W",
            ("terawatts", .terawatts, "terawatt"), ("gigawatts", .gigawatts, "gigawatt"),
            ("megawatts", .megawatts, "megawatt"), ("kilowatts", .kilowatts, "kilowatt"), ("watts", .watts, "watt"),
            ("milliwatts", .milliwatts, "milliwatt"), ("microwatts", .microwatts, "microwatt"),
            ("nanowatts", .nanowatts, "nanowatt"), ("picowatts", .picowatts, "picowatt"),
            ("femtowatts", .femtowatts, "femtowatt"), ("horsepower", .horsepower, "horsepower")
        ),
        row(
            UnitPressure.self, "pressure", such: "1013 hPa",
            ("newtonsPerMetersSquared", .newtonsPerMetersSquared, "pascal"),
            ("gigapascals", .gigapascals, "gigapascal"), ("megapascals", .megapascals, "megapascal"),
            ("kilopascals", .kilopascals, "kilopascal"), ("hectopascals", .hectopascals, "hectopascal"),
            ("inchesOfMercury", .inchesOfMercury, "inch-ofhg"), ("bars", .bars, "bar"),
            ("millibars", .millibars, "millibar"), ("millimetersOfMercury", .millimetersOfMercury, "millimeter-ofhg"),
            ("poundsForcePerSquareInch", .poundsForcePerSquareInch, "pound-force-per-square-inch")
        ),
        row(
            UnitAngle.self, "angle", such: "90 °",
            ("degrees", .degrees, "degree"), ("arcMinutes", .arcMinutes, "arc-minute"),
            ("arcSeconds", .arcSeconds, "arc-second"), ("radians", .radians, "radian"), ("gradians", .gradians, nil),
            ("revolutions", .revolutions, "revolution")
        ),
        row(
            UnitAcceleration.self, "acceleration", such: "9.8 m/s²",
            ("metersPerSecondSquared", .metersPerSecondSquared, "meter-per-square-second"),
            ("gravity", .gravity, "g-force")
        ),
    ]
}
