// Everything that asks for the current locale without naming one, in a file that imports Foundation alone.
import Foundation

/// Lines of a name and a value.
enum Formats {
    /// A Monday in March, 15:04 in Greenwich.
    static let date = Date(timeIntervalSince1970: 1_773_068_640)
    /// Made before the widget is.
    static let early = Locale.current.identifier

    static var lines: [String] { (places + dates + numbers + words).map { "\($0.0): \($0.1)" } }

    private static var places: [(String, String)] {
        [
            ("locale", Locale.current.identifier), ("early", early),
            ("autoupdating", Locale.autoupdatingCurrent.identifier),
            ("NSLocale", NSLocale.current.identifier), ("languages", Locale.preferredLanguages.joined(separator: " ")),
            ("localizations", Bundle.main.preferredLocalizations.joined(separator: " ")),
            ("first weekday", "\(Calendar.current.firstWeekday)"),
            ("weekday", Calendar.current.shortWeekdaySymbols[1]),
            ("zone", TimeZone.current.identifier),
        ]
    }

    private static var dates: [(String, String)] {
        let full = DateFormatter()
        full.dateStyle = .full
        full.timeStyle = .short
        let template = DateFormatter()
        template.setLocalizedDateFormatFromTemplate("MMMMd")
        let relative = RelativeDateTimeFormatter()
        relative.dateTimeStyle = .named
        let interval = DateIntervalFormatter()
        interval.dateStyle = .medium
        interval.timeStyle = .none
        let parts = DateComponentsFormatter()
        parts.unitsStyle = .full
        return [
            ("DateFormatter", full.string(from: date)), ("template", template.string(from: date)),
            ("formatted", date.formatted()), ("style", date.formatted(Date.FormatStyle().weekday(.wide).month().day())),
            ("abbreviated", date.formatted(date: .abbreviated, time: .shortened)),
            ("relative", relative.localizedString(from: DateComponents(day: -1))),
            ("interval", interval.string(from: date, to: date + 172_800)),
            ("range", (date..<date + 3600).formatted(date: .omitted, time: .shortened)),
            ("components", parts.string(from: 3720) ?? "-"),
            ("duration", Duration.seconds(3720).formatted(.units(allowed: [.hours, .minutes], width: .wide))),
        ]
    }

    private static var numbers: [(String, String)] {
        let decimal = NumberFormatter()
        decimal.numberStyle = .decimal
        let whole = NumberFormatter()
        whole.numberStyle = .currency
        whole.currencyCode = "EUR"
        whole.maximumFractionDigits = 0
        return [
            ("NumberFormatter", decimal.string(from: 1_234_567.891) ?? "-"), ("whole", whole.string(from: 12.7) ?? "-"),
            ("number", 1234.5.formatted()), ("percent", 0.25.formatted(.percent)),
            ("currency", Decimal(1234.5).formatted(.currency(code: "EUR"))),
            ("compact", 1_234_567.formatted(.number.notation(.compactName))),
            ("bytes", Int64(1_500_000).formatted(.byteCount(style: .file))),
            ("ByteCountFormatter", ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)),
            (
                "measurement",
                Measurement(value: 5, unit: UnitLength.kilometers)
                    .formatted(.measurement(width: .wide, usage: .asProvided))
            ),
            ("distance", LengthFormatter().string(fromMeters: 8046.72)),
            ("length", LengthFormatter().string(fromValue: 5, unit: .kilometer)),
            ("mass", MassFormatter().string(fromValue: 5.5, unit: .kilogram)),
            ("energy", EnergyFormatter().string(fromValue: 5, unit: .kilocalorie)),
            ("ISO8601", ISO8601DateFormatter().string(from: date)),
        ]
    }

    private static var words: [(String, String)] {
        var person = PersonNameComponents()
        (person.givenName, person.familyName) = ("Anna", "Li")
        var han = PersonNameComponents()
        (han.givenName, han.familyName) = ("安娜", "李")
        let patient = URLSessionConfiguration.ephemeral
        patient.waitsForConnectivity = true
        return [
            ("list", ["a", "b", "c"].formatted()), ("or", ["a", "b", "c"].formatted(.list(type: .or))),
            ("ListFormatter", ListFormatter.localizedString(byJoining: ["a", "b", "c"])),
            ("person", person.formatted()), ("short", person.formatted(.name(style: .short))),
            ("initials", person.formatted(.name(style: .abbreviated))), ("han", han.formatted()),
            ("PersonNameComponentsFormatter", PersonNameComponentsFormatter().string(from: han)),
            ("localized", String(localized: "tiles.title")),
            ("attributed", String(AttributedString(localized: "tiles.title").characters)),
            (
                "default",
                String(localized: "formats.none", defaultValue: "none", table: "Missing", bundle: .main, comment: "")
            ),
            (
                "resource",
                String(localized: LocalizedStringResource("tiles.title", table: "Localizable", bundle: .main))
            ),
            ("NSLocalizedString", NSLocalizedString("tiles.title", comment: "")),
            ("catalogue plural", String.localizedStringWithFormat(NSLocalizedString("%lld stones", comment: ""), 1)),
            (
                "plurals",
                [0, 1, 2, 5].map { String(format: NSLocalizedString("%d cups", comment: ""), $0) }
                    .joined(separator: ", ")
            ),
            ("localized format", String.localizedStringWithFormat("%.2f", 1234.5)),
        ]
    }
}
