// The room DaemonCore: its door, until the daemon moves in.

/// The daemon's program.
package enum Daemon {
    /// Runs the daemon and says with which code the process ends.
    @MainActor
    package static func main(arguments: [String]) -> CInt { 1 }
}
