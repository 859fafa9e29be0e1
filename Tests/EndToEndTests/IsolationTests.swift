// Widget code runs in processes of its own: the daemon outlives whatever it does.
import TestSupport
import Testing

@Suite struct IsolationTests {
    private static let bundle = Programs.path(of: "trial-widgets")
    private static let group = "group.sundial.trial"

    @Test func widgetCodeNeverRunsInTheDaemon() throws {
        try DaemonFixture.with(IsolationTests.bundle, group: IsolationTests.group) { daemon in
            let id = try #require(daemon.log.first { $0.event == "ready" }?["pid"])
            try daemon.reload("Process")
            let inits = try daemon.text("process-ids.txt").split(separator: "\n").map(String.init)
            #expect(!inits.isEmpty && !inits.contains(id), "init ran in \(inits), the daemon is \(id)")
            let text = try daemon.accessibleText("Process.systemSmall")
            #expect(text.contains("process ") && !text.contains("process \(id)"), "\(text)")
        }
    }

    @Test func aTrapLeavesTheDaemonAndTheLastPicture() throws {
        try DaemonFixture.with(IsolationTests.bundle, group: IsolationTests.group) { daemon in
            try daemon.host("set", "number:=1").succeeding()
            try daemon.reload("Trap")
            let picture = try daemon.bytes("snapshots/Trap.systemSmall.\(Programs.pictureExtension)")

            try daemon.host("set", "trap:=true", "number:=2").succeeding()
            let failed = try daemon.host("reload", "Trap", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            let receipt = try #require(try failed.receipts()["Trap.systemSmall"])
            #expect(receipt.text("outcome") == "failed")
            #expect(receipt.text("why")?.isEmpty == false, "the receipt says why")
            #expect(try daemon.bytes("snapshots/Trap.systemSmall.\(Programs.pictureExtension)") == picture)
            #expect(try daemon.sidecar("Trap.systemSmall").flag("stale") == true)

            // Other kinds do not notice, and the kind itself recovers.
            #expect(try daemon.reload("Process")["Process.systemSmall"]?.text("outcome") != "failed")
            try daemon.host("set", "trap:=false").succeeding()
            // The retry after the failure may have drawn it just before.
            #expect(try daemon.reload("Trap")["Trap.systemSmall"]?.text("outcome") != "failed")
            #expect(try daemon.accessibleText("Trap.systemSmall").contains("safe and sound 2"))
            #expect(try daemon.sidecar("Trap.systemSmall").flag("stale") != true)
        }
    }
}
