// Small parts of Foundation that Linux lacks and widget sources use.

extension ProcessInfo {
    /// Whether the system saves power; it never says so here.
    public var isLowPowerModeEnabled: Bool { false }
}

extension URL {
    /// Where a program keeps what it can make again.
    public static var cachesDirectory: URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? temporaryDirectory
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
