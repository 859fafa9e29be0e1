// Widgets of one kind with different configurations: installed by file and by command, listed, refused, drawn.
import Foundation
import TestSupport
import Testing

@Suite struct ConfigurationTests {
    /// Starts a daemon with a small widget of settings and one of a hero, of whom there are three.
    static func with(_ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false
        ) { daemon in
            try daemon.installInSmall(["Settings", "Hero"])
            try daemon.put("", "configured")
            try daemon.set(#"heroes:=["zoe","ada","max"]"#)
            try daemon.start()
            try body(daemon)
        }
    }

    @Test func eachWidgetHasItsOwn() throws {
        try Self.with { daemon in
            try daemon.put(
                """
                {"version":1,"widgets":[
                    {"id":"plain","kind":"Settings","family":"systemSmall"},
                    {"id":"full","kind":"Settings","family":"systemSmall","configuration":{
                        "isDark":"yes","count":"7","ratio":2,"name":5,"start":"2026-01-01T00:00:00Z",
                        "page":"https://example.org/a","mood":"LIVELY","city":"Oslo","tags":["x","y"],"limit":4}},
                    {"id":"odd","kind":"Settings","family":"systemSmall","configuration":{"count":"many","mod":"calm"}},
                    {"id":"ada","kind":"Hero","family":"systemSmall","configuration":{"hero":"ada","friends":["max","zoe"]}},
                    {"id":"first","kind":"Hero","family":"systemSmall"}
                ]}
                """, "widgets.json"
            )
            let receipts = try daemon.host("reload", "--wait", "--json").succeeding().receipts()
            let plain = "false 3 0.5\nnobody\nno start\nno page\nnone\nRome\nno limit\n"
            #expect(try daemon.accessibleText("plain") == plain)
            #expect(
                try daemon.accessibleText("full")
                    == "true 7 2.0\n5\n1767225600.0\nhttps://example.org/a\nlively\nOslo\nx+y\n4\n"
            )
            #expect(try daemon.accessibleText("ada") == "Ada\nwith Max and Zoe\n")
            #expect(try daemon.accessibleText("first") == "Zoe\nalone\n")
            // A value that is none has the default, and one diagnostic says which, and what it should be.
            #expect(try daemon.accessibleText("odd") == plain)
            let said = [
                "the kind has no parameter mod; did you mean mood?",
                #"the parameter count: "many" is not an integer; its default 3 is used"#,
            ]
            #expect(receipts["odd"]?.objects("diagnostics").compactMap { $0.text("message") } == said)
            for message in said {
                #expect(daemon.log.count { $0["message"] == message && $0["widget"] == "odd" } == 1)
            }
            #expect(receipts["full"]?.has("diagnostics") == false, "\(receipts)")
            #expect(try daemon.bytes("snapshots/plain.json") != daemon.bytes("snapshots/full.json"))
            let rows = try daemon.host("widgets").succeeding().output
            #expect(rows.contains(#"friends:=["max","zoe"] hero=ada"#), "\(rows)")
        }
    }

    @Test func aNewConfigurationKeepsThePictureUntilItIsDrawn() throws {
        func rows(_ hero: String) -> String {
            #"{"version":1,"widgets":[{"id":"one","kind":"Hero","family":"systemSmall","configuration":{"hero":"\#(hero)"}}]}"#
        }
        try Self.with { daemon in
            try daemon.put(rows("ada"), "widgets.json")
            try daemon.host("reload", "--wait").succeeding()
            #expect(try daemon.accessibleText("one").hasPrefix("Ada\n"))
            try daemon.put(rows("max"), "widgets.json")
            try daemon.host("reload", "--wait").succeeding()
            #expect(try daemon.accessibleText("one").hasPrefix("Max\n"))
            // Never without a picture, and never with a placeholder.
            #expect(!daemon.log.contains { $0.event == "removed" && $0["widget"] == "one" })
            let drawn = daemon.log.filter {
                $0.event == "snapshot" && $0["widget"] == "one" && $0["outcome"] == "rendered"
            }
            #expect(drawn.map { $0["entry"] } == ["1/1", "1/1"], "\(drawn)")
        }
    }

    @Test func listsParameters() throws {
        try Self.with { daemon in
            let text = try daemon.host("parameters", "Settings").succeeding().output
            for line in [
                "count   integer from 1 to 9  = 3       Count: How many", "lively  Full of life, With music",
                "tags    list of string       = []      Tags", "limit   integer?                       Limit",
            ] {
                #expect(text.contains(line), "\(text)")
            }
            let heroes = try JSONObject(parsing: daemon.host("parameters", "Hero", "--json").succeeding().output)
            #expect(heroes.text("kind") == "Hero")
            let hero = try #require(heroes.objects("parameters").first)
            #expect(hero.text("type") == "entity" && hero.text("typeName") == "Hero" && hero.text("default") == "zoe")
            #expect(hero.objects("choices").map { $0.text("title") } == ["Zoe", "Ada", "Max"])
            // Those who are there now, not when the daemon started.
            try daemon.set(#"heroes:=["eva"]"#)
            #expect(try daemon.host("parameters", "Hero").output.contains("eva  Eva, A hero"))
            #expect(try daemon.host("parameters", "Counter").output == "the kind has no parameters\n")
            #expect(daemon.log.allSatisfy { $0.event != "diagnostic" })
        }
    }

    @Test func installsWidgetsWithValues() throws {
        try Self.with { daemon in
            let words = ["Settings", "--family", "systemSmall", "count=8", "mood=Calm", #"tags:=["a","b"]"#]
            #expect(try daemon.run(["add"] + words).succeeding().output == "Settings.systemSmall.2\n")
            #expect(
                try daemon.run(["add", "Hero", "--family=systemSmall", "hero=max"]).succeeding().output
                    == "Hero.systemSmall.2\n"
            )
            try daemon.awaitSnapshot(of: "Settings.systemSmall.2")
            daemon.rewindLog()
            try daemon.awaitSnapshot(of: "Hero.systemSmall.2")
            #expect(try daemon.accessibleText("Hero.systemSmall.2") == "Max\nalone\n")
            #expect(try daemon.accessibleText("Settings.systemSmall.2").hasPrefix("false 8 0.5\n"))
            // They are kept with the types of their parameters.
            let rows = try daemon.host("widgets", "--json").succeeding().output
            #expect(rows.contains(#""configuration":{"count":8,"mood":"calm","tags":["a","b"]}"#), "\(rows)")
        }
    }

    /// What stands after `add`, the sentence, and the stable word.
    static let mistakes: [([String], String, String)] = [
        (["Settings", "cont=8"], #"no parameter of Settings "cont"; did you mean count?"#, "unknown-parameter"),
        (["Settings", "count=12"], "count: 12 is not from 1 to 9", "bad-parameter"),
        (["Settings", "count=x"], #"count: "x" is not an integer"#, "bad-parameter"),
        (["Settings", "mood=angry"], #"mood: no Mood "angry"; known: calm, lively, none"#, "bad-parameter"),
        (["Settings", "city=Lima"], #"city: "Lima" is none of the choices; known: Oslo, Rome"#, "bad-parameter"),
        (["Settings", "count:=null"], "a configuration holds no null", "invalid-param"),
        (["Hero", "hero=zo"], #"hero: no Hero "zo"; known: zoe"#, "bad-parameter"),
        (["Hero", "hero=qq"], #"hero: no Hero "qq"; known: zoe, ada, max"#, "bad-parameter"),
        (["Counter", "count=1"], #"no parameter of Counter "count"; the kind has none"#, "unknown-parameter"),
    ]

    @Test func refusesMistakes() throws {
        try Self.with { daemon in
            let before = try daemon.text("widgets.json")
            for (words, sentence, word) in Self.mistakes {
                let result = try daemon.run(["add", "--family", "systemSmall", "--json"] + words)
                #expect(result.code == 5, "\(result)")
                let error = try JSONObject(parsing: result.errors).object("error")
                #expect(error?.text("message")?.contains(sentence) == true, "\(result)")
                #expect(error?.text("kind") == word, "\(result)")
            }
            #expect(try daemon.text("widgets.json") == before)
        }
    }

    /// Requests that one peer sends at once are done in their order.
    @Test func aReloadAfterAnAddConcernsTheNewWidget() throws {
        try Self.with { daemon in
            let connection = try daemon.connect()
            let add =
                #"{"id":1,"method":"addWidget","params":{"kind":"Hero","family":"systemSmall","values":{"hero":"ada"}}}"#
            let reload = #"{"id":2,"method":"reloadTimelines","params":{"kind":"Hero","wait":"rendered"}}"#
            try connection.send("\(add)\n\(reload)\n")
            #expect(try connection.answer().object("result")?.text("widget") == "Hero.systemSmall.2")
            let receipts = try connection.answer().object("result")?.objects("receipts").map { $0.text("widget") }
            #expect(receipts == ["Hero.systemSmall", "Hero.systemSmall.2"])
            #expect(try daemon.accessibleText("Hero.systemSmall.2") == "Ada\nalone\n")
        }
    }

    /// A change of the file changes the picture at the next reload.
    @Test func aChangedConfigurationIsShown() throws {
        try Self.with { daemon in
            for count in [4, 5] {
                try daemon.put(
                    """
                    {"version":1,"widgets":[
                        {"id":"one","kind":"Settings","family":"systemSmall","configuration":{"count":\(count)}}
                    ]}
                    """, "widgets.json"
                )
                try daemon.reload("Settings")
                #expect(try daemon.accessibleText("one").hasPrefix("false \(count) 0.5\n"))
            }
            let causes = try daemon.snapshotLines(of: "one").map { $0.text("cause") }
            #expect(causes.count { $0 == "configuration" } == 2, "\(causes)")
        }
    }
}
