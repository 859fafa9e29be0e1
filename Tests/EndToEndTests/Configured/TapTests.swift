// Taps on widgets: intents that are performed, addresses that hosts are asked to open, what is said of mistakes.
import Foundation
import TestSupport
import Testing

@Suite struct TapTests {
    private static let widget = "Tasks.systemLarge"

    /// Starts a daemon with two widgets of tasks.
    private static func with(_ options: [String] = [], _ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", options: options, isStarted: false
        ) { daemon in
            try daemon.put(
                """
                {"version":1,"widgets":[
                    {"id":"\(widget)","kind":"Tasks","family":"systemLarge"},
                    {"id":"other","kind":"Tasks","family":"systemLarge"}
                ]}
                """, "widgets.json"
            )
            try daemon.put("", "configured")
            try daemon.set(#"heroes:=["zoe"]"#)
            try daemon.start()
            for id in [widget, "other"] {
                daemon.rewindLog()
                try daemon.awaitSnapshot(of: id)
            }
            try body(daemon)
        }
    }

    @Test func theSidecarSaysWhatCanBeTapped() throws {
        try Self.with { daemon in
            let sidecar = try daemon.sidecar(Self.widget)
            let areas = sidecar.objects("tapAreas")
            #expect(
                areas.map { "\($0.integer("element") ?? 0) \($0.text("text") ?? "")" } == [
                    "1 Water", "2 Train", "3 Remind off", "4 Help", "5 All",
                ]
            )
            #expect(areas.map { $0.text("performs") } == ["Add task", "Add task", "Remind", nil, "Show tasks"])
            #expect(areas[3].text("opens") == "https://example.org/help")
            #expect(sidecar.text("opens") == "trial://widget")
            #expect(try JSONSchemas().faults(of: sidecar.description, by: "sidecar") == [])
        }
    }

    /// Its intent is performed with the values that it had in the view, and only the widget that was tapped is drawn anew.
    @Test func aTapPerformsAnIntent() throws {
        try Self.with { daemon in
            let receipts = try daemon.host("tap", Self.widget, "1", "--json").succeeding().receipts()
            #expect(Array(receipts.keys) == [Self.widget] && receipts[Self.widget]?.text("outcome") == "rendered")
            #expect(try daemon.accessibleText(Self.widget).hasPrefix("water, water\n"))
            #expect(try daemon.accessibleText("other").hasPrefix("nothing to do\n"))
            #expect(try daemon.sidecar(Self.widget).text("cause") == "tap")
            try daemon.host("tap", Self.widget, "Train").succeeding()
            #expect(try daemon.accessibleText(Self.widget).hasPrefix("water, water, train by Zoe\n"))
            try daemon.host("tap", Self.widget, "1").succeeding()
            // The button that is disabled now is none any more.
            #expect(try daemon.sidecar(Self.widget).objects("tapAreas").count == 4)
        }
    }

    @Test func aSwitchIsTurned() throws {
        try Self.with { daemon in
            for state in ["true", "false", "true"] {
                try daemon.host("tap", Self.widget, "Remind").succeeding()
                #expect(try daemon.host("get", "remind").succeeding().output == "\(state)\n")
            }
        }
    }

    /// What is tapped, and what the hosts that listen are asked to open.
    @Test(arguments: [([], "trial://widget"), (["Help"], "https://example.org/help"), (["5"], "trial://tasks")])
    func aTapOpensSomething(_ element: [String], _ url: String) throws {
        try Self.with { daemon in
            let connection = try daemon.connect()
            try connection.send(#"{"id":1,"method":"subscribe","params":{"events":["openURL"]}}"# + "\n")
            _ = try connection.answer()
            let result = try daemon.run(["tap", Self.widget] + element).succeeding()
            #expect(result.output.hasSuffix("opens \(url)\n"), "\(result)")
            let heard = try connection.line() ?? ""
            #expect(heard.contains(#""url":"\#(url)""#) && heard.contains(#""widget":"\#(Self.widget)""#), "\(heard)")
            #expect(try JSONSchemas().faults(of: heard, by: "notification") == [])
            let lines = try daemon.snapshotLines(of: Self.widget)
            #expect(lines.count == (element == ["5"] ? 2 : 1), "\(lines)")
        }
    }

    @Test func theSampleMovesItsDeadline() throws {
        try DaemonFixture.with { daemon in
            try daemon.set("deadline=2050-01-01T00:00:00Z")
            try daemon.reload("Status")
            try daemon.host("tap", "Status.systemMedium", "10 min more").succeeding()
            #expect(try daemon.host("get", "deadline").output == "2050-01-01T00:10:00Z\n")
            let add = ["add", "Status", "--family", "systemMedium", "showsCountdown=no"]
            let id = try daemon.run(add).succeeding().output.trimmingCharacters(in: .newlines)
            try daemon.awaitSnapshot(of: id)
            #expect(try daemon.accessibleText(id) == "Status\nNothing to report\n")
            #expect(try daemon.sidecar(id).objects("tapAreas").isEmpty)
        }
    }

    /// The words after `tap`, the sentence, the stable word and the exit code.
    static let mistakes: [([String], String, String, CInt)] = [
        (["Tasks.large"], #"no widget "Tasks.large""#, "unknown-widget", 5),
        (
            [widget, "9"], "Tasks.systemLarge has no element 9; known: 1 Water, 2 Train, 3 Remind off, 4 Help, 5 All",
            "unknown-element", 5
        ),
        ([widget, "Wat"], #"Tasks.systemLarge has no element "Wat""#, "unknown-element", 5),
    ]

    @Test func refusesMistakes() throws {
        try Self.with { daemon in
            for (words, sentence, word, code) in Self.mistakes {
                let result = try daemon.run(["tap", "--json"] + words)
                #expect(result.code == code, "\(result)")
                let error = try JSONObject(parsing: result.errors).object("error")
                #expect(error?.text("message")?.contains(sentence) == true, "\(result)")
                #expect(error?.text("kind") == word, "\(result)")
            }
        }
    }

    /// The picture stays, and whoever tapped is told why; the kind's own process does not notice.
    @Test(arguments: [("intent", "Refused()"), ("trap", "trapped on purpose"), ("hang", "no answer within 2.0 s")])
    func anIntentThatFailsHarmsNothing(_ fault: String, _ why: String) throws {
        // Long enough for any other intent, and for providers.
        let options = fault == "hang" ? ["--provider-timeout", "2"] : []
        try Self.with(options) { daemon in
            try daemon.set("fault=\(fault)")
            let before = try daemon.bytes("snapshots/\(Self.widget).json")
            let result = try daemon.host("tap", Self.widget, "1")
            #expect(result.code == 1, "\(result)")
            #expect(result.errors.contains("Tasks.systemLarge") && result.errors.contains(why), "\(result)")
            #expect(try daemon.bytes("snapshots/\(Self.widget).json") == before)
            #expect(daemon.log.contains { $0["code"] == "tap-failed" && $0["widget"] == Self.widget })
            try daemon.host("unset", "fault").succeeding()
            try daemon.host("tap", Self.widget, "1").succeeding()
            #expect(try daemon.accessibleText(Self.widget).hasPrefix("water, water\n"))
        }
    }

    /// Two taps at once are both counted, on one widget and on two of a kind, and each answer shows at least its own.
    @Test func tapsAtOnceAreAllCounted() throws {
        try Self.with { daemon in
            let hosts = try (1...2).map { _ in try daemon.connect() }
            for (host, widget) in zip(hosts, [Self.widget, "other"]) {
                let request = #"{"id":1,"method":"perform","params":{"widget":"\#(widget)","element":2}}"#
                // Two that one peer sends at once, and two of another at the same time.
                try host.send("\(request)\n\(request.replacingOccurrences(of: #""id":1"#, with: #""id":2"#))\n")
            }
            for (host, widget) in zip(hosts, [Self.widget, "other"]) {
                for _ in 1...2 {
                    let receipts = try host.answer().object("result")?.objects("receipts")
                    #expect(receipts?.map { $0.text("widget") } == [widget])
                    #expect(
                        ["rendered", "unchanged"].contains(receipts?.first?.text("outcome") ?? ""), "\(receipts ?? [])")
                }
            }
            #expect(try daemon.host("get", "tasks").succeeding().output.components(separatedBy: "train").count == 5)
            try daemon.host("reload", "Tasks", "--wait").succeeding()
            let four = [String](repeating: "train by Zoe", count: 4).joined(separator: ", ")
            for widget in [Self.widget, "other"] {
                #expect(try daemon.accessibleText(widget).hasPrefix(four + "\n"))
            }
        }
    }

    /// A reload that is sent while an intent is performed is answered by a run of its own, and so is the tap.
    @Test func aReloadBesideATap() throws {
        try Self.with { daemon in
            let connection = try daemon.connect()
            try connection.send(
                #"{"id":1,"method":"perform","params":{"widget":"\#(Self.widget)","element":1}}"# + "\n"
                    + #"{"id":2,"method":"reloadTimelines","params":{"kind":"Tasks","wait":"rendered"}}"# + "\n")
            let tap = try connection.answer().object("result")?.objects("receipts").first
            #expect(tap?.text("outcome") == "rendered", "\(String(describing: tap))")
            _ = try connection.answer()
            #expect(try daemon.accessibleText(Self.widget).hasPrefix("water, water\n"))
        }
    }
}
