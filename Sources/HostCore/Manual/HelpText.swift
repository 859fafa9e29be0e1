// The help, made from the verbs and options: of all commands on a screen, and of each by itself.

/// What `--help` prints.
package enum HelpText {
    /// No line is wider, in cells.
    package static let width = 80

    /// Of the whole program; it fits a screen.
    package static let screen: String = {
        var lines = ["usage: widget-host [OPTION…] COMMAND", ""]
        lines += rows(Verb.onCommandLine.map { ("\($0.rawValue) \($0.shortArguments)", $0.summary) }, column: 30)
        lines += [""]
        lines += filled(
            "Without COMMAND they come from standard input; \(together("begin … commit")) is one change."
        )
        lines += [""]
        lines += rows(OptionSpec.common.filter { $0 != .shortHelp }.map { row($0, $0.summary) })
        lines += [""]
        lines += filled(
            "Exit codes: \(codes(ExitCode.allCases) { $0.meaning }); of several the worst in the order "
                + together(ExitCode.order.map { "\($0.rawValue)" }.joined(separator: " ")) + ". " + silence
        )
        lines += ["", "widget-host COMMAND --help for its words, options and an example"]
        return lines.joined(separator: "\n")
    }()

    /// How long a daemon is waited for that says nothing.
    static let silence =
        "A daemon that is silent for \(Int(DaemonLine.patience)) s (\(Verb.askingProviders.map(\.rawValue).joined(separator: ", ")): \(Int(DaemonLine.providerPatience)) s) is "
        + "waited for no longer: \(ExitCode.timedOut.rawValue). Where there is a --timeout, that counts."

    /// Of one command.
    package static func of(_ verb: Verb) -> String {
        var lines = filled("usage: " + inGroups(verb.usage), hanging: 7)
        lines += [""] + filled(verb.description + ".")
        if !verb.words.isEmpty { lines += [""] + rows(verb.words.map { ($0.word, $0.meaning) }) }
        if !verb.options.isEmpty {
            lines += ["", "options:"] + rows(verb.options.map { row($0, verb.summary(of: $0)) })
        }
        if !verb.isOnlyOnStandardInput {
            let common = OptionSpec.common.filter { ![.help, .shortHelp, .version].contains($0) }
            lines += ["", "options of every command:"] + rows(common.map { row($0, $0.summary) })
        }
        lines += [""] + filled("exit codes: " + codes(verb.exits, verb.meaning), hanging: 12)
        lines += ["", "example: \(verb.example)", "", "widget-host --help for all"]
        return lines.joined(separator: "\n")
    }

    /// The help of one command, or of all.
    static func of(_ verb: Verb?) -> String { verb.map { of($0) } ?? screen }

    /// An option as it is written, and its line of help.
    static func row(_ option: OptionSpec, _ summary: String) -> (String, String) {
        (option.name + (option.value.map { " \($0)" } ?? ""), summary)
    }

    private static func codes(_ codes: [ExitCode], _ meaning: (ExitCode) -> String) -> String {
        codes.map { together("\($0.rawValue) \(meaning($0))") }.joined(separator: ", ")
    }

    /// Two columns, the second beginning in one cell for all; what is too long for its column stands on a line alone, or
    /// pushes the second aside.
    private static func rows(_ rows: [(String, String)], column: Int? = nil) -> [String] {
        let column = column ?? 4 + (rows.map(\.0.count).max() ?? 0)
        return rows.flatMap { name, text -> [String] in
            let start = "  " + name
            let space = String(repeating: " ", count: column)
            if start.count + 2 > column, start.count + 2 + text.count <= width { return ["\(start)  \(text)"] }
            guard start.count + 2 <= column else { return [start] + filled(space + text, hanging: column) }
            return filled(start + space.dropFirst(start.count) + text, hanging: column)
        }
    }

    private static func filled(_ text: String, hanging: Int = 0) -> [String] {
        CellText.wrapped(text, to: width, hanging: hanging).map { $0.replacing("\u{a0}", with: " ") }
    }

    /// Words that stay on one line.
    private static func together(_ words: String) -> String { words.replacing(" ", with: "\u{a0}") }

    /// What stands between brackets stays on one line.
    private static func inGroups(_ arguments: String) -> String {
        var depth = 0
        return String(
            arguments.map { character -> Character in
                depth += character == "[" ? 1 : character == "]" ? -1 : 0
                return character == " " && depth > 0 ? "\u{a0}" : character
            }
        )
    }
}
