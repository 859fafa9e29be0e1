// R46: an empty list, no timeline and no data yet are three things, and stay what they are.
import Foundation
import TestSupport
import Testing

@Suite struct R46EmptyListTests {
    private static let widget = "Chats.systemSmall"

    /// What is on screen, what it is of, and why it is not newer.
    private struct State: Equatable, CustomStringConvertible {
        var text: String
        var entry: String
        var why: String?
        var description: String { "\(entry): \(text) (\(why ?? "fresh"))" }

        init(_ text: String, _ entry: String, why: String? = nil) {
            (self.text, self.entry, self.why) = (text, entry, why)
        }

        init(_ daemon: DaemonFixture) throws {
            let facts = try JSONObject(parsing: daemon.host("explain", widget, "--json").succeeding().output)
            let sentences = try #require(facts.objects("widgets").first).objects("sentences")
            let picture = try #require(sentences.first?.text("text")?.split(separator: ",").first)
            let sidecar = try daemon.sidecar(widget)
            let text = try daemon.accessibleText(widget).split(separator: "\n").joined(separator: ", ")
            self.init(
                text, String(picture.prefix { $0 != "." }.replacing(try Regex(" of generation [0-9]+"), with: "")),
                why: sidecar.flag("stale") == true ? sidecar.text("why") : nil)
        }
    }

    private func expect(_ state: State, of daemon: DaemonFixture) throws {
        let found = try State(daemon)
        #expect(found == state)
    }

    private func publish(_ entries: String?, _ daemon: DaemonFixture) throws -> String? {
        let file = daemon.path("entries/Chats.json")
        if let entries {
            try daemon.host("put-entries", "Chats", "-", input: entries).succeeding()
        } else if FileManager.default.fileExists(atPath: file) {
            try FileManager.default.removeItem(atPath: file)
        }
        let result = try daemon.host("reload", "Chats", "--wait", "--json")
        return try result.receipts()[Self.widget]?.text("outcome")
    }

    private static let empty = #"{"version":1,"entries":[{"date":"2026-01-01T00:00:00Z","items":[]}]}"#
    private static let full = #"{"version":1,"entries":[{"items":["Ann"]}]}"#
    private static let none = #"{"version":1,"entries":[]}"#

    @Test func areThreeStableStates() throws {
        try VirtualDaemon.with(isStarted: false) { daemon in
            try FileManager.default.createDirectory(atPath: daemon.directory, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: daemon.path("chats")))
            try daemon.start()
            try daemon.awaitSnapshot(of: Self.widget)
            // Its texts are boxes.
            let noData = State("", "The placeholder", why: "no entries")
            let noItems = State("no chats", "Entry 1 of 1")
            let noTimeline = State("Ann", "Entry 1 of 1", why: "no entries")

            // Nobody has published anything.
            for _ in 1...2 {
                #expect(try publish(nil, daemon) == "failed")
                try expect(noData, of: daemon)
                // A file without entries is no timeline; before the first there is nothing to keep.
                #expect(try publish(Self.none, daemon) == "failed")
                try expect(noData, of: daemon)
            }
            // Tried again by itself it stays so.
            try daemon.advance("10m")
            try expect(noData, of: daemon)

            // An empty list is a picture as good as any.
            #expect(try publish(Self.empty, daemon) == "rendered")
            try expect(noItems, of: daemon)
            #expect(try publish(Self.empty, daemon) == "unchanged")
            try expect(noItems, of: daemon)

            // Without a timeline what was shown stays.
            #expect(try publish(Self.full, daemon) == "rendered")
            for entries in [Self.none, nil, Self.none] {
                #expect(try publish(entries, daemon) == "failed")
                try expect(noTimeline, of: daemon)
                try daemon.advance("10m")
                try expect(noTimeline, of: daemon)
            }
            #expect(try publish(Self.empty, daemon) == "rendered")
            try expect(noItems, of: daemon)
        }
    }

    /// A daemon that starts finds the same state, and its own run makes it no other.
    @Test(arguments: [nil, empty, full]) func outlivesTheDaemon(_ entries: String?) throws {
        try VirtualDaemon.with(isStarted: false) { daemon in
            try FileManager.default.createDirectory(atPath: daemon.directory, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: daemon.path("chats")))
            try daemon.start()
            try daemon.awaitSnapshot(of: Self.widget)
            _ = try publish(entries, daemon)
            if entries == Self.full { _ = try publish(Self.none, daemon) }
            let before = try State(daemon)
            try daemon.kill()
            try daemon.start()
            _ = try daemon.host("reload", "Chats", "--wait")
            try expect(before, of: daemon)
        }
    }
}
