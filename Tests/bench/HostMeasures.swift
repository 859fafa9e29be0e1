// From the start of the host's process to its end: picture on disk, log line, receipt.
import Foundation
import Posix
import TestSupport

enum HostMeasures {
    private static let photos = Programs.repository + "/Tests/EndToEndTests/Photos/"
    private static let host = Programs.path(of: "widget-host")
    private static let turns = 101

    static func add(to table: inout Table) throws {
        try DaemonFixture.with { daemon in
            try install("Feed", "systemMedium", in: daemon)
            try daemon.host("put-image", photos + "coffee.png", "--as", "item.png").succeeding()
            let publish = { (turn: Int) in
                let entries = (1...6).map { number in
                    #"{"id":"\#(number)","title":"Item \#(number)","subtitle":"changed \#(number == 1 ? turn : 0)","#
                        + #""imageURL":"item.png"}"#
                }
                let text = #"{"version":1,"entries":[\#(entries.joined(separator: ","))]}"#
                try write(Data(text.utf8), daemon.path("entries/Feed.json"))
            }
            table.add(
                "`widget-host reload --wait`, one text of `Feed.systemMedium` (texts, thumbnails) changed",
                try reload("Feed", of: daemon, prepare: publish), target: "6 ms",
                beside: try PillowPeer.measure(
                    daemon.path("entries/Feed.json"), photo: photos + "coffee.png", scratch: daemon.scratch,
                    prepare: publish
                )
            )
            let unchanged = try reload("Feed", of: daemon) { _ in }
            let (status, process) = try besideStaticProgram(place(of: daemon) + ["status", "--json"])
            try install("Photo", "systemMedium", in: daemon)
            let files = ["coffee.png", "rocket.jpg"].map { photos + $0 }
            let pictures = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
            let photo = try reload("Photo", of: daemon) { turn in
                try write(pictures[turn % 2], daemon.path("photo.png"))
            }
            table.add(
                "the same, a swapped photograph in `Photo.systemMedium`", photo, target: "12 ms",
                beside: try .decodingAndEncoding(files)
            )
            table.add("the same, nothing changed", unchanged, target: "4 ms", beside: process)
            table.add(
                "`widget-host status --json`: asks the daemon, decodes, encodes", status, target: "1.3 x",
                beside: process
            )
        }
        let (version, process) = try besideStaticProgram(["--version"])
        table.add("`widget-host --version`: the process, without JSON", version, beside: process)
    }

    /// A call of the host and the least that such a process can take.
    private static func besideStaticProgram(_ arguments: [String]) throws -> (Sample, Beside) {
        let floor = Programs.path(of: "bench-floor")
        let (call, process) = try Sample.byTurns(turns, { try run(host, arguments) }, { try run(floor, []) })
        return (call, Beside("a static Swift program that decodes and encodes one JSON", process))
    }

    private static func place(of daemon: DaemonFixture) -> [String] {
        ["--container", daemon.container, "--group", daemon.group]
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
        let arguments = place(of: daemon) + ["reload", kind, "--wait"]
        return try Sample(turns, prepare: prepare) { _ in try run(host, arguments) }
    }

    /// Publishes a file as any host would.
    private static func write(_ bytes: Data, _ path: String) throws {
        try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
