// A Live Activity is a kind whose timeline is what a host publishes.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct LiveActivityTests {
    private static let kind = "DeliveryAttributes"
    private static let widget = "DeliveryAttributes.systemMedium"

    private func with(_ body: (DaemonFixture) throws -> Void) throws {
        try VirtualDaemon.with(isStarted: false) { daemon in
            try daemon.install((Self.kind, "systemMedium"))
            try daemon.put("", "delivery")
            try daemon.start()
            try daemon.awaitSnapshot(of: Self.widget)
            try body(daemon)
        }
    }

    private func publish(_ entries: String..., to daemon: DaemonFixture) throws -> JSONObject {
        let list = "[\(entries.joined(separator: ","))]"
        try daemon.host("put-entries", Self.kind, "-", input: list).succeeding()
        return try #require(try daemon.reload(Self.kind)[Self.widget])
    }

    private static let order = #""attributes":{"orderNumber":"7","restaurant":"Basil"}"#

    private static func state(_ stops: Int) -> String {
        // Seconds since 2001, as ActivityKit's own decoder takes a date; a text serves as well.
        #""content-state":{"driver":"Ann","stops":\#(stops),"arrival":\#(stops.isMultiple(of: 2) ? "788918400" : #""2026-01-01T01:00:00Z""#)}"#
    }

    @Test func theKindIsNamedAfterItsAttributes() throws {
        try with { daemon in
            let kinds = try JSONObject(parsing: daemon.host("kinds", "--json").succeeding().output).objects("kinds")
            let found = try #require(kinds.first { $0.text("kind") == Self.kind })
            #expect(found.description.contains(#""families": ["systemMedium"]"#), "\(found)")
            #expect(found.text("configuration") == "activity", "\(found)")
            // A control is none.
            #expect(!kinds.contains { $0.text("kind")?.hasPrefix("example.") == true })
        }
    }

    /// Nothing published: bars, and nothing to complain of, as no activity is running.
    @Test func beforeItsFirstStateItIsAPlaceholder() throws {
        try with { daemon in
            let receipt = try #require(try daemon.reload(Self.kind)[Self.widget])
            #expect(receipt.text("outcome") == "unchanged", "\(receipt)")
            #expect(receipt.objects("diagnostics").isEmpty, "\(receipt)")
        }
    }

    @Test func statesComeAtTheirDatesAndGrowStale() throws {
        try with { daemon in
            let receipt = try publish(
                "{\(Self.order),\(Self.state(3))}",
                #"{"date":"2026-01-01T00:10:00Z",\#(Self.state(2)),"stale-date":"2026-01-01T00:20:00Z"}"#,
                #"{"date":"2026-01-01T00:30:00Z",\#(Self.state(0))}"#, to: daemon
            )
            #expect(receipt.text("outcome") == "rendered" && receipt.objects("diagnostics").isEmpty, "\(receipt)")
            let steps: [(String, String, isStale: Bool)] = [
                ("0m", "Ann has 3 stops before you", false), ("11m", "Ann has 2 stops before you", false),
                ("10m", "Ann has 2 stops before you", true), ("10m", "Ann has 0 stops before you", false),
            ]
            for (step, line, isStale) in steps {
                if step != "0m" { try daemon.host("advance", step).succeeding() }
                let lines = try daemon.accessibleText(Self.widget).split(separator: "\n").map(String.init)
                #expect(lines.starts(with: ["Basil", "Order 7", line]), "\(lines)")
                #expect(lines.contains("Waiting for news") == isStale, "\(lines)")
            }
        }
    }

    /// What cannot be used is named, and harms no other state; when nothing can be, the picture stays.
    @Test func aStateThatCannotBeUsedIsNamed() throws {
        try with { daemon in
            let receipt = try publish(
                "{\(Self.state(1))}", "{\(Self.order),\(Self.state(3))}",
                #"{"date":"2026-01-01T00:10:00Z","content-state":{"driver":"Ann","stops":"two","arrival":0}}"#,
                to: daemon
            )
            #expect(receipt.text("outcome") == "rendered", "\(receipt)")
            let told = receipt.objects("diagnostics").map { $0.text("message") ?? "" }
            try #require(told.count == 2, "\(told)")
            #expect(told[0].contains("entry 0: 'attributes' is missing"), "\(told)")
            #expect(told[1].contains("entry 2: ") && told[1].contains("stops"), "\(told)")
            try daemon.host("put-entries", Self.kind, "-", input: "[{\(Self.state(1))}]").succeeding()
            let failed = try daemon.host("reload", Self.kind, "--wait")
            #expect(failed.code == 1 && failed.output.contains("'attributes' is missing"), "\(failed)")
            #expect(try daemon.accessibleText(Self.widget).contains("Ann has 3 stops before you"))
        }
    }
}
