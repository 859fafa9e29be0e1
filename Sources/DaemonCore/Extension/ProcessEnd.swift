// How a process ended, in words.
import Posix

enum ProcessEnd {
    /// Such as `its process was ended by SIGILL (signal 4)`.
    static func sentence(_ exit: ChildProcess.Exit) -> String {
        switch exit {
        case .code(let code): "its process ended by itself with code \(code)"
        case .signal(let signal): "its process was ended by \(name(of: signal))"
        }
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
