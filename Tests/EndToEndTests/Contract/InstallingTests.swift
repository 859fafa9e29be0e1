// Widgets that hosts install and remove: ids, files, the file of installed widgets, and what is said of mistakes.
import Foundation
import TestSupport
import Testing

@Suite struct InstallingTests {
    /// Whoever chooses a widget reads what it is.
    @Test(arguments: ["widgetd", "trial-widgets"]) func everyKindIsDescribed(_ program: String) throws {
        try DaemonFixture.with(Programs.path(of: program)) { fixture in
            let kinds = try JSONObject(parsing: fixture.host("kinds", "--json").succeeding().output).objects("kinds")
            #expect(kinds.count >= 3 && kinds.allSatisfy { $0.text("description")?.isEmpty == false }, "\(kinds)")
        }
    }

    @Test func addsAndRemovesWidgets() throws {
        try DaemonFixture.with { fixture in
            #expect(!fixture.exists("widgets.json"))
            let second = try fixture.host("add", "Photo", "--family", "systemSmall", "--size", "100x80").succeeding()
            #expect(second.output == "Photo.systemSmall.2\n")
            try fixture.awaitSnapshot(of: "Photo.systemSmall.2")
            #expect(try fixture.sidecar("Photo.systemSmall.2").description.contains("[100,80]"))

            let third = try fixture.host("add", "Photo", "--family=systemSmall", "--json").succeeding()
            #expect(third.output == "{\"widget\":\"Photo.systemSmall.3\"}\n")
            let rows = try JSONObject(parsing: fixture.text("widgets.json")).objects("widgets").map { $0.text("id") }
            #expect(rows.count == 10)
            #expect(rows.suffix(2) == ["Photo.systemSmall.2", "Photo.systemSmall.3"])

            let image = try fixture.host("remove", "Photo.systemSmall")
            #expect(image.code == 5 && image.errors.contains("remove-widget"), "\(image)")

            // The smallest free number, not the next one; its files go with one line of the log.
            try fixture.host("remove-widget", "Photo.systemSmall").succeeding()
            try fixture.awaitLine("removed") { $0.event == "removed" && $0["widget"] == "Photo.systemSmall" }
            #expect(!fixture.exists("snapshots/Photo.systemSmall.json"))
            #expect(!fixture.exists("snapshots/Photo.systemSmall.txt"))
            #expect(!fixture.exists("timelines/Photo.systemSmall.jsonl"))
            #expect(fixture.exists("snapshots/Photo.systemSmall.2.json"))
            let again = try fixture.host("add", "Photo", "--family", "systemSmall").succeeding()
            #expect(again.output == "Photo.systemSmall\n")
        }
    }

    /// What is asked, the sentence, and the exit code.
    static let mistakes: [([String], String, CInt)] = [
        (["add", "Phto", "--family", "systemSmall"], "no kind \"Phto\"; did you mean Photo?", 5),
        (
            ["add", "Photo", "--family", "systemSmal"],
            "no family of Photo \"systemSmal\"; did you mean systemSmall?", 5
        ),
        (
            ["add", "Photo", "--family", "accessoryInline"],
            "no family of Photo \"accessoryInline\"; known: systemSmall, systemMedium, systemLarge", 5
        ),
        (
            ["add", "Photo", "--family", "systemSmall", "--size", "1x2"],
            "size: [width, height], each from 8 to 4096 points", 5
        ),
        (["remove-widget", "Photo.systemSmal"], "no widget \"Photo.systemSmal\"; did you mean Photo.systemSmall?", 5),
        (["preview", "Photo", "--family", "small"], "no family of Photo \"small\"", 5),
    ]

    @Test func refusesMistakes() throws {
        try DaemonFixture.with { fixture in
            for (words, sentence, code) in Self.mistakes {
                let result = try fixture.run(words)
                #expect(result.errors.contains(sentence), "\(result)")
                #expect(result.code == code, "\(result)")
            }
            // None of them has written the implicit set.
            #expect(!fixture.exists("widgets.json"))
        }
    }

    @Test func keepsWhatItDoesNotUnderstand() throws {
        try DaemonFixture.with(isStarted: false) { fixture in
            try fixture.put(
                """
                \u{feff}{"version": 1, "note": "mine", "widgets": [
                  {"id": "Photo.systemSmall", "kind": "Photo", "family": "systemSmall", "colour": "red"},\r
                  {"id": "Gone.systemSmall", "kind": "Gone", "family": "systemSmall"},
                  "nonsense"
                ]}
                """, "widgets.json"
            )
            try fixture.start()
            #expect(try fixture.host("add", "Photo", "--family", "systemSmall").output == "Photo.systemSmall.2\n")
            let text = try fixture.text("widgets.json")
            for word in ["\"note\" : \"mine\"", "\"colour\" : \"red\"", "Gone.systemSmall", "\"nonsense\""] {
                #expect(text.contains(word), "\(word) is not in \(text)")
            }
            // A row of the file is removed by its id even when no bundle offers its kind.
            try fixture.host("remove-widget", "Gone.systemSmall").succeeding()
            #expect(try !fixture.text("widgets.json").contains("Gone"))
        }
    }

    @Test func neverOverwritesANewerFile() throws {
        try DaemonFixture.with { fixture in
            let newer = #"{"version":2,"widgets":[],"more":true}"#
            try fixture.put(newer, "widgets.json")
            let result = try fixture.host("add", "Photo", "--family", "systemSmall")
            #expect(result.code == 5, "\(result)")
            #expect(try fixture.text("widgets.json") == newer)
            try fixture.put("{", "widgets.json")
            for words in [["add", "Photo", "--family", "systemSmall"], ["remove-widget", "Photo.systemSmall"]] {
                let result = try fixture.run(words + ["--json"])
                #expect(result.code == 5 && result.errors.contains(#""kind":"damaged-file""#), "\(result)")
            }
        }
    }

    @Test func keepsFilesWhenTheListCannotBeReadAtStart() throws {
        try DaemonFixture.with { fixture in
            try fixture.awaitSnapshot(of: "Photo.systemSmall")
            try fixture.mustShutDownCleanly()
            try fixture.put("{", "widgets.json")
            try fixture.start()
            try fixture.awaitLine("diagnostic") { $0["code"] == "widgets-file" }
            #expect(fixture.exists("snapshots/Photo.systemSmall.json"))
        }
    }
}
