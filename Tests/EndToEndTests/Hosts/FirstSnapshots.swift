// Waiting until a daemon that has just started has drawn everything once.
import TestSupport

extension DaemonFixture {
    /// Waits for the first snapshot of each of the sample widgets: a reload that comes before may find that the daemon's
    /// own first run has shown the change already.
    func awaitFirstSnapshots() throws {
        for _ in 0..<8 { try awaitLine("a first snapshot") { $0.event == "snapshot" && $0["cause"] == "start" } }
    }
}
