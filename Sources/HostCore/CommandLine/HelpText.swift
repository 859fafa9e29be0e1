// The help, made from the verbs and options; it fits a screen.

/// What `--help` prints.
package enum HelpText {
    package static let screen: String = {
        var lines = ["usage: widget-host [OPTION…] COMMAND", ""]
        let rows = Verb.onCommandLine.map { ("\($0.rawValue) \($0.arguments)", $0.summary) }
        lines += table(rows)
        lines += table([
            ("--wait", "wait for the pictures"), ("--timeout S", "… this long (60): 90s 5m 3h"),
            ("--foreground", "a person looks at the host now"),
        ]).map { "    " + $0 }
        lines += [
            "", "Without a command: the same commands from standard input, one a line; begin … commit is one change.",
            "",
        ]
        lines += table([
            ("--container DIR", "else $WIDGET_CONTAINER, else ./container"),
            ("--group ID", "else $WIDGET_GROUP, else group.sundial.demo"),
            ("--runtime-dir DIR", "where the socket is, if not in the group's run"),
            ("--json", "machine-readable output"), ("--version", ""),
        ])
        lines += [
            "", "exit: 0 done, 1 a reload failed, 2 usage, 3 no daemon, 4 timed out, 5 refused, 6 the system refused,",
            "      7 deferred; of several the worst in the order 6 5 2 3 1 7 4 0",
        ]
        return lines.joined(separator: "\n")
    }()

    private static func table(_ rows: [(String, String)]) -> [String] {
        Table.lines(rows.map { ["  " + $0.0, $0.1] })
    }
}
