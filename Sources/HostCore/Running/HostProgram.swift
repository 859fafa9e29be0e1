// The program from its words to its exit code; the only place that prints.
import FoundationEssentials
import GroupContainer
package import Posix
import ReloadService

/// `widget-host`.
package struct HostProgram {
    private let input: Descriptor
    private let output: Descriptor
    private let errors: Descriptor
    private let isOutputClosed: Bool
    private var codes: [ExitCode] = []
    private var wantsJSON = false

    /// Where `isOutputClosed`, the output is another that takes nothing.
    package init(
        input: Descriptor = .standardInput, output: Descriptor = .standardOutput,
        errors: Descriptor = .standardError, isOutputClosed: Bool = false
    ) {
        self.input = input
        self.output = output
        self.errors = errors
        self.isOutputClosed = isOutputClosed
    }

    /// Does what the words after the program's name say.
    package mutating func run(_ words: [String], environment: [String: String]) -> ExitCode {
        // Also for complaints about the words themselves.
        wantsJSON = words.prefix { $0 != "--" }.contains("--json")
        do throws(UsageError) {
            let invocation = try Invocation(words)
            switch invocation.task {
            case .help(let verb): show(.help(of: verb))
            case .completion(.bash): print(BashCompletion.script + "\n")
            case .completion(.zsh): print(ZshCompletion.script + "\n")
            case .manualPage: print(ManualPage.text)
            case .watch(let watched): watch(watched, invocation.settings, environment)
            case .conformance(let command, let kinds, let timeout): show(conformance(command, kinds, timeout))
            case .version: show(.version)
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
    package static let variables = ["WIDGET_CONTAINER", "WIDGET_GROUP", "TERM"]

    private mutating func executor(_ settings: Invocation.Settings, _ environment: [String: String]) -> Executor? {
        group(settings, environment).map { group in
            let progress = wantsJSON ? nil : ProgressLine(on: output, isDumb: environment["TERM"] == "dumb")
            return Executor(group: group, progress: progress)
        }
    }

    private mutating func group(_ settings: Invocation.Settings, _ environment: [String: String]) -> Group? {
        do throws(LocatingError) {
            return try Group.locate(
                container: settings.container, group: settings.group, runtimeDirectory: settings.runtimeDirectory,
                unnamed: Group.likely, environment: environment
            )
        } catch {
            show(Report(Complaint(error)))
            return nil
        }
    }

    private mutating func watch(
        _ words: [String], _ settings: Invocation.Settings, _ environment: [String: String]
    ) {
        guard let group = group(settings, environment) else { return }
        let isDumb = environment["TERM"] == "dumb"
        let (input, output, wantsJSON, isOutputClosed) = (input, output, wantsJSON, isOutputClosed)
        let complaint: Complaint? = MainActor.assumeIsolated {
            do throws(SystemError) {
                return try Watch(
                    words, of: group, input: input, output: output, isOutputClosed: isOutputClosed, json: wantsJSON,
                    isDumb: isDumb
                ).run()
            } catch {
                return Complaint(error)
            }
        }
        if let complaint { show(Report(complaint)) }
    }

    /// The main thread is the loop's, as in the daemon.
    private func conformance(_ command: [String], _ kinds: [String], _ timeout: Double) -> Report {
        MainActor.assumeIsolated {
            do {
                return try Conformance(command, kinds: kinds, timeout: timeout, errors: errors).run()
            } catch let error as Complaint {
                return Report(error)
            } catch let error as SystemError {
                return Report(Complaint(error))
            } catch {
                return Report(Complaint(.systemRefused, kind: "system", "\(error)"))
            }
        }
    }

    /// Does what this process' words say, and ends it.
    package static func main() -> Never {
        let isUnheard = StandardStreams.openMissing().contains(Descriptor.standardOutput.rawValue)
        var environment: [String: String] = [:]
        for name in variables { environment[name] = ThisProcess.environmentVariable(name) }
        var program = isUnheard ? HostProgram(output: full(), isOutputClosed: true) : HostProgram()
        let code: ExitCode
        do throws(ArgumentFault) {
            code = program.run(Array(try ThisProcess.arguments().dropFirst()), environment: environment)
        } catch {
            code = program.refuse(error)
        }
        ThisProcess.endNow(code: code.rawValue)
    }

    /// In the place of an output that was closed: that nobody can read what is printed is said, as with a full disk.
    private static func full() -> Descriptor {
        do throws(SystemError) {
            return try Descriptor.open("/dev/full", [.writing])
        } catch {
            // Then it goes nowhere.
            return .standardOutput
        }
    }

    /// Says that there are words which are no text: with something in the place of their bytes they would say another.
    private mutating func refuse(_ fault: ArgumentFault) -> ExitCode {
        wantsJSON = CommandLine.arguments.prefix { $0 != "--" }.contains("--json")
        show(Report(Complaint(.usage, kind: "usage", fault.description)))
        return .usage
    }

    private mutating func converse(_ executor: inout Executor) {
        var conversation = Conversation(
            input: input, output: output, errors: errors, isOutputClosed: isOutputClosed, wantsJSON: wantsJSON
        )
        codes += conversation.run(&executor)
    }

    // MARK: Printing

    private mutating func show(_ report: Report) {
        if let bytes = report.bytes {
            if output.isTerminal, !report.isForTerminals {
                show(
                    Report(
                        Complaint(.usage, kind: "usage", "-o -: standard output is a terminal, which shows no picture"))
                )
                return
            }
            write(bytes)
        }
        let text = report.printed(json: wantsJSON, width: output.isTerminal ? Terminal.size(of: output)?.columns : nil)
        codes.append(text.code)
        print(text.output)
        complain(text.errors)
    }

    private mutating func complain(_ text: String) {
        do throws(SystemError) {
            try errors.writeAll(text)
        } catch {
            // Where complaints cannot be written there is nobody to complain to; the exit code still says it.
            codes.append(.systemRefused)
        }
    }

    private mutating func print(_ text: String) { write(Data(text.utf8)) }

    private mutating func write(_ bytes: Data) {
        do throws(SystemError) {
            try output.writeAll(bytes)
        } catch {
            let complaint = Complaint.unwritable(error, isClosed: isOutputClosed)
            codes.append(complaint.code)
            complain(Report(complaint).printed(json: wantsJSON).errors)
        }
    }
}
