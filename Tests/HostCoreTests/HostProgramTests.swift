// The program from its words to what it prints, with commands from standard input.
import HostCore
import Posix
import Testing

@Suite struct HostProgramTests {
    /// Standard input, the options, standard output, standard error, the exit code.
    static let conversations: [(String, String, String, String, ExitCode)] = [
        ("set a=1\nget a\n", "", "set a\n1\n", "", .done),
        (
            "set a=1\nbegin\nset b='x y'\nunset a\nget b\ncommit\nget", "", "set a\nset b\nunset a\nx y\nb  x y\n", "",
            .done
        ),
        (
            "fly\nget", "", "",
            "widget-host: line 1: no command \"fly\"; help lists them, and quit or the end of input (Ctrl-D) ends\n",
            .usage
        ),
        ("set a=1\nquit\nset b=1\n", "", "set a\n", "", .done),
        (
            "set a:=2\nget\nget b\n", "--json",
            """
            {"set":["a"],"unset":[]}
            {"a":2}
            {"error":{"exit":5,"kind":"no-default","line":3,"message":"no shared default \\"b\\"; did you mean a?"}}

            """, "", .refused
        ),
        (
            "begin\nset a=1\nfly\nget\ncommit\nget a\n", "--json",
            """
            {"kept":0}
            {"kept":1}
            {"error":{"exit":2,"kind":"usage","line":3,"message":"no command \\"fly\\"; help lists them, and quit or the end of input (Ctrl-D) ends"}}
            {"kept":2}
            {"results":[{"set":["a"],"unset":[]},{"a":"1"}]}
            "1"

            """, "", .usage
        ),
        ("begin\nset a=1\n", "", "", "widget-host: line 1: begin without commit: its command was not run\n", .usage),
        (
            "begin\nset a=1\nquit\n", "", "", "widget-host: line 1: begin without commit: its command was not run\n",
            .usage
        ),
        (
            "begin\nexit\n", "--json",
            """
            {"kept":0}
            {"error":{"exit":2,"kind":"usage","line":1,"message":"begin without commit: its 0 commands were not run"}}

            """, "", .usage
        ),
        ("", "", "", "", .done),
        ("\u{feff}set a=1\n\n# \"\nset \"b\n", "", "set a\n", "widget-host: line 4: a quote is not closed\n", .usage),
        (
            "begin\nset a=1\n\nput-image / --as x.png\nkinds\ncommit\nremove b\n", "", "",
            "widget-host: line 4: / is a directory, not a file\nwidget-host: line 7: no image \"b\"\n", .refused
        ),
        (
            "\nbegin\nget b\ncommit\n", "--json",
            """
            {"kept":0}
            {"kept":1}
            {"results":[{"error":{"exit":5,"kind":"no-default","line":3,"message":"no shared default \\"b\\""}}]}

            """, "", .refused
        ),
    ]

    @Test(arguments: conversations)
    func converses(
        _ row: (input: String, options: String, output: String, errors: String, code: ExitCode)
    ) throws {
        let folder = try Folder()
        let run = try Self.run(["--container", folder.path] + CommandLineTests.words(row.options), input: row.input)
        #expect(run.output == row.output)
        #expect(run.errors == row.errors)
        #expect(run.code == row.code)
    }

    static let words: [(String, output: String, errors: String, code: ExitCode)] = [
        ("--version", "widget-host 0.1.0, protocol 1, archive 1\n", "", .done),
        (
            "--json --version",
            #"{"archive":1,"program":"widget-host","protocol":1,"version":"0.1.0"}"# + "\n", "", .done
        ),
        ("--help", HelpText.screen + "\n", "", .done), ("help", HelpText.screen + "\n", "", .done),
        ("kinds --help", HelpText.of(.kinds) + "\n", "", .done),
        (
            "--json fly", "", "{\"error\":{\"exit\":2,\"kind\":\"usage\",\"message\":\"no command \\\"fly\\\"\"}}\n",
            .usage
        ),
        (
            "--group a/b status", "",
            "widget-host: --group \"a/b\": byte 0x2F at 1 does not belong in a group id (letters, digits, '.', '_', '-', the first a letter or digit)\n",
            .usage
        ),
    ]

    @Test(arguments: words)
    func answersWithoutAGroup(_ row: (words: String, output: String, errors: String, code: ExitCode)) throws {
        let run = try Self.run(CommandLineTests.words(row.words), input: "")
        #expect(run.output == row.output)
        #expect(run.errors == row.errors)
        #expect(run.code == row.code)
    }

    /// What is printed, and by commands from standard input or not: that it went nowhere is said once.
    @Test(arguments: [(["--help"], ""), (["--json", "--version"], ""), (["get"], ""), ([], "set a=1\nget a\nget a\n")])
    func saysThatItsOutputIsFull(_ words: [String], _ input: String) throws {
        let folder = try Folder()
        let full = try Descriptor.open("/dev/full", [.writing])
        _ = try Self.run(["--container", folder.path, "set", "b=2"], input: "")
        let unheard = try Self.run(["--container", folder.path] + words, input: input, output: full)
        let why = "standard output cannot be written: No space left on device (ENOSPC)"
        let isJSON = words.contains("--json")
        #expect(
            unheard.errors
                == (isJSON ? #"{"error":{"exit":6,"kind":"system","message":"\#(why)"}}"# : "widget-host: \(why)")
                + "\n"
        )
        #expect(unheard.code == .systemRefused)
    }

    @Test func looksAtTheEnvironment() throws {
        let folder = try Folder()
        let environment = ["WIDGET_CONTAINER": folder.path, "WIDGET_GROUP": "group.a"]
        _ = try Self.run(["set", "a=1"], input: "", environment: environment)
        #expect(try folder.text("Library/Preferences/group.a.plist") != nil)
    }

    static func run(
        _ words: [String], input: String, environment: [String: String] = [:], output other: Descriptor? = nil
    ) throws -> Folder.Run {
        let (given, giving) = try UnixSocket.pair()
        try giving.writeAll(input)
        try UnixSocket.shutdownWriting(giving)
        let output = try Descriptor.pipe()
        let errors = try Descriptor.pipe()
        let code: ExitCode
        do {
            var program = HostProgram(input: given, output: other ?? output.writing, errors: errors.writing)
            code = program.run(words, environment: environment)
        }
        return Folder.Run(
            output: try text(output.reading), errors: try text(errors.reading), code: code
        )
    }

    /// What is in a pipe now.
    private static func text(_ pipe: Descriptor) throws -> String {
        try pipe.setNonBlocking(true)
        return String(decoding: try pipe.readToEnd(limit: 1 << 20), as: UTF8.self)
    }
}
