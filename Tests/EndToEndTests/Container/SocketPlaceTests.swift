// Where the socket lies: in the group, whatever the environment says, unless another folder is named.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct SocketPlaceTests {
    @Test func theEnvironmentDecidesNothing() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            for (name, value) in [("XDG_RUNTIME_DIR", "one"), ("TMPDIR", "one"), ("HOME", "one")] {
                daemon.environment[name] = daemon.scratch + "/" + value
            }
            let ready = try daemon.start()
            #expect(ready["socket"] == daemon.path("run/widgetd.sock"))
            for name in ["XDG_RUNTIME_DIR", "TMPDIR", "HOME"] { daemon.environment[name] = daemon.scratch + "/other" }
            try daemon.reload("Status")
            #expect(!FileManager.default.fileExists(atPath: daemon.scratch + "/one"))
        }
    }

    /// For file systems that hold no sockets: both programs are told the same folder.
    @Test func anotherFolderCanBeNamed() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            let folder = daemon.scratch + "/sockets"
            let ready = try daemon.start(["--runtime-dir", folder])
            #expect(ready["socket"] == "\(folder)/\(daemon.group)/widgetd.sock")
            #expect(!daemon.exists("run/widgetd.sock") && daemon.exists("run/publish.lock"))
            #expect(try daemon.host("reload", "Status").code == 3, "a host that is not told finds nobody")
            try daemon.host("--runtime-dir", folder, "reload", "Status", "--wait").succeeding()
            try daemon.mustShutDownCleanly()
            #expect(try FileSystem.names(in: "\(folder)/\(daemon.group)") == [])
        }
    }
}
