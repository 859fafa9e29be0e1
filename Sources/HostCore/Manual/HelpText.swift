// The help, made from the verbs and options; it fits a screen.

/// What `--help` prints.
package enum HelpText {
    package static let screen: String = {
        var lines = ["usage: widget-host [OPTION…] COMMAND", ""]
        lines += table(Verb.onCommandLine.map { ("\($0.rawValue) \($0.arguments)", $0.summary) })
        lines += table(Verb.reload.options.map(row)).map { "    " + $0 }
        lines += [
            "", "Without a command: the same commands from standard input, one a line; begin … commit is one change.",
            "",
        ]
        lines += table(OptionSpec.common.filter { $0.name.hasPrefix("--") && $0 != .help }.map(row))
        let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.meaning)" }
        lines += [
            "", "exit: \(codes.prefix(6).joined(separator: ", ")),",
            "      \(codes.dropFirst(6).joined(separator: ", ")); of several the worst in the order "
                + ExitCode.order.map { "\($0.rawValue)" }.joined(separator: " "),
        ]
        return lines.joined(separator: "\n")
    }()

    /// An option as it is written, and its line of help.
    static func row(_ option: OptionSpec) -> (String, String) {
        (option.name + (option.value.map { " \($0)" } ?? ""), option.summary)
    }

    private static func table(_ rows: [(String, String)]) -> [String] {
        Table.lines(rows.map { ["  " + $0.0, $0.1] })
    }
}
