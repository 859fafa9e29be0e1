// Attributed strings as text, so that rows can compare them; and lengths of time in words.
import Foundation
import SwiftUI

enum MarkdownWords {
    /// Runs apart by a line, each with what is meant by it.
    static func of(_ markdown: String) -> String {
        guard let text = try? AttributedString(markdown: markdown) else { return "error" }  // A row shows it.
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            var words = String(text[run.range].characters)
            if intent.contains(.emphasized) { words += "+em" }
            if intent.contains(.stronglyEmphasized) { words += "+strong" }
            if intent.contains(.code) { words += "+code" }
            if intent.contains(.strikethrough) { words += "+strike" }
            if run.link != nil { words += "+link" }
            return words
        }.joined(separator: "|")
    }
}

enum FormatterWords {
    static func relative(_ seconds: Double, _ style: String) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = gregorian
        if style == "short" { formatter.unitsStyle = .short }
        if style == "named" { formatter.dateTimeStyle = .named }
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }

    static func length(_ seconds: Double, _ style: String, _ units: NSCalendar.Unit) -> String {
        let formatter = DateComponentsFormatter()
        formatter.calendar = gregorian
        formatter.allowedUnits = units
        switch style {
        case "full": formatter.unitsStyle = .full
        case "abbreviated": formatter.unitsStyle = .abbreviated
        case "pad": formatter.zeroFormattingBehavior = .pad
        default: break
        }
        return formatter.string(from: seconds) ?? "none"
    }

    static func temperature(_ celsius: Double, _ locale: String, narrow: Bool = false) -> String {
        Measurement(value: celsius, unit: UnitTemperature.celsius).formatted(
            Measurement<UnitTemperature>.FormatStyle(
                width: narrow ? .narrow : .abbreviated, locale: Locale(identifier: locale)
            )
        )
    }

    static func distance(_ kilometers: Double, _ locale: String) -> String {
        Measurement(value: kilometers, unit: UnitLength.kilometers).formatted(
            Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: locale))
        )
    }

    static func days(_ count: Int) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = gregorian
        formatter.dateTimeStyle = .named
        return formatter.localizedString(from: DateComponents(day: count))
    }

    static func months(_ count: Int, _ locale: String) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = gregorian
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.allowedUnits = [.year, .month]
        formatter.unitsStyle = .full
        return formatter.string(from: DateComponents(year: count / 12, month: count % 12)) ?? "none"
    }

    /// A unit that nobody knows has its symbol.
    private static var own: String {
        let days = UnitDuration(symbol: "frd", converter: UnitConverterLinear(coefficient: 1_209_600))
        return Measurement(value: 3, unit: days).formatted(
            Measurement<UnitDuration>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "en_US"))
        )
    }

    private static var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    static var rows: [(words: String, expected: String)] {
        [
            (relative(7300, ""), "in 2 hours"), (relative(-86_400, ""), "1 day ago"),
            (relative(-86_400, "named"), "yesterday"), (relative(-3 * 3600, "short"), "3 hr. ago"),
            (length(93_784, "", [.hour, .minute, .second]), "26:03:04"), (length(59, "", [.minute, .second]), "0:59"),
            (length(59, "pad", [.hour, .minute, .second]), "00:00:59"),
            (length(93_784, "full", [.day, .hour]), "1 day, 2 hours"),
            (length(7_200, "abbreviated", [.hour, .minute]), "2h"), (temperature(21.4, "de_DE"), "21,4 °C"),
            (temperature(20, "en_US"), "68°F"), (temperature(20, "en_US", narrow: true), "68°"),
            (distance(5.3, "en_US"), "3.3 miles"), (distance(1, "de_DE"), "1 Kilometer"),
            (distance(5.3, "fr_FR"), "5,3\u{A0}kilomètres"), (distance(5.3, "ja_JP"), "5.3キロメートル"),
            (distance(2, "pl_PL"), "2 kilometry"), (distance(5, "pl_PL"), "5 kilometrów"),
            (days(0), "today"), (days(-1), "yesterday"), (days(19), "in 19 days"),
            (months(14, "en_US"), "1 year, 2 months"), (months(14, "de_DE"), "1 Jahr und 2 Monate"),
            (own, "3\u{A0}frd"),
        ]
    }
}
