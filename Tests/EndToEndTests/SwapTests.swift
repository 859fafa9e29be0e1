// A picture is replaced under one name: every widget shows the new one, every time.
import Foundation
import TestSupport
import Testing

@Suite struct SwapTests {
    static let widgets = ["Photo.systemSmall", "Photo.systemMedium", "Photo.systemLarge"]

    @Test(.enabled(if: Photo.areDrawn)) func twentySwapsInARowAreAllSeen() throws {
        try DaemonFixture.with { daemon in
            try daemon.reload("Photo")
            for turn in 0..<20 {
                let photo = Photo.all[turn % Photo.all.count]
                try daemon.host("put-image", photo.path, "--as", "photo.png").succeeding()
                let receipts = try daemon.reload("Photo")
                for widget in SwapTests.widgets {
                    #expect(receipts[widget]?.text("outcome") == "rendered", "swap \(turn), \(widget)")
                    #expect(try photo.differences(from: widget, of: daemon) == [], "swap \(turn)")
                }
            }
        }
    }

    @Test(.enabled(if: Photo.areDrawn)) func equalSizeAndTimeHideNoSwap() throws {
        try DaemonFixture.with { daemon in
            try daemon.reload("Photo")
            let instant = Date(timeIntervalSince1970: 1_700_000_000)
            let length = try Photo.all.map { try Data(contentsOf: URL(fileURLWithPath: $0.path)).count }.max() ?? 0
            for photo in Photo.all {
                // Decoders do not mind what follows the end of a picture.
                var bytes = try Data(contentsOf: URL(fileURLWithPath: photo.path))
                bytes.append(Data(count: length - bytes.count))
                let made = URL(fileURLWithPath: daemon.path("made.tmp"))
                try bytes.write(to: made)
                try FileManager.default.setAttributes([.modificationDate: instant], ofItemAtPath: made.path)
                #expect(rename(made.path, daemon.path("photo.png")) == 0)
                let receipts = try daemon.reload("Photo")
                for widget in SwapTests.widgets {
                    #expect(receipts[widget]?.text("outcome") == "rendered", "\(photo), \(widget)")
                    #expect(try photo.differences(from: widget, of: daemon) == [])
                }
            }
        }
    }

    @Test(arguments: ["missing", "broken"]) func withoutAPictureTheFallbackIsShownAndTheLogSaysWhy(_ how: String) throws
    {
        try DaemonFixture.with { daemon in
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try daemon.reload("Photo")
            if how == "missing" {
                try daemon.host("remove", "photo.png").succeeding()
            } else {
                try Data("<!doctype html>".utf8).write(
                    to: URL(fileURLWithPath: daemon.path("photo.png")), options: .atomic)
            }
            daemon.forgetLog()
            let receipts = try daemon.reload("Photo")
            #expect(receipts["Photo.systemSmall"]?.text("outcome") == "rendered")
            let text = try daemon.accessibleText("Photo.systemSmall")
            #expect(text.contains("No photo"))
            let diagnostics = daemon.log.filter {
                $0.event == "diagnostic" && $0["widget"] == "Photo.systemSmall" && $0["generation"] == "3"
            }
            #expect(diagnostics.count == 1, "\(diagnostics.map(\.text))")
        }
    }
}
