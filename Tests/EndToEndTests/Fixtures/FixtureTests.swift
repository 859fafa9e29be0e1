// Sources in the manner of iOS widgets, unchanged: in every family, light and dark, at two scales, in two languages, by
// the renderer of the build.
import Foundation
import TestSupport
import Testing

@Suite struct FixtureTests {
    static let programs = ["fixture-widgets", "fixture-widgets-5", "fixture-widgets-apps"]
    /// Whole apps say some of their words only in states that no test publishes.
    static let sayingAll: Set = ["fixture-widgets", "fixture-widgets-5"]
    /// The label of a gauge whose style shows its limits instead.
    static let unsaid: Set = ["AQI"]
    static let group = "group.com.example.widgets"

    /// Nothing is missing, odd, plain or silent, and each literal of the sources is read aloud by some widget. The
    /// pictures of all appearances and scales are drawn from one archive of each widget.
    @Test(arguments: programs) func areDrawnAsTheyAreWritten(_ program: String) throws {
        var said = ""
        // What the app has published decides what its widgets show, so both are seen: nothing, and all.
        for (locale, isPublished) in [("en_US", false), ("ar_SA", true)] {
            let options = ["--render", Programs.renderer, "--locale", locale]
            try Self.with(program, options, isPublished) { daemon in
                try daemon.start()
                let widgets = try daemon.host("reload", "--wait", "--json").succeeding().receipts().keys.sorted()
                #expect(widgets.count > 10)
                for line in daemon.log where line.event == "diagnostic" || line["standIns"] != nil {
                    Issue.record("\(locale): \(line)")
                }
                // A Live Activity that nobody has started has nothing to show.
                let shown = widgets.filter { isPublished || !$0.contains("Attributes.") }
                try Self.forEachVariant(of: shown, daemon) { answer in
                    guard let drawn = answer.object("result"), let text = drawn.text("text") else {
                        Issue.record("\(locale): \(answer)")
                        return
                    }
                    #expect(!text.allSatisfy(\.isWhitespace) && !drawn.has("diagnostics"), "\(locale): \(drawn)")
                    said += text
                    guard Photo.areDrawn, let file = drawn.text("file") else { return }
                    let picture = try TestPicture(contentsOf: daemon.path(file))
                    #expect(!picture.isPlain, "\(locale): \(drawn)")
                }
            }
        }
        let silent = try SourceLiterals(of: program).all.filter {
            said.range(of: $0.text, options: .caseInsensitive) == nil && !Self.unsaid.contains($0.text)
        }
        guard Self.sayingAll.contains(program) else { return }
        #expect(silent.isEmpty, "\(silent.map(\.description).joined(separator: "\n"))")
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

    /// The answers of `snapshot` for every widget in both appearances and two scales; its file is kept a while only.
    private static func forEachVariant(
        of widgets: [String], _ daemon: DaemonFixture, _ visit: (JSONObject) throws -> Void
    ) throws {
        let connection = try daemon.connect()
        for widget in widgets {
            for appearance in ["light", "dark"] {
                for scale in [1, 3] {
                    try connection.send(
                        #"{"id":"\#(widget) \#(appearance) \#(scale)","method":"snapshot","params":{"#
                            + #""widget":"\#(widget)","appearance":"\#(appearance)","scale":\#(scale)}}"# + "\n"
                    )
                    try visit(try connection.answer())
                }
            }
        }
    }
}
