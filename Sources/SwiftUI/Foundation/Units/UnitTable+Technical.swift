// Units of what apparatus measures: their names in Swift and in CLDR, nil where that has none, or none
// that people write, as of the powers of 1024.

extension UnitTable {
    static let technical: [Row] = [
        row(
            UnitFrequency.self, "frequency", such: "2.4 GHz",
            ("terahertz", .terahertz, "terahertz"), ("gigahertz", .gigahertz, "gigahertz"),
            ("megahertz", .megahertz, "megahertz"), ("kilohertz", .kilohertz, "kilohertz"), ("hertz", .hertz, "hertz"),
            ("millihertz", .millihertz, "millihertz"), ("microhertz", .microhertz, "microhertz"),
            ("nanohertz", .nanohertz, "nanohertz")
        ),
        row(
            UnitInformationStorage.self, "information", such: "512 MB",
            ("bytes", .bytes, "byte"), ("bits", .bits, "bit"), ("nibbles", .nibbles, nil),
            ("yottabytes", .yottabytes, "yottabyte"), ("zettabytes", .zettabytes, "zettabyte"),
            ("exabytes", .exabytes, "exabyte"), ("petabytes", .petabytes, "petabyte"),
            ("terabytes", .terabytes, "terabyte"), ("gigabytes", .gigabytes, "gigabyte"),
            ("megabytes", .megabytes, "megabyte"), ("kilobytes", .kilobytes, "kilobyte"),
            ("yottabits", .yottabits, "yottabit"), ("zettabits", .zettabits, "zettabit"),
            ("exabits", .exabits, "exabit"), ("petabits", .petabits, "petabit"), ("terabits", .terabits, "terabit"),
            ("gigabits", .gigabits, "gigabit"), ("megabits", .megabits, "megabit"), ("kilobits", .kilobits, "kilobit"),
            ("yobibytes", .yobibytes, nil), ("zebibytes", .zebibytes, nil),
            ("exbibytes", .exbibytes, nil), ("pebibytes", .pebibytes, nil),
            ("tebibytes", .tebibytes, nil), ("gibibytes", .gibibytes, nil),
            ("mebibytes", .mebibytes, nil), ("kibibytes", .kibibytes, nil),
            ("yobibits", .yobibits, nil), ("zebibits", .zebibits, nil), ("exbibits", .exbibits, nil),
            ("pebibits", .pebibits, nil), ("tebibits", .tebibits, nil), ("gibibits", .gibibits, nil),
            ("mebibits", .mebibits, nil), ("kibibits", .kibibits, nil)
        ),
        row(
            UnitIlluminance.self, "illuminance", such: "300 lx",
            ("lux", .lux, "lux")
        ),
        row(
            UnitFuelEfficiency.self, "fuel efficiency", such: "5.5 L/100km",
            ("litersPer100Kilometers", .litersPer100Kilometers, "liter-per-100-kilometer"),
            ("milesPerImperialGallon", .milesPerImperialGallon, "mile-per-gallon-imperial"),
            ("milesPerGallon", .milesPerGallon, "mile-per-gallon")
        ),
        row(
            UnitConcentrationMass.self, "concentration", such: "90 mg/dL",
            ("gramsPerLiter", .gramsPerLiter, "gram-per-liter"),
            ("milligramsPerDeciliter", .milligramsPerDeciliter, "milligram-per-deciliter")
        ),
        row(
            UnitDispersion.self, "dispersion", such: "400 ppm",
            ("partsPerMillion", .partsPerMillion, "part-per-million")
        ),
        row(
            UnitElectricCharge.self, "electric charge", such: "3000 mAh",
            ("coulombs", .coulombs, "coulomb"), ("megaampereHours", .megaampereHours, "megaampere-hour"),
            ("kiloampereHours", .kiloampereHours, "kiloampere-hour"), ("ampereHours", .ampereHours, "ampere-hour"),
            ("milliampereHours", .milliampereHours, "milliampere-hour"),
            ("microampereHours", .microampereHours, "microampere-hour")
        ),
        row(
            UnitElectricCurrent.self, "electric current", such: "16 A",
            ("megaamperes", .megaamperes, "megaampere"), ("kiloamperes", .kiloamperes, "kiloampere"),
            ("amperes", .amperes, "ampere"), ("milliamperes", .milliamperes, "milliampere"),
            ("microamperes", .microamperes, "microampere")
        ),
        row(
            UnitElectricPotentialDifference.self, "voltage", such: "230 V",
            ("megavolts", .megavolts, "megavolt"), ("kilovolts", .kilovolts, "kilovolt"), ("volts", .volts, "volt"),
            ("millivolts", .millivolts, "millivolt"), ("microvolts", .microvolts, "microvolt")
        ),
        row(
            UnitElectricResistance.self, "electric resistance", such: "50 Ω",
            ("megaohms", .megaohms, "megaohm"), ("kiloohms", .kiloohms, "kiloohm"), ("ohms", .ohms, "ohm"),
            ("milliohms", .milliohms, "milliohm"), ("microohms", .microohms, "microohm")
        ),
    ]
}
