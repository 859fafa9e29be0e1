// Values of configurations as parameters of each type read them, and what is said of those that are none.
import Testing
import ViewArchive

@Suite struct ParameterValueTests {
    /// A parameter, a value as it stands in a configuration, what the intent has then, and the form in which it is kept.
    static let good: [(String, String, String, kept: String)] = [
        ("flag", "true", "true", "true"), ("flag", #""Yes""#, "true", "true"), ("flag", "1", "true", "true"),
        ("flag", #""off""#, "false", "false"), ("count", "7", "7", "7"), ("count", #"" 7 ""#, "7", "7"),
        ("count", "7.0", "7", "7"), ("count", #""7.0""#, "7", "7"), ("share", "2", "2.0", "2"),
        ("share", #""1e-3""#, "0.001", "0.001"), ("name", #""Ada""#, "Ada", #""Ada""#), ("name", "5", "5", #""5""#),
        ("name", #""""#, "", #""""#), ("name", #""日本 \" é""#, #"日本 " é"#, #""日本 \" é""#),
        ("day", #""2026-01-01T01:00:00+01:00""#, "1767225600.0", #""2026-01-01T01:00:00+01:00""#),
        ("page", #""https://a.b/c?d=1""#, "https://a.b/c?d=1", #""https://a.b/c?d=1""#),
        ("brightness", "2", "bright", "2"), ("brightness", #""2""#, "bright", "2"),
        ("brightness", #""BRIGHT""#, "bright", "2"), ("lamp", #""2""#, "2", #""2""#), ("lamp", "2", "2", #""2""#),
        ("spare", "3", "3", #""3""#), ("lamps", "[3,1]", "[3, 1]", #"["3","1"]"#), ("lamps", "2", "[2]", #"["2"]"#),
        ("lamps", "[]", "[]", "[]"), ("words", #"["x",5]"#, "x+5", #"["x","5"]"#), ("words", #""x""#, "x", #"["x"]"#),
        ("option", "10", "10", "10"), ("limit", "4", "4", "4"), ("limit", #""""#, "nil", #""""#),
    ]

    @Test(arguments: good)
    func reads(_ row: (name: String, json: String, text: String, kept: String)) async throws {
        let configured = try await TypesIntent.configured([row.name: row.json])
        #expect(configured.said == [])
        #expect(configured.texts[row.name] == row.text)
        let report = await TypesIntent.report(on: [row.name: row.json]).report
        #expect(report.values == [row.name: row.kept])
        #expect(report.faults == [])
    }

    /// A parameter, a value that is none, what is said of it, and what the intent has then.
    static let bad: [(String, String, String, String)] = [
        ("flag", #""perhaps""#, #""perhaps" is not true or false; its default false is used"#, "false"),
        ("flag", "2", "2 is not true or false; its default false is used", "false"),
        ("count", #""many""#, #""many" is not an integer; its default 3 is used"#, "3"),
        ("count", "2.5", "2.5 is not an integer; its default 3 is used", "3"),
        ("count", "11", "11 is not from 0 to 10; its default 3 is used", "3"),
        ("count", "9223372036854775808", "9223372036854775808 is not an integer; its default 3 is used", "3"),
        ("share", #""inf""#, #""inf" is not a number; its default 0.5 is used"#, "0.5"),
        ("share", "{}", "{} is not a number; its default 0.5 is used", "0.5"),
        ("name", "[1]", #"[1] is not a text; its default "nobody" is used"#, "nobody"),
        ("day", #""tomorrow""#, #""tomorrow" is not a time such as 2026-01-01T00:00:00Z; it has no value"#, "nil"),
        ("day", "0", "0 is not a time such as 2026-01-01T00:00:00Z; it has no value", "nil"),
        (
            "page", #""a.b""#, #""a.b" is not an address with a scheme, such as https://example.org; it has no value"#,
            "nil"
        ),
        ("brightness", "3", "no Brightness 3; known: 1, 2; its default 1 is used", "dim"),
        ("words", #"["x",null]"#, #"null is not a text; its default ["a"] is used"#, "a"),
        ("lamp", #""two""#, #""two" is not the id of a Lamp; its default "1" is used"#, "1"),
        ("option", "{", "not JSON", "20"),
        ("span", "{}", "{} is not a span of time such as 1h 30m; it has no value", "nil"),
    ]

    @Test(arguments: bad)
    func refuses(_ row: (name: String, json: String, why: String, text: String)) async throws {
        let configured = try await TypesIntent.configured([row.name: row.json])
        #expect(configured.said.map(\.code) == ["bad-parameter"])
        let message = try #require(configured.said.first?.message)
        #expect(message.hasPrefix("the parameter \(row.name): ") && message.contains(row.why), "\(message)")
        #expect(configured.texts[row.name] == row.text)
        let report = await TypesIntent.report(on: [row.name: row.json]).report
        #expect(report.values == [:])
        #expect(report.faults.map(\.parameter) == [row.name])
    }

    @Test(arguments: ["7", "9"]) func anEntityThatIsNotThereFailsTheRun(_ id: String) async {
        await #expect(throws: ParameterFault.self) {
            try await TypesIntent.configured(["spare": id])
        }
    }

    @Test func saysWhichNameWasMeant() async throws {
        let configured = try await TypesIntent.configured(["cout": "1", "zzzzzz": "1"])
        #expect(
            configured.said.map(\.message) == [
                "the kind has no parameter cout; did you mean count?", "the kind has no parameter zzzzzz",
            ]
        )
        #expect(configured.said.map(\.code) == ["unknown-parameter", "unknown-parameter"])
    }

    /// Providers see what the other parameters are, and a query that knows all entities needs no more.
    @Test func choicesDependOnOtherParameters() async {
        let norway = await TripIntent.choices(on: [:])
        #expect(norway == ["country": [], "city": ["Oslo", "Bergen"], "way": ["train at 200", "ship at 40"]])
        let italy = await TripIntent.choices(on: ["country": #""Italy""#])
        #expect(italy["city"] == ["Rome"])
    }

    @Test func withoutValuesThereAreDefaults() async throws {
        let configured = try await TypesIntent.configured([:])
        #expect(configured.said == [])
        let texts = configured.texts
        #expect(texts["lamp"] == "1" && texts["spare"] == "1" && texts["option"] == "20" && texts["lamps"] == "nil")
    }

    @Test func describesParameters() async throws {
        let (report, diagnostics) = await TypesIntent.report(on: ["option": "11"])
        #expect(diagnostics == [])
        let lines = report.parameters.map { one in
            let type = one.isArray ? "[\(one.type)]" : "\(one.type)"
            let choices =
                one.choices.map { " of " + $0.map { "\($0.value) \($0.title)" }.joined(separator: ", ") } ?? ""
            return "\(one.name) \(type)\(one.isOptional ? "?" : "") \(one.defaultValue ?? "-")\(choices)"
        }
        #expect(
            lines == [
                "flag bool false", "count integer 3", "share number 0.5", #"name string "nobody""#, "day date? -",
                "page url? -", "brightness choice 1 of 1 Dim, 2 Bright",
                #"lamp entity "1" of "1" First, "2" Lamp 2"#, #"spare entity? "1" of "1" First, "2" Lamp 2"#,
                #"lamps [entity]? - of "1" First, "2" Lamp 2"#, #"words [string] ["a"]"#,
                "option integer 20 of 10 10, 20 20", "limit integer? -", "span duration? -",
            ]
        )
        #expect(report.parameters[1].range == [0, 10])
        #expect(report.parameters[3].description == "Whose")
        #expect(report.parameters[7].choices?.first?.subtitle == "By the door")
        #expect(report.parameters[12].title == "limit")
        #expect(report.faults.map(\.why) == ["11 is none of the choices"])
        #expect(report.faults.first?.known == ["10", "20"])
    }
}
