// The door: a bundle's synchronous `main` calls it on the main thread, which then is the event loop.
import FoundationEssentials
import Posix
import ReloadService

/// The program `widgetd`, or any bundle's.
package enum Daemon {
    /// Runs the daemon until it is told to end, and returns the exit code.
    @MainActor package static func main(arguments: [String]) -> Int32 {
        let program = arguments.first.map { FileSystem.name(of: $0) } ?? "widgetd"
        do throws(OptionsError) {
            switch try Options.parse(Array(arguments.dropFirst())) {
            case .help: return say(Options.help(program: program))
            case .version: return say(ServiceProtocol.version(of: program) + "\n")
            case .run(let options): return run(options, program: program)
            }
        } catch {
            complain("\(program): \(error.sentence) (see \(program) --help)")
            return 2
        }
    }

    @MainActor private static func run(_ options: Options, program: String) -> Int32 {
        do throws(StartFailure) {
            let start = Start(options: options, program: program, environment: ProcessInfo.processInfo.environment)
            if let folder = options.once { return try start.drawOnce(into: folder) }
            return try start.serve()
        } catch {
            complain("\(program): \(error.sentence)")
            return error.exitCode
        }
    }

    private static func say(_ text: String) -> Int32 {
        do throws(SystemError) {
            try Descriptor.standardOutput.writeAll(text)
            return 0
        } catch {
            complain("widgetd: \(Log.unwritable(error))")
            return 6
        }
    }

    /// Tells on standard error.
    static func complain(_ sentence: String) {
        do throws(SystemError) {
            try Descriptor.standardError.writeAll(sentence + "\n")
        } catch {
            // Where even standard error is closed, the exit code says it.
        }
    }
}
