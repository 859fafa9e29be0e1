// The protocol's fixed numbers and names.

/// What both ends of the socket agree on.
package enum ServiceProtocol {
    package static let version = 1
    /// Of the programs.
    package static let programVersion = "0.1.0"
    /// Of the archives that a daemon of this version writes; hosts say it and read none.
    package static let archiveVersion = 1
    /// What `--version` says.
    package static func version(of program: String) -> String {
        "\(program) \(programVersion), protocol \(version), archive \(archiveVersion)"
    }
    /// Bytes of a request's line without its end.
    package static let requestLimit = 64 * 1024
    /// Bytes of an answer's line without its end.
    package static let answerLimit = 16 * 1024 * 1024
    /// Seconds that a waited reload takes at most when its caller names none.
    package static let defaultTimeout = 60.0

    /// Notifications that wait to be read by one subscriber; beyond, they are dropped and counted.
    package static let pendingNotifications = 256

    /// The methods that a daemon of this version knows.
    package static let methods = [
        "reloadTimelines", "reloadAllTimelines", "currentConfigurations", "kinds", "status", "explain", "setDefaults",
        "snapshot", "preview", "parameters", "subscribe", "perform", "addWidget", "removeWidget", "advance",
    ]
}
