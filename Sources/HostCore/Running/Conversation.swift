// Commands from standard input: each is done and answered before the next is read, so that whoever writes faster waits.
import GroupContainer
import Posix
import ReloadService

/// A stream of lines, from a person or from a program.
struct Conversation {
    private let input: Descriptor
    private let output: Descriptor
    private let errors: Descriptor
    private let isOutputClosed: Bool
    private let wantsJSON: Bool
    private var session = Session()
    private var codes: [ExitCode] = []
    private var isUnwritable = false
    /// Where complaints are from; a person sees what was typed last.
    private var line: Int?
    /// Where the block began that is still open, and where its commands stand.
    private var blockLines: [Int] = []

    /// Bytes of a line.
    static let longestLine = 1 << 20

    init(input: Descriptor, output: Descriptor, errors: Descriptor, isOutputClosed: Bool, wantsJSON: Bool) {
        self.input = input
        self.output = output
        self.errors = errors
        self.isOutputClosed = isOutputClosed
        self.wantsJSON = wantsJSON
    }

    /// Follows the stream to its end; returns the codes of all that was done.
    mutating func run(_ executor: inout Executor) -> [ExitCode] {
        var framer = LineFramer(limit: Self.longestLine)
        let isTerminal = input.isTerminal
        if isTerminal {
            say(
                "\(executor.group.id) in \(SafeText.path(executor.group.directory))\nhelp lists the commands, quit or Ctrl-D ends.\n"
            )
        }
        while true {
            if isTerminal { say(session.isInBlock ? "… " : "> ") }
            do throws(SystemError) {
                var bytes: [UInt8] = []
                let hasEnded = try input.read(appendingTo: &bytes) == .endOfFile
                if hasEnded { framer.finish() } else { framer.add(bytes) }
                while let piece = framer.next() {
                    line = isTerminal ? nil : framer.number
                    guard case .line(let line) = piece else {
                        show(Report(Complaint(.usage, kind: "usage", "a line of more than \(framer.limit) bytes")))
                        continue
                    }
                    if follow(step(line), &executor) { continue }
                    return end(&executor, isTerminal)
                }
                if hasEnded {
                    if isTerminal { say("\n") }
                    return end(&executor, isTerminal)
                }
            } catch {
                show(Report(Complaint(error)))
                return codes
            }
        }
    }

    private mutating func step(_ line: [UInt8]) -> Session.Step {
        do throws(NotUTF8) {
            return session.take(try String(checking: line))
        } catch {
            return .complain(.notText(error))
        }
    }

    /// Ends at `quit` as at the end of input: a block that is still open is complained of. A person has read of each
    /// command how it went, and quits for no other reason than to quit.
    private mutating func end(_ executor: inout Executor, _ isTerminal: Bool) -> [ExitCode] {
        line = blockLines.first ?? line
        _ = follow(session.end(), &executor)
        return isTerminal ? [] : codes
    }

    /// Does one step; false when it was the last.
    private mutating func follow(_ step: Session.Step, _ executor: inout Executor) -> Bool {
        switch step {
        case .nothing: break
        case .kept(let count):
            if count == 0 { blockLines = [] }
            if let line { blockLines.append(line) }
            if wantsJSON { show(Report([], ["kept": count])) }
        case .end: return false
        case .help(let verb): show(.help(of: verb))
        case .run(let command): show(executor.run(command))
        case .runBlock(let commands):
            let lines = Array(blockLines.dropFirst())
            blockLines = []
            let reports = executor.run(block: commands).map { $0.answering(lines: lines).answering(line: line) }
            if wantsJSON {
                show(Report(resultsOf: reports.map { $0.encoded().answering(line: line) }))
            } else {
                for report in reports { show(report) }
            }
        case .complain(let error): show(Report(Complaint(error)))
        }
        return true
    }

    /// A program that reads answers gets exactly one for each line, also for one that was wrong.
    private mutating func show(_ report: Report) {
        let report = (wantsJSON ? report.encoded() : report).answering(line: line)
        codes.append(report.code)
        if wantsJSON {
            say(report.oneLine + "\n")
            return
        }
        let text = report.printed(json: false, width: output.isTerminal ? Terminal.size(of: output)?.columns : nil)
        say(text.output)
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

    private mutating func say(_ text: String) {
        do throws(SystemError) {
            try output.writeAll(text)
        } catch {
            let complaint = Complaint.unwritable(error, isClosed: isOutputClosed)
            codes.append(complaint.code)
            // The commands are done all the same; of what nobody can read it is said once.
            if !isUnwritable { complain(Report(complaint).printed(json: wantsJSON).errors) }
            isUnwritable = true
        }
    }
}

extension Report {
    /// What is encoded as one JSON value: the result, the complaint where there is no result, or the result with
    /// complaints beside it.
    var oneLine: String {
        guard let json else { return complaints.first?.json ?? "{}" }
        let text = String(decoding: json, as: UTF8.self)
        guard !complaints.isEmpty else { return text }
        return "{\"result\":\(text),\"errors\":[\(complaints.map(\.json).joined(separator: ","))]}"
    }

    /// The reports of a block, each encoded, as one.
    init(resultsOf reports: [Report]) {
        self.init(json: Array("{\"results\":[\(reports.map(\.oneLine).joined(separator: ","))]}".utf8))
        codes = reports.map(\.code)
    }
}
