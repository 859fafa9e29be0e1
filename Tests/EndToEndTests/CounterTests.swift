// What was published before a reload is what the reload shows: entries, defaults and picture alike.
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite struct CounterTests {
    private static let bundle = Programs.path(of: "trial-widgets")
    private static let group = "group.sundial.trial"

    @Test func entriesDefaultsAndPictureAgreeAfterEachWaitedReload() throws {
        try DaemonFixture.with(CounterTests.bundle, group: CounterTests.group) { daemon in
            for count in 1...12 {
                let gray = UInt8(count * 20)
                let picture = daemon.scratch + "/counter.png"
                try SolidPicture.png(width: 40, height: 40, red: gray, green: 0, blue: 255 - gray)
                    .write(to: URL(fileURLWithPath: picture))
                try daemon.host(
                    "put-entries", "Counter", "-", input: #"{"version":1,"entries":[{"count":\#(count)}]}"#
                ).succeeding()
                try daemon.host("set", "count:=\(count)").succeeding()
                try daemon.host("put-image", picture, "--as", "counter.png").succeeding()
                try daemon.reload("Counter")
                for widget in ["Counter.systemSmall", "Counter.systemMedium"] {
                    let text = try daemon.accessibleText(widget)
                    #expect(text.contains("entries \(count)") && text.contains("defaults \(count)"), "\(text)")
                    guard Programs.renderer == "raster" else { continue }
                    let corner = try TestPicture(contentsOf: daemon.picture(widget)).mean(x: 4...12, y: 4...12)
                    let wanted = MeanColor(red: Double(gray), green: 0, blue: Double(255 - gray))
                    #expect(corner.distance(to: wanted) < 3, "\(corner) instead of \(wanted)")
                }
            }
        }
    }

    @Test func twoHostsAtOnceLoseNothing() throws {
        try DaemonFixture.with(CounterTests.bundle, group: CounterTests.group) { daemon in
            let host = daemon.host
            let textFile = daemon.path("snapshots/Pair.systemSmall.txt")
            let failures = Failures()
            DispatchQueue.concurrentPerform(iterations: 2) { side in
                let key = side == 0 ? "left" : "right"
                failures.gather {
                    for number in 1...15 {
                        try host("set", "\(key):=\(number)").succeeding()
                        try host("reload", "Pair", "--wait").succeeding()
                        // Only this side sets this key, so the picture shows exactly what this side set last.
                        let text = try String(contentsOfFile: textFile, encoding: .utf8)
                        if !text.contains("\(key) \(number)") {
                            throw TestFailure("\(key) \(number) is not in: \(text)")
                        }
                    }
                }
            }
            #expect(failures.all == [])
            let text = try daemon.accessibleText("Pair.systemSmall")
            #expect(text.contains("left 15") && text.contains("right 15"), "\(text)")
        }
    }
}
