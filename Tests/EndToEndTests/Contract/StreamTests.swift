// What the daemon prints and where, in both forms of its log.
import Foundation
import Posix
import ReloadService
import TestSupport
import Testing

@Suite struct StreamTests {
    /// `ready` is a line of text in any case; what follows is the log, of which the snapshots' file has the same lines.
    @Test func theLogAsJSON() throws {
        try DaemonFixture.with(options: ["--log", "json"]) { daemon in
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"A \"quoted\" é\u0007"}]"#)
                .succeeding()
            try daemon.put("{", "widgets.json")
            try daemon.host("reload", "--wait", "--json")
            let lines = try Self.linesToTheEnd(daemon)
            #expect(lines.first?.hasPrefix("ready protocol=\(ServiceProtocol.version) pid=") == true)
            var events: Set<String> = []
            var snapshots: [String] = []
            for line in lines.dropFirst() {
                let object = try JSONObject(parsing: line)
                #expect(line.hasPrefix(#"{"time":""#), "\(line)")
                let event = try #require(object.text("event"))
                events.insert(event)
                if event == "snapshot" { snapshots.append(line) }
            }
            #expect(events.isSuperset(of: ["snapshot", "diagnostic"]), "\(events)")
            #expect(snapshots == (try daemon.text("log/snapshots.jsonl").split(separator: "\n").map(String.init)))
            #expect(try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8) == "")
        }
    }

    @Test func theLogAsText() throws {
        try DaemonFixture.with { daemon in
            try daemon.put("{", "widgets.json")
            try daemon.host("reload", "--wait").succeeding()
            let form =
                #/
                \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \ [a-z]+
                (\ [A-Za-z]+=([A-Za-z0-9._:\/@+-]+|"([^"\\]|\\.)*"))*
                /#
            let lines = try Self.linesToTheEnd(daemon)
            #expect(lines.count > 8)
            for line in lines.dropFirst() { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
            #expect(try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8) == "")
        }
    }

    /// Has the daemon end, and returns all that it printed.
    private static func linesToTheEnd(_ daemon: DaemonFixture) throws -> [String] {
        let output = try #require(daemon.daemon).output
        try daemon.mustShutDownCleanly()
        return try output.linesToTheEnd()
    }

    /// The protocol's version stands where a host may look for it.
    @Test func theProtocolsVersion() throws {
        try DaemonFixture.with { daemon in
            #expect(daemon.log.first?["protocol"] == "1")
            let status = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
            #expect(status.integer("protocol") == 1)
            try daemon.reload("Status")
            #expect(try daemon.sidecar("Status.systemSmall").integer("protocol") == 1)
            for program in ["widgetd", "widget-host"] {
                let version = try runToEnd(Programs.path(of: program), ["--version"], scratch: daemon.scratch)
                #expect(version.output == "\(program) 0.1.0, protocol 1, archive 1\n")
            }
        }
    }
}
