// `conformance`: hosts that do one thing wrong, each as a few words of shell, and one that does all of it right.
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct ConformanceTests {
    /// What a host does, and the findings by grade and rule, the right ones left out.
    static let hosts: [(String, String)] = [
        (replace + reload, ""),
        (replace + "tell '{\"id\":1,\"method\":\"reloadAllTimelines\"}'", ""),
        ("printf '{\"version\":1,\"entries\":[]}' > entries/Feed.json; " + reload, "wrong whole-files"),
        (replace + reload + "; printf x >> entries/Feed.json", "wrong whole-files|wrong content|wrong reload"),
        (replace, "wrong messages|wrong reload"),
        (reload + "; " + replace, "wrong reload"),
        (replace + "tell '{\"id\":1,\"method\":\"reloadTimelines\",\"params\":{\"kind\":\"Photo\"}}'", "wrong reload"),
        ("mkdir -p ../group.other/entries; " + replace + reload, "wrong group"),
        (replace + "printf '%s\\n' '\(waited)' | socat -u - UNIX:run/widgetd.sock", "wrong receipts"),
        (replace + "tell '{\"method\":\"reloadAllTimelines\"}'", "note receipts"),
        (replace + "tell '{\"id\":1,\"method\":\"relod\"}'; " + reload, "wrong messages"),
        (
            "put '{\"version\":1,\"entries\":[{\"date\":\"2026-01-01 00:00\"}]}'; " + reload, "wrong content"
        ),
        ("put '\\357\\273\\277{\"version\":1,\"entries\":[]}\\r\\n'; " + reload, "note content|note content"),
        (replace + "printf x > snapshots/a.png; " + reload, "wrong names"),
        (replace + "image run.png; " + reload, ""),
        (replace + "printf x > .tmp-00000003; mv .tmp-00000003 run.png; " + reload, "wrong content"),
        (
            replace + "head -c 1000 '\(Photo.coffee.path)' > .tmp-00000003; mv .tmp-00000003 a.png; " + reload,
            "wrong content"
        ),
        (
            replace + "head -c 9000 '\(Photo.rocket.path)' > .tmp-00000003; mv .tmp-00000003 a.jpg; " + reload,
            "wrong content"
        ),
        (replace + "ln -s /etc/passwd .tmp-00000003; mv .tmp-00000003 photo.png; " + reload, "wrong content"),
        ("ln -s /etc/hostname .tmp-00000003; mv .tmp-00000003 entries/Feed.json; " + reload, "wrong content"),
        ("mkdir entries/Feed.json widgets.json; " + replace + reload, "note whole-files|wrong names|wrong names"),
        (replace + "image run.png photo.tmp; " + reload, "wrong names"),
        (replace + "image run.png .tmp-3; " + reload, "wrong names"),
        // A picture that gets another name was never in the making.
        (replace + "image a.png; " + reload + "; mv a.png b.png; " + reload, ""),
        (replace + "( flock 9; \(reload) ) 9>run/publish.lock", "wrong locks"),
        ("( flock 9; \(replace) ) 9>run/publish.lock; " + reload, ""),
        (replace + reload + "; ( flock 9; sleep 6 ) 9>run/publish.lock", "wrong locks"),
        (
            replace + "tell '{\"id\":1,\"method\":\"reloadTimelines\",\"params\":{\"kind\":\"Fed\"}}'; " + reload,
            "wrong messages"
        ),
        (
            replace + "tell '{\"id\":1,\"method\":\"snapshot\",\"params\":{\"widget\":\"x\"}}'; " + reload,
            "wrong messages"
        ),
        ("put '{\"version\":1,\"entries\":[]}' Fed; tell '{\"id\":1,\"method\":\"reloadAllTimelines\"}'", "note names"),
        (replace + "printf x > .tmp-00000003; mv .tmp-00000003 .hidden; " + reload, "wrong names"),
        (replace + reload + "; exit 3", "wrong exit"),
        (
            "tell '{\"id\":1,\"method\":\"setDefaults\",\"params\":{\"values\":{\"a\":1}}}'; " + reload, ""
        ),
        ("tell '{\"id\":1,\"method\":\"setDefaults\",\"params\":{\"values\":{\"a\":1}}}'", "wrong reload"),
        ("defaults; " + reload, "wrong locks"),
        ("( flock 9; defaults ) 9>run/defaults.lock; " + reload, ""),
        ("true", "note whole-files|wrong messages"),
    ]

    /// Every host begins so.
    static let beginning = """
        cd "$WIDGET_CONTAINER/$WIDGET_GROUP" && mkdir -p entries || exit 9
        tell() { printf '%s\\n' "$1" | socat -t 60 - UNIX:run/widgetd.sock >/dev/null; }
        put() { printf "$1" > entries/.tmp-00000001; mv entries/.tmp-00000001 entries/"${2:-Feed}".json; }
        image() {
            name=${2:-.tmp-00000003}
            printf 'GIF89a\\001\\000\\001\\000\\000\\000\\000' > "$name"
            printf ';' >> "$name"
            mv "$name" "$1"
        }
        defaults() {
            printf '<plist version="1.0"><dict><key>a</key><integer>1</integer></dict></plist>' > .tmp-00000002
            mv .tmp-00000002 "Library/Preferences/$WIDGET_GROUP.plist"
        }

        """
    static let replace = "put '{\"version\":1,\"entries\":[]}'; "
    static let waited = #"{"id":1,"method":"reloadTimelines","params":{"kind":"Feed","wait":"rendered"}}"#
    static let reload = "tell '\(waited)'"

    @Test(arguments: hosts)
    func judges(_ host: String, _ findings: String) throws {
        let script = Self.beginning + host
        try withTemporaryFolder { scratch in
            let result = try runToEnd(
                Programs.path(of: "widget-host"), ["conformance", "--json", "--", "sh", "-c", script], scratch: scratch
            )
            let found = try JSONObject(parsing: result.output).objects("findings")
                .map { "\($0.text("grade") ?? "?") \($0.text("rule") ?? "?")" }
                .filter { !$0.hasPrefix("right") }
            #expect(found.joined(separator: "|") == findings, "\(result)")
            #expect(result.code == (findings.contains("wrong") ? 5 : 0), "\(result)")
            #expect(!result.output.contains("root:") && !result.output.contains("(path:"), "\(result)")
        }
    }

    @Test func meetsTheKindsThatItIsTold() throws {
        try withTemporaryFolder { scratch in
            let host = Programs.path(of: "widget-host")
            func reload(_ kind: String) throws -> CommandResult {
                try runToEnd(
                    host,
                    [
                        "conformance", "--kind", "Card", "--kind=A,B", "--", "sh", "-c",
                        "\"\(host)\" reload --wait \(kind)",
                    ],
                    scratch: scratch
                )
            }
            for kind in ["Card", "A,B"] { #expect(try reload(kind).code == 0) }
            let refused = try reload("Crad")
            #expect(
                refused.output.contains("a message was refused: no kind \"Crad\"; did you mean Card?"), "\(refused)")
            #expect(refused.code == 5, "\(refused)")
        }
    }

    @Test func judgesOurOwnHost() throws {
        try withTemporaryFolder { scratch in
            let host = Programs.path(of: "widget-host")
            let script = """
                printf 'begin\\nset a=1\\nput-image \(Photo.rocket.path) --as x.png\\nreload --wait\\ncommit\\n' | "\(host)"
                """
            let result = try runToEnd(host, ["conformance", "--", "sh", "-c", script], scratch: scratch)
            #expect(result.code == 0, "\(result)")
            #expect(!result.output.contains("wrong") && !result.output.contains("note"), "\(result)")
            #expect(result.output.contains("run/defaults.lock was waited for"), "\(result)")
        }
    }

    @Test func seesThatAFileIsReplaced() throws {
        try withTemporaryFolder { scratch in
            let host = Programs.path(of: "widget-host")
            let put = "\"\(host)\" put-image \(Photo.rocket.path) --as x.png"
            let result = try runToEnd(
                host, ["conformance", "--", "sh", "-c", "\(put); \"\(host)\" reload; \(put)"], scratch: scratch
            )
            #expect(result.output.contains("a reload came too early: the image x.png"), "\(result)")
            #expect(!result.output.contains("in place"), "\(result)")
        }
    }

    @Test func namesAProgramThatIsNotThere() throws {
        try withTemporaryFolder { scratch in
            let result = try runToEnd(
                Programs.path(of: "widget-host"), ["conformance", "--", "no-such-program"], scratch: scratch
            )
            #expect(result.errors == "widget-host: no program \"no-such-program\"\n")
            #expect(result.code == 2)
        }
    }

    @Test func endsAHostThatStays() throws {
        try withTemporaryFolder { scratch in
            let result = try runToEnd(
                Programs.path(of: "widget-host"),
                ["conformance", "--timeout", "0.5", "--", "sh", "-c", "mkfifo \(scratch)/f; read x <\(scratch)/f"],
                scratch: scratch
            )
            #expect(result.output.contains("did not end within 0.5 s"), "\(result)")
            #expect(result.code == 5, "\(result)")
        }
    }

    /// How a trial is over, and what the command does once it has started another program.
    static let ends: [(signal: Signal?, words: [String], script: String)] = [
        (.interrupt, [], "wait"), (.terminate, [], "wait"), (.hangUp, [], "wait"),
        (nil, ["--timeout", "1"], "wait"), (nil, [], "exit 0"),
    ]

    @Test(arguments: ends)
    func leavesNothingBehind(_ end: (signal: Signal?, words: [String], script: String)) throws {
        try withTemporaryFolder { scratch in
            // Held open by every process of the trial, so that its end is that of the last of them.
            let fifo = "\(scratch)/held"
            #expect(mkfifo(fifo, 0o600) == 0)
            let held = try Descriptor.open(fifo, [.reading, .withoutWaiting])
            let script = "exec 3>\"\(fifo)\"; sleep 1000 & echo \"$WIDGET_CONTAINER\" >&3; \(end.script)"
            let host = try RunningProgram(
                Programs.path(of: "widget-host"), ["conformance"] + end.words + ["--", "sh", "-c", script],
                errorsTo: "\(scratch)/errors"
            )
            defer { host.child.send(.kill) }
            #expect(becomesReadable(held, within: patience))
            var said: [UInt8] = []
            #expect(try held.read(appendingTo: &said) != .endOfFile)
            if let signal = end.signal { host.child.send(signal, toGroup: false) }
            let exit = try host.waitForEnd()
            #expect(exit == end.signal.map { .signal($0) } ?? .code(5))
            var state = Descriptor.ReadOutcome.bytes(0)
            while case .bytes = state, becomesReadable(held, within: patience) {
                state = try held.read(appendingTo: &said)
            }
            #expect(state == .endOfFile)
            let container = String(decoding: said, as: UTF8.self).split(separator: "\n").first.map(String.init)
            #expect(container?.hasPrefix("/") == true)
            #expect(try FileSystem.facts(container ?? "/") == nil)
        }
    }
}
