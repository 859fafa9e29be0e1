// How a process ended, in words.
import Posix

/// The end of an extension process.
struct ProcessEnd: Equatable {
    var exit: ChildProcess.Exit
    /// What the Swift runtime printed last, when it printed anything.
    var reason: String?
    /// Whether it ended before it read what it was asked last.
    var leftRequest = false

    /// What a trap looks like from outside: `ud2`, `brk`, `abort`.
    private static let traps: Set<Signal> = [.illegalInstruction, .trap, .abort]

    /// The reason, if that is why it ended: code may print such a line and go on.
    var trapReason: String? {
        guard case .signal(let signal) = exit, Self.traps.contains(signal) else { return nil }
        return reason
    }

    /// Such as `Kettle.swift:7: Fatal error: it exploded; its process was ended by SIGILL (signal 4)`.
    var sentence: String {
        let end =
            switch exit {
            case .code(let code): "its process ended by itself with code \(code)"
            case .signal(let signal): "its process was ended by \(Self.name(of: signal))"
            }
        return trapReason.map { "\($0); \(end)" } ?? end
    }

    private static func name(of signal: Signal) -> String {
        names[signal.rawValue].map { "\($0) (signal \(signal.rawValue))" } ?? "signal \(signal.rawValue)"
    }

    /// Linux' numbers on the machines that Swift runs on.
    private static let names: [Int32: String] = [
        1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE",
        9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM", 24: "SIGXCPU", 25: "SIGXFSZ",
        31: "SIGSYS",
    ]
}
