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
            let options = ["--clock", "virtual=\(VirtualDaemon.start)"]
            try DaemonFixture.with(program, group: ArticlePackage.group, options: options, isStarted: false) { daemon in
                try daemon.host(
                    "put-entries", "YourWidgetKind", "-", input: pictures.feed([("1", "hold/coffee.png")])
                ).succeeding()
                try daemon.start()
                try daemon.awaitSnapshot(of: widget, "with its placeholder") { $0["outcome"] == "rendered" }
                #expect(try daemon.accessibleText(widget).contains("Item 1"))
                let placeholder = try Data(contentsOf: URL(fileURLWithPath: daemon.picture(widget)))

                try pictures.awaitRequest("/hold/coffee.png")
                try pictures.release("coffee.png")
                try daemon.advance("0")
                let drawn = try daemon.snapshotLines(of: widget)
                #expect(drawn.contains { $0.text("cause") == "extension" })
                #expect(drawn.allSatisfy { $0.text("date") == "2026-01-01T00:00:00.000Z" }, "the article's own clock")
                if Photo.areDrawn {
                    #expect(drawn.contains { $0.text("cause") == "extension" && $0.text("outcome") == "rendered" })
                    #expect(try Data(contentsOf: URL(fileURLWithPath: daemon.picture(widget))) != placeholder)
                }
                // Every run asks for the next. The runs are never close together, and those that change nothing grow rare;
                // the article writes its cache in place, so now and then a run sees half a picture, which is a change.
                let runs = try daemon.advance("10m").seconds("timeline", of: widget)
                let pauses = zip(runs, runs.dropFirst()).map { $1 - $0 }
                #expect(pauses.allSatisfy { $0 >= 1 } && pauses.max() ?? 0 >= 4, "\(runs)")
            }
        }
    }
}
