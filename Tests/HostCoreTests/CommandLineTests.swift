// Words to commands, and what is said of words that make none.
import ReloadService
import Testing

@testable import HostCore

@Suite struct CommandLineTests {
    /// Words are split at spaces here; `_` stands for a space in a word.
    static let commands: [(String, Command)] = [
        ("put-entries Feed feed.json", .putEntries(kind: "Feed", .file("feed.json"))),
        ("put-entries Feed -", .putEntries(kind: "Feed", .standardInput)),
        ("put-entries Feed f --timeout 5m", .putEntries(kind: "Feed", .file("f", patience: 300))),
        ("put-image a/coffee.png", .putImage(.file("a/coffee.png"), name: "coffee.png")),
        ("put-image coffee.png --as photo.png", .putImage(.file("coffee.png"), name: "photo.png")),
        ("put-image --as=photo.png -", .putImage(.standardInput, name: "photo.png")),
        ("put-image -- --as", .putImage(.file("--as"), name: "--as")),
        ("set title=a_b", .set([.init(key: "title", value: .text("a b"))])),
        ("set a= b==", .set([.init(key: "a", value: .text("")), .init(key: "b", value: .text("="))])),
        ("set -- -a=1", .set([.init(key: "-a", value: .text("1"))])),
        ("set n:=3", .set([.init(key: "n", value: .json(.integer(3), fractional: []))])),
        ("set n:=3.0", .set([.init(key: "n", value: .json(.integer(3), fractional: [[]]))])),
        (
            #"set l:=[1,"x",null]"#,
            .set([.init(key: "l", value: .json(.array([.integer(1), .string("x"), .null]), fractional: []))])
        ),
        ("get", .get(key: nil)), ("get title", .get(key: "title")), ("unset a b", .unset(["a", "b"])),
        ("remove photo.png", .remove(image: "photo.png")),
        ("reload", .reload(reload())),
        ("reload Photo Feed", .reload(reload(["Photo", "Feed"]))),
        (
            "reload Photo --wait --timeout 5m --foreground",
            .reload(reload(["Photo"], waits: true, 300, foreground: true))
        ),
        ("--wait reload --timeout=2.5", .reload(reload(waits: true, 2.5))),
        ("reload --wait --wait", .reload(reload(waits: true))),
        ("preview Photo", .preview(kind: "Photo", family: nil)),
        ("preview Photo --family systemLarge", .preview(kind: "Photo", family: "systemLarge")),
        ("snapshot A.b", .snapshot(SnapshotCall(widget: "A.b"), nil)),
        (
            "snapshot A.b --at 2026-01-01T00:00:00Z --scale 3 --appearance dark -o a.png",
            .snapshot(
                SnapshotCall(widget: "A.b", at: "2026-01-01T00:00:00Z", scale: 3, appearance: "dark"), .file("a.png")
            )
        ),
        ("-o - snapshot A.b", .snapshot(SnapshotCall(widget: "A.b"), .standardOutput)),
        ("add Photo --family systemSmall", .add(kind: "Photo", family: "systemSmall", size: nil, values: [])),
        ("add --size 100x80.5 --family=a Photo", .add(kind: "Photo", family: "a", size: [100, 80.5], values: [])),
        (
            "add A --family=a b=c=d e:=[1]",
            .add(
                kind: "A", family: "a", size: nil,
                values: [
                    .init(key: "b", value: .text("c=d")),
                    .init(key: "e", value: .json(.array([.integer(1)]), fractional: [])),
                ]
            )
        ),
        ("parameters A", .parameters(kind: "A", values: [])),
        ("parameters A b=c", .parameters(kind: "A", values: [.init(key: "b", value: .text("c"))])),
        ("tap A.b", .tap(id: "A.b", element: nil)),
        ("tap A.b 2", .tap(id: "A.b", element: "2")),
        ("remove-widget Photo.systemSmall.2", .removeWidget(id: "Photo.systemSmall.2")),
        ("advance 3h", .advance(.by(10800), timeout: nil)), ("advance 0", .advance(.by(0), timeout: nil)),
        (
            "advance --to 2026-01-01T00:00:00Z --timeout 5",
            .advance(.to(1_767_225_600, text: "2026-01-01T00:00:00Z"), timeout: 5)
        ),
        ("advance --until-idle", .advance(.untilIdle, timeout: nil)),
        ("kinds", .kinds), ("widgets", .widgets), ("status", .status),
        ("explain Photo A.b", .explain(["Photo", "A.b"])), ("explain", .explain([])),
    ]

    static func reload(
        _ kinds: [String] = [], waits: Bool = false, _ timeout: Double = 60, foreground: Bool = false
    ) -> Command.Reload {
        Command.Reload(kinds: kinds, waits: waits, timeout: timeout, foreground: foreground)
    }

    @Test(arguments: commands)
    func reads(_ line: String, _ command: Command) throws {
        #expect(try Invocation(Self.words(line)).task == .command(command))
    }

    static let errors: [(String, String)] = [
        ("relaod", #"no command "relaod"; did you mean reload?"#),
        ("fly", #"no command "fly""#),
        ("reload --wiat", #"no option "--wiat" of reload; did you mean --wait?"#),
        ("--contaner x reload", #"no option "--contaner"; did you mean --container?"#),
        ("status -x", #"no option "-x" of status"#),
        ("advance", "usage: widget-host advance D | --to TIME | --until-idle [--timeout S]"),
        (
            "advance 3h 5h",
            #""5h" is one word too many: widget-host advance D | --to TIME | --until-idle [--timeout S]"#
        ),
        ("advance 3h --until-idle", "usage: widget-host advance D | --to TIME | --until-idle [--timeout S]"),
        (
            "advance 3hours",
            #"advance "3hours": must be a duration such as 90s, 5m, 3h or 2d (the unit is one of s, m, h and d)"#
        ),
        (
            "advance 3661d",
            #"advance "3661d": must be a duration such as 90s, 5m, 3h or 2d (at most 3660d)"#
        ),
        (
            "advance --to noon",
            #"--to "noon": must be a time such as 2026-01-01T00:00:00Z (not of the form 2026-01-01T00:00:00Z)"#
        ),
        (
            "advance --to 2026-02-30T00:00:00Z",
            #"--to "2026-02-30T00:00:00Z": must be a time such as 2026-01-01T00:00:00Z (there is no such day)"#
        ),
        (
            "advance --to 2026-02-03T00:00:00",
            #"--to "2026-02-03T00:00:00": must be a time such as 2026-01-01T00:00:00Z (a zone must follow, such as 'Z' or '+02:00')"#
        ),
        ("status --until-idle", "status has no option --until-idle; advance has"),
        ("--grop", #"no option "--grop"; did you mean --group?"#),
        ("kinds --wait", "kinds has no option --wait; reload has"),
        ("reload --timeout", "--timeout needs a value"),
        ("--container", "--container needs a value"),
        ("reload --wait=yes", "--wait takes no value"),
        (
            "reload --timeout soon",
            #"--timeout "soon": must be a duration such as 30, 30s or 5m (a duration begins with a number, such as 1.5)"#
        ),
        ("reload --timeout 1 --timeout 2", "--timeout is there twice: one value must be meant"),
        ("conformance --timeout 0 -- x", #"--timeout "0": must be longer: the command has to run"#),
        ("snapshot A -o a -o b", "-o is there twice: one value must be meant"),
        ("--container a status --container=a", "--container is there twice: one value must be meant"),
        ("reload --timeout 5", "--timeout says how long --wait waits, and --wait is not there"),
        ("help fly", #"no command "fly""#),
        (
            "reload --timeout -1",
            #"--timeout "-1": must be a duration such as 30, 30s or 5m (time goes forward only)"#
        ),
        ("put-entries Feed", "usage: widget-host put-entries KIND FILE|- [--timeout S]"),
        ("put-entries Feed a b", #""b" is one word too many: widget-host put-entries KIND FILE|- [--timeout S]"#),
        ("set", "usage: widget-host set KEY=TEXT… KEY:=JSON…"),
        ("set title", #""title": must be KEY=TEXT or KEY:=JSON"#),
        ("set =x", #""=x": the key is empty"#), ("set :=1", #"":=1": the key is empty"#),
        ("set a:=x", #""a:=x": not JSON: line 1, byte 1: 'x' instead of a value"#),
        ("set a=1 a=2", #"the key "a" is there twice"#),
        ("put-image -", "an image from standard input needs --as NAME"),
        ("widgets x", #""x" is one word too many: widget-host widgets"#),
        ("add Photo", "usage: widget-host add KIND --family F [--size WxH] [NAME=VALUE…]"),
        ("tap", "usage: widget-host tap ID [ELEMENT]"),
        ("add Photo --family a b", #""b": must be KEY=TEXT or KEY:=JSON"#),
        ("add Photo --family a b=1 b=2", #"the key "b" is there twice"#),
        ("parameters", "usage: widget-host parameters KIND [NAME=VALUE…]"),
        ("add Photo --family a --size 3", #"--size "3": must be width x height in points, such as 338x158"#),
        ("add Photo --family a --size 3xinf", #"--size "3xinf": must be width x height in points, such as 338x158"#),
        ("preview", "usage: widget-host preview KIND [--family F]"),
        ("remove-widget", "usage: widget-host remove-widget ID"),
        ("snapshot", "usage: widget-host snapshot ID [--at TIME] [--scale N] [--appearance A] [-o FILE]"),
        (
            "snapshot A --at 2026-01-01",
            #"--at "2026-01-01": must be a time such as 2026-01-01T00:00:00Z (a time of day must follow the date)"#
        ),
        ("snapshot A --scale 0", #"--scale "0": must be a number from 0.5 to 4"#),
        ("snapshot A --scale 4.1", #"--scale "4.1": must be a number from 0.5 to 4"#),
        ("snapshot A --scale nan", #"--scale "nan": must be a number from 0.5 to 4"#),
        ("snapshot A --appearance blue", #"--appearance "blue": must be light or dark"#),
        ("snapshot A -o", "-o needs a value"),
        ("snapshot A -o - --json", "-o - and --json cannot share standard output: name a file"),
        ("status -o x", "status has no option -o; snapshot has"),
        ("begin", "begin stands among commands from standard input only"),
    ]

    @Test(arguments: errors)
    func refuses(_ line: String, _ sentence: String) {
        do {
            let invocation = try Invocation(Self.words(line))
            Issue.record("it was read as \(invocation)")
        } catch {
            #expect(error.description == sentence)
        }
    }

    static let settings: [(String, Invocation.Settings)] = [
        ("status", .init()),
        ("--container a status --group=b", .init(container: "a", group: "b")),
        ("--json --runtime-dir /r status", .init(runtimeDirectory: "/r", json: true)),
        ("status --json", .init(json: true)),
        ("--container= status", .init(container: "")),
    ]

    @Test(arguments: settings)
    func findsSettingsAnywhere(_ line: String, _ settings: Invocation.Settings) throws {
        #expect(try Invocation(Self.words(line)).settings == settings)
    }

    static let tasks: [(String, Invocation.Task)] = [
        ("", .interactive), ("--group b", .interactive), ("--help", .help(nil)), ("reload --help", .help(.reload)),
        ("-h", .help(nil)), ("--version", .version), ("put-entries x -h", .help(.putEntries)), ("help", .help(nil)),
        ("--json help reload", .help(.reload)), ("--help begin", .help(.begin)),
        ("get help", .command(.get(key: "help"))),
        ("conformance --kind A --kind B -- x -o", .conformance(["x", "-o"], kinds: ["A", "B"], timeout: 60)),
    ]

    @Test(arguments: tasks)
    func knowsWhatIsNoCommand(_ line: String, _ task: Invocation.Task) throws {
        #expect(try Invocation(Self.words(line)).task == task)
    }

    @Test func helpFitsAScreen() {
        let lines = HelpText.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 40)
        #expect(lines.allSatisfy { $0.count <= HelpText.width })
        for verb in Verb.allCases { #expect(HelpText.screen.contains(verb.rawValue)) }
    }

    /// Each command's own help has all that its line can hold, and an example that can be read.
    @Test(arguments: Verb.allCases)
    func everyCommandHasItsHelp(_ verb: Verb) throws {
        let help = HelpText.of(verb)
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 40)
        #expect(lines.allSatisfy { $0.count <= HelpText.width && $0.last != " " }, "\(help)")
        #expect(help.hasPrefix("usage: widget-host \(verb.rawValue)"))
        for (word, _) in verb.words { #expect(help.contains("\n  \(word) "), "\(word)") }
        for option in verb.options { #expect(help.contains("\n  \(option.name)"), "\(option.name)") }
        for code in verb.exits { #expect(help.contains("\(code.rawValue) "), "\(code)") }
        #expect(help.contains("\nexample: "))
        #expect(help.hasSuffix("\n\nwidget-host --help for all"))
        let words = verb.example.split(separator: " ").map(String.init)
        if words.first == "widget-host", !words.contains("|") {
            #expect(try Invocation(Array(words.dropFirst())).task != .interactive)
        }
    }

    /// The one that says most, as somebody reads it.
    @Test func theHelpOfReload() {
        #expect(
            HelpText.of(.reload) == """
                usage: widget-host reload [KIND…] [--wait [--timeout S]] [--foreground]

                Has the providers of these kinds, or of all, run again, and prints a receipt for
                each widget.

                  KIND  a kind of the daemon's bundle; kinds lists them

                options:
                  --wait        wait for the pictures
                  --timeout S   wait so long at most (60): 90s 5m 3h, or seconds
                  --foreground  a person looks at the host now

                options of every command:
                  --container DIR    where groups lie (else $WIDGET_CONTAINER, else ./container)
                  --group ID         App Group; else $WIDGET_GROUP, only one, group.sundial.demo
                  --runtime-dir DIR  where the socket is, if not in the group's folder run
                  --json             machine-readable output

                exit codes: 0 done, 1 a reload failed, 2 usage, 3 no daemon,
                            4 timed out (without --wait: the daemon was silent for 30 s),
                            5 refused, 6 the system refused, 7 deferred

                example: widget-host reload Photo --wait --timeout 10

                widget-host --help for all
                """
        )
    }

    static func words(_ line: String) -> [String] {
        line.split(separator: " ").map {
            $0.split(separator: "_", omittingEmptySubsequences: false).joined(separator: " ")
        }
    }
}
