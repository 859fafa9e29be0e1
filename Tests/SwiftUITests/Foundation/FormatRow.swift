// What is added to Foundation: values in words.
import SwiftUI

/// A value that is put into words, and the words.
struct FormatRow: Sendable, CustomStringConvertible {
    let description: String
    let words: @Sendable () throws -> String

    init(_ words: String, _ made: @escaping @Sendable () throws -> String) {
        description = words
        self.words = made
    }

    static let addresses: [FormatRow] = [
        FormatRow("https://www.a.b/c") { url.formatted() },
        FormatRow("a.b/c") { url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))) },
        FormatRow("https://www.a.b?q=1#f") {
            url.formatted(URL.FormatStyle(path: .never, query: .always, fragment: .always))
        },
        FormatRow("www.a.b:8080/c") {
            url.formatted(URL.FormatStyle(scheme: .omitWhen(.scheme, matches: ["https"]), port: .always))
        },
        FormatRow("https://u@www.a.b") {
            url.formatted(URL.FormatStyle(user: .always, path: .displayWhen(.scheme, matches: ["http"])))
        },
    ]

    static let lengths: [FormatRow] = [
        FormatRow("1 day, 2 hours, 3 minutes, 4 seconds") { length(.components(style: .wide)) },
        FormatRow("26 hours") { length(.components(style: .wide, fields: [.hour])) },
        FormatRow("1d 2h") { length(.components(style: .narrow, fields: [.day, .hour])) },
        FormatRow("26:03:04") { length(.timeDuration) },
    ]

    static let clocks: [FormatRow] = [
        FormatRow("1:02:05.24") { clock(3_725.236, .stopwatch(startingAt: start)) },
        FormatRow("62:05.2") {
            clock(3_725.236, .stopwatch(startingAt: start, showsHours: false, maxPrecision: .milliseconds(100)))
        },
        FormatRow("1:02:05") { clock(3_725.236, .stopwatch(startingAt: start, maxFieldCount: 3)) },
        FormatRow("1:02") { clock(3_725, .stopwatch(startingAt: start, maxFieldCount: 2)) },
        FormatRow("0:05") { clock(5, .timer(countingUpIn: start..<start.addingTimeInterval(60))) },
        FormatRow("0:55") { clock(5, .timer(countingDownIn: start..<start.addingTimeInterval(60))) },
    ]

    static let attributed: [FormatRow] = [
        FormatRow("see there") { String(try afterAFile(linked).characters) },
        FormatRow("[nil, Optional(https://a.b)]") { "\(try afterAFile(linked).runs.map(\.link))" },
        FormatRow("\"plain\"") { String(decoding: try JSONEncoder().encode(AttributedString("plain")), as: UTF8.self) },
    ]

    static let angles: [FormatRow] = [
        FormatRow("150") { "\(((Angle.degrees(90) * 2) - .degrees(30)).degrees.rounded().formatted())" },
        FormatRow("-55") {
            var angle = Angle.degrees(150)
            angle += .degrees(15)
            angle /= 3
            return (-angle).degrees.rounded().formatted()
        },
    ]

    private static let url = URL(string: "https://u:p@www.a.b:8080/c?q=1#f") ?? URL(fileURLWithPath: "/")

    private static var linked: AttributedString {
        var link = AttributedString("there")
        link.link = URL(string: "https://a.b")
        return AttributedString("see ") + link
    }

    private static func afterAFile(_ text: AttributedString) throws -> AttributedString {
        try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
    }

    private static let start = Date(timeIntervalSince1970: 0)

    /// What a clock shows so many seconds after its start.
    private static func clock<Style: FormatStyle>(_ seconds: TimeInterval, _ style: Style) -> String
    where Style.FormatInput == Date, Style.FormatOutput == AttributedString {
        String(style.locale(Locale(identifier: "en_US")).format(start.addingTimeInterval(seconds)).characters)
    }

    private static func length(_ style: Date.ComponentsFormatStyle.Words) -> String {
        let style = style.locale(Locale(identifier: "en_US")).calendar(Calendar(identifier: .gregorian))
        return (start..<start.addingTimeInterval(93_784)).formatted(style)
    }
}
