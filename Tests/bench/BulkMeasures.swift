// Long timelines, and many widgets.
import Foundation
import Posix
import TestSupport

enum BulkMeasures {
    static func add(to table: inout Table) throws {
        try with(["Bulk.systemSmall"]) { daemon in
            let few = try reload(daemon, entries: 1000)
            let many = try reload(daemon, entries: 10_000)
            let archive = try daemon.bytes("timelines/Bulk.systemSmall.jsonl").count
            table.add(
                "10,000 entries of one Text built, archived, scheduled, the first drawn (\(archive >> 10) kB)", many,
                target: "2 s", beside: Beside("1,000 of them, times ten", few.times(10))
            )
        }
        let ids = (1...100).map { $0 == 1 ? "Bulk.systemSmall" : "Bulk.systemSmall.\($0)" }
        try with(ids) { daemon in
            _ = try reload(daemon, entries: 100)
            guard let process = daemon.daemon?.child.id else { return }
            let memory = try DaemonMeasures.fields("/proc/\(process)/status")
            let megabytes = { (name: String) in Sample.text(Double(memory[name] ?? 0) / 1024) }
            table.add(
                "the daemon of 100 widgets with 100 entries each, all drawn",
                "\(megabytes("VmRSS")) MB, \(megabytes("RssAnon")) of it private; \(megabytes("VmHWM")) at most",
                target: "64 MB"
            )
        }
    }

    private static func with(_ ids: [String], _ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false
        ) { daemon in
            try FileManager.default.createDirectory(atPath: daemon.directory, withIntermediateDirectories: true)
            // The bundle has the kind only then.
            try Data().write(to: URL(fileURLWithPath: daemon.path("reports")))
            let rows = ids.map { #"{"id":"\#($0)","kind":"Bulk","family":"systemSmall"}"# }
            try Data(#"{"version":1,"widgets":[\#(rows.joined(separator: ","))]}"#.utf8)
                .write(to: URL(fileURLWithPath: daemon.path("widgets.json")))
            try daemon.start()
            try daemon.reload("Bulk")
            try body(daemon)
        }
    }

    private static func reload(_ daemon: DaemonFixture, entries: Int) throws -> Sample {
        try daemon.host("set", "apart:=60", "entries:=\(entries)").succeeding()
        let connection = try daemon.connect()
        return try Sample(5) { turn in
            try connection.send(
                #"{"id":\#(turn),"method":"reloadTimelines","params":{"kind":"Bulk","wait":"rendered"}}"# + "\n")
            let receipts = try connection.answer().object("result")?.objects("receipts") ?? []
            guard receipts.allSatisfy({ ["rendered", "unchanged"].contains($0.text("outcome")) }) else {
                throw TestFailure("\(receipts)")
            }
        }
    }
}
