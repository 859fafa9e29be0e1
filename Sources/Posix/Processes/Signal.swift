// The signals that the programs send and receive.
import Glibc

/// A signal's number.
package struct Signal: RawRepresentable, Hashable, Sendable {
    package let rawValue: CInt

    package init(rawValue: CInt) { self.rawValue = rawValue }

    package static let terminate = Signal(rawValue: SIGTERM)
    package static let interrupt = Signal(rawValue: SIGINT)
    package static let hangUp = Signal(rawValue: SIGHUP)
    package static let kill = Signal(rawValue: SIGKILL)
    package static let abort = Signal(rawValue: SIGABRT)
    package static let trap = Signal(rawValue: SIGTRAP)
    package static let illegalInstruction = Signal(rawValue: SIGILL)
    package static let brokenPipe = Signal(rawValue: SIGPIPE)
    package static let user1 = Signal(rawValue: SIGUSR1)
    /// Ctrl-Z.
    package static let stopByKey = Signal(rawValue: SIGTSTP)
    package static let windowChange = Signal(rawValue: SIGWINCH)

    /// Makes this process deaf to the signal; children start with the default again.
    package static func ignore(_ signal: Signal) {
        _ = Glibc.signal(signal.rawValue, SIG_IGN)
    }
}
