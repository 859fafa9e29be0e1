// What a command did, for people and for programs.
package import FoundationEssentials
import ReloadService

/// The result of a command, before anyone decides how it is printed.
package struct Report: Sendable {
    /// For people.
    package var lines: [String] = []
    /// Where the lines are sentences: the cells that stay empty before what does not fit into a line of a terminal.
    package var hanging: Int?
    /// For programs; nil when there is only a complaint.
    private var value: Value?
    /// What standard output gets in the place of both.
    package var bytes: Data?
    /// Whether a person can look at the bytes in a terminal.
    package var isForTerminals = false
    package var complaints: [Complaint] = []
    package var codes: [ExitCode] = []

    package var code: ExitCode { ExitCode.worst(of: codes + complaints.map(\.code)) }

    /// What becomes JSON only where somebody wants it.
    private enum Value {
        case encodable(any Encodable & Sendable)
        case encoded([UInt8])
    }

    /// One JSON value on one line; nil before `encoded`, and when there is only a complaint.
    var json: [UInt8]? {
        if case .encoded(let bytes) = value { bytes } else { nil }
    }

    /// The same for a program, which reads the value as JSON; a complaint where it has none.
    func encoded() -> Report {
        guard case .encodable(let value) = value else { return self }
        var report = self
        do {
            report.value = .encoded(try JSONText.encode(value))
        } catch {
            report.value = nil
            report.complaints.append(
                Complaint(.refused, kind: "unprintable", "the result cannot be written as JSON: \(error)"))
        }
        return report
    }

    /// Success, said to people in lines and to programs as a value.
    init(_ lines: [String], _ value: some Encodable & Sendable) {
        self.lines = lines
        self.value = .encodable(value)
    }

    /// The same for programs alone, as JSON already.
    init(json: [UInt8]) { value = .encoded(json) }

    init(_ complaint: Complaint) {
        complaints = [complaint]
    }

    /// As standard output and standard error get it, and the exit code with that.
    ///
    /// `width` is that of a terminal in cells; nil where the output is none.
    package func printed(
        json wantsJSON: Bool, width: Int? = nil
    ) -> (output: String, errors: String, code: ExitCode) {
        let report = wantsJSON && bytes == nil ? encoded() : self
        var output = ""
        if bytes != nil {
            // The picture is all that is printed.
        } else if wantsJSON {
            if let json = report.json { output = String(decoding: json, as: UTF8.self) + "\n" }
        } else {
            for line in lines {
                guard let hanging, let width else {
                    output += line + "\n"
                    continue
                }
                for part in CellText.wrapped(line, to: width, hanging: hanging) { output += part + "\n" }
            }
        }
        var errors = ""
        for complaint in report.complaints {
            errors += wantsJSON ? complaint.json : "widget-host: \(LogValue.printable(complaint.placed))"
            errors += "\n"
        }
        return (output, errors, report.code)
    }
}

extension Report {
    /// The same as the answer to a line of standard input, if that is not known better.
    func answering(line: Int?) -> Report {
        var report = self
        for index in report.complaints.indices where report.complaints[index].line == nil {
            report.complaints[index].line = line
        }
        return report
    }

    /// The same where it answers some of several commands that stood on these lines.
    func answering(lines: [Int]) -> Report {
        var report = self
        for index in report.complaints.indices {
            guard let command = report.complaints[index].command, lines.indices.contains(command) else { continue }
            report.complaints[index].line = lines[command]
        }
        return report
    }
}

extension Complaint {
    /// The sentence, after the line that it answers.
    var placed: String { (line.map { "line \($0): " } ?? "") + sentence }

    /// `{"error":{…}}` on one line.
    var json: String {
        struct Outer: Encodable {
            struct Inner: Encodable {
                var exit: Int32
                var kind: String
                var line: Int?
                var message: String
                var known: [String]?
                var nearest: String?
            }
            var error: Inner
        }
        let inner = Outer.Inner(
            exit: code.rawValue, kind: kind, line: line, message: sentence, known: facts?.known,
            nearest: facts?.nearest
        )
        do {
            return String(decoding: try JSONText.encode(Outer(error: inner)), as: UTF8.self)
        } catch {
            // Strings and integers always encode.
            return #"{"error":{}}"#
        }
    }
}
