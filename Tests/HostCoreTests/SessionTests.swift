// Commands from standard input: words of a line, and blocks.
import HostCore
import Testing

@Suite struct SessionTests {
    /// Lines, and what each does: a command's verb, a block as `[verbs]`, a complaint, or nothing.
    static let conversations: [(String, String)] = [
        ("kinds\n\n# a comment\nstatus", "kinds|-|-|status"),
        ("begin\nset a=1\nreload\ncommit\nstatus", "+0|+1|+2|[set reload]|status"),
        ("begin\ncommit", "+0|[]"),
        ("begin\nbegin\nset a=1\ncommit", "+0|begin within begin|+1|[set]"),
        ("commit", "commit without begin"),
        ("begin\nset a=1", "+0|+1|begin without commit: its command was not run"),
        ("begin\nset a=1\nkinds\nquit", "+0|+1|+2|end|begin without commit: its 2 commands were not run"),
        ("fly\nkinds", #"no command "fly"; help lists them, and quit or the end of input (Ctrl-D) ends|kinds"#),
        (
            "bye\nkidns\nexti\nquit now",
            #"no command "bye"; help lists them, and quit or the end of input (Ctrl-D) ends|"#
                + #"no command "kidns"; did you mean kinds?|no command "exti"; did you mean exit?|"#
                + "quit stands alone on its line: it ends, as the end of input (Ctrl-D) does"
        ),
        ("put-entries Feed -", "standard input holds the commands: name a file instead of '-'"),
        ("put-image - --as x.png", "standard input holds the commands: name a file instead of '-'"),
        ("--group x kinds", "--group stands on the command line only"),
        ("help\nreload --help\nhelp reload\nquit", "help|help reload|help reload|end"),
        ("completion bash\nconformance x\nman-page", Self.alone("completion", "conformance", "man-page")),
        ("set \"a", "a quote is not closed"), ("set a\\", "a quote is not closed"),
    ]

    @Test(arguments: conversations)
    func follows(_ lines: String, _ steps: String) {
        var session = Session()
        var shown = lines.split(separator: "\n", omittingEmptySubsequences: false).map {
            Self.show(session.take(String($0)))
        }
        let last = session.end()
        if last != .nothing { shown.append(Self.show(last)) }
        #expect(shown.joined(separator: "|") == steps)
    }

    static let assignments: [(String, String)] = [
        (#"set a="b c""#, "b c"), (#"set a='b  "c"'"#, #"b  "c""#), (#"set a=b\ c"#, "b c"),
        (#"set a="\"\\\n""#, #""\\n"#),
        ("set a=''", ""), (#"set "a=x"y"#, "xy"), ("set a=#b", "#b"), ("set a=b # c", "b"), ("\tset\ta=b", "b"),
        ("set a=größe", "größe"),
    ]

    @Test(arguments: assignments)
    func splitsWords(_ line: String, _ value: String) {
        var session = Session()
        #expect(session.take(line) == .run(.set([.init(key: "a", value: .text(value))])))
    }

    static func alone(_ verbs: String...) -> String {
        verbs.map { "\($0) stands on the command line only" }.joined(separator: "|")
    }

    static func show(_ step: Session.Step) -> String {
        switch step {
        case .nothing: "-"
        case .kept(let count): "+\(count)"
        case .run(let command): verb(command)
        case .runBlock(let commands): "[" + commands.map(verb).joined(separator: " ") + "]"
        case .help(let verb): "help" + (verb.map { " \($0.rawValue)" } ?? "")
        case .end: "end"
        case .complain(let error): error.description
        }
    }

    static func verb(_ command: Command) -> String {
        "\(command)".prefix { $0.isLetter }.lowercased()
    }
}
