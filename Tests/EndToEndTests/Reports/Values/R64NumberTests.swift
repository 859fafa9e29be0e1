// R64: a number is shown as it was set, whatever its size, or refused when it is set.
import Foundation
import TestSupport
import Testing

@Suite struct R64 {
    /// How a value is written, what `get` prints, and what a widget finds under the key.
    static let values: [(written: String, got: String, found: String)] = [
        ("0", "0", "integer 0"), ("-0", "0", "integer 0"), ("-0.0", "-0.0", "real -0.0"),
        ("2147483647", "2147483647", "integer 2147483647"), ("2147483648", "2147483648", "integer 2147483648"),
        ("9007199254740993", "9007199254740993", "integer 9007199254740993"),
        ("9223372036854775807", "9223372036854775807", "integer 9223372036854775807"),
        ("-9223372036854775808", "-9223372036854775808", "integer -9223372036854775808"),
        ("9223372036854775808", "9223372036854775808", "integer 9223372036854775808"),
        ("0.1", "0.1", "real 0.1"), ("3.0", "3.0", "real 3.0"), ("1e3", "1000.0", "real 1000.0"),
        ("true", "true", "flag true"), (#""1""#, "1", "text 1"),
    ]

    /// Beyond what any reader would find again.
    static let refused = ["18446744073709551616", "-9223372036854775809", "1e999", "NaN", "[1,18446744073709551616]"]

    @Test func whatIsSetIsWhatIsShown() throws {
        try Self.with { daemon in
            let peer = try daemon.connect()
            for (written, got, found) in Self.values {
                try daemon.host("set", "n:=\(written)").succeeding()
                #expect(try daemon.host("get", "n").succeeding().output == got + "\n")
                try daemon.reload("Value")
                #expect(try daemon.accessibleText("Value.systemSmall") == found + "\n", "\(written)")

                // By the other way, from an empty list.
                try daemon.host("unset", "n").succeeding()
                try peer.send(#"{"id":1,"method":"setDefaults","params":{"values":{"n":\#(written)}}}"# + "\n")
                #expect(try peer.answer().has("result"))
                #expect(try daemon.host("get", "n", "--json").succeeding().output == Self.json(written) + "\n")
                try daemon.reload("Value")
                #expect(try daemon.accessibleText("Value.systemSmall") == found + "\n", "\(written)")
            }
        }
    }

    /// Values of one request, and the key that its refusal names.
    static let unkept: [(values: String, key: String)] = [
        (#"{"":1}"#, #""""#), (#"{"a":0,"":"x"}"#, #""""#), (#"{"big":1e400}"#, #""big""#),
        (#"{"a":1,"big":{"b":[0,-1e400]}}"#, #""big""#), (#"{"big":18446744073709551616}"#, #""big""#),
        (#"{"big":-9223372036854775809}"#, #""big""#), (#"{"big":[{"b":18446744073709551616}]}"#, #""big""#),
        ("{\"big\":1" + String(repeating: "0", count: 400) + "}", #""big""#), (#"{"big":null}"#, #""big""#),
    ]

    @Test func theRefusalNamesTheKey() throws {
        try Self.with { daemon in
            try daemon.host("set", "n:=1").succeeding()
            let peer = try daemon.connect()
            for (values, key) in Self.unkept {
                try peer.send(#"{"id":"x","method":"setDefaults","params":{"values":\#(values)}}"# + "\n")
                let answer = try peer.answer()
                let error = answer.object("error")
                #expect(answer.text("id") == "x" && error?.integer("code") == -32602, "\(values): \(answer)")
                #expect(error?.text("message")?.hasPrefix("values: \(key): ") == true, "\(values): \(answer)")
                #expect(error?.object("data")?.text("param") == "values")
            }
            try peer.send(#"{"id":1,"method":"setDefaults","params":{"remove":["n",""]}}"# + "\n")
            #expect(try peer.answer().object("error")?.text("message")?.hasPrefix(#"remove: "": "#) == true)
            #expect(try daemon.host("get", "--json").output == "{\"n\":1}\n")
        }
    }

    @Test func whatCannotBeKeptIsRefused() throws {
        try Self.with { daemon in
            try daemon.host("set", "n:=1").succeeding()
            let peer = try daemon.connect()
            for value in Self.refused {
                let result = try daemon.host("set", "n:=\(value)", "m=2")
                #expect([2, 5].contains(result.code), "\(result)")
                #expect(!result.errors.isEmpty && result.errors.contains("n"), "\(result)")
                try peer.send(#"{"id":1,"method":"setDefaults","params":{"values":{"n":\#(value),"m":2}}}"# + "\n")
                let code = try peer.answer().object("error")?.integer("code")
                #expect(code == -32602 || code == -32700, "\(value)")
            }
            #expect(try daemon.host("get", "--json").output == "{\"n\":1}\n")
        }
    }

    /// In an entry, too, no digit is lost.
    @Test func anEntrysNumberKeepsItsDigits() throws {
        try DaemonFixture.with { daemon in
            let entries = #"[{"id":9007199254740993,"title":9007199254740993},{"id":"b","title":9223372036854775807}]"#
            try daemon.host("put-entries", "Feed", "-", input: entries).succeeding()
            try daemon.reload("Feed")
            let text = try daemon.accessibleText("Feed.systemMedium")
            #expect(text.contains("9007199254740993") && text.contains("9223372036854775807"), "\(text)")
        }
    }

    private static func json(_ written: String) -> String {
        switch written {
        case "-0": "0"
        case "3.0": "3"
        case "1e3": "1000"
        case "-0.0": "-0"
        default: written
        }
    }

    private static func with(_ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install(("Value", "systemSmall"))
            try daemon.start()
            try body(daemon)
        }
    }
}
