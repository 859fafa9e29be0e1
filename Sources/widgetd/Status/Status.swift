// The status as it stands in the shared defaults.
import Foundation
import SwiftUI
import os

/// Title, text, colour and deadline, each with a stand-in.
struct Status: Equatable, Sendable {
    var title: String
    var text: String
    var color: Color
    var deadline: Date?

    private static let log = Logger(subsystem: "widgetd", category: "Status")

    /// Reads `title`, `status`, `color` (`#rrggbb` or a system colour's name) and `deadline` (RFC 3339, or a date); to
    /// be read once a run, as it logs what is odd.
    init(_ defaults: UserDefaults) {
        func value<Value>(_ key: String, _ wanted: String, _ read: (String) -> Value?) -> Value? {
            guard let object = defaults.object(forKey: key) else { return nil }
            if let value = defaults.string(forKey: key).flatMap(read) { return value }
            if let value = object as? Value { return value }
            let shown = (object as? String).map { "=\($0)" } ?? ""
            Self.log.warning("\(key)\(shown): not \(wanted)")
            return nil
        }
        title = value("title", "a text") { $0 } ?? "Status"
        text = value("status", "a text") { $0 } ?? "Nothing to report"
        color = value("color", "#rrggbb or a system colour's name", Self.color) ?? .blue
        deadline = value("deadline", "a time such as 2026-01-01T12:00:00Z", Self.date)
    }

    static let sample = Status(title: "Coffee", text: "Brewing", color: .orange)

    init(title: String, text: String, color: Color, deadline: Date? = nil) {
        self.title = title
        self.text = text
        self.color = color
        self.deadline = deadline
    }

    private static let colors: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        "gray": .gray, "grey": .gray,
    ]

    /// A colour of its name, `green` or `systemGreen`, or of `#rrggbb`.
    static func color(_ text: String) -> Color? {
        let name = text.lowercased()
        if let color = colors[name.hasPrefix("system") ? String(name.dropFirst(6)) : name] { return color }
        guard name.hasPrefix("#"), name.utf8.count == 7, let hex = UInt32(name.dropFirst(), radix: 16) else {
            return nil
        }
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0))
    }

    /// A date of its text, with or without fractions of a second.
    static func date(_ text: String) -> Date? {
        let plain = Date.ISO8601FormatStyle()
        let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        // One of the two forms fits, or it is no date.
        return (try? plain.parse(text)) ?? (try? fractional.parse(text))
    }
}
