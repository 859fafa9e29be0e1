// Sources in the manner of iOS widgets, unchanged: in every family, light and dark, at two scales, in two languages.
import Foundation
import TestSupport
import Testing

@Suite struct FixtureTests {
    static let programs = ["fixture-widgets", "fixture-widgets-5"]
    /// The label of a gauge whose style shows its limits instead.
    static let unsaid: Set = ["AQI"]
    static let group = "group.com.example.widgets"

    /// Nothing is missing, odd or silent, and each literal of the sources is read aloud by some widget.
    @Test(arguments: programs) func areDrawnAsTheyAreWritten(_ program: String) throws {
        var said = ""
        // What the app has published decides what its widgets show, so both are seen: nothing, and all.
        for (locale, isPublished) in [("en_US", false), ("ar_SA", true)] {
            let options = ["--render", "text", "--locale", locale]
            try Self.with(program, options, isPublished) { daemon in
                try daemon.start()
                let widgets = try daemon.host("reload", "--wait", "--json").succeeding().receipts().keys.sorted()
                #expect(widgets.count > 10)
                for line in daemon.log where line.event == "diagnostic" || line["standIns"] != nil {
                    Issue.record("\(locale): \(line)")
                }
                for answer in try Self.variants(of: widgets, daemon) {
                    guard let drawn = answer.object("result"), let text = drawn.text("text") else {
                        Issue.record("\(locale): \(answer)")
                        continue
                    }
                    #expect(!text.allSatisfy(\.isWhitespace) && !drawn.has("diagnostics"), "\(locale): \(drawn)")
                    said += text
                }
            }
        }
        let silent = try SourceLiterals(of: program).all.filter {
            said.range(of: $0.text, options: .caseInsensitive) == nil && !Self.unsaid.contains($0.text)
        }
        #expect(silent.isEmpty, "\(silent.map(\.description).joined(separator: "\n"))")
    }

    /// The picture of each widget in each family is one, with something in it.
    @Test(.enabled(if: Photo.areDrawn), arguments: programs) func arePictures(_ program: String) throws {
        try Self.with(program, [], true) { daemon in
            let folder = daemon.scratch + "/out"
            try runToEnd(
                Programs.path(of: program),
                [
                    "--container", daemon.container, "--group", daemon.group, "--render", Programs.renderer, "--scale",
                    "3",
                    "--appearance", "dark", "--once", folder,
                ],
                scratch: daemon.scratch
            ).succeeding()
            let pictures = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
            #expect(pictures.count > 10)
            for name in pictures {
                let picture = try TestPicture(contentsOf: "\(folder)/\(name)")
                #expect(!picture.isPlain, "\(name)")
            }
        }
    }

    /// A daemon that does not run yet; nothing is fetched from elsewhere.
    private static func with(
        _ program: String, _ options: [String], _ isPublished: Bool, _ body: (DaemonFixture) throws -> Void
    ) throws {
        try DaemonFixture.with(
            Programs.path(of: program), group: group, options: options, isStarted: false
        ) { daemon in
            // Nobody answers there, and at once.
            let nobody = "http://127.0.0.1:9/"
            try daemon.host("set", "coins.endpoint=\(nobody)", "departures.endpoint=\(nobody)").succeeding()
            if isPublished { try FixtureStores.publish(in: daemon) }
            try body(daemon)
        }
    }

    /// The answers of `snapshot` for every widget in both appearances and two scales.
    private static func variants(of widgets: [String], _ daemon: DaemonFixture) throws -> [JSONObject] {
        let connection = try daemon.connect()
        var answers: [JSONObject] = []
        for widget in widgets {
            for appearance in ["light", "dark"] {
                for scale in [1, 3] {
                    try connection.send(
                        #"{"id":"\#(widget) \#(appearance) \#(scale)","method":"snapshot","params":{"#
                            + #""widget":"\#(widget)","appearance":"\#(appearance)","scale":\#(scale)}}"# + "\n"
                    )
                    answers.append(try connection.answer())
                }
            }
        }
        return answers
    }
}
