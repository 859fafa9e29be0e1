// Measurements in words: units by what they measure, since symbols are shared (the minute's is the metre's), in locales.
import SwiftUI

enum MeasureWords {
    private static func short<UnitType: Dimension>(_ value: Double, _ unit: UnitType, _ locale: String) -> String {
        words(value, unit, locale, .abbreviated)
    }

    private static func words<UnitType: Dimension>(
        _ value: Double, _ unit: UnitType, _ locale: String, _ width: Measurement<UnitType>.FormatStyle.UnitWidth
    ) -> String {
        Measurement(value: value, unit: unit).formatted(
            Measurement<UnitType>.FormatStyle(
                width: width, locale: Locale(identifier: locale), usage: .asProvided))
    }

    /// What is written, and what Apple's formatter writes by the same data.
    static var rows: [(words: String, expected: String)] {
        [
            (short(0.8, UnitVolume.liters, "en_US"), "0.8 L"), (short(0.8, UnitVolume.liters, "en_GB"), "0.8 l"),
            (short(0.8, UnitVolume.liters, "de_DE"), "0,8 l"), (short(330, UnitVolume.milliliters, "en_US"), "330 mL"),
            (short(2, UnitVolume.deciliters, "en_US"), "2 dL"), (short(1, UnitVolume.gallons, "en_US"), "1 gal"),
            (words(2, UnitVolume.cups, "en_US", .wide), "2 cups"),
            (short(3, UnitVolume.fluidOunces, "en_US"), "3 fl oz"),
            (words(1, UnitVolume.imperialGallons, "en_US", .wide), "1 Imp. gallon"),
            (short(5, UnitDuration.minutes, "en_US"), "5 min"), (short(2, UnitDuration.hours, "en_US"), "2 hr"),
            (words(1, UnitDuration.hours, "de_DE", .wide), "1 Stunde"),
            (short(9, UnitDuration.seconds, "en_US"), "9 sec"),
            (short(250, UnitEnergy.kilocalories, "en_US"), "250 kcal"), (short(5, UnitMass.metricTons, "en_US"), "5 t"),
            (short(2, UnitMass.shortTons, "en_US"), "2 tn"), (short(3, UnitArea.hectares, "en_US"), "3 ha"),
            (short(90, UnitAngle.degrees, "en_US"), "90 deg"), (short(2, UnitAngle.revolutions, "en_US"), "2 rev"),
            (short(400, UnitDispersion.partsPerMillion, "en_US"), "400\u{A0}ppm"),
            (short(30, UnitFuelEfficiency.milesPerImperialGallon, "en_US"), "30 mpg Imp."),
            (short(3, UnitElectricResistance.kiloohms, "en_US"), "3 kΩ"),
            (short(1, UnitPower.terawatts, "en_US"), "1 TW"),
            (short(2, UnitInformationStorage.kibibytes, "en_US"), "2\u{A0}KiB"),
            (short(1013, UnitPressure.hectopascals, "en_US"), "1,013 hPa"),
            (short(4, UnitLength.feet, "en_US"), "4 ft"),
        ]
    }
}
