// How much a log message matters.

/// The level of a log message.
public struct OSLogType: Hashable, Sendable {
    /// The number that the level has on Apple's systems.
    public var rawValue: UInt8

    /// Makes a level of its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The default level.
    public static let `default` = OSLogType(rawValue: 0)
    /// What helps, but is not essential for troubleshooting.
    public static let info = OSLogType(rawValue: 1)
    /// What helps while developing.
    public static let debug = OSLogType(rawValue: 2)
    /// An error of the program.
    public static let error = OSLogType(rawValue: 16)
    /// A fault of the system or of several programs together.
    public static let fault = OSLogType(rawValue: 17)

    /// The word that a line begins with.
    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
