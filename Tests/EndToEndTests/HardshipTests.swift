// What a daemon must survive: its files removed under it, a log that nobody reads, closed streams, and nonsense.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct HardshipTests {
    /// `rm -rf` of all or a part, while the daemon runs: it is there again, alone, and the next picture comes.
    @Test(arguments: [
        [""], ["run"], ["run/widgetd.sock"], ["run/widgetd.lock"], ["run", "snapshots", "timelines", "log"],
    ])
    func removedFilesAreMadeAgain(_ names: [String]) throws {
        try DaemonFixture.with { daemon in
            try daemon.host("set", "title=kept").succeeding()
            // Of all kinds: a run that still writes may put back what is just being removed.
            try daemon.host("reload", "--wait").succeeding()
            for name in names { try FileManager.default.removeItem(atPath: daemon.path(name)) }
            try daemon.awaitLine("restored") { $0.event == "diagnostic" && $0["code"] == "restored" }

            try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
            for receipt in try daemon.reload("Photo").values {
                #expect(receipt.text("outcome") != "failed", "\(receipt)")
            }
            for widget in SwapTests.widgets { #expect(try Photo.rocket.differences(from: widget, of: daemon) == []) }
            if names != [""] { #expect(try daemon.host("get", "title").output.contains("kept")) }

            let second = try runToEnd(
                Programs.path(of: "widgetd"), ["--container", daemon.container], scratch: daemon.scratch
            )
            #expect(second.code == 7, "\(second)")
        }
    }

    /// Folders that no removal of a socket announces are made by whoever writes into them.
    @Test func removedFoldersAreMadeByWhoNeedsThem() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
            try daemon.reload("Photo")
            for name in ["snapshots", "timelines", "log", "run/archives", "run/extensions", "Library/Caches"] {
                try FileManager.default.removeItem(atPath: daemon.path(name))
                for receipt in try daemon.reload("Photo").values {
                    #expect(receipt.text("outcome") != "failed", "\(name): \(receipt)")
                }
            }
            for widget in SwapTests.widgets { #expect(try Photo.rocket.differences(from: widget, of: daemon) == []) }
        }
    }

    /// A program without streams says by its code that it could not say anything, does what it was told, and writes
    /// nothing into a file that has got a stream's number.
    @Test func closedStreamsHarmNothing() throws {
        try DaemonFixture.with { daemon in
            for command in [["kinds"], ["reload", "Photo", "--wait"], ["put-image", Photo.rocket.path]] {
                let words = [Programs.path(of: "widget-host"), "--container", daemon.container] + command
                let result = try runToEnd(
                    "/bin/sh", ["-c", #"exec "$0" "$@" <&- >&- 2>&-"#] + words, scratch: daemon.scratch
                )
                #expect(result.code == 6, "\(command): \(result)")
            }
            let published = try daemon.bytes(URL(fileURLWithPath: Photo.rocket.path).lastPathComponent)
            #expect(try published == Data(contentsOf: URL(fileURLWithPath: Photo.rocket.path)))
        }
    }

    @Test func nonsenseDoesNotFillTheLog() throws {
        try DaemonFixture.with { daemon in
            let connection = try daemon.connect()
            for _ in 0..<50 { try connection.send(String(repeating: "1\n", count: 100)) }
            for _ in 0..<5000 { #expect(try connection.answer().object("error")?.integer("code") == -32600) }
            #expect(daemon.log.filter { $0["code"] == "invalid-request" }.count <= 10)
        }
    }

    /// A log that cannot be written: drawing once is in vain without it, and a daemon goes on and says so once.
    @Test func aFullLogIsTold() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let full = ["/bin/sh", "-c", #"exec "$0" "$@" >/dev/full"#]
            let once = try runToEnd(
                full[0],
                Array(full.dropFirst()) + [Programs.path(of: "widgetd")] + daemon.words
                    + ["--once", daemon.scratch + "/out", "--kind", "Status"], scratch: daemon.scratch
            )
            let sentence = "widgetd: standard output cannot be written: No space left on device (ENOSPC)"
            #expect(once.code == 6 && once.errors == sentence + "\n", "\(once)")

            daemon.wrapper = full
            try daemon.launch()
            daemon.wrapper = []
            try waitUntil("the daemon answers") { try daemon.host("reload", "Status", "--wait").code == 0 }
            try daemon.reload("Status")
            try daemon.mustShutDownCleanly()
            let errors = try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8)
            #expect(errors == sentence + "; the daemon goes on without its log\n", "\(errors)")
        }
    }
}
