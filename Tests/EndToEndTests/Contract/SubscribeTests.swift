// Those who ask to be told: subscriptions, previews, and shared defaults from a host without a property list.
import Foundation
import GroupContainer
import Posix
import TestSupport
import Testing

@Suite struct SubscribeTests {
    @Test func tellsOfTimelinesAndSnapshots() throws {
        try DaemonFixture.with { fixture in
            // Of all kinds: the runs of the start are over then.
            try fixture.host("reload", "--wait").succeeding()
            let listener = try fixture.connect()
            try listener.send(#"{"id":1,"method":"subscribe","params":{"events":["snapshot","timeline"]}}"# + "\n")
            #expect(try listener.line() == #"{"id":1,"jsonrpc":"2.0","result":{"events":["snapshot","timeline"]}}"#)
            // Who sends no more still listens, as a shell's pipe does.
            try listener.endSending()
            try fixture.host("set", "title=Heard").succeeding()
            try fixture.reload("Status")
            var told: [String] = []
            while told.count < 6 {
                let notification = try listener.answer()
                let params = try #require(notification.object("params"))
                told.append("\(notification.text("method") ?? "?") \(params.text("widget") ?? "?")")
                if notification.text("method") == "snapshot" {
                    #expect(params.text("text")?.contains("Heard") == true)
                    #expect(params.text("cause") == "reload")
                }
                #expect(!notification.has("id"))
            }
            #expect(
                Set(told)
                    == [
                        "timeline Status.systemSmall", "snapshot Status.systemSmall", "timeline Status.systemMedium",
                        "snapshot Status.systemMedium", "timeline Status.accessoryRectangular",
                        "snapshot Status.accessoryRectangular",
                    ]
            )
        }
    }

    @Test func previewsAKind() throws {
        try DaemonFixture.with { fixture in
            let result = try fixture.host("preview", "Status", "--json").succeeding()
            let preview = try JSONObject(parsing: result.output)
            #expect(preview.text("family") == "systemSmall")
            for name in ["placeholder", "snapshot"] {
                let file = try #require(preview.object(name)?.text("file"))
                #expect(file.hasPrefix("run/renders/Status.systemSmall."))
                #expect(fixture.exists(file))
            }
            #expect(preview.object("snapshot")?.text("text")?.isEmpty == false)
            #expect(preview.object("placeholder")?.text("hash") != preview.object("snapshot")?.text("hash"))
            // Its archives are gone, and no widget has another generation for it.
            try waitUntil("the preview's archives are gone") {
                try FileSystem.names(in: fixture.path("run/archives")).allSatisfy { !$0.hasPrefix("preview") }
            }
        }
    }

    @Test func setsDefaultsOfEveryType() throws {
        try DaemonFixture.with { fixture in
            let connection = try fixture.connect()
            let values =
                #"{"t":"x","i":3,"r":3.0,"b":true,"a":[1,1.0,"y"],"d":{"k":false},"big":9007199254740993,"when":{"$date":"2026-01-01T00:00:00Z"},"bytes":[{"$data":"AAE="}]}"#
            try connection.send(
                #"{"id":1,"method":"setDefaults","params":{"values":"# + values + "}}\n"
                    + #"{"id":2,"method":"setDefaults","params":{"values":{"n":[null]},"remove":["t"]}}"# + "\n"
                    + #"{"id":3,"method":"setDefaults","params":{"values":{"c":"\u0001"},"remove":["t"]}}"# + "\n"
                    + #"{"id":4,"method":"setDefaults","params":{"remove":["b","none"]}}"# + "\n"
                    + #"{"id":5,"method":"setDefaults","params":{"values":{"when":{"$date":"2026-03-01T07:30:15.250Z"}}}}"#
                    + "\n"
            )
            #expect(try connection.line() == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
            #expect(try connection.answer().object("error")?.integer("code") == -32602)
            #expect(try connection.answer().object("error")?.integer("code") == -32602)
            #expect(try connection.line() == #"{"id":4,"jsonrpc":"2.0","result":{}}"#)
            let fraction = try #require(try connection.answer().object("error"))
            #expect(fraction.integer("code") == -32602)
            #expect(
                fraction.text("message")
                    == #"values: "when": $date: "2026-03-01T07:30:15.250Z" has a fraction of a second, "#
                    + "which a property list does not keep; the nearest whole second is 2026-03-01T07:30:15.000Z"
            )
            let stored = try PropertyListText.values(
                try fixture.bytes("Library/Preferences/group.sundial.demo.plist")
            )
            #expect(
                stored == [
                    "t": .string("x"), "i": .integer(3), "r": .real(3),
                    "a": .array([.integer(1), .real(1), .string("y")]), "d": .dictionary(["k": .bool(false)]),
                    "big": .integer(9_007_199_254_740_993),
                    "when": .date(Date(timeIntervalSince1970: 1_767_225_600)), "bytes": .array([.data(Data([0, 1]))]),
                ]
            )
        }
    }

    @Test func waitsForAHostsLockWithoutHoldingOthersUp() throws {
        try DaemonFixture.with { fixture in
            var lock: Lock? = try Lock.acquire(fixture.path("run/defaults.lock"))
            let waiting = try fixture.connect()
            try waiting.send(
                #"{"id":1,"method":"setDefaults","params":{"values":{"title":"Late"}}}"# + "\n"
                    + #"{"id":2,"method":"reloadTimelines","params":{"kind":"Status","wait":"rendered"}}"# + "\n"
            )
            // Others are answered meanwhile.
            let other = try fixture.connect()
            try other.send(#"{"id":1,"method":"kinds"}"# + "\n")
            #expect(try other.answer().integer("id") == 1)
            #expect(lock != nil)
            lock = nil
            #expect(try waiting.line() == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
            #expect(try waiting.answer().integer("id") == 2)
            #expect(try fixture.accessibleText("Status.systemSmall").contains("Late"))
        }
    }

    @Test func givesUpOnALockThatIsKept() throws {
        try DaemonFixture.with { fixture in
            let lock = try Lock.acquire(fixture.path("run/defaults.lock"))
            let waiting = try fixture.connect()
            try waiting.send(#"{"id":1,"method":"setDefaults","params":{"values":{"title":"Late"}}}"# + "\n")
            #expect(try waiting.answer().object("error")?.integer("code") == -32006)
            withExtendedLifetime(lock) {}
        }
    }
}
