// Which JSON texts pass the scanner, and what it says of the others.
import ReloadService
import Testing

@Suite struct JSONScannerTests {
    @Test(arguments: [
        "null", "true", " false ", "0", "-0", "12", "-3.5e-7", "1E+2", "1.7976931348623157e308", "1e-999", #""""#,
        #""é\u00e9\n\/""#, "[]", "{}",
        "[1,[2,{}]]", #"{"a":1,"b":{"a":2}}"#, #"{"a":[{"b":1},{"b":2}]}"#, #""\ud83d\ude00""#, "\r\n[\t1 ,\n2 ]\n",
        #"{"":1}"#,
    ])
    func passes(_ text: String) throws {
        try JSONScanner.check(Array(text.utf8), limits: .wire)
    }

    static let faults: [(String, String)] = [
        ("", "line 1, byte 1: the text ends before a value"),
        ("   ", "line 1, byte 4: the text ends before a value"),
        ("nul", "line 1, byte 4: the text ends before a value"),
        ("nulx", "line 1, byte 4: 'x' instead of a value"),
        ("[1,]", "line 1, byte 4, at [1]: ']' instead of a value"),
        ("[1 2]", "line 1, byte 4: '2' instead of ',' or the end"),
        (#"{"a" 1}"#, "line 1, byte 6: '1' instead of ':'"),
        ("{a:1}", "line 1, byte 2: 'a' instead of a key"),
        (#"{"a":1,}"#, "line 1, byte 8: '}' instead of a key"),
        (#"{"a":1"#, "line 1, byte 7: the text ends before ',' or the end"),
        (#"{"a":"x"#, #"line 1, byte 8, at a: the text ends before '"'"#),
        ("01", "line 1, byte 1: not a number of JSON"),
        ("1.", "line 1, byte 1: not a number of JSON"),
        ("-", "line 1, byte 1: not a number of JSON"),
        ("1e", "line 1, byte 1: not a number of JSON"),
        ("+1", "line 1, byte 1: '+' instead of a value"),
        ("NaN", "line 1, byte 1: 'N' instead of a value"),
        ("Infinity", "line 1, byte 1: 'I' instead of a value"),
        ("-Infinity", "line 1, byte 1: not a number of JSON"),
        (#"{"a":[1e999]}"#, "line 1, byte 7, at a[0]: a number beyond the largest that 64 bits hold, about 1.8e308"),
        ("-1E+309", "line 1, byte 1: a number beyond the largest that 64 bits hold, about 1.8e308"),
        ("1 2", "line 1, byte 3: more follows after the value"),
        ("{}{}", "line 1, byte 3: more follows after the value"),
        ("\"\u{1}\"", "line 1, byte 2: a control character in a string must be escaped"),
        (#""\x""#, "line 1, byte 2: not an escape of JSON"),
        (#""\u12g4""#, "line 1, byte 2: not an escape of JSON"),
        (#""\ud83d""#, "line 1, byte 2: half of a surrogate pair"),
        (#""\ud83d\u0041""#, "line 1, byte 2: half of a surrogate pair"),
        (#""\ude00""#, "line 1, byte 2: half of a surrogate pair"),
        (#"{"a":1,"b":2,"a":3}"#, #"line 1, byte 14: the key "a" is there twice"#),
        (#"{"a":1,"\u0061":3}"#, #"line 1, byte 8: the key "a" is there twice"#),
        (#"{"e\u0301":1,"é":3}"#, #"line 1, byte 14: the key "é" is there twice"#),
        (
            "{\n \"entries\": [\n  {\"title\": 1},\n  {\"title\": x}\n]}",
            "line 4, byte 13, at entries[1].title: 'x' instead of a value"
        ),
        (
            String(repeating: "[", count: 64) + "{",
            "line 1, byte 65, at [0][0][0][0]…[0][0][0][0]: nested deeper than 64"
        ),
        (
            #"{"a":{"b":{"c":{"d":[[[[{"e":[0,{"f":x}"#,
            "line 1, byte 38, at a.b.c.d…[0].e[1].f: 'x' instead of a value"
        ),
        (
            #"{"\#(String(repeating: "k", count: 60))":x}"#,
            "line 1, byte 65, at \(String(repeating: "k", count: 40))…: 'x' instead of a value"
        ),
        ("[\u{7f}]", "line 1, byte 2, at [0]: byte 0x7f instead of a value"),
    ]

    @Test(arguments: faults)
    func names(_ text: String, _ fault: String) {
        #expect(Self.fault(Array(text.utf8)) == fault)
    }

    @Test func namesBytesThatAreNotUTF8() {
        #expect(Self.fault(Array("[\"a\",\n\"".utf8) + [0xff] + Array("\"]".utf8)) == "line 2, byte 2: not UTF-8")
    }

    /// A text of a size, named so that a failure does not print it.
    enum Bound: CaseIterable {
        case depth64, depth65, depth100000, members10000, members10001, elements20000, bytes65536, bytes65537

        var text: String {
            switch self {
            case .depth64: nested(64)
            case .depth65: nested(65)
            case .depth100000: String(repeating: "[", count: 100_000)
            case .members10000: "{\"a\":" + object(10_000) + "}"
            case .members10001: object(10_001)
            case .elements20000: "[" + Array(repeating: "0", count: 20_000).joined(separator: ",") + "]"
            case .bytes65536: "\"" + String(repeating: "x", count: 65_536) + "\""
            case .bytes65537: "\"" + String(repeating: "x", count: 65_537) + "\""
            }
        }

        var reason: JSONFault.Reason? {
            switch self {
            case .depth65, .depth100000: .tooDeep(64)
            case .members10001: .tooManyMembers(10_000)
            case .bytes65537: .stringTooLong(65_536)
            default: nil
            }
        }

        private func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }

        private func object(_ members: Int) -> String {
            "{" + (0..<members).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        }
    }

    @Test(arguments: Bound.allCases)
    func limits(_ bound: Bound) {
        var found: JSONFault.Reason?
        do {
            try JSONScanner.check(Array(bound.text.utf8), limits: .wire)
        } catch {
            found = error.reason
        }
        #expect(found == bound.reason)
    }

    @Test func passesLongNumbersThatAreFinite() throws {
        let digits = String(repeating: "9", count: 308)
        try JSONScanner.check(Array(digits.utf8), limits: .wire)
        #expect(Self.fault(Array((digits + "99").utf8))?.contains("a number beyond the largest") == true)
    }

    @Test func tellsFractionalNumbersFromIntegers() throws {
        let text = #"{"a":1,"b":1.0,"c":[2,3e1],"a.b":{"c":4.5}}"#
        let paths = try JSONScanner.fractionalNumbers(Array(text.utf8), limits: .wire)
        #expect(paths == [[.key("b")], [.key("c"), .index(1)], [.key("a.b"), .key("c")]])
    }

    static func fault(_ bytes: [UInt8]) -> String? {
        do {
            try JSONScanner.check(bytes, limits: .wire)
            return nil
        } catch {
            return error.description
        }
    }
}
