// The commands that ask the daemon, against answers that are there already.
import GroupContainer
import HostCore
import Testing

@Suite struct ReloadCommandTests {
    static let receipts = #"""
        {"id":1,"result":{"receipts":[{"widget":"Photo.systemSmall","outcome":"rendered","generation":7,"entry":{"index":1,"count":24,"date":"2026-01-01T00:00:00.000Z"},"snapshot":"snapshots/Photo.systemSmall.png","hash":"ab","timings":{"total":0.0061}},{"widget":"Photo.systemMedium","outcome":"failed","generation":7,"entry":"placeholder","why":"the provider trapped"}]}}
        """#

    @Test func printsReceipts() throws {
        let run = try Folder().run("reload Photo --wait --timeout 5", answers: [Self.receipts])
        #expect(
            run.sent == #"{"id":1,"jsonrpc":"2.0","method":"reloadTimelines","#
                + #""params":{"kind":"Photo","timeout":4.5,"wait":"rendered"}}"# + "\n"
        )
        #expect(
            run.output == """
                rendered  Photo.systemSmall   generation 7  entry 1/24         snapshots/Photo.systemSmall.png  6.1ms
                failed    Photo.systemMedium  generation 7  entry placeholder                                          \
                the provider trapped

                """
        )
        #expect(run.errors == "")
        #expect(run.code == .reloadFailed)
    }

    @Test func printsDiagnosticsBelowTheirReceipt() throws {
        let answer = #"""
            {"id":1,"result":{"receipts":[{"widget":"A.b","outcome":"rendered","diagnostics":[{"code":"entries","message":"no\u001bt so"},{"code":"x","message":"y"}]},{"widget":"C.d","outcome":"unchanged"}]}}
            """#
        let run = try Folder().run("reload", answers: [answer])
        #expect(
            run.output == """
                rendered   A.b
                    "entries: no\\u001bt so"
                    x: y
                unchanged  C.d

                """
        )
        #expect(run.code == .done)
        #expect(try Folder().run("reload", answers: [answer], json: true).output.contains(#""code":"entries""#))
    }

    @Test func printsReceiptsForPrograms() throws {
        let run = try Folder().run("reload --wait", answers: [Self.receipts], json: true)
        #expect(run.output.hasPrefix(#"{"receipts":[{"entry":{"count":24,"#))
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(run.sent.contains("\"reloadAllTimelines\""))
    }

    @Test func sendsSeveralKindsTogether() throws {
        let run = try Folder().run(
            "reload Photo Fed",
            answers: [
                #"{"id":1,"result":{"receipts":[{"widget":"Photo.systemSmall","outcome":"accepted","generation":8}]}}"#,
                #"{"jsonrpc":"2.0","method":"snapshot","params":{}}"#,
                #"{"id":2,"error":{"code":-32000,"message":"no kind \"Fed\"; did you mean Feed?","data":{"kind":"unknown-kind","nearest":"Feed"}}}"#,
            ]
        )
        #expect(run.sent.split(separator: "\n").count == 2)
        #expect(run.output == "accepted  Photo.systemSmall  generation 8\n")
        #expect(run.errors == "widget-host: no kind \"Fed\"; did you mean Feed?\n")
        #expect(run.code == .refused)
    }

    /// The answer to `reload --wait`, the exit code, a part of what is complained.
    static let failures: [(String, ExitCode, String)] = [
        (#"{"id":1,"result":{"receipts":[{"widget":"a","outcome":"pending"}]}}"#, .timedOut, ""),
        (#"{"id":1,"result":{"receipts":[{"widget":"a","outcome":"deferred"}]}}"#, .deferred, ""),
        (#"{"id":1,"result":{"receipts":[]}}"#, .done, ""),
        (#"{"id":null,"error":{"code":-32002,"message":"not you"}}"#, .refused, "not you"),
        (#"{"id":1,"error":{"code":-32004,"message":"the daemon is shutting down"}}"#, .noDaemon, "shutting down"),
        (#"{"id":2,"result":{"receipts":[]}}"#, .refused, "an answer to another request"),
        (#"{"id":1,"result":{}}"#, .refused, "the daemon's answer cannot be read: result.receipts is missing\n"),
        (
            #"{"id":1,"result":{"receipts":[{"widget":"a","outcome":7}]}}"#, .refused,
            "result.receipts[0].outcome is of another type than it should be"
        ),
        (
            #"{"id":1,"result":{"receipts":[{"widget":"a","outcome":"x"}]}}"#, .refused,
            "result.receipts[0].outcome has a value that is not known here"
        ),
        ("{", .refused, "the text ends before a key"),
    ]

    @Test(arguments: failures)
    func failsWithACode(_ answer: String, _ code: ExitCode, _ part: String) throws {
        let run = try Folder().run("reload --wait", answers: [answer])
        #expect(run.code == code)
        #expect(part.isEmpty ? run.errors.isEmpty : run.errors.contains(part))
    }

    @Test func saysThatNoDaemonListens() throws {
        // The daemon's end is closed, and nobody listens on the group's socket.
        let folder = try Folder()
        for json in [false, true] {
            let run = try folder.run("reload", json: json)
            #expect(run.code == .noDaemon)
            #expect(run.output == "")
            #expect(run.errors.contains(" in \(folder.group.directory);"))
            #expect(
                run.errors.contains("start widgetd, or your bundle, with --container \(folder.path) --group group.a"))
            #expect(
                run.errors.hasPrefix(
                    json ? #"{"error":{"exit":3,"kind":"no-daemon","message":"# : "widget-host: no daemon"))
        }
    }

    @Test func neverLetsADaemonActOnTheTerminal() throws {
        let run = try Folder().run(
            "reload", answers: [#"{"id":1,"result":{"receipts":[{"widget":"a\u001b[31m","outcome":"accepted"}]}}"#]
        )
        #expect(run.output == #"accepted  "a\u001b[31m""# + "\n")
    }

    /// The seconds that somebody waits at most, those after which the daemon is to answer, and all of them.
    static let patience: [(Double, answer: Double, whole: Double)] = [
        (0, 0, 1), (1, 0.75, 1), (2, 1.5, 2), (60, 59.5, 60), (31_536_000, 31_535_999.5, 31_536_000),
    ]

    @Test(arguments: patience)
    func waitsNoLongerThanItIsTold(_ row: (timeout: Double, answer: Double, whole: Double)) {
        #expect(Patience(row.timeout).answer == row.answer)
        #expect(Patience(row.timeout).whole == row.whole)
    }

    /// A daemon of another version may say less of everything.
    static let short: [(String, String, String)] = [
        (
            "advance 1h",
            #"{"from":"2026-01-01T00:00:00Z","now":"2026-01-01T01:00:00Z","stopped":"target","counts":{}}"#,
            "now 2026-01-01T01:00:00Z: 0 snapshots, 0 timelines, 0 failures"
        ),
        ("kinds", #"{"kinds":[{"kind":"Photo"}]}"#, "Photo  Photo\n"),
        ("widgets", #"{"widgets":[{"id":"A.b","kind":"A","family":"b"}]}"#, "A.b  A  b\n"),
        (
            "status",
            #"{"pid":1,"group":"g","path":"/g","started":"2026-01-01T00:00:00Z","now":"2026-01-01T00:00:00Z","widgets":[{"id":"A.b","kind":"A","family":"b"}]}"#,
            "A.b     0"
        ),
        (
            "explain A",
            #"{"pid":1,"started":"2026-01-01T00:00:00Z","now":"2026-01-01T00:00:00Z","widgets":[{"facts":{"id":"A.b","kind":"A","family":"b"}}]}"#,
            "A.b\n"
        ),
        (
            "snapshot A.b",
            #"{"widget":"A.b","entry":"placeholder","at":"2026-01-01T00:00:00Z","file":"run/renders/a.png","size":[]}"#,
            "run/renders/a.png\n"
        ),
        (
            "preview A", #"{"kind":"A","family":"b","placeholder":{"file":"a.png"},"snapshot":{"file":"b.png"}}"#,
            "/b.png\n"
        ),
    ]

    @Test(arguments: short)
    func readsShorterAnswers(_ line: String, _ result: String, _ part: String) throws {
        let run = try Folder().run(
            line, answers: [#"{"id":1,"result":\#(result)}"#, #"{"id":2,"error":{"code":-32000,"message":"x"}}"#])
        #expect(run.output.contains(part), "\(run)")
        #expect(run.code == .done, "\(run)")
    }

    @Test func printsKindsAndWidgets() throws {
        let kinds = try Folder().run(
            "kinds",
            answers: [
                #"{"id":1,"result":{"kinds":[{"kind":"Photo","displayName":"A photo","description":"Yours.","families":["systemSmall","systemMedium"],"configuration":"static"},{"kind":"F","displayName":"Feed","description":"","families":["systemSmall"],"configuration":"static"}]}}"#
            ]
        )
        #expect(
            kinds.output == """
                Photo  A photo  systemSmall systemMedium  Yours.
                F      Feed     systemSmall

                """
        )
        let widgets = try Folder().run(
            "widgets",
            answers: [
                #"{"id":1,"result":{"widgets":[{"id":"Photo.systemSmall","kind":"Photo","family":"systemSmall","size":[158,158.5]}]}}"#
            ]
        )
        #expect(widgets.output == "Photo.systemSmall  Photo  systemSmall  158x158.5\n")
    }

    @Test func printsTheState() throws {
        let run = try Folder().run(
            "status",
            answers: [
                #"{"id":1,"result":{"protocol":1,"pid":12,"group":"group.a","path":"/c/group.a","socket":"/c/s","started":"2026-01-01T00:00:00.000Z","now":"2026-01-01T00:00:05.000Z","clock":"system","renderer":"raster","scale":2,"appearance":"light","live":60,"connections":1,"widgets":[{"id":"Photo.systemSmall","kind":"Photo","family":"systemSmall","generation":7,"entry":{"index":1,"count":24,"date":"2026-01-01T00:00:00.000Z"},"drawn":"2025-12-31T23:55:00.000Z","running":false,"stale":true,"failures":2,"lateAnswers":0,"why":"no entries","nextChange":"2026-01-01T01:00:00.000Z","nextChangeCause":"entry","nextRun":"2026-01-01T00:00:06.500Z","nextRunReason":"back-off"}]}}"#
            ]
        )
        #expect(
            run.output == """
                daemon  pid 12, protocol 1, since 2026-01-01T00:00:00.000Z
                group   group.a
                path    /c/group.a
                socket  /c/s
                draws   raster at 2x, light, live text each 1 min
                clock   system, 2026-01-01T00:00:05.000Z

                widget             gen  entry  age        next change          next run
                Photo.systemSmall  7    1/24   5 min 5 s  59 min 55 s (entry)  1 s (back-off)  stale, no entries

                """
        )
    }
}
