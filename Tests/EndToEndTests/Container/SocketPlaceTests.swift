// Where the socket lies: in the group, whatever the environment says, unless another folder is named.
import Foundation
import Glibc
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

    /// How file systems refuse a socket: FAT and FUSE, network drives, those that know no such call.
    @Test(.enabled(if: SlowDisk.library != nil), arguments: [EPERM, EOPNOTSUPP, ENOSYS])
    func aFileSystemWithoutSocketsIsToldOfOneThatHasThem(_ refusal: CInt) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            daemon.environment["LD_PRELOAD"] = SlowDisk.library
            daemon.environment["SLOW_DISK_NO_SOCKETS"] = "/\(daemon.group)/run/"
            daemon.environment["SLOW_DISK_REFUSAL"] = "\(refusal)"
            try daemon.launch()
            #expect(try daemon.awaitEnd() == .code(6))
            let errors = try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8)
            #expect(errors.hasPrefix("widgetd: bind \(daemon.socket): "), "\(errors)")
            #expect(errors.hasSuffix("; where a file system cannot hold a socket, use --runtime-dir\n"), "\(errors)")
            #expect(errors.split(separator: "\n").count == 1, "\(errors)")
            let folder = daemon.scratch + "/sockets"
            try daemon.start(["--runtime-dir", folder])
            try daemon.host("--runtime-dir", folder, "reload", "Status", "--wait").succeeding()
        }
    }
}
