// After a crash the archive is enough to draw; without a daemon what is published waits for one.
import Foundation
import TestSupport
import Testing

@Suite struct RestartTests {
    @Test func theArchiveIsDrawnAtOnceThoughTheProviderHangs() throws {
        try VirtualDaemon.with(only: ["Steps.systemSmall"]) { daemon in
            #expect(try daemon.accessibleText("Steps.systemSmall").contains("first step"))
            try daemon.advance("1")
            #expect(try daemon.accessibleText("Steps.systemSmall").contains("second step"))

            try daemon.kill()
            try daemon.host("set", "hang:=true").succeeding()
            for name in try FileManager.default.contentsOfDirectory(atPath: daemon.path("snapshots")) {
                try FileManager.default.removeItem(atPath: daemon.path("snapshots/\(name)"))
            }
            try daemon.start(["--clock", "virtual=2026-01-01T00:00:01Z"])
            let line = try daemon.awaitSnapshot(of: "Steps.systemSmall", "from the archive")
            #expect(line["cause"] == "start")
            #expect(line["entry"] == "2/2")
            #expect(try daemon.accessibleText("Steps.systemSmall").contains("second step"))
            #expect(FileManager.default.fileExists(atPath: daemon.picture("Steps.systemSmall")))
        }
    }

    @Test func withoutADaemonAReloadEndsWith3AndTheNextStartShowsIt() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
            let result = try daemon.host("reload", "Photo", "--wait")
            #expect(result.code == 3, "\(result)")
            #expect((result.output + result.errors).contains(daemon.directory), "the message names the group's path")
            try daemon.start()
            for widget in SwapTests.widgets {
                let line = try daemon.awaitSnapshot(of: widget, "of the start") { $0["outcome"] == "rendered" }
                #expect(line["cause"] == "start")
                daemon.rewindLog()
            }
            for widget in SwapTests.widgets { #expect(try Photo.rocket.differences(from: widget, of: daemon) == []) }
        }
    }

    @Test func aSecondDaemonEndsWith7AndNamesTheFirst() throws {
        try DaemonFixture.with { daemon in
            let first = try #require(daemon.log.first { $0.event == "ready" }?["pid"])
            let second = try runToEnd(
                Programs.path(of: "widgetd"), ["--container", daemon.container], scratch: daemon.scratch
            )
            #expect(second.code == 7, "\(second)")
            #expect(second.errors.contains(first), "\(second)")
        }
    }
}
