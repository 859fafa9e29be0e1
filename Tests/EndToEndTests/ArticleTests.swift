// The widgets of two published articles run as they stand in print.
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct ArticleTests {
    @Test func theFirstArticleSwapsItsPicture() throws {
        let program = try ArticlePackage.built.get().program("000")
        try DaemonFixture.with(program, group: ArticlePackage.group) { daemon in
            // No picture yet: the article falls back on an image that no catalogue has, which is one diagnostic a run.
            try daemon.awaitLine("the stand-in") {
                $0.event == "diagnostic" && $0["widget"] == "testExtension.systemSmall"
                    && $0.text.contains("WidgetBackground")
            }
            try daemon.reload("testExtension")
            for turn in 0..<20 {
                let photo = Photo.all[turn % Photo.all.count]
                try daemon.host("put-image", photo.path, "--as", "testWidgetImage.png").succeeding()
                let receipts = try daemon.reload("testExtension")
                #expect(receipts.count >= 3)
                for (widget, receipt) in receipts where Photo.areDrawn {
                    #expect(receipt.text("outcome") == "rendered", "swap \(turn), \(widget)")
                }
                for widget in ["systemSmall", "systemMedium", "systemLarge"] {
                    #expect(try photo.differences(from: "testExtension.\(widget)", of: daemon) == [], "swap \(turn)")
                }
            }
        }
    }

    @Test func theSecondArticleShowsPlaceholdersThenPicturesAndIsDamped() throws {
        let program = try ArticlePackage.built.get().program("001")
        let widget = "YourWidgetKind.systemSmall"
        try PictureProgram.with { pictures in
            try DaemonFixture.with(program, group: ArticlePackage.group, isStarted: false) { daemon in
                try daemon.host(
                    "put-entries", "YourWidgetKind", "-", input: pictures.feed([("1", "hold/coffee.png")])
                ).succeeding()
                try daemon.start()
                try daemon.awaitSnapshot(of: widget, "with its placeholder") { $0["outcome"] == "rendered" }
                #expect(try daemon.accessibleText(widget).contains("Item 1"))
                let placeholder = try Data(contentsOf: URL(fileURLWithPath: daemon.picture(widget)))

                try pictures.awaitRequest("/hold/coffee.png")
                try pictures.release("coffee.png")
                func next(_ what: String, _ matches: (LogLine) -> Bool = { _ in true }) throws -> LogLine {
                    try daemon.awaitSnapshot(of: widget, what) { $0["cause"] == "extension" && matches($0) }
                }
                if Photo.areDrawn {
                    _ = try next("with its picture") { $0["outcome"] == "rendered" }
                    #expect(try Data(contentsOf: URL(fileURLWithPath: daemon.picture(widget))) != placeholder)
                }
                // Every run asks for the next. The runs are never close together, and those that change nothing grow rare;
                // the article writes its cache in place, so now and then a run sees half a picture, which is a change.
                var last = try next("after its picture").time()
                var longest = 0.0
                for turn in 0..<30 where longest < 3.5 {
                    let time = try next("again, \(turn)").time()
                    #expect(time - last > 0.5)
                    longest = max(longest, time - last)
                    last = time
                }
                #expect(longest >= 3.5)
            }
        }
    }
}

extension LogLine {
    /// When it was written, in seconds since 1970.
    func time() throws -> Double {
        let word = text.prefix { $0 != " " }
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return try style.parse(String(word)).timeIntervalSince1970
    }
}
