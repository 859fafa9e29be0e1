// Entries: what is used, what is reported, what is never overwritten.
import FoundationEssentials
import GroupContainer
import Posix
import Testing

@Suite struct EntriesTests {
    /// Row by row: the entries, which of them can be used, and the findings.
    @Test(
        arguments: [
            ("[]", [], []),
            ("[{}]", [0], []),
            ("[{\"date\":\"2026-01-01T00:00:00Z\",\"title\":\"a\"}]", [0], []),
            ("[{}, 7, {}]", [0, 2], ["entries/Feed.json entry 1: not an object"]),
            ("[null]", [], ["entries/Feed.json entry 0: not an object"]),
            ("[[]]", [], ["entries/Feed.json entry 0: not an object"]),
            ("[\"x\"]", [], ["entries/Feed.json entry 0: not an object"]),
            ("[{}, {\"date\":5}]", [0], ["entries/Feed.json entry 1 field date: a number, not a text"]),
            ("[{\"date\":null}]", [], ["entries/Feed.json entry 0 field date: not a text"]),
            (
                "[{\"date\":\"2026-01-01\"},{}]", [1],
                ["entries/Feed.json entry 0 field date: \"2026-01-01\" is not a time"]
            ),
            (
                "[{\"date\":{}},3]", [],
                [
                    "entries/Feed.json entry 0 field date: not a text", "entries/Feed.json entry 1: not an object",
                ]
            ),
        ] as [(String, [Int], [String])])
    func tolerance(entries: String, usable: [Int], problems: [String]) throws {
        try withGroup { group throws in
            try write("\u{feff}{\"version\":1,\r\n\"entries\":\(entries)}", to: group.entriesFile("Feed"))
            let found = try #require(try group.entries(of: "Feed", rules: rules))
            #expect(found.usable == usable)
            #expect(found.problems.map(\.description) == problems)
        }
    }

    @Test(arguments: [
        ("", "not an object with the array 'entries'"), ("[]", "not an object with the array 'entries'"),
        ("{}", "not an object with the array 'entries'"),
        (
            "{\"version\":1,\"entries\":{}}",
            "not an object with the array 'entries'"
        ),
        ("{\"version\":1,\"entries\":[", "not an object with the array 'entries'"),
        ("{\"version\":\"1\",\"entries\":[]}", "'version' is not a whole number"),
        ("{\"version\":1.5,\"entries\":[]}", "'version' is not a whole number"),
        ("{\"version\":0,\"entries\":[]}", "there is no version 0"), ("\0", "a zero byte"),
    ])
    func filesThatCannotBeUsed(content: String, reason: String) throws {
        try withGroup { group throws in
            try write(content, to: group.entriesFile("Feed"))
            #expect(throws: ContainerError.malformed(path: "entries/Feed.json", reason: reason)) {
                try group.entries(of: "Feed", rules: rules)
            }
        }
    }

    /// What a host writes, and what is published of it.
    @Test(arguments: [
        ("{\"entries\":[{}]}", "{\"version\":1,\"entries\":[{}]}"),
        ("\u{feff} { \"more\": {}, \"entries\":[]}", " {\"version\":1, \"more\": {}, \"entries\":[]}"),
        ("{\"entries\":[],\"version\":1}", "{\"entries\":[],\"version\":1}"),
    ]) func aMissingVersionIsOne(written: String, published: String) throws {
        try withGroup { group throws in
            let found = try group.publishEntries(Data(written.utf8), from: "-", of: "Feed", rules: rules)
            #expect(found.problems == [])
            #expect(try text(of: group.entriesFile("Feed")) == published)
        }
    }

    @Test func whatIsRefusedIsCalledByItsOwnName() throws {
        try withGroup { group throws in
            let found = try group.publishEntries(Data("[7]".utf8), from: "my.json", of: "Feed", rules: rules)
            #expect(found.problems.map(\.description) == ["my.json entry 0: not an object"])
            #expect(throws: ContainerError.malformed(path: "my.json", reason: "a zero byte")) {
                try group.publishEntries(Data([0]), from: "my.json", of: "Feed", rules: rules)
            }
        }
    }

    /// What stands in `run/descriptors.json`, and the kinds that are known by it.
    @Test(
        arguments: [
            (nil, nil), ("{", nil), ("{\"kinds\":7}", nil), ("{\"version\":1,\"kinds\":[]}", []),
            ("{\"version\":1,\"kinds\":[{\"kind\":\"A\",\"more\":1},{\"kind\":\"B\"}]}", ["A", "B"]),
        ] as [(String?, [String]?)]) func kindsAreKnownOnceADaemonHasSaidThem(content: String?, kinds: [String]?) throws
    {
        try withGroup { group throws in
            if let content { try write(content, to: group.descriptors) }
            #expect(group.describedKinds() == kinds)
        }
    }

    @Test func noFileIsNoEntries() throws {
        try withGroup { group throws in #expect(try group.entries(of: "Feed", rules: rules) == nil) }
    }

    @Test func publishedBytesStayAsTheyAre() throws {
        try withGroup { group throws in
            let document = "{ \"version\": 1, \"entries\": [ {\"n\": 1.0, \"big\": 12345678901234567890} ] }\n"
            let found = try group.publishEntries(Data(document.utf8), from: "in.json", of: "Feed", rules: rules)
            #expect(found.count == 1)
            #expect(try text(of: group.entriesFile("Feed")) == document)
            #expect(try FileSystem.facts(group.entriesFile("Feed"))?.mode == 0o600)
            #expect(try text(of: group.versionFile) == "1\n")
        }
    }

    @Test func aBareArrayGetsItsDocument() throws {
        try withGroup { group throws in
            _ = try group.publishEntries(Data("\u{feff} [{\"n\":1.0}]".utf8), from: "in.json", of: "Feed", rules: rules)
            #expect(try text(of: group.entriesFile("Feed")) == "{\"version\":1,\"entries\": [{\"n\":1.0}]}\n")
        }
    }

    @Test func nothingIsPublishedWhenAnythingIsWrong() throws {
        try withGroup { group throws in
            let good = "{\"version\":1,\"entries\":[]}"
            _ = try group.publishEntries(Data(good.utf8), from: "in.json", of: "Feed", rules: rules)
            let found = try group.publishEntries(Data("[{},3]".utf8), from: "in.json", of: "Feed", rules: rules)
            #expect(found.problems.count == 1)
            #expect(throws: ContainerError.self) {
                try group.publishEntries(Data("{".utf8), from: "in.json", of: "Feed", rules: rules)
            }
            #expect(try text(of: group.entriesFile("Feed")) == good)
        }
    }

    @Test func entriesOfANewerVersionAreLeftAlone() throws {
        try withGroup { group throws in
            let newer = "{\"version\":2,\"entries\":[],\"more\":1}"
            try write(newer, to: group.entriesFile("Feed"))
            let expected = ContainerError.newerVersion(path: "entries/Feed.json", found: 2, known: 1)
            #expect(throws: expected) { try group.entries(of: "Feed", rules: rules) }
            #expect(throws: expected) {
                try group.publishEntries(Data("[]".utf8), from: "in.json", of: "Feed", rules: rules)
            }
            #expect(try text(of: group.entriesFile("Feed")) == newer)
        }
    }

    @Test func brokenEntriesAreMended() throws {
        try withGroup { group throws in
            try write("{", to: group.entriesFile("Feed"))
            _ = try group.publishEntries(Data("[]".utf8), from: "in.json", of: "Feed", rules: rules)
            #expect(try group.entries(of: "Feed", rules: rules)?.count == 0)
        }
    }
}
