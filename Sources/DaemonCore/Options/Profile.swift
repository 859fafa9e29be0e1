// What widget code may do: as much as the machine allows, or as much as a phone does.

/// A set of limits under one name.
enum Profile: String, CaseIterable, Sendable {
    case `default`, ios

    /// In seconds, from the beginning of one run of a widget to the next that nobody waits for in the foreground.
    var runInterval: Double { self == .ios ? 300 : 0 }

    /// In megabytes, by which an extension's private memory may grow.
    var memoryLimit: Double { self == .ios ? 30 : 256 }
}
