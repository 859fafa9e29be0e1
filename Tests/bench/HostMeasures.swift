// From the start of the host's process to its end: picture on disk, log line, receipt.
import Foundation
import Posix
import TestSupport

enum HostMeasures {
    private static let photos = Programs.repository + "/Tests/EndToEndTests/Photos/"
    private static let turns = 101

    static func add(to table: inout Table) throws {
        let bare = try Sample(turns) { _ in try run("/bin/true", []) }
        let version = try Sample(turns) { _ in try run(Programs.path(of: "widget-host"), ["--version"]) }
        try DaemonFixture.with { daemon in
            try install("Feed", "systemMedium", in: daemon)
            let feed = try reload("Feed", of: daemon) { turn in
                let entries = (1...6).map { number in
                    #"{"id":"\#(number)","title":"Item \#(number)","subtitle":"changed \#(number == 1 ? turn : 0)"}"#
                }
                let text = #"{"version":1,"entries":[\#(entries.joined(separator: ","))]}"#
                try write(Data(text.utf8), daemon.path("entries/Feed.json"))
            }
            let unchanged = try reload("Feed", of: daemon) { _ in }
            try install("Photo", "systemMedium", in: daemon)
            let pictures = try ["coffee.png", "rocket.jpg"].map {
                try Data(contentsOf: URL(fileURLWithPath: photos + $0))
            }
            let photo = try reload("Photo", of: daemon) { turn in
                try write(pictures[turn % 2], daemon.path("photo.png"))
            }
            let floor = "`/bin/true`, start to end: \(Sample.text(bare.median)) ms"
            table.add(
                "`widget-host reload --wait`, one text of `Feed.systemMedium` changed", feed.text, target: "6 ms",
                floor: floor
            )
            table.add(
                "the same, a swapped photograph in `Photo.systemMedium`", photo.text, target: "12 ms",
                floor: try DrawingMeasures.decodingFloor(photos)
            )
            table.add("the same, nothing changed", unchanged.text, target: "4 ms", floor: floor)
        }
        table.add(
            "the `widget-host` process itself (`--version`)", version.text, target: "1.5 ms",
            floor: "`/bin/true`: \(Sample.text(bare.median)) ms"
        )
    }

    private static func run(_ path: String, _ arguments: [String]) throws {
        let child = try ChildProcess.spawn(
            path, arguments: [path] + arguments, environment: Programs.environment, descriptors: [:]
        )
        guard try child.wait() == .code(0) else { throw TestFailure("\(path) \(arguments) failed") }
    }

    /// Leaves one widget installed, and has the daemon know it.
    private static func install(_ kind: String, _ family: String, in daemon: DaemonFixture) throws {
        let text = #"{"version":1,"widgets":[{"id":"\#(kind).\#(family)","kind":"\#(kind)","family":"\#(family)"}]}"#
        try write(Data(text.utf8), daemon.path("widgets.json"))
        try daemon.host("reload", "--wait").succeeding()
    }

    private static func reload(
        _ kind: String, of daemon: DaemonFixture, prepare: (Int) throws -> Void
    ) throws -> Sample {
        let host = Programs.path(of: "widget-host")
        let arguments = ["--container", daemon.container, "--group", daemon.group, "reload", kind, "--wait"]
        return try Sample(turns, prepare: prepare) { _ in try run(host, arguments) }
    }

    /// Publishes a file as any host would.
    private static func write(_ bytes: Data, _ path: String) throws {
        try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
