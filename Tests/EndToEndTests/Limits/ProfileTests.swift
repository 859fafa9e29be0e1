// The profile of a phone: five minutes between the runs of a widget, for all but those who cannot wait.
import TestSupport
import Testing

@Suite struct ProfileTests {
    private static let widget = "Counter.systemSmall"

    private static func with(_ body: (DaemonFixture) throws -> Void) throws {
        try VirtualDaemon.with(
            only: [widget, "Minutes.systemSmall", "Restless.systemSmall"], options: ["--profile", "ios"], body)
    }

    @Test func aHostsReloadIsDeferredAndComes() throws {
        try Self.with { daemon in
            try daemon.host("set", "count:=5").succeeding()
            let waited = try daemon.host("reload", "Counter", "--wait", "--json")
            #expect(waited.code == 7, "\(waited)")
            let receipt = try #require(try waited.receipts()[Self.widget])
            #expect(receipt.text("outcome") == "deferred" && receipt.text("until") == "2026-01-01T00:05:00.000Z")
            #expect(receipt.text("why")?.contains("minimum interval") == true, "\(receipt)")
            // Who does not wait is told the same, without an error.
            let accepted = try daemon.host("reload", "Counter", "--json").succeeding()
            #expect(try accepted.receipts()[Self.widget]?.text("outcome") == "deferred")
            let shown = try daemon.host("explain", Self.widget).succeeding().output
            #expect(shown.contains("minimum-interval") && shown.contains("deferred until"), "\(shown)")

            #expect(try daemon.advance("299").seconds("timeline") == [])
            #expect(try daemon.advance("1").seconds("timeline") == [300])
            #expect(try daemon.accessibleText(Self.widget).contains("defaults 5"))
            #expect(try daemon.sidecar(Self.widget).text("cause") == "reload")
            #expect(try daemon.advance("1h").seconds("timeline") == [], "two reloads led to one run")
        }
    }

    @Test func somebodyInTheForegroundDoesNotWait() throws {
        try Self.with { daemon in
            try daemon.host("set", "count:=6").succeeding()
            try daemon.host("reload", "Counter", "--wait", "--foreground").succeeding()
            #expect(try daemon.accessibleText(Self.widget).contains("defaults 6"))
            // The interval begins anew with that run.
            try daemon.advance("4m")
            try daemon.host("reload", "Counter", "--wait", "--foreground").succeeding()
            let receipt = try daemon.host("reload", "Counter", "--json").succeeding().receipts()[Self.widget]
            #expect(receipt?.text("until") == "2026-01-01T00:09:00.000Z")
        }
    }

    /// A policy that wants a run each second has one each five minutes, and so has widget code that reloads itself.
    @Test func policiesAndWidgetCodeWaitAsWell() throws {
        try Self.with { daemon in
            try daemon.host("set", "minutes:=1", "policy=soon", "restless:=true", "changing:=true").succeeding()
            try daemon.host("reload", "--wait", "--foreground").succeeding()
            let advanced = try daemon.advance("1h")
            let runs = advanced.objects("happened").filter { $0.text("event") == "timeline" }
            for widget in ["Minutes.systemSmall", "Restless.systemSmall"] {
                #expect(runs.count { $0.text("widget") == widget } == 12, "\(widget)")
            }
        }
    }
}
