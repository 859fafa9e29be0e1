// What is thrown any bytes at: each reader of foreign data, and what must hold whatever comes.

/// A reader under trial; it traps when a promise is broken.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Lines that peers send.
    case messages
    /// Files of entries and of installed widgets.
    case entries
    case propertyLists = "property-lists"
    /// Words of a command line, and lines of a conversation.
    case commandLines = "command-lines"

    /// Tries it.
    package func take(_ bytes: [UInt8]) {
        switch self {
        case .messages: MessageTrial.take(bytes)
        case .entries: EntriesTrial.take(bytes)
        case .propertyLists: PropertyListTrial.take(bytes)
        case .commandLines: CommandLineTrial.take(bytes)
        }
    }
}
