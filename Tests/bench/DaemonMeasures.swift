// The daemon over an open connection, in a burst, and at rest.
import Foundation
import Posix
import TestSupport

enum DaemonMeasures {
    static func add(to table: inout Table) throws {
        try DaemonFixture.with(options: ["--render", "text"]) { daemon in
            try Data(#"{"version":1,"widgets":[{"id":"S","kind":"Status","family":"systemSmall"}]}"#.utf8)
                .write(to: URL(fileURLWithPath: daemon.path("widgets.json")), options: .atomic)
            try daemon.host("reload", "--wait").succeeding()
            let connection = try daemon.connect()
            let reload = try Sample(201) { turn in
                try connection.send(request(turn, kind: "Status"))
                _ = try connection.answer()
            }
            let kinds = try Sample(201) { turn in
                try connection.send(#"{"id":\#(turn),"method":"kinds"}"# + "\n")
                _ = try connection.answer()
            }
            let bare = Beside("a bare round trip through a socket", try roundTrip())
            table.add(
                "reload to receipt over an open connection, text snapshot", reload, target: "1 ms", beside: bare
            )
            table.add("`kinds` over an open connection: an answer without a run", kinds, beside: bare)
        }
        try DaemonFixture.with { daemon in
            let before = try daemon.reload("Photo")["Photo.systemSmall"]?.integer("generation") ?? 0
            let connection = try daemon.connect()
            let began = Clock.monotonicNow()
            try connection.send((0..<200).map { request($0, kind: "Photo") }.joined())
            var highest = 0
            var receipts = 0
            for _ in 0..<200 {
                let all = try connection.answer().object("result")?.objects("receipts") ?? []
                receipts += all.isEmpty ? 0 : 1
                highest = max(highest, all.compactMap { $0.integer("generation") }.max() ?? 0)
            }
            let took = Double(Clock.monotonicNow() - began) / 1e6
            table.add(
                "200 waited reloads of a kind, pipelined",
                "\(highest - before) runs a widget, \(receipts) receipts, \(Sample.text(took)) ms",
                target: "2 runs, 200 receipts"
            )
            try rest(daemon, &table)
        }
    }

    /// A request to a thread of this process, which sends it back.
    private static func roundTrip() throws -> Sample {
        let (near, far) = try UnixSocket.pair()
        Thread.detachNewThread {
            var bytes: [UInt8] = []
            // An end that fails is an end that is closed.
            while case .bytes(let count)? = try? far.read(appendingTo: &bytes), count > 0 {
                // As above: the other side notices.
                try? far.writeAll(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        return try Sample(201) { turn in
            var answer: [UInt8] = []
            try near.writeAll(request(turn, kind: "Status"))
            guard case .bytes = try near.read(appendingTo: &answer) else { throw TestFailure("no answer") }
        }
    }

    /// Ten seconds in which nothing is due.
    private static func rest(_ daemon: DaemonFixture, _ table: inout Table) throws {
        guard let process = daemon.daemon?.child else { return }
        // What follows from the last reload comes first.
        if becomesReadable(process.exitNotice, within: 2) { throw TestFailure("the daemon ended") }
        let before = try switches(process.id)
        if becomesReadable(process.exitNotice, within: 10) { throw TestFailure("the daemon ended") }
        let woken = try switches(process.id) - before
        let memory = try fields("/proc/\(process.id)/status")
        let resident = Double(memory["VmRSS"] ?? 0) / 1024
        let own = Double(memory["RssAnon"] ?? 0) / 1024
        table.add(
            "the daemon at rest, after drawing",
            "\(Sample.text(resident)) MB, \(Sample.text(own)) of it private; \(woken) wake-ups in 10 s",
            target: "30 MB, 8 private; 0 wake-ups"
        )
    }

    /// How often a thread gave up its core to wait, so far: each time something had woken it.
    private static func switches(_ process: Int32) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").reduce(0) { sum, thread in
            let status = try fields("/proc/\(process)/task/\(thread)/status")
            return sum + (status["voluntary_ctxt_switches"] ?? 0)
        }
    }

    /// The numbers of a status file.
    static func fields(_ path: String) throws -> [String: Int] {
        var fields: [String: Int] = [:]
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let parts = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
            if parts.count > 1, let number = Int(parts[1]) { fields[String(parts[0])] = number }
        }
        return fields
    }

    private static func request(_ id: Int, kind: String) -> String {
        #"{"id":\#(id),"method":"reloadTimelines","params":{"kind":"\#(kind)","wait":"rendered"}}"# + "\n"
    }
}
