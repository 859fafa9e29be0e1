// What people copy: intents of widgets set it.
public import Foundation
import Synchronization

/// A clipboard of the process' own.
public final class UIPasteboard: Sendable {
    /// The clipboard.
    public static let general = UIPasteboard()

    private let kept = Mutex<String?>(nil)

    /// The text on it.
    public var string: String? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
    /// The address on it.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
}
