// The same script under a virtual clock leaves the same container, byte by byte.
import Foundation
import TestSupport
import Testing

@Suite struct DeterminismTests {
    static let renderers = Programs.renderer == "raster" ? ["text", "raster"] : ["text"]

    @Test(arguments: renderers) func theSameScriptLeavesTheSameFiles(_ renderer: String) throws {
        try PictureProgram.with { pictures in
            let first = try Self.files(renderer, pictures)
            let second = try Self.files(renderer, pictures)
            #expect(first.keys.sorted() == second.keys.sorted())
            for (name, bytes) in first where second[name] != bytes {
                Issue.record("\(name) differs: \(Self.difference(bytes, second[name] ?? Data()))")
            }
            let log = String(decoding: first["log/snapshots.jsonl"] ?? Data(), as: UTF8.self)
            for cause in ["start", "reload", "entry", "policy", "extension"] {
                #expect(log.contains(#""cause":"\#(cause)""#), "nothing was drawn for \(cause)")
            }
        }
    }

    /// Hosts that publish and reload, days that pass, a provider's downloads, a daemon that starts again.
    private static func script(_ daemon: DaemonFixture, _ pictures: PictureProgram) throws {
        try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
        try daemon.host("set", "title=Tea", "status=steeping", "deadline=2026-01-01T06:00:00Z").succeeding()
        try daemon.host(
            "put-entries", "Feed", "-",
            input: pictures.feed([("1", "coffee.png"), ("2", "nowhere.png"), ("3", "rocket.jpg")])
        ).succeeding()
        try daemon.host("reload").succeeding()
        try daemon.advance("--until-idle")
        try daemon.advance("3h")
        try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
        try daemon.host("reload", "Photo", "--wait").succeeding()
        try daemon.host("reload", "Status").succeeding()
        try daemon.advance("--to", "2026-01-02T00:00:00.25Z")
        try daemon.host("remove", "photo.png").succeeding()
        try daemon.host("unset", "deadline").succeeding()
        try daemon.reload("Photo")
        try daemon.mustShutDownCleanly()
        try daemon.start(["--clock", "virtual=2026-01-03T00:00:00Z"])
        try daemon.advance("1d")
    }

    /// What the script leaves, without what belongs to the running daemon, and without how long things took.
    private static func files(_ renderer: String, _ pictures: PictureProgram) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let widgets = ["Photo.systemSmall", "Feed.systemMedium", "Status.systemSmall"]
        try VirtualDaemon.with(only: widgets, samples: true, options: ["--render", renderer]) { daemon in
            try script(daemon, pictures)
            try daemon.mustShutDownCleanly()
            for name in try FileManager.default.subpathsOfDirectory(atPath: daemon.directory)
            where !name.hasPrefix("run") {
                // Of a folder only the name counts.
                let bytes = FileManager.default.contents(atPath: daemon.path(name)) ?? Data()
                files[name] = name.hasPrefix("log/") ? withoutTimings(bytes) : bytes
            }
        }
        return files
    }

    private static func withoutTimings(_ log: Data) -> Data {
        Data(String(decoding: log, as: UTF8.self).replacing(/"took":"?[^,}]*/, with: #""took":0"#).utf8)
    }

    /// The first lines that differ.
    private static func difference(_ one: Data, _ other: Data) -> String {
        let lines = [one, other].map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
        let first = zip(lines[0], lines[1]).first { $0 != $1 }
        return first.map { "\($0.0.prefix(500))\n\($0.1.prefix(500))" } ?? "\(lines[0].count), \(lines[1].count) lines"
    }
}
