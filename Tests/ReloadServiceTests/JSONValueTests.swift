// Numbers as they were written, and what shared defaults can hold of them.
import ReloadService
import Testing

@Suite struct JSONValueTests {
    /// A JSON text, and the value as a property list holds it; nil where none does exactly.
    static let numbers: [(String, JSONValue?)] = [
        ("0", .integer(0)), ("-0", .integer(0)), ("-0.0", .number(-0.0)), ("0.0", .number(0)),
        ("2147483648", .integer(2_147_483_648)), ("9007199254740993", .integer(9_007_199_254_740_993)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .largeInteger(9_223_372_036_854_775_808)),
        ("18446744073709551615", .largeInteger(.max)), ("18446744073709551616", nil), ("-9223372036854775809", nil),
        ("0.1", .number(0.1)), ("3.0", .number(3)), ("1e3", .number(1000)), ("1e19", .number(1e19)),
        ("1e300", .number(1e300)), ("true", .bool(true)), (#""1""#, .string("1")), ("null", nil),
        (#"{"a":[1,2.0,{"b":3e0}]}"#, .object(["a": .array([.integer(1), .number(2), .object(["b": .number(3)])])])),
        (#"{"a":[null]}"#, nil), ("[18446744073709551616.0]", .array([.number(18_446_744_073_709_551_616)])),
    ]

    @Test(arguments: numbers)
    func keepsWhatWasWritten(_ text: String, _ expected: JSONValue?) throws {
        let bytes = Array(text.utf8)
        let value = try JSONText.decode(JSONValue.self, from: bytes, limits: .file)
        let fractional = try JSONScanner.fractionalNumbers(bytes, limits: .file)
        guard let expected else {
            #expect(throws: UnstorableValue.self) { try value.storable(fractional: fractional) }
            return
        }
        let stored = try value.storable(fractional: fractional)
        #expect(stored == expected)
        if case .number(let number) = stored, case .number(let wanted) = expected {
            #expect(number.sign == wanted.sign)
        }
    }

    @Test func writesLargeIntegersExactly() throws {
        #expect(String(decoding: try JSONText.encode(JSONValue.largeInteger(.max)), as: UTF8.self) == "\(UInt64.max)")
    }
}
