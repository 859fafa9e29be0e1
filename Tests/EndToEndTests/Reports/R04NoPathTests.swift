// R04: a folder that could not be found is used as a path all the same; and a folder that nobody can write.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R04 {
    /// Variables that other systems find a container by.
    static let environments: [[String: String]] = [
        [:], ["HOME": ""], ["HOME": "relative/dir"], ["HOME": "/nowhere", "XDG_DATA_HOME": "", "XDG_RUNTIME_DIR": "x"],
        ["WIDGET_CONTAINER": "", "WIDGET_GROUP": ""],
    ]

    @Test(arguments: environments) func noVariableIsNeeded(_ variables: [String: String]) throws {
        try withTemporaryFolder { scratch in
            let folder = scratch + "/here"
            try FileSystem.makeDirectory(folder)
            let environment = variables.merging(["PATH": "/usr/bin:/bin"]) { $1 }
            func host(_ words: String...) throws -> CommandResult {
                try runToEnd(
                    Programs.path(of: "widget-host"), words, environment: environment, directory: folder,
                    scratch: scratch
                )
            }
            try host("put-image", Photo.rocket.path, "--as", "a.png").succeeding()
            let reload = try host("reload")
            #expect(reload.code == 3, "\(reload)")
            #expect(reload.errors.contains("\(folder)/container/group.sundial.demo"), "\(reload)")
            #expect(try FileSystem.names(in: folder) == ["container"])
            #expect(try FileSystem.names(in: folder + "/container/group.sundial.demo").contains("a.png"))
        }
    }

    @Test(arguments: [["--container", ""], ["--container="], ["--runtime-dir", ""]])
    func anEmptyOptionIsNamed(_ option: [String]) throws {
        try withTemporaryFolder { scratch in
            let folder = scratch + "/here"
            try FileSystem.makeDirectory(folder)
            for program in ["widget-host", "widgetd"] {
                let words = option + (program == "widget-host" ? ["set", "a=b"] : [])
                let result = try runToEnd(Programs.path(of: program), words, directory: folder, scratch: scratch)
                #expect(result.code == 2, "\(result)")
                #expect(result.errors.contains(option[0].hasPrefix("--runtime") ? "--runtime-dir" : "--container"))
            }
            #expect(try FileSystem.names(in: folder) == [], "neither null nor nil nor anything")
        }
    }

    @Test func aFolderThatIsGoneIsNamed() throws {
        try withTemporaryFolder { scratch in
            for program in ["widget-host' set a=b", "widgetd'"] {
                let script = "mkdir gone; cd gone; rmdir ../gone; exec '\(Programs.folder)/\(program)"
                let result = try runToEnd("/bin/sh", ["-c", script], directory: scratch, scratch: scratch)
                #expect(result.code == 6, "\(result)")
                #expect(result.errors.contains("getcwd") && result.errors.contains("ENOENT"), "\(result)")
            }
            #expect(try FileSystem.names(in: scratch) == [])
        }
    }

    @Test func theDaemonNeedsNoVariableEither() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            daemon.environment = [:]
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("set", "title=without").succeeding()
            try daemon.reload("Status")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("without"))
        }
    }

    /// The host sees the container on a mount that nobody can write, and the daemon as it is.
    @Test(.enabled(if: Surroundings.ownMounts != nil)) func aHostOnAReadOnlyMount() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Photo", "systemSmall"), ("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let script = #"mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@""#
            var host = daemon.host
            host.wrapper = (Surroundings.ownMounts ?? []) + ["/bin/sh", "-c", script, daemon.container]
            for words in [
                ["put-image", Photo.rocket.path, "--as", "photo.png"], ["set", "a=b"], ["put-entries", "Feed", "-"],
            ] {
                let result = try host.run(words, input: "[]")
                #expect(result.code == 6, "\(result)")
                #expect(result.errors.contains(daemon.directory) && result.errors.contains("EROFS"), "\(result)")
            }
            try expectNone(before.processProblems())
            try expectNone(before.changedSnapshots())
            try expectNone(before.leftovers())
        }
    }

    /// The daemon's own mount becomes one that nobody can write, and later one again that it can.
    @Test(.enabled(if: Surroundings.ownMounts != nil)) func aDaemonOnAReadOnlyMount() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Photo", "systemSmall"), ("Status", "systemSmall"))
            let script = #"mount --bind "$0" "$0" && exec "$@""#
            let wrapper = (Surroundings.ownMounts ?? []) + ["/bin/sh", "-c", script, daemon.container]
            daemon.wrapper = wrapper
            try daemon.start()
            daemon.wrapper = []
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)

            // Over the other one: what the daemon has open stays writable, as on a disk that fails.
            try R04.run("mount --bind \"$0\" \"$0\" && mount -o remount,ro,bind \"$0\"", besides: daemon)
            try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
            let failed = try daemon.host("reload", "Photo", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            let why = try failed.receipts()["Photo.systemSmall"]?.text("why") ?? ""
            #expect(why.contains(daemon.directory) && why.contains("EROFS"), "\(why)")
            try expectNone(before.processProblems())
            try expectNone(before.changedSnapshots())

            try R04.run("umount \"$0\"", besides: daemon)
            try daemon.reload("Photo")
            #expect(try Photo.rocket.differences(from: "Photo.systemSmall", of: daemon) == [])
            try expectNone(before.othersProblems("Status"))
            try expectNone(before.leftovers())
        }
    }

    /// Runs a script, which finds the container as `$0`, among the mounts that the daemon sees.
    private static func run(_ script: String, besides daemon: DaemonFixture) throws {
        let process = try #require(daemon.daemon?.child.id)
        try runToEnd(
            "/usr/bin/nsenter", ["--target", "\(process)", "--mount", "/bin/sh", "-c", script, daemon.container],
            scratch: daemon.scratch
        ).succeeding()
    }
}
