// Signposts, which no tool records here: what they mark happens, and nothing is written.

/// Which interval a signpost belongs to.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the interval.
    public let rawValue: UInt64

    /// Makes an interval's name of its number.
    public init(_ value: UInt64) {
        rawValue = value
    }

    /// Makes the name of an interval.
    public init(log: OSLog) {
        self = .exclusive
    }

    /// Makes the name of an object's interval.
    public init(log: OSLog, object: AnyObject) {
        self = .exclusive
    }

    /// The only interval of its kind.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No interval.
    public static let invalid = OSSignpostID(UInt64.max)
    /// No interval.
    public static let null = OSSignpostID(0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    /// Makes a type of its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// Where an interval begins.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Where an interval ends.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or an end of an interval.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or an end of an interval, with values.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {}

/// What is said beside a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(id: OSSignpostID) {
        self.id = id
    }

    /// Goes on with an interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}

/// Marks intervals of a part of a program.
public struct OSSignposter: Sendable {
    /// Makes a signposter for the whole program.
    public init() {}
    /// Makes a signposter for a part of a program.
    public init(subsystem: String, category: String) {}
    /// Makes a signposter for a category that tools know.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Makes a signposter for a log's part of a program.
    public init(logHandle: OSLog) {}
    /// Makes a signposter for a logger's part of a program.
    public init(logger: Logger) {}

    /// A signposter that marks nothing.
    public static let disabled = OSSignposter()

    /// Whether a tool records: none does.
    public var isEnabled: Bool { false }

    /// The name of an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// The name of an object's interval.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }
    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}

    /// Does some work as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Does some work as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T { try task() }
}
