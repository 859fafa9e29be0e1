// R32: what is wrong again and again is told ever more seldom, and a log that cannot be written costs nothing.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct R32 {
    /// A widget that runs each second and finds the same fault each time.
    @Test func aFaultOfEachSecondIsToldEverMoreSeldom() throws {
        try VirtualDaemon.with(["--render", "text"]) { daemon in
            try daemon.host("set", "nag:=true").succeeding()
            try daemon.reload("Nag")
            let seconds = Rounds.count(40, all: 600)
            let words = ["advance", "\(seconds)s", "--json"]
            let advanced = try JSONObject(parsing: daemon.host.run(words, within: 10 * patience).succeeding().output)
            #expect(advanced.text("stopped") == "target")
            try daemon.host("set", "nag:=false").succeeding()
            #expect(try daemon.snapshotLines(of: "Nag.systemSmall").count >= seconds, "it did run each second")

            let troubles = daemon.log.filter { $0["kind"] == "Nag" || $0["widget"] == "Nag.systemSmall" }
                .filter { $0.event == "diagnostic" || $0.event == "extension" }
            let faults = Dictionary(grouping: troubles) { $0["text"] ?? $0["message"] ?? "" }
            #expect(faults.count >= 2, "\(faults.keys)")
            for (fault, lines) in faults {
                let told = lines.map { $0["repeated"].flatMap { Int($0) } ?? 1 }
                #expect(told == (0..<told.count).map { 1 << $0 }, "\(fault): \(lines.map(\.text))")
                // Of what an extension prints, 200 lines in ten real seconds are taken, and these pass in two.
                let counted = lines.contains { $0.event == "extension" } ? min(seconds, 200) : seconds
                #expect((1...seconds).contains(told.last ?? 0) && 2 * (told.last ?? 0) > counted, "\(told)")
            }
        }
    }

    /// The file of entries is broken and stays so; each run is asked for, and says so in its receipt.
    @Test func aBrokenFileIsToldAFewTimes() throws {
        try DaemonFixture.with { daemon in
            try daemon.reload("Feed")
            try daemon.put(#"{"version":1,"entr"#, "entries/Feed.json")
            for _ in 0..<40 { #expect(try daemon.host("reload", "Feed", "--wait").output.contains("line 1, byte 19")) }
            let lines = daemon.log.filter { $0.text.contains("line 1, byte 19") }
            #expect((1...16).contains(lines.count), "\(lines.map(\.text))")
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Mended"}]"#).succeeding()
            try daemon.reload("Feed")
            #expect(try daemon.accessibleText("Feed.systemMedium").contains("Mended"))
        }
    }

    @Test func aPictureThatIsNeverThereIsToldAFewTimes() throws {
        try PictureProgram.with { pictures in
            try DaemonFixture.with { daemon in
                try daemon.host("put-entries", "Feed", "-", input: pictures.feed([("1", "nowhere.png")])).succeeding()
                // Each run asks again, unless an answer is still on its way.
                let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
                func lines() -> [LogLine] { daemon.log.filter { $0.text.contains("HTTP status 404") } }
                while lines().last?["repeated"] != "16" {
                    try daemon.reload("Feed")
                    if Clock.monotonicNow() > deadline { throw TestFailure("it was not told: \(lines().map(\.text))") }
                }
                #expect(lines().map { $0["repeated"] } == [nil, "2", "4", "8", "16"])
            }
        }
    }

    /// `widgetd | head -1`, and disks that are full: the daemon goes on, and does not spin.
    @Test(arguments: [
        #""$0" "$@" | head -1"#, #"exec "$0" "$@" >/dev/full"#, #"exec "$0" "$@" 2>/dev/full"#,
        #"exec "$0" "$@" >/dev/full 2>&1"#,
    ])
    func aLogThatCannotBeWrittenCostsNothing(_ command: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.container)
            let shell = try RunningProgram(
                "/bin/sh", ["-c", command, Programs.path(of: "widgetd")] + daemon.words,
                errorsTo: daemon.scratch + "/shell.err"
            )
            defer { shell.child.send(.kill) }
            try Self.awaitAnswer(daemon)
            let id = try Self.processID(daemon)
            for number in 1...5 {
                try daemon.host("set", "title=Number \(number)").succeeding()
                try daemon.reload("Status")
                #expect(try daemon.accessibleText("Status.systemSmall").contains("Number \(number)"))
            }
            #expect(try Self.processID(daemon) == id)

            // It has nothing to do; meanwhile other programs run for far longer than it may.
            let before = try Self.processorTicks(of: id)
            for _ in 0..<60 {
                try runToEnd(Programs.path(of: "widget-host"), ["--version"], scratch: daemon.scratch).succeeding()
            }
            let used = try Self.processorTicks(of: id) - before
            #expect(used <= 8, "\(used) ticks of 10 ms")
            #expect(kill(id, SIGTERM) == 0)
            _ = try shell.waitForEnd()
            #expect(try FileSystem.facts(daemon.socket) == nil)
        }
    }

    private static func awaitAnswer(_ daemon: DaemonFixture) throws {
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        while try daemon.host("kinds").code != 0 {
            if Clock.monotonicNow() > deadline { throw TestFailure("the daemon does not answer") }
        }
    }

    private static func processID(_ daemon: DaemonFixture) throws -> Int32 {
        let status = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
        return Int32(try #require(status.integer("pid")))
    }

    /// In user and kernel code, of 10 ms each.
    private static func processorTicks(of id: Int32) throws -> Int {
        let bytes = try FileSystem.contents(of: "/proc/\(id)/stat", limit: 4096) ?? Data()
        let words = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        return try #require(Int(words[11])) + #require(Int(words[12]))
    }
}
