// Help, manual page and completion, which one table makes.
import FoundationEssentials
import HostCore
import Posix
import Testing

@Suite struct ManualTests {
    static let everyVerb = Verb.allCases.map(\.rawValue)
    static let everyOption = [
        "--container", "--group", "--runtime-dir", "--json", "--help", "--version", "--as", "--wait", "--timeout",
        "--foreground", "--family", "--size", "--at", "--scale", "--appearance", "-o",
    ]

    @Test(arguments: [
        ("man page", ManualPage.text), ("bash", BashCompletion.script),
        ("zsh", ZshCompletion.script),
    ])
    func knowsEveryWord(_ row: (what: String, text: String)) {
        let verbs = row.what == "man page" ? Self.everyVerb : Self.everyVerb.filter { $0 != "begin" && $0 != "commit" }
        for word in verbs + Self.everyOption {
            let written = row.what == "man page" ? word.map { $0 == "-" ? "\\-" : "\($0)" }.joined() : word
            #expect(row.text.contains(written), "\(word) in the \(row.what)")
        }
    }

    @Test func saysNothingThatManWouldTakeForItsLanguage() {
        let requests: Set<Substring> = [".TH", ".SH", ".PP", ".TP", ".IP", ".RS", ".RE", ".B", ".BR", ".br"]
        for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
        }
        #expect(!ManualPage.text.contains("…"))
        #expect(ManualPage.text.utf8.allSatisfy { $0 < 0x80 })
    }

    /// The words before the cursor, and what bash offers there.
    static let completions: [([String], String)] = [
        (["rel"], "reload"), (["re"], "remove reload remove-widget"), (["--cont"], "--container"),
        (["reload", "--w"], "--wait"), (["reload", "--"], offered("--wait --timeout --foreground")),
        (["kinds", "--"], offered("")), (["add", "Photo", "--fam"], "--family"),
        (["--group", "x", "pre"], "preview"), (["completion", ""], "bash zsh"),
        (["completion", "bash", ""], ""), (["--group", "="], ""), (["reload", "P"], "Photo Pile"),
        (["--container", "=", "/c", "reload", "P"], "Photo Pile"), (["add", "Photo", "--family", "b"], "big"),
        (["preview", "Photo", "P"], ""), (["remove-widget", ""], "Photo.big Pile.small"),
        (["unset", "a", "t"], "title"), (["explain", "P"], "Photo Pile Photo.big Pile.small"),
        (["unset", "a", "t"], "title"), (["snapshot", "P"], "Photo.big Pile.small"),
        (["snapshot", "Photo.big", "--appearance", "d"], "dark"),
        (["snapshot", "--"], offered("--at --scale --appearance")),
    ]

    static func offered(_ own: String) -> String {
        (own.isEmpty ? "" : own + " ") + "--container --group --runtime-dir --json --help --version"
    }

    @Test(arguments: completions)
    func completesInBash(_ words: [String], _ offers: String) throws {
        // The daemon's answers, as the program would print them.
        let program = """
            widget-host() {
                case "${!#}" in
                    kinds) printf 'Photo   Photo  big small  x\\nPile    Pile   small  y\\n' ;;
                    widgets) printf 'Photo.big   Photo  big  1x2\\nPile.small  Pile  small  1x2\\n' ;;
                    get) printf 'title  a b\\nother  2\\n' ;;
                esac
            }
            COMP_WORDS=(widget-host \(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count)
            _widget_host
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let output = try Self.bash(BashCompletion.script + "\n" + program)
        #expect(output.split(separator: "\n").joined(separator: " ") == offers)
    }

    static func bash(_ script: String) throws -> String {
        let folder = try Folder()
        let file = try folder.write(script, as: "script")
        let output = try Descriptor.pipe()
        let child = try ChildProcess.spawn(
            "/bin/bash", arguments: ["bash", file], environment: ["PATH": "/usr/bin:/bin"],
            descriptors: [1: output.writing, 2: .standardError]
        )
        #expect(try child.wait() == .code(0))
        try output.reading.setNonBlocking(true)
        return String(decoding: try output.reading.readToEnd(limit: 1 << 16), as: UTF8.self)
    }
}
