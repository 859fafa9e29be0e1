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
            (length(7_200, "abbreviated", [.hour, .minute]), "2h"), (temperature(21.4, "de_DE"), "21,4°C"),
            (temperature(20, "en_US"), "68°F"), (temperature(20, "en_US", narrow: true), "68°"),
        ]
    }
}
