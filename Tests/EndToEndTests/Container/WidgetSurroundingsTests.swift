// What widget code finds: folders of its own, the group's, and shared defaults of every type.
import Foundation
import GroupContainer
import Posix
import TestSupport
import Testing

@Suite struct WidgetSurroundingsTests {
    private static func with(_ kinds: [String], _ body: (DaemonFixture) throws -> Void) throws {
        let program = Programs.path(of: "contract-widgets")
        try DaemonFixture.with(program, group: "group.sundial.trial", isStarted: false) { daemon in
            try daemon.installInSmall(kinds)
            // Nothing of the user's own surroundings gets through.
            daemon.environment["XDG_CONFIG_HOME"] = "/nowhere/config"
            daemon.environment["XDG_CACHE_HOME"] = "/nowhere/cache"
            daemon.environment["TMPDIR"] = daemon.scratch
            try daemon.start()
            try body(daemon)
        }
    }

    @Test func foldersAreThereBeforeItRuns() throws {
        try WidgetSurroundingsTests.with(["Places"]) { daemon in
            // Also after somebody has removed them.
            for turn in 1...2 {
                try daemon.reload("Places")
                let extensions = daemon.path("run/extensions/Places")
                let lines = try daemon.accessibleText("Places.systemSmall").split(separator: "\n").map(String.init)
                let expected = [
                    "XDG_CONFIG_HOME \(extensions)/config", "XDG_CACHE_HOME \(daemon.path("Library/Caches"))",
                    "TMPDIR \(extensions)/tmp", "caches \(daemon.path("Library/Caches"))",
                    "temporary \(extensions)/tmp/", "group \(daemon.directory)", "other nil",
                ]
                #expect(lines == expected, "turn \(turn)")
                try FileSystem.removeTree(daemon.path("run/extensions"))
                try FileSystem.removeTree(daemon.path("Library/Caches"))
            }
        }
    }

    @Test func defaultsOfEveryTypeGoBothWays() throws {
        try WidgetSurroundingsTests.with(["Types"]) { daemon in
            try daemon.host(
                "set", "string=Käse & <b>\"x\"</b>", "integer:=9007199254740993", "real:=2.5", "flag:=true",
                #"date:={"$date":"2026-01-01T00:00:00Z"}"#, #"data:={"$data":"AAH/"}"#, #"array:=["x","y"]"#,
                #"dictionary:={"k":"v","n":[1,2.5,false]}"#, "removed=soon", "other:=1.0"
            ).succeeding()
            try daemon.reload("Types")
            let shown = try daemon.accessibleText("Types.systemSmall")
            #expect(
                shown.split(separator: "\n").map(String.init) == [
                    "string Käse & <b>\"x\"</b>", "integer 9007199254740993", "real 2.5", "flag true",
                    "date 1767225600.0", "data [0, 1, 255]", #"array ["x", "y"]"#, "dictionary v",
                ]
            )
            let stored = try PropertyListText.values(
                try daemon.bytes("Library/Preferences/group.sundial.trial.plist"))
            let date = PropertyListValue.date(Date(timeIntervalSince1970: 1_767_225_600))
            for prefix in ["", "echo."] {
                #expect(stored[prefix + "string"] == .string("Käse & <b>\"x\"</b>"))
                #expect(stored[prefix + "integer"] == .integer(9_007_199_254_740_993))
                #expect(stored[prefix + "real"] == .real(2.5))
                #expect(stored[prefix + "flag"] == .bool(true))
                #expect(stored[prefix + "date"] == date)
                #expect(stored[prefix + "data"] == .data(Data([0, 1, 255])))
                #expect(stored[prefix + "array"] == .array([.string("x"), .string("y")]))
                let numbers = PropertyListValue.array([.integer(1), .real(2.5), .bool(false)])
                #expect(stored[prefix + "dictionary"] == .dictionary(["k": .string("v"), "n": numbers]))
            }
            #expect(stored["own.string"] == .string("t") && stored["own.integer"] == .integer(7))
            #expect(stored["own.real"] == .real(2.5) && stored["own.flag"] == .bool(true))
            #expect(stored["own.date"] == date && stored["own.data"] == .data(Data([1, 2, 255])))
            #expect(stored["own.array"] == .array([.string("a"), .string("b")]))
            let deep = PropertyListValue.dictionary(["deep": .array([.integer(1), .integer(2)])])
            #expect(stored["own.dictionary"] == .dictionary(["k": deep]))
            #expect(stored["removed"] == nil, "the provider removed it")
            #expect(stored["other"] == .real(1), "what it did not touch is as it was")
        }
    }

    /// What one kind stored is there for the run that it asks for, in another process.
    @Test func whatIsStoredIsThereForTheReloadThatIsAskedFor() throws {
        try WidgetSurroundingsTests.with(["Push", "Plain"]) { daemon in
            try daemon.host("reload", "--wait").succeeding()
            for value in ["one", "two", "three"] {
                daemon.forgetLog()
                try daemon.host("set", "push=\(value)").succeeding()
                try daemon.reload("Push")
                try daemon.awaitSnapshot(of: "Plain.systemSmall", "of \(value)") {
                    $0["cause"] == "extension" && $0["text"] == "unit \(value)"
                }
            }
        }
    }

    /// A process that finds no copy, not even that of another daemon, must not take a file that it cannot read for no
    /// file: the run fails, the picture stays.
    @Test func unreadableDefaultsAreNotEmptyOnes() throws {
        try WidgetSurroundingsTests.with(["Plain"]) { daemon in
            try daemon.host("set", "unit=F").succeeding()
            try daemon.reload("Plain")
            let good = try daemon.bytes("Library/Preferences/group.sundial.trial.plist")
            try daemon.kill()
            #expect(try FileSystem.remove(daemon.path("run/defaults.plist")))
            try daemon.put("<plist version=\"1.0\"><dict><key>un", "Library/Preferences/group.sundial.trial.plist")
            try daemon.start()
            let failed = try daemon.host("reload", "Plain", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            let receipt = try #require(try failed.receipts()["Plain.systemSmall"])
            #expect(receipt.text("why")?.contains("group.sundial.trial.plist") == true, "\(receipt)")
            #expect(try daemon.accessibleText("Plain.systemSmall") == "unit F\n")
            try good.write(to: URL(fileURLWithPath: daemon.path("Library/Preferences/group.sundial.trial.plist")))
            try daemon.reload("Plain")
            #expect(try daemon.sidecar("Plain.systemSmall").flag("stale") == false)
        }
    }
}
