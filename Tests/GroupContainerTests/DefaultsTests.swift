// Shared defaults: types stay what they are, writers do not lose each other's keys, bad files are never replaced.
import Foundation
import GroupContainer
import Posix
import TestSupport
import Testing

@Suite struct DefaultsTests {
    static let all: [String: PropertyListValue] = [
        "string": .string("1"), "empty": .string(""), "markup": .string("<real>3</real> & \"x\" ☀\n\t"),
        "one": .integer(1), "zero": .integer(0), "least": .integer(.min), "most": .integer(.max),
        "large": .largeInteger(.max), "real": .real(3.5), "whole": .real(3), "none": .real(-0.0), "far": .real(1e300),
        "true": .bool(true), "false": .bool(false), "date": .date(Date(timeIntervalSince1970: 1_767_225_600)),
        "data": .data(Data([0, 1, 255])), "noData": .data(Data()),
        "array": .array([.integer(1), .real(1), .bool(true), .string("x"), .array([])]),
        "dictionary": .dictionary(["a": .real(2), "b": .integer(2), "c": .dictionary([:])]),
    ]

    @Test(arguments: all.keys.sorted()) func typesStayWhatTheyAre(key: String) throws {
        let value = try #require(Self.all[key])
        let text = try PropertyListText.xml([key: value])
        let found = try #require(try PropertyListText.values(text)[key])
        #expect(found == value)
        if case .real(let number) = found { #expect(number.sign == (key == "none" ? .minus : .plus)) }
    }

    @Test func foundationReadsTheSame() throws {
        let object = try PropertyListSerialization.propertyList(from: try PropertyListText.xml(Self.all), format: nil)
        let values = try #require(object as? [String: Any])
        #expect(values.count == Self.all.count)
        #expect(values["one"] as? Int == 1)
        #expect(values["whole"] as? Double == 3)
        #expect(values["true"] as? Bool == true)
        #expect(values["data"] as? Data == Data([0, 1, 255]))
        #expect(values["date"] as? Date == Date(timeIntervalSince1970: 1_767_225_600))
    }

    @Test func textsInSectionsDoNotMislead() throws {
        let text = """
            <?xml version="1.0"?><plist version="1.0"><dict><!-- <real>1</real> -->
            <key>a</key><string><![CDATA[<real>5</real><array>]]></string><key>b</key><real>2</real>
            <key>c</key><integer>2</integer></dict></plist>
            """
        let values = try PropertyListText.values(Data(text.utf8))
        #expect(values == ["a": .string("<real>5</real><array>"), "b": .real(2), "c": .integer(2)])
    }

    @Test(
        arguments: [
            ("", .empty), (" \r\n", .empty), ("\u{feff}", .empty), ("{\"a\":1}", .notXML), ("a = b;", .notXML),
            ("bplist00", .notXML), ("<plist>", .malformed),
            ("<", .malformed),
            ("<plist version=\"1.0\"><array/></plist>", .malformed),
            ("<plist version=\"1.0\"><dict><key>a</key></dict></plist>", .malformed),
            (
                "<plist version=\"1.0\"><dict><key>a</key>" + String(repeating: "<array>", count: 64)
                    + String(repeating: "</array>", count: 64) + "</dict></plist>", .tooDeep(limit: 64)
            ),
            ("<plist>" + String(repeating: "<dict >", count: 20_000), .tooDeep(limit: 64)),
            ("<plist>" + String(repeating: "<array><!--</array>-->", count: 65), .tooDeep(limit: 64)),
            ("<plist>" + String(repeating: "<array><![CDATA[</array>]]>", count: 65), .tooDeep(limit: 64)),
            ("<plist>" + String(repeating: "<array", count: 65), .malformed),
        ] as [(String, PropertyListFault)])
    func filesThatCannotBeRead(content: String, fault: PropertyListFault) throws {
        try withGroup { group throws in
            try write(content, to: group.preferencesFile)
            let defaults = SharedDefaults(of: group)
            let expected = DefaultsError.propertyList(path: group.relative(group.preferencesFile), fault)
            #expect(throws: expected) { try defaults.values() }
            #expect(throws: expected) { try defaults.merge(DefaultsChange(set: ["a": .bool(true)])) }
            #expect(try text(of: group.preferencesFile) == content)
        }
    }

    @Test func filesOfEditorsAreRead() throws {
        let text = "\u{feff}<plist version=\"1.0\">\r\n<dict>\r\n<key>a</key>\r\n<real>1</real>\r\n</dict></plist>\r\n"
        #expect(try PropertyListText.values(Data(text.utf8)) == ["a": .real(1)])
    }

    @Test func aMergeTouchesItsKeysOnly() throws {
        try withGroup { group throws in
            let defaults = SharedDefaults(of: group)
            #expect(try defaults.values() == [:])
            #expect(try defaults.merge(DefaultsChange(set: Self.all)))
            #expect(try FileSystem.facts(group.preferencesFile)?.mode == 0o600)
            #expect(try defaults.merge(DefaultsChange(set: ["one": .integer(2)], remove: ["real", "none", "unknown"])))
            var expected = Self.all
            expected["one"] = .integer(2)
            expected["real"] = nil
            expected["none"] = nil
            #expect(try defaults.values() == expected)
        }
    }

    @Test func nothingToChangeWritesNothing() throws {
        try withGroup { group throws in
            let defaults = SharedDefaults(of: group)
            try defaults.merge(DefaultsChange(set: ["a": .integer(1)]))
            let before = try FileSystem.facts(group.preferencesFile)
            #expect(try defaults.merge(DefaultsChange(set: ["a": .integer(1)], remove: ["b"])) == false)
            #expect(try FileSystem.facts(group.preferencesFile) == before)
        }
    }

    @Test(
        arguments: [
            (["k": .string("a\u{1}b")], "k"), (["a\u{0}": .integer(1)], "a\u{0}"),
            (["k": .array([.dictionary(["in": .string("\u{ffff}")])])], "in"),
        ] as [([String: PropertyListValue], String)])
    func whatXMLCannotHoldIsRefused(values: [String: PropertyListValue], key: String) {
        #expect(throws: PropertyListFault.unwritable(key: key)) { try PropertyListText.xml(values) }
    }

    @Test func aChangeIsTheDifference() {
        let old: SharedDefaults.Values = ["a": .integer(1), "b": .integer(2), "c": .integer(3)]
        let new: SharedDefaults.Values = ["a": .integer(1), "b": .real(2), "d": .bool(true)]
        let change = DefaultsChange(from: old, to: new)
        #expect(change == DefaultsChange(set: ["b": .real(2), "d": .bool(true)], remove: ["c"]))
        #expect(change.applied(to: old) == new)
        #expect(DefaultsChange(from: old, to: old).isEmpty)
    }

    /// Two writers and a reader at once: every key arrives, and no reader sees part of a file.
    @Test func writersDoNotLoseEachOthersKeys() throws {
        try withGroup { group throws in
            let defaults = SharedDefaults(of: group)
            try defaults.merge(DefaultsChange(set: ["start": .integer(0)]))
            DispatchQueue.concurrentPerform(iterations: 3) { role in
                for number in 0..<25 {
                    #expect(throws: Never.self) {
                        if role == 2 {
                            let values = try defaults.values()
                            try #require(values["start"] == .integer(0))
                        } else {
                            try defaults.merge(DefaultsChange(set: ["\(role).\(number)": .integer(number)]))
                        }
                    }
                }
            }
            #expect(try defaults.values().count == 51)
            #expect(try FileSystem.names(in: group.preferencesDirectory) == ["group.test.plist"])
        }
    }
}
