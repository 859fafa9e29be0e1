// A program under test: started, listened to, signalled and waited for.
import Glibc
package import Posix

/// A child process whose output is gathered as lines.
package final class RunningProgram: Sendable {
    package let child: ChildProcess
    package let output: LineLog
    /// The file that its standard error goes to.
    package let errorsPath: String

    /// Starts a program.
    package init(
        _ path: String, _ arguments: [String], environment: [String: String] = Programs.environment,
        errorsTo errorsPath: String
    ) throws {
        let (reading, writing) = try Descriptor.pipe()
        let errors = try Descriptor.open(errorsPath, [.writing, .creating, .appending])
        self.errorsPath = errorsPath
        child = try ChildProcess.spawn(
            path, arguments: [path] + arguments, environment: environment, descriptors: [1: writing, 2: errors]
        )
        output = LineLog(reading: reading)
    }

    /// Ends it at once, and waits for that.
    package func kill() throws {
        child.send(.kill, toGroup: false)
        _ = try waitForEnd()
    }

    /// Waits until it has ended.
    package func waitForEnd(within seconds: Double = patience) throws -> ChildProcess.Exit {
        try child.waitForEnd(within: seconds)
    }
}

extension Signal {
    static let stop = Signal(rawValue: SIGSTOP)
    package static let goOn = Signal(rawValue: SIGCONT)
}

extension ChildProcess {
    /// Waits until the child was stopped by a signal, or has ended.
    package func waitUntilStopped() throws {
        try waitUntil("process \(id) is stopped") {
            var info = siginfo_t()
            // WNOWAIT: an end is somebody else's to reap.
            let result = waitid(P_PID, id_t(id), &info, WSTOPPED | WEXITED | WNOWAIT | WNOHANG)
            if result != 0, errno != EINTR { throw TestFailure("waitid: \(errno)") }
            return info.si_signo != 0
        }
    }

    /// Waits until the child has ended; one that goes on beyond the limit is killed, and that is a failure.
    package func waitForEnd(within seconds: Double = patience) throws -> Exit {
        guard becomesReadable(exitNotice, within: seconds) else {
            send(.kill)
            _ = try wait()
            throw TestFailure("process \(id) did not end within \(seconds) s")
        }
        return try wait()
    }
}
