// R24: paths about as long as a socket's address may be, and far longer, also of letters that take two bytes.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R24 {
    private static let group = "group.a"

    @Test(arguments: [106, 107, 108, 109, 300], [false, true])
    func aPathOfAnyLengthIsServed(_ length: Int, _ hasWideLetters: Bool) throws {
        // `/tmp/sundial-` and eight digits, then the folder, then `/group.a/run/widgetd.sock`.
        let room = length - 21 - 1 - "/\(Self.group)/run/widgetd.sock".utf8.count
        let folder =
            hasWideLetters
            ? String(repeating: "é", count: room / 2) + String(repeating: "x", count: room % 2)
            : String(repeating: "x", count: room)
        try DaemonFixture.with(group: Self.group, isStarted: false) { daemon in
            daemon.containerName = folder
            try daemon.start()
            #expect(daemon.socket.utf8.count == length)
            let ready = try #require(daemon.log.first { $0.event == "ready" })
            #expect(ready["socket"] == daemon.socket)
            #expect(try Self.sockets(below: daemon.scratch) == [daemon.socket], "and none at a cut path")

            let receipts = try daemon.reload("Status")
            #expect(receipts.count == 3 && receipts.values.allSatisfy { $0.text("outcome") != "failed" })
            // A shell goes into the group's folder first.
            let shell = try runToEnd(
                "/bin/sh",
                [
                    "-c", #"cd "$0" && echo '{"id":1,"method":"kinds"}' | socat -t 60 - UNIX-CONNECT:run/widgetd.sock"#,
                    daemon.directory,
                ], scratch: daemon.scratch
            ).succeeding()
            #expect(shell.output.hasPrefix(#"{"id":1,"jsonrpc":"2.0","result":{"kinds""#))

            let second = try runToEnd(Programs.path(of: "widgetd"), daemon.words, scratch: daemon.scratch)
            #expect(second.code == 7, "\(second)")
            try daemon.kill()
            let result = try daemon.host("reload", "Status")
            #expect(result.code == 3, "\(result)")
            try daemon.start()
            try daemon.reload("Status")
            try daemon.mustShutDownCleanly()
            #expect(try Self.sockets(below: daemon.scratch) == [])
        }
    }

    /// Two groups whose names differ only behind the hundredth byte are two groups.
    @Test func namesThatAreAlikeDoNotCollide() throws {
        let start = "group." + String(repeating: "a", count: 100)
        try DaemonFixture.with(group: start + "1") { one in
            let words = ["--container", one.container, "--group", start + "2", "--render", Programs.renderer]
            let other = try RunningProgram(
                Programs.path(of: "widgetd"), words, errorsTo: one.scratch + "/other.err"
            )
            defer { other.child.send(.kill) }
            let ready = LogLine(try other.output.wait(for: "ready") { $0.hasPrefix("ready ") }.line)
            #expect(ready["socket"] == "\(one.container)/\(start)2/run/widgetd.sock")
            let status = try JSONObject(parsing: one.host("status", "--json").succeeding().output)
            #expect(status.text("group") == start + "1")
            #expect(status.integer("pid") == one.daemon.map { Int($0.child.id) })
            other.child.send(.terminate, toGroup: false)
            #expect(try other.waitForEnd() == .code(0))
        }
    }

    /// Where the group's file system cannot hold a socket it lies elsewhere; both programs are told so.
    @Test func aRuntimeFolderHoldsTheSocket() throws {
        try withTemporaryFolder { folder in
            try DaemonFixture.with(options: ["--runtime-dir", folder + "/sockets"]) { daemon in
                let socket = "\(folder)/sockets/group.sundial.demo/widgetd.sock"
                #expect(daemon.log.first { $0.event == "ready" }?["socket"] == socket)
                #expect(try FileSystem.facts(socket)?.kind == .socket)
                #expect(try FileSystem.facts(daemon.socket) == nil)
                try daemon.host("reload", "Status", "--wait", "--runtime-dir", folder + "/sockets").succeeding()
                let result = try daemon.host("kinds")
                #expect(result.code == 3, "\(result)")
                try daemon.mustShutDownCleanly()
                #expect(try FileSystem.facts(socket) == nil)
            }
        }
    }

    private static func sockets(below folder: String) throws -> [String] {
        var found: [String] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
        where try FileSystem.facts("\(folder)/\(name)", followingLinks: false)?.kind == .socket {
            found.append("\(folder)/\(name)")
        }
        return found
    }
}
