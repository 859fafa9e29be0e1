// The program from its words to its exit code; the only place that prints.
import GroupContainer
package import Posix
import ReloadService

/// `widget-host`.
package struct HostProgram {
    private let input: Descriptor
    private let output: Descriptor
    private let errors: Descriptor
    private var codes: [ExitCode] = []
    private var wantsJSON = false

    package init(
        input: Descriptor = .standardInput, output: Descriptor = .standardOutput, errors: Descriptor = .standardError
    ) {
        self.input = input
        self.output = output
        self.errors = errors
    }

    /// Does what the words after the program's name say.
    package mutating func run(_ words: [String], environment: [String: String]) -> ExitCode {
        // Also for complaints about the words themselves.
        wantsJSON = words.prefix { $0 != "--" }.contains("--json")
        do throws(UsageError) {
            let invocation = try Invocation(words)
            switch invocation.task {
            case .help: print(HelpText.screen + "\n")
            case .version: print(Self.version + "\n")
            case .command(let command):
                if var executor = executor(invocation.settings, environment) { show(executor.run(command)) }
            case .interactive:
                if var executor = executor(invocation.settings, environment) { converse(&executor) }
            }
        } catch {
            show(Report(Complaint(error)))
        }
        return ExitCode.worst(of: codes)
    }

    /// The variables of the environment that it looks at.
    package static let variables = ["WIDGET_CONTAINER", "WIDGET_GROUP"]

    static let version = "widget-host \(ServiceProtocol.programVersion), protocol \(ServiceProtocol.version)"

    private mutating func executor(_ settings: Invocation.Settings, _ environment: [String: String]) -> Executor? {
        do throws(LocatingError) {
            return Executor(
                group: try Group.locate(
                    container: settings.container, group: settings.group,
                    runtimeDirectory: settings.runtimeDirectory, environment: environment
                )
            )
        } catch {
            show(Report(Complaint(error)))
            return nil
        }
    }

    /// Does what this process' words say, and ends it.
    package static func main() -> Never {
        var environment: [String: String] = [:]
        for name in variables { environment[name] = ThisProcess.environmentVariable(name) }
        var program = HostProgram()
        let code = program.run(Array(CommandLine.arguments.dropFirst()), environment: environment)
        ThisProcess.endNow(code: code.rawValue)
    }

    // MARK: Commands from standard input

    private mutating func converse(_ executor: inout Executor) {
        var session = Session()
        var framer = LineFramer(limit: 1 << 20)
        let isTerminal = input.isTerminal
        while true {
            if isTerminal { print(session.isInBlock ? "… " : "> ") }
            do throws(SystemError) {
                var bytes: [UInt8] = []
                let outcome = try input.read(appendingTo: &bytes)
                let hasEnded = outcome == .endOfFile
                for piece in hasEnded ? framer.end() : framer.take(bytes) {
                    guard case .line(let line) = piece else {
                        show(Report(Complaint(.usage, kind: "usage", "a line of more than \(framer.limit) bytes")))
                        continue
                    }
                    let step = session.take(String(decoding: line, as: UTF8.self))
                    if !follow(step, &executor) { return }
                }
                if hasEnded {
                    if isTerminal { print("\n") }
                    _ = follow(session.end(), &executor)
                    return
                }
            } catch {
                show(Report(Complaint(error)))
                return
            }
        }
    }

    /// Does one step; false when it was the last.
    private mutating func follow(_ step: Session.Step, _ executor: inout Executor) -> Bool {
        switch step {
        case .nothing: break
        case .end: return false
        case .help: print(HelpText.screen + "\n")
        case .run(let command): show(executor.run(command))
        case .runBlock(let commands): for report in executor.run(block: commands) { show(report) }
        case .complain(let error): show(Report(Complaint(error)))
        }
        return true
    }

    // MARK: Printing

    private mutating func show(_ report: Report) {
        codes.append(report.code)
        let text = report.printed(json: wantsJSON)
        print(text.output)
        do throws(SystemError) {
            try errors.writeAll(text.errors)
        } catch {
            // Where complaints cannot be written there is nobody to complain to; the exit code still says it.
            codes.append(.systemRefused)
        }
    }

    private mutating func print(_ text: String) {
        do throws(SystemError) {
            try output.writeAll(text)
        } catch {
            codes.append(.systemRefused)
        }
    }
}
