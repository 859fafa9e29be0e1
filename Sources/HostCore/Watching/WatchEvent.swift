// What there is to tell while somebody watches: the daemon's events, and what becomes of the connection.
import ReloadService

/// An event with its members, as a line for people or for programs.
struct WatchEvent: Hashable, Sendable {
    /// `snapshot`, `timeline`, `error`; `connected` and `no-daemon` of the connection itself.
    let name: String
    let members: [String: JSONValue]

    init(_ name: String, _ members: [String: JSONValue]) {
        self.name = name
        self.members = members
    }

    /// Takes a daemon's notification.
    init(_ line: [UInt8]) throws {
        struct Notification: Decodable {
            let method: String
            let params: [String: JSONValue]
        }
        let read = try JSONText.decode(Notification.self, from: line, limits: .answer)
        self.init(read.method, read.params)
    }

    /// A member that is a text.
    subscript(key: String) -> String? {
        guard case .string(let text) = members[key] else { return nil }
        return text
    }

    /// As the daemon's log writes it.
    var text: String {
        var line = LogLine(time: Timestamp(rawValue: self["time"] ?? "unknown"), event: .init(rawValue: name))
        for key in Self.inOrder(members.keys) { line.add(key, members[key].map { Self.value($0, of: key) }) }
        return line.text
    }

    /// One object on one line.
    var json: String {
        var members = members
        members["event"] = .string(name)
        return Self.json(.object(members))
    }

    /// The members of the log's lines in the log's order; what a later daemon adds comes after them.
    private static let order = [
        "pid", "group", "path", "widgets", "widget", "kind", "family", "generation", "entry", "date", "cause",
        "outcome", "file", "size", "hash", "took",
        "skipped", "standIns", "stale", "text", "entries", "first", "last", "policy", "after", "what", "code",
        "message",
    ]

    private static func inOrder(_ keys: some Collection<String>) -> [String] {
        let known = order.filter(keys.contains)
        return known + keys.filter { $0 != "time" && !order.contains($0) }.sorted()
    }

    private static func value(_ value: JSONValue, of key: String) -> LogValue {
        switch value {
        case .string(let text): .text(text)
        case .number(let seconds) where durations.contains(key): .duration(seconds)
        case .integer(let seconds) where durations.contains(key): .duration(Double(seconds))
        case .integer(let integer): .integer(Int(integer))
        case .bool(let flag): .flag(flag)
        case .number(let number): .text("\(number)")
        case .null, .largeInteger, .array, .object: .text(Self.json(value))
        }
    }

    private static func json(_ value: JSONValue) -> String {
        do {
            return String(decoding: try JSONText.encode(value), as: UTF8.self)
        } catch {
            // What was decoded from JSON can be encoded.
            return "{}"
        }
    }

    private static let durations: Set<String> = ["took", "delay"]
}
