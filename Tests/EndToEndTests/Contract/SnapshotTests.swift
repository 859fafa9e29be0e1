// `snapshot`: pictures of other instants, scales and appearances from the archive, while no provider runs.
import Foundation
import TestSupport
import Testing

@Suite struct SnapshotTests {
    static let widget = "Photo.systemMedium"

    private func snapshot(_ fixture: DaemonFixture, _ words: String...) throws -> JSONObject {
        try JSONObject(parsing: fixture.host.run(["snapshot"] + words + ["--json"]).succeeding().output)
    }

    @Test func drawsWhatIsPublished() throws {
        try DaemonFixture.with { fixture in
            try fixture.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try fixture.reload("Photo")
            let drawn = try snapshot(fixture, Self.widget)
            #expect(
                try fixture.bytes(#require(drawn.text("file")))
                    == fixture.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)"))
            #expect(drawn.text("hash") == (try fixture.sidecar(Self.widget)).text("hash"))
            #expect(drawn.text("text") == (try fixture.accessibleText(Self.widget)))
            #expect(drawn.object("entry")?.integer("index") == 1)
        }
    }

    @Test func drawsEachEntryAtItsDate() throws {
        // A countdown that is drawn again meanwhile would be news, too.
        try DaemonFixture.with(options: ["--live", "0"]) { fixture in
            try fixture.host("set", "deadline=2050-06-01T12:00:00Z", "title=Tea").succeeding()
            try fixture.reload("Status")
            let generation = try fixture.sidecar("Status.systemSmall").integer("generation")
            let before = try fixture.bytes("snapshots/Status.systemSmall.json")
            /// An instant, the entry, when the next change is, and what the countdown says.
            let rows = [
                ("2050-06-01T11:49:59Z", 1, "2050-06-01T11:50:00.000Z", "10:01"),
                ("2050-06-01T11:50:00.000Z", 2, "2050-06-01T11:50:01.000Z", "10:00"),
                ("2050-06-01T11:55:00.25Z", 2, "2050-06-01T11:55:01.000Z", "5:00"),
            ]
            for (at, index, next, words) in rows {
                let drawn = try snapshot(fixture, "Status.systemSmall", "--at", at)
                #expect(drawn.object("entry")?.integer("index") == index, "\(drawn)")
                #expect(drawn.object("entry")?.integer("count") == 3)
                #expect(drawn.text("nextChange") == next, "\(drawn)")
                #expect(drawn.text("text")?.contains(words) == true, "\(drawn)")
                #expect(drawn.integer("generation") == generation)
            }
            let over = try snapshot(fixture, "Status.systemSmall", "--at", "2050-06-01T12:00:00Z")
            #expect(over.object("entry")?.integer("index") == 3)
            // What is published knows nothing of it.
            #expect(try fixture.bytes("snapshots/Status.systemSmall.json") == before)
            #expect(fixture.log.filter { $0["widget"] == "Status.systemSmall" && $0["entry"] == "2/3" }.isEmpty)
        }
    }

    @Test func drawsOtherScalesAndAppearances() throws {
        try DaemonFixture.with { fixture in
            try fixture.host("set", "title=Tea").succeeding()
            try fixture.reload("Status")
            let at = ["--at", "2050-01-01T00:00:00Z"]
            func drawn(_ words: String...) throws -> JSONObject {
                let result = try fixture.host.run(["snapshot", "Status.systemSmall", "--json"] + at + words)
                return try JSONObject(parsing: result.succeeding().output)
            }
            let (light, dark, large) = (try drawn(), try drawn("--appearance", "dark"), try drawn("--scale", "3"))
            #expect(light.text("hash") != dark.text("hash"))
            #expect(light.text("text") == dark.text("text"))
            #expect(dark.text("appearance") == "dark")
            guard Programs.renderer == "raster" else {
                // A cell is a cell at any scale.
                #expect(light.text("hash") == large.text("hash"))
                return
            }
            for (drawn, side) in [(light, 316), (dark, 316), (large, 474)] {
                #expect(drawn.description.contains("\"size\":[\(side),\(side)]"))
                let picture = try TestPicture(contentsOf: fixture.path(#require(drawn.text("file"))))
                #expect((picture.width, picture.height) == (side, side))
            }
        }
    }

    @Test func drawsThePlaceholderBeforeTheFirstEntry() throws {
        let program = Programs.path(of: "trial-widgets")
        try DaemonFixture.with(program, group: "group.sundial.trial", isStarted: false) { fixture in
            try fixture.host("set", "dates:=[]").succeeding()
            try fixture.start()
            try fixture.awaitLine("a failed run") { $0["code"] == "run-failed" && $0["widget"] == "Dated.systemSmall" }
            let none = try fixture.host("snapshot", "Dated.systemSmall")
            #expect(none.errors == "widget-host: Dated.systemSmall has no archive yet: no entries\n")
            #expect(none.code == 5)

            // The years 2100 and 2101.
            try fixture.host("set", "dates:=[4102444800.25,4133980800.5]").succeeding()
            try fixture.reload("Dated")
            let rows = [
                ("2001-01-01T00:00:00Z", 0), ("2100-01-01T00:00:00.249Z", 0), ("2100-01-01T00:00:00.250Z", 1),
                ("2101-01-01T00:00:00Z", 1), ("2101-01-01T00:00:00.5Z", 2), ("9999-01-01T00:00:00Z", 2),
            ]
            let texts = ["dated 4102444800.25\n", "dated 4133980800.5\n"]
            for (at, index) in rows {
                let drawn = try snapshot(fixture, "Dated.systemSmall", "--at", at)
                if index > 0 {
                    #expect(drawn.object("entry")?.integer("index") == index, "\(drawn)")
                    #expect(drawn.text("text") == texts[index - 1])
                } else {
                    #expect(drawn.text("entry") == "placeholder", "\(drawn)")
                    #expect(drawn.text("nextChange") == "2100-01-01T00:00:00.250Z")
                }
            }
        }
    }

    /// What is asked, the sentence, and the exit code.
    static let mistakes: [([String], String, CInt)] = [
        (["Photo.systemMedum"], "no widget \"Photo.systemMedum\"; did you mean Photo.systemMedium?", 5),
        (
            [widget, "--at", "2001-01-01T00:00:00Z"],
            "and its archive holds no placeholder for the time before; preview draws the kind's", 5
        ),
        ([widget, "--at", "tomorrow"], "--at \"tomorrow\": must be a time such as 2026-01-01T00:00:00Z", 2),
        ([widget, "--scale", "9"], "--scale \"9\": must be a number from 0.5 to 4", 2),
        ([widget, "-o", "/"], "-o /: not a regular file", 5),
    ]

    @Test func refusesMistakes() throws {
        try DaemonFixture.with { fixture in
            try fixture.reload("Photo")
            for (words, sentence, code) in Self.mistakes {
                let result = try fixture.host.run(["snapshot"] + words)
                #expect(result.errors.contains(sentence), "\(result)")
                #expect(result.code == code, "\(result)")
            }
        }
    }

    @Test func keepsTheNewestAndLetsOthersIn() throws {
        try DaemonFixture.with { fixture in
            try fixture.host("set", "deadline=2050-06-01T12:00:00Z").succeeding()
            try fixture.reload("Status")
            let (many, other) = (try fixture.connect(), try fixture.connect())
            let requests = (0..<60).map {
                #"{"id":\#($0),"method":"snapshot","params":{"widget":"Status.systemSmall","at":"2050-06-01T11:\#($0 < 10 ? "0" : "")\#($0):00Z"}}"#
                    + "\n"
            }
            for _ in 0..<2 {
                try many.send(requests.joined())
                try other.send(#"{"id":1,"method":"kinds"}"# + "\n")
                #expect(try other.answer().has("result"))
                var files: Set<String> = []
                for id in 0..<60 {
                    let answer = try many.answer()
                    #expect(answer.integer("id") == id)
                    files.insert(try #require(answer.object("result")?.text("file")))
                }
                #expect(files.count == 60)
            }
            for word in ["light", "dark"] {
                for scale in 1...4 {
                    try fixture.host("snapshot", "Photo.systemSmall", "--appearance", word, "--scale", "\(scale)")
                        .succeeding()
                }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.path("run/renders")).count <= 64)
        }
    }

    /// More than wait at a time are refused, each with its own answer.
    @Test func boundsWhatWaits() throws {
        try DaemonFixture.with { fixture in
            try fixture.reload("Photo")
            let connection = try fixture.connect()
            let request = #"{"id":1,"method":"snapshot","params":{"widget":"Photo.systemSmall"}}"# + "\n"
            try connection.send(String(repeating: request, count: 400))
            var (drawn, refused) = (0, 0)
            for _ in 0..<400 {
                let answer = try connection.answer()
                if answer.has("result") { drawn += 1 }
                if answer.object("error")?.integer("code") == -32005 { refused += 1 }
            }
            #expect(drawn >= 64)
            #expect(drawn + refused == 400)
        }
    }
}
