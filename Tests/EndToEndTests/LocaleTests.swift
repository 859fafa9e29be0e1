// `--locale` reaches everything that names no locale, in files that import Foundation alone, too.
import Foundation
import TestSupport
import Testing

@Suite struct LocaleTests {
    /// What a form says in each of the locales.
    private struct Row {
        let name: String
        let words: [String]

        init(_ name: String, _ words: String...) {
            self.name = name
            self.words = words
        }
    }

    static let locales = ["en_US", "de_DE", "zh_CN", "ar_EG"]

    @Test(arguments: locales.enumerated().map(\.self))
    func formsFollowTheLocale(_ index: Int, _ locale: String) throws {
        #expect(try Self.draw(["--locale", locale]) == Self.rows.map { "\($0.name): \($0.words[index])" })
    }

    static let environments: [([String: String], String)] = [
        (["LC_ALL": "de_DE.UTF-8", "LANG": "ar_EG"], "de_DE"), (["LC_ALL": "C.UTF-8"], "en_US"),
        (["LC_ALL": "", "LANG": "zh_CN"], "zh_CN"),
    ]

    @Test(arguments: environments)
    func theEnvironmentNamesTheLocale(_ variables: [String: String], _ locale: String) throws {
        #expect(try Self.draw([], variables).first == "locale: \(locale)")
    }

    /// The lines of the widget that says them all, each kind of white space as a space and without marks of direction.
    private static func draw(_ options: [String], _ variables: [String: String] = [:]) throws -> [String] {
        try withTemporaryFolder { scratch in
            let folder = scratch + "/out"
            let result = try runToEnd(
                Programs.path(of: "catalogue-widgets"),
                ["--container", scratch + "/container", "--render", "text", "--once", folder, "--kind", "Formats"]
                    + options,
                environment: Programs.environment.merging(["TZ": "Europe/Berlin"]) { $1 }.merging(variables) { $1 },
                scratch: scratch
            )
            #expect(result.code == 0, "\(result)")
            let text = try String(contentsOfFile: folder + "/Formats.systemLarge.txt", encoding: .utf8)
            return text.split(separator: "\n").map { line in
                let scalars = line.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
                    if scalar.properties.generalCategory == .format { return nil }
                    return scalar.properties.isWhitespace ? " " : scalar
                }
                return String(String.UnicodeScalarView(scalars))
            }
        }
    }

    private static let rows = [
        Row("locale", "en_US", "de_DE", "zh_CN", "ar_EG"),
        Row("early", "en_US", "de_DE", "zh_CN", "ar_EG"),
        Row("autoupdating", "en_US", "de_DE", "zh_CN", "ar_EG"),
        Row("NSLocale", "en_US", "de_DE", "zh_CN", "ar_EG"),
        Row("languages", "en-US", "de-DE", "zh-Hans-CN", "ar-EG"),
        Row("localizations", "en", "de", "zh-Hans", "ar"),
        Row("first weekday", "1", "2", "1", "7"),
        Row("weekday", "Mon", "Mo.", "周一", "اثنين"),
        Row("zone", "Europe/Berlin", "Europe/Berlin", "Europe/Berlin", "Europe/Berlin"),
        Row(
            "DateFormatter", "Monday, March 9, 2026 at 4:04 PM", "Montag, 9. März 2026 um 16:04",
            "2026年3月9日 星期一 16:04", "الاثنين، ٩ مارس، ٢٠٢٦، ٤:٠٤ م"
        ),
        Row("template", "March 9", "9. März", "3月9日", "٩ مارس"),
        Row("formatted", "3/9/2026, 4:04 PM", "9.3.2026, 16:04", "2026/3/9 16:04", "٩/٣/٢٠٢٦، ٤:٠٤ م"),
        Row("style", "Monday, Mar 9", "Montag, 9. März", "3月9日 星期一", "الاثنين، ٩ مارس"),
        Row(
            "abbreviated", "Mar 9, 2026 at 4:04 PM", "9. März 2026, 16:04",
            "2026年3月9日 16:04", "٩ مارس، ٢٠٢٦، ٤:٠٤ م"
        ),
        Row("relative", "yesterday", "gestern", "昨天", "أمس"),
        Row("interval", "Mar 9 – 11, 2026", "09.–11.03.2026", "2026/3/9 – 2026/3/11", "٩/٣/٢٠٢٦ – ١١/٣/٢٠٢٦"),
        Row("range", "4:04 – 5:04 PM", "16:04–17:04 Uhr", "16:04 – 17:04", "٤:٠٤–٥:٠٤ م"),
        Row("components", "1 hour, 2 minutes", "1 Stunde und 2 Minuten", "1小时2分钟", "ساعة ودقيقتان"),
        Row("duration", "1 hour, 2 minutes", "1 Stunde und 2 Minuten", "1小时2分钟", "ساعة ودقيقتان"),
        Row("NumberFormatter", "1,234,567.891", "1.234.567,891", "1,234,567.891", "١٬٢٣٤٬٥٦٧٫٨٩١"),
        Row("whole", "€13", "13 €", "€13", "١٣ €"),
        Row("number", "1,234.5", "1.234,5", "1,234.5", "١٬٢٣٤٫٥"),
        Row("percent", "25%", "25 %", "25%", "٢٥٪"),
        Row("currency", "€1,234.50", "1.234,50 €", "€1,234.50", "١٬٢٣٤٫٥٠ €"),
        Row("compact", "1.2M", "1,2 Mio.", "123万", "١٫٢ مليون"),
        Row("bytes", "1.5 MB", "1,5 MB", "1.5 MB", "١٫٥ م.ب"),
        Row("ByteCountFormatter", "1.5 MB", "1,5 MB", "1.5 MB", "١٫٥ م.ب"),
        Row("measurement", "5 kilometers", "5 Kilometer", "5公里", "٥ كيلومترات"),
        Row("distance", "5 mi", "8,047 km", "8.047公里", "٨٫٠٤٧ كم"),
        Row("length", "5 km", "5 km", "5公里", "٥ كم"),
        Row("mass", "5.5 kg", "5,5 kg", "5.5千克", "٥٫٥ كغم"),
        Row("energy", "5 kcal", "5 kcal", "5千卡", "٥ ك سعرة"),
        Row(
            "ISO8601", "2026-03-09T15:04:00Z", "2026-03-09T15:04:00Z",
            "2026-03-09T15:04:00Z", "2026-03-09T15:04:00Z"
        ),
        Row("list", "a, b, and c", "a, b und c", "a、b和c", "a وb وc"),
        Row("or", "a, b, or c", "a, b oder c", "a、b或c", "a أو b أو c"),
        Row("ListFormatter", "a, b, and c", "a, b und c", "a、b和c", "a وb وc"),
        Row("person", "Anna Li", "Anna Li", "Anna Li", "Anna Li"),
        Row("short", "Anna", "Anna", "Anna", "Anna"),
        Row("initials", "AL", "AL", "AL", "AL"),
        Row("han", "李安娜", "李安娜", "李安娜", "李安娜"),
        Row("PersonNameComponentsFormatter", "李安娜", "李安娜", "李安娜", "李安娜"),
        Row("localized", "Tiles", "Kacheln", "Tiles", "Tiles"),
        Row("attributed", "Tiles", "Kacheln", "Tiles", "Tiles"),
        Row("default", "none", "none", "none", "none"),
        Row("resource", "Tiles", "Kacheln", "Tiles", "Tiles"),
        Row("NSLocalizedString", "Tiles", "Kacheln", "Tiles", "Tiles"),
        Row("catalogue plural", "1 stone", "1 Stein", "1 stone", "١ stone"),
        Row(
            "plurals", "no cups, 1 cup, 2 cups, 5 cups", "0 Tassen, 1 Tasse, 2 Tassen, 5 Tassen",
            "0杯, 1杯, 2杯, 5杯", "لا أكواب, كوب, كوبان, 5 أكواب"
        ),
        Row("localized format", "1,234.50", "1.234,50", "1,234.50", "١٬٢٣٤٫٥٠"),
    ]
}
