// A day of an entry a minute under the virtual clock: every entry is drawn, published and logged.
import Foundation
import Posix
import RasterRendering
import TestSupport

enum VirtualDayMeasures {
    private static let minutes = 1440

    static func add(to table: inout Table) throws {
        try add("text", target: "1 s", to: &table)
        if RasterRenderer.make() != nil { try add("raster", target: "1.2 x", to: &table) }
    }

    private static func add(_ renderer: String, target: String, to table: inout Table) throws {
        let widget = "Minutes.systemSmall"
        var days: [Double] = []
        var draws: [Double] = []
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial",
            options: ["--render", renderer, "--clock", "virtual=2026-01-01T00:00:00Z"], isStarted: false
        ) { daemon in
            try FileManager.default.createDirectory(atPath: daemon.directory, withIntermediateDirectories: true)
            try Data(#"{"version":1,"widgets":[{"id":"\#(widget)","kind":"Minutes","family":"systemSmall"}]}"#.utf8)
                .write(to: URL(fileURLWithPath: daemon.path("widgets.json")))
            try daemon.start()
            try daemon.host("set", "minutes:=\(minutes)").succeeding()
            let connection = try daemon.connect()
            for day in 0..<5 {
                try daemon.reload("Minutes")
                let before = try lines(daemon).count
                let began = Clock.monotonicNow()
                try connection.send(#"{"id":\#(day),"method":"advance","params":{"by":86400}}"# + "\n")
                _ = try connection.answer()
                days.append(Double(Clock.monotonicNow() - began) / 1e6)
                // The first entry was drawn by the reload.
                let drawn = try lines(daemon).dropFirst(before - 1)
                guard Set(drawn.compactMap { $0.text("date") }).count == minutes else {
                    throw TestFailure("\(drawn.count) lines of a day")
                }
                draws.append(drawn.compactMap { $0.number("took") }.reduce(0, +) * 1000)
            }
        }
        table.add(
            "a day of an entry a minute under the virtual clock: 1,440 log lines with distinct dates, \(renderer)",
            Sample(days), target: target, beside: Beside("the 1,440 draws of it, as the log times them", Sample(draws))
        )
    }

    private static func lines(_ daemon: DaemonFixture) throws -> [JSONObject] {
        try daemon.text("log/snapshots.jsonl").split(separator: "\n").map { try JSONObject(parsing: String($0)) }
    }
}
