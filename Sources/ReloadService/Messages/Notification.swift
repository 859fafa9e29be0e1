// A line that the daemon sends unasked, between answers: what a log line says, for those who subscribed to it.

/// An event on its way to subscribers.
package struct Notification: Hashable, Sendable {
    package var topic: Topic
    /// The members of `params` as JSON texts.
    private let members: String

    /// Tells what a line of the log tells: its time and its fields.
    package init(_ topic: Topic, _ line: LogLine) {
        self.topic = topic
        var members = "\"time\":\(LogValue.quoted(line.time.rawValue))"
        for field in line.fields { members += ",\(LogValue.quoted(field.key)):\(field.value.json)" }
        self.members = members
    }

    /// With the line's end; `missed` counts the notifications that were dropped before this one.
    package func line(missed: Int) -> [UInt8] {
        let missed = missed > 0 ? ",\"missed\":\(missed)" : ""
        return Array(#"{"jsonrpc":"2.0","method":"\#(topic.rawValue)","params":{\#(members)\#(missed)}}"#.utf8) + [0x0a]
    }
}
