// Logging to standard error, one line a message; the daemon attributes the extension's lines.
import Foundation

/// Where messages of one kind go.
public final class OSLog: Sendable {
    let prefix: String

    /// Makes a log for a part of a program.
    public init(subsystem: String, category: String) {
        prefix = "[\(subsystem):\(category)] "
    }

    /// Makes a log of a category that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init() {
        prefix = ""
    }

    /// A category that tools know.
    public struct Category: Sendable {
        let name: String

        /// What happens at moments of interest.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// What is traced while a tool records.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// What is traced with its stack while a tool records.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// Whether messages of a level are written: all are.
    public func isEnabled(type: OSLogType) -> Bool { true }

    /// Whether a tool records signposts: none does.
    public var signpostsEnabled: Bool { false }

    /// The log of the whole program.
    public static let `default` = OSLog()
    /// A log; here it writes like any other.
    public static let disabled = OSLog()
}

/// Writes messages of one part of a program.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger for the whole program.
    public init() {
        log = .default
    }

    /// Makes a logger for a part of a program.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message.text, level, to: log) }
    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { write(message.text, .default, to: log) }
    /// Writes a message at the default level.
    public func notice(_ message: OSLogMessage) { write(message.text, .default, to: log) }
    /// Writes a message for tracing.
    public func trace(_ message: OSLogMessage) { write(message.text, .debug, to: log) }
    /// Writes a message for developers.
    public func debug(_ message: OSLogMessage) { write(message.text, .debug, to: log) }
    /// Writes a message that helps.
    public func info(_ message: OSLogMessage) { write(message.text, .info, to: log) }
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { write(message.text, .error, to: log) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { write(message.text, .error, to: log) }
    /// Writes a grave error.
    public func critical(_ message: OSLogMessage) { write(message.text, .fault, to: log) }
    /// Writes a fault.
    public func fault(_ message: OSLogMessage) { write(message.text, .fault, to: log) }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    write(message.text, type, to: log)
}

/// Writes a message at the default level.
public func os_log(_ message: OSLogMessage) {
    write(message.text, .default, to: .default)
}

/// Writes a message in the C form; `%@`, `%d` and their like, also `%{public}@`, stand for the arguments in order.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    write(filled("\(message)", with: arguments), type, to: log)
}

/// Writes a message in the C form at a level.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
    write(filled("\(message)", with: arguments), type, to: log)
}

/// A C format with its arguments in their places, each written as Swift writes it.
func filled(_ format: String, with arguments: [any CVarArg]) -> String {
    var text = ""
    var rest = arguments[...]
    var characters = format[...]
    while let character = characters.popFirst() {
        guard character == "%" else {
            text.append(character)
            continue
        }
        if characters.first == "%" {
            text.append("%")
            characters.removeFirst()
            continue
        }
        if characters.first == "{", let end = characters.firstIndex(of: "}") {
            characters = characters[characters.index(after: end)...]
        }
        while let next = characters.popFirst(), !"@dDuUxXoOfeEgGcCsSpaAF".contains(next) {}
        text += rest.popFirst().map { String(describing: $0) } ?? "?"
    }
    return text
}

private func write(_ text: String, _ type: OSLogType, to log: OSLog) {
    let line = type.word + " " + log.prefix + text.replacing("\n", with: "\n    ") + "\n"
    // A closed standard error leaves nowhere to say so.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
}
