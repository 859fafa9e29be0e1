// R52: while the configuration is not there yet, the widget is drawn with another one's.
import Foundation
import GroupContainer
import Posix
import TestSupport
import Testing

@Suite struct R52 {
    private static let widget = "Album.systemSmall"
    private static let right = "album X\nwidth 120\n"
    private static let defaults = "Library/Preferences/group.sundial.trial.plist"

    /// Of a widget that is installed 120 points wide, and album X in the shared defaults.
    private static func with(isStarted: Bool = true, _ body: (DaemonFixture) throws -> Void) throws {
        try ReportedWidgets.with("Album", isStarted: false) { daemon in
            if isStarted {
                try daemon.put(installed, "widgets.json")
                try daemon.set("album=X")
                try daemon.start()
                try daemon.awaitSnapshot(of: widget)
                #expect(try daemon.accessibleText(widget) == right)
            }
            try body(daemon)
            // At no time was another album shown, or another size, not even in a picture that was replaced at once.
            let shown = try daemon.snapshotLines(of: widget).compactMap { $0.text("text") }
            #expect(shown.allSatisfy { $0 == "album X | width 120" }, "\(shown)")
        }
    }

    private static let installed = """
        {"version":1,"widgets":[{"id":"\(widget)","kind":"Album","family":"systemSmall","size":[120,120]}]}
        """

    /// A host that still writes both when the daemon starts, under the lock that makes them one change.
    @Test func aStartWaitsForWhoIsJustWritingIt() throws {
        try Self.with(isStarted: false) { daemon in
            try FileManager.default.removeItem(atPath: daemon.path("widgets.json"))
            try FileSystem.makeDirectory(daemon.path("run"))
            try Self.publish(daemon)
            try daemon.awaitReady()
            try daemon.awaitSnapshot(of: Self.widget)
            #expect(try daemon.accessibleText(Self.widget) == Self.right)
            #expect(!daemon.log.contains { $0["code"] == "publish-lock" }, "the host was too slow for this test")
        }
    }

    /// Launches a daemon in the middle of a change of both files, and ends the change.
    private static func publish(_ daemon: DaemonFixture) throws {
        let lock = try Lock.acquire(daemon.path("run/publish.lock"))
        try daemon.launch()
        // It has asked for its kinds, and looks at what is published next.
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        while !daemon.exists("run/descriptors.json") {
            if Clock.monotonicNow() > deadline { throw TestFailure("the bundle was never described") }
            sched_yield()
        }
        try daemon.put(installed, "widgets.json")
        let values: [String: PropertyListValue] = ["album": .string("X")]
        try daemon.put(String(decoding: PropertyListText.xml(values), as: UTF8.self), defaults)
        withExtendedLifetime(lock) {}
    }

    /// Where no daemon has seen good ones.
    @Test(arguments: ["half", "nothing", "folder"]) func unreadableDefaultsAreNotNone(_ state: String) throws {
        try Self.with { daemon in
            let before = try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)")
            let whole = try daemon.bytes(Self.defaults)
            try daemon.kill()
            try Self.spoil(Self.defaults, whole, state, daemon)
            _ = try FileSystem.remove(daemon.path("run/defaults.plist"))
            try daemon.start()
            let line = try daemon.awaitLine("the failure") { $0["code"] == "run-failed" }
            #expect(line["message"]?.contains("shared defaults") == true, "\(line.text)")
            #expect(try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)") == before)
            try Self.mend(Self.defaults, whole, daemon)
            // By itself, with the next try.
            daemon.forgetLog()
            try daemon.advance("--until-idle")
            #expect(try daemon.sidecar(Self.widget).flag("stale") != true)
            #expect(try daemon.accessibleText(Self.widget) == Self.right)
        }
    }

    @Test(arguments: ["half", "nothing", "folder"]) func theLastGoodDefaultsOutliveADaemon(_ state: String) throws {
        try Self.with { daemon in
            let whole = try daemon.bytes(Self.defaults)
            try daemon.kill()
            try Self.spoil(Self.defaults, whole, state, daemon)
            try daemon.start()
            let receipt = try #require(try daemon.reload("Album")[Self.widget])
            #expect(receipt.text("outcome") == "unchanged", "\(receipt)")
            #expect(receipt.objects("diagnostics").map { $0.text("code") } == ["defaults-unreadable"], "\(receipt)")
            try Self.mend(Self.defaults, whole, daemon)
            #expect(try daemon.reload("Album")[Self.widget]?.has("diagnostics") == false)
        }
    }

    @Test(arguments: ["half", "nothing", "folder"]) func anUnreadableListOfWidgetsIsNotTheOneOfAllKinds(_ state: String)
        throws
    {
        try Self.with { daemon in
            let before = try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)")
            let whole = try daemon.bytes("widgets.json")
            try daemon.kill()
            try Self.spoil("widgets.json", whole, state, daemon)
            try daemon.start()
            let found = daemon.log.filter { $0["code"] == "widgets-file" }
            #expect(found.count == 1 && found.first?["message"]?.contains("widgets.json") == true, "\(found)")
            // Nobody is asked for a picture, and the last one is nobody's to remove.
            _ = try daemon.host("reload", "--wait")
            #expect(try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)") == before)
            try Self.mend("widgets.json", whole, daemon)
            try daemon.reload("Album")
            #expect(try daemon.accessibleText(Self.widget) == Self.right)
        }
    }

    /// What a configuration names is not there yet, or nobody can say: nothing else is shown in its place.
    @Test(arguments: [["unset", "heroes"], ["set", #"heroes:=["zoe"]"#], ["set", "fault=query"]])
    func whatIsConfiguredIsAwaited(_ change: [String]) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial",
            options: ["--clock", "virtual=\(VirtualDaemon.start)"], isStarted: false
        ) { daemon in
            try daemon.put("", "configured")
            try daemon.put(
                """
                {"version":1,"widgets":[
                    {"id":"ada","kind":"Hero","family":"systemSmall","configuration":{"hero":"ada"}}
                ]}
                """, "widgets.json"
            )
            let whole = #"heroes:=["zoe","ada"]"#
            try daemon.set(whole)
            try daemon.start()
            try daemon.awaitSnapshot(of: "ada")
            let before = try daemon.bytes("snapshots/ada.\(Programs.pictureExtension)")
            try daemon.kill()
            try daemon.run(change).succeeding()
            try daemon.start()
            let line = try daemon.awaitLine("the failure") { $0["code"] == "run-failed" }
            #expect(line["message"]?.hasPrefix("the parameter hero: ") == true, "\(line.text)")
            #expect(line["message"]?.contains(#"Hero "ada""#) == true, "\(line.text)")
            #expect(try daemon.bytes("snapshots/ada.\(Programs.pictureExtension)") == before)
            #expect(try daemon.status(of: "ada").flag("stale") == true)
            // By itself, with the next try.
            try daemon.set(whole, "fault=none")
            daemon.forgetLog()
            try daemon.advance("--until-idle")
            #expect(try daemon.sidecar("ada").flag("stale") != true)
            let shown = try daemon.snapshotLines(of: "ada").compactMap { $0.text("text") }
            #expect(shown.allSatisfy { $0 == "Ada | alone" }, "\(shown)")
        }
    }

    /// A list that is changed while no daemon runs: the entries of before belong to another configuration.
    @Test func entriesOfAnotherConfigurationAreShownNoMore() throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial",
            options: ["--clock", "virtual=\(VirtualDaemon.start)"], isStarted: false
        ) { daemon in
            func install(_ hero: String) throws {
                let row = #"{"id":"one","kind":"Hero","family":"systemSmall","configuration":{"hero":"\#(hero)"}}"#
                try daemon.put(#"{"version":1,"widgets":[\#(row)]}"#, "widgets.json")
            }
            try daemon.put("", "configured")
            try install("ada")
            try daemon.set(#"heroes:=["ada"]"#)
            try daemon.start()
            try daemon.awaitSnapshot(of: "one")
            try daemon.kill()
            try install("max")
            try daemon.start()
            try daemon.awaitLine("the failure") { $0["code"] == "run-failed" }
            _ = try daemon.status(of: "one")
            #expect(try daemon.snapshotLines(of: "one").compactMap { $0.text("text") } == ["Ada | alone"])
        }
    }

    private static func spoil(_ name: String, _ whole: Data, _ state: String, _ daemon: DaemonFixture) throws {
        let url = URL(fileURLWithPath: daemon.path(name))
        switch state {
        case "half": try whole.prefix(whole.count / 2).write(to: url)
        case "nothing": try Data().write(to: url)
        default:
            try FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
    }

    private static func mend(_ name: String, _ whole: Data, _ daemon: DaemonFixture) throws {
        let url = URL(fileURLWithPath: daemon.path(name))
        try FileManager.default.removeItem(at: url)
        try whole.write(to: url, options: .atomic)
    }
}
