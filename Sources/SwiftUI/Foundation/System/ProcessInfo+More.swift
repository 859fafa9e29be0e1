// Small parts of Foundation that Linux lacks and widget sources use.

extension ProcessInfo {
    /// Whether the system saves power; it never says so here.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether an app of iOS runs on a Mac.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app was made of one for iPad.
    public var isMacCatalystApp: Bool { false }
}

extension URL {
    /// Where a program keeps what it can make again.
    public static var cachesDirectory: URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? temporaryDirectory
    }

    /// Where a program keeps what it needs.
    public static var applicationSupportDirectory: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? temporaryDirectory
    }

    /// Where a program keeps what people made.
    public static var documentsDirectory: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first ?? temporaryDirectory
    }
}

extension ProcessInfo {
    /// How hot the system is.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// How hot the system is; it never says so here.
    public var thermalState: ThermalState { .nominal }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSObject {
    /// The class itself, as it is asked for where a list of classes is to be given.
    public static func classForCoder() -> AnyClass { self }
}
