// A file where the group needs a folder or its socket: one clear error at a start; while a daemon runs it is told, nothing
// good is replaced, and all goes on once it is gone.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct ObstaclesTests {
    static let folders = [
        "entries", "Library", "Library/Preferences", "timelines", "timelines/pixels", "snapshots", "log", "run",
        "run/archives", "run/renders", "run/extensions",
    ]

    @Test(arguments: folders + ["Library/Caches", "run/widgetd.sock"])
    func aStartNamesWhatIsInTheWay(_ name: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.put("x", name)
            try daemon.launch()
            #expect(try daemon.awaitEnd() == .code(6))
            let errors = try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8)
            let why = name.hasSuffix(".sock") ? "what stands there is no socket" : "Not a directory"
            #expect(errors.contains(" \(daemon.path(name)): ") && errors.contains(why), "\(errors)")
            #expect(errors.split(separator: "\n").count == 1, "\(errors)")
            #expect(try daemon.text(name) == "x", "it is left alone")
        }
    }

    @Test(arguments: folders + ["run/widgetd.sock"])
    func aRunningDaemonGoesOnOnceItIsGone(_ name: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"), ("Feed", "systemMedium"))
            try daemon.start()
            func show(_ text: String) throws {
                try daemon.host("set", "title=\(text)").succeeding()
                try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"\#(text)"}]"#).succeeding()
                try daemon.host("reload", "--wait").succeeding()
                for widget in ["Status.systemSmall", "Feed.systemMedium"] {
                    #expect(try daemon.accessibleText(widget).contains(text))
                    try daemon.host("snapshot", widget).succeeding()
                }
            }
            try show("Good")
            let hidesSocket = name == "run" || name.hasSuffix(".sock")
            try FileSystem.rename(daemon.path(name), to: daemon.scratch + "/aside")
            try daemon.put("x", name)
            if hidesSocket {
                try daemon.awaitLine("what is in the way") {
                    $0.event == "error" && $0["why"]?.contains(daemon.path(name)) == true
                }
            } else {
                let commands = [["reload", "--wait"], ["snapshot", "Status.systemSmall"]]
                let said = try commands.map { try daemon.host.run($0).description } + daemon.log.map(\.text)
                let place = "\(daemon.path(name))"
                #expect(said.contains { $0.contains(place) && $0.contains("Not a directory") }, "\(said)")
                if name != "snapshots" {
                    #expect(try daemon.accessibleText("Status.systemSmall").contains("Good"))
                    #expect(try daemon.accessibleText("Feed.systemMedium").contains("Good"))
                }
            }
            _ = try FileSystem.remove(daemon.path(name))
            if hidesSocket { try daemon.awaitLine("the socket again") { $0["code"] == "restored" } }
            try show("Better")
            #expect(try daemon.text("log/snapshots.jsonl").contains("Better"))
            try daemon.mustShutDownCleanly()
        }
    }

    /// In the place of `run` stands a file, and then another folder; or a link, whose target comes to be unseen.
    @Test(arguments: [false, true])
    func theDaemonIsFoundAgain(_ isLink: Bool) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Status.systemSmall")
            let (run, elsewhere) = (daemon.path("run"), daemon.scratch + "/elsewhere")
            // It is not to make the folder again before something stands there.
            try daemon.pause()
            try daemon.daemon?.child.waitUntilStopped()
            try FileManager.default.removeItem(atPath: run)
            if isLink {
                try FileManager.default.createSymbolicLink(atPath: run, withDestinationPath: elsewhere)
            } else {
                try daemon.put("x", "run")
            }
            daemon.resume()
            try daemon.awaitLine("what is in the way") { $0.event == "error" && $0["why"]?.contains(run) == true }
            if !isLink { _ = try FileSystem.remove(run) }
            try FileSystem.makeDirectory(isLink ? elsewhere : run)
            try daemon.awaitLine("the socket again") { $0["code"] == "restored" }
            try daemon.reload("Status")
            let second = try runToEnd(
                Programs.path(of: "widgetd"), ["--container", daemon.container], scratch: daemon.scratch
            )
            #expect(second.code == 7, "\(second)")
        }
    }
}
