// Installed widgets: the implicit set, and a file that people edit.
import FoundationEssentials
import GroupContainer
import Posix
import Testing

@Suite struct WidgetsTests {
    private let kinds: [(kind: String, families: [String])] = [
        ("Photo", ["systemSmall", "systemMedium"]), ("My Feed", ["systemLarge"]),
    ]

    @Test func withoutAFileThereIsOneOfEachKindAndFamily() throws {
        try withGroup { group throws in
            let found = try group.installedWidgets(kinds: kinds, rules: rules)
            #expect(found.isImplicit)
            #expect(
                found.widgets.map(\.id.rawValue) == [
                    "Photo.systemSmall", "Photo.systemMedium", "My%20Feed.systemLarge",
                ]
            )
            #expect(found.widgets.map(\.kind) == ["Photo", "Photo", "My Feed"])
        }
    }

    @Test(
        arguments: [
            ("{\"id\":\"a.b\",\"kind\":\"a\",\"family\":\"b\",\"unknown\":null}", []),
            ("7", ["widgets.json entry 1: not an object"]),
            ("{\"kind\":\"a\",\"family\":\"b\"}", ["widgets.json entry 1 field id: missing"]),
            (
                "{\"id\":\"../x\",\"kind\":\"a\",\"family\":\"b\"}",
                ["widgets.json entry 1 field id: '../x' is not an id"]
            ),
            ("{\"id\":\"x\",\"kind\":1,\"family\":\"b\"}", ["widgets.json entry 1 field kind: not a text"]),
            ("{\"id\":\"x\",\"kind\":\"a\"}", ["widgets.json entry 1 field family: missing"]),
            (
                "{\"id\":\"FIRST\",\"kind\":\"a\",\"family\":\"b\"}",
                ["widgets.json entry 1 field id: 'FIRST' is there twice"]
            ),
            (
                "{\"id\":\"x\",\"kind\":\"a\",\"family\":\"b\",\"size\":[100]}",
                ["widgets.json entry 1 field size: not two numbers from 8 to 4096"]
            ),
            (
                "{\"id\":\"x\",\"kind\":\"a\",\"family\":\"b\",\"size\":[1e9,1]}",
                ["widgets.json entry 1 field size: not two numbers from 8 to 4096"]
            ),
            (
                "{\"id\":\"x\",\"kind\":\"a\",\"family\":\"b\",\"size\":\"big\"}",
                ["widgets.json entry 1 field size: not two numbers"]
            ),
            (
                "{\"id\":\"x\",\"kind\":\"a\",\"family\":\"b\",\"configuration\":[]}",
                ["widgets.json entry 1 field configuration: not an object without null"]
            ),
        ] as [(String, [String])])
    func tolerance(row: String, problems: [String]) throws {
        try withGroup { group throws in
            let first = "{\"id\":\"first\",\"kind\":\"a\",\"family\":\"b\"}"
            try write("\u{feff}{\"version\":1,\r\n\"widgets\":[\(first),\(row)]}", to: group.widgetsFile)
            let found = try group.installedWidgets(kinds: kinds, rules: rules)
            #expect(!found.isImplicit)
            #expect(found.problems.map(\.description) == problems)
            #expect(found.widgets.count == 2 - problems.count)
            #expect(found.widgets.first?.id.rawValue == "first")
        }
    }

    @Test func configurationAndSizeAreRead() throws {
        let row = """
            {"id":"a.b","kind":"a","family":"b","size":[100,50.5],"configuration":{"s":"x","n":3,"d":2.5,"b":true,"l":[1]}}
            """
        let found = try InstalledWidgets(file: Array("{\"version\":1,\"widgets\":[\(row)]}".utf8), rules: rules)
        let widget = try #require(found.widgets.first)
        #expect(widget.size == InstalledWidget.Size(width: 100, height: 50.5))
        #expect(
            widget.configuration == [
                "s": .string("x"), "n": .integer(3), "d": .real(2.5), "b": .bool(true), "l": .array([.integer(1)]),
            ]
        )
    }

    @Test(arguments: ["", "[]", "{}", "{\"version\":1}", "{\"version\":\"1\",\"widgets\":[]}"])
    func filesThatCannotBeUsed(content: String) throws {
        try withGroup { group throws in
            try write(content, to: group.widgetsFile)
            #expect(throws: ContainerError.self) { try group.installedWidgets(kinds: kinds, rules: rules) }
        }
    }

    @Test func aNewerFileIsNotUsed() throws {
        try withGroup { group throws in
            try write("{\"version\":2,\"widgets\":[]}", to: group.widgetsFile)
            #expect(throws: ContainerError.newerVersion(path: "widgets.json", found: 2, known: 1)) {
                try group.installedWidgets(kinds: kinds, rules: rules)
            }
        }
    }
}
