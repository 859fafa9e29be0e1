// A line of the daemon's log: a time, an event, fields; the same facts as text or as one JSON object.

/// A line of the log.
package struct LogLine: Hashable, Sendable {
    package var time: Timestamp
    package var event: Event
    package var fields: [Field]

    package init(time: Timestamp, event: Event, fields: [Field] = []) {
        self.time = time
        self.event = event
        self.fields = fields
    }

    /// A key and what it says.
    package struct Field: Hashable, Sendable {
        package var key: String
        package var value: LogValue

        package init(_ key: String, _ value: LogValue) {
            self.key = key
            self.value = value
        }
    }

    /// What happened; a stable word.
    package struct Event: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        package var rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        package init(stringLiteral text: String) { rawValue = text }

        package static let snapshot: Event = "snapshot"
        package static let diagnostic: Event = "diagnostic"
        package static let `extension`: Event = "extension"
        package static let error: Event = "error"
    }

    /// Adds a field; nothing for nil.
    package mutating func add(_ key: String, _ value: LogValue?) {
        if let value { fields.append(Field(key, value)) }
    }

    /// `<time> <event> key=value…` without the line's end.
    package var text: String {
        var line = "\(time.rawValue) \(event.rawValue)"
        for field in fields { line += " \(field.key)=\(field.value.text)" }
        return line
    }

    /// `{"time":…,"event":…,key:value…}` without the line's end; the fields keep their order.
    package var json: String {
        var line = JSONLine()
        line.add("time", time)
        line.add("event", event.rawValue)
        for field in fields { line.add(field.key, json: field.value.json) }
        return line.closed
    }
}
