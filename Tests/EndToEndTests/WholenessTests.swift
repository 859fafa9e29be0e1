// While the daemon works, whoever reads its files sees them whole.
import Foundation
import TestSupport
import Testing

@Suite struct WholenessTests {
    @Test func aReaderInALoopNeverSeesHalfAFile() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("set", "title=Build 0").succeeding()
            let reader = Watcher(WholenessTests.look(at: daemon.directory))
            for turn in 1...15 {
                let photo = Photo.all[turn % Photo.all.count]
                try daemon.host("put-image", photo.path, "--as", "photo.png").succeeding()
                try daemon.host("set", "title=Build \(turn)").succeeding()
                try daemon.host("reload", "--wait").succeeding()
            }
            let (looks, problems) = reader.finish()
            #expect(problems.isEmpty, "\(problems.prefix(5))")
            #expect(looks > 0)
        }
    }

    /// A look at every file that a reader might open: pictures, sidecars, texts, log, defaults.
    private static func look(at directory: String) -> @Sendable () -> [String] {
        {
            var problems: [String] = []
            // A folder that does not exist yet has no files.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: directory + "/snapshots")) ?? []
            for name in names where !name.hasPrefix(".tmp-") {
                // A file that was there a moment ago may be gone; one that is there is whole.
                guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: directory + "/snapshots/" + name)) else {
                    continue
                }
                if name.hasSuffix(".png"), !isWholePNG(bytes) {
                    problems.append("\(name): \(bytes.count) bytes of a PNG")
                }
                if name.hasSuffix(".json"), !isJSON(bytes) { problems.append("\(name): no JSON") }
            }
            // As above.
            if let log = try? Data(contentsOf: URL(fileURLWithPath: directory + "/log/snapshots.jsonl")), !log.isEmpty {
                if log.last != UInt8(ascii: "\n") { problems.append("log: the last line is cut") }
                if let last = log.split(separator: UInt8(ascii: "\n")).last, !isJSON(last) {
                    problems.append("log: no JSON")
                }
            }
            let defaults = URL(fileURLWithPath: directory + "/Library/Preferences/group.sundial.demo.plist")
            // As above.
            if let bytes = try? Data(contentsOf: defaults) {
                // Nil is the finding.
                let values = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
                if values?["title"] == nil { problems.append("defaults: not whole, or a key is lost") }
            }
            return problems
        }
    }

    private static func isJSON(_ bytes: Data) -> Bool {
        // Nil is the finding.
        (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
    }

    /// Whether the chunks fill the file exactly, from the signature to the end.
    private static func isWholePNG(_ bytes: Data) -> Bool {
        let bytes = [UInt8](bytes)
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            position += 12 + length
            if type == "IEND" { return position == bytes.count }
        }
        return false
    }
}
