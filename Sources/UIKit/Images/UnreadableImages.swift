// Who is told of images that could not be made: UIKit answers nil, and the author learns why from the daemon's log.
import Synchronization

/// Passes on why an image is nil.
package enum UnreadableImages {
    private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Has a closure told of each from now on; nil has nobody told.
    package static func listen(_ told: (@Sendable (String) -> Void)?) {
        listener.withLock { $0 = told }
    }

    package static func tell(_ message: String) {
        listener.withLock { $0 }?(message)
    }
}
