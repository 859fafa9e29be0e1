// Gathers what goes wrong in several threads at once.
import Synchronization

/// The failures of concurrent pieces of a test.
package final class Failures: Sendable {
    private let gathered = Mutex<[String]>([])

    package init() {}

    /// Runs a piece and keeps what it throws.
    package func gather(_ piece: () throws -> Void) {
        do { try piece() } catch { gathered.withLock { $0.append("\(error)") } }
    }

    package var all: [String] { gathered.withLock { $0 } }
}
