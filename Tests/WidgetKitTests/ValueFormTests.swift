// The text forms of durations, parts of dates, measurements, amounts, people, places and files; hostile values; that each
// value comes back as it was after it is kept.
import Foundation
import GroupContainer
import Testing
import ViewArchive

@Suite struct ValueFormTests {
    /// A parameter, a value as it stands in a configuration, what the intent has then.
    static let good: [(String, String, String)] = [
        ("pause", #""1h 30m""#, "5400+0"), ("pause", #""90""#, "90+0"), ("pause", "1.5", "1+500000000000000000"),
        ("pause", #""250ms""#, "0+250000000000000000"), ("pause", #""2d""#, "172800+0"),
        ("pause", #""-5m""#, "-300+0"), ("pause", #"" 1H30MIN ""#, "5400+0"), ("pause", #""""#, "nil"),
        ("at", #""07:30""#, "- - - 7 30 - -"), ("at", #""2026-01-31""#, "2026 1 31 - - - -"),
        ("at", #""2026-01-31T07:30:15""#, "2026 1 31 7 30 15 -"), ("at", #""2028-02-29""#, "2028 2 29 - - - -"),
        ("at", #""2026-01-31T07:30+02:00""#, "2026 1 31 7 30 - - 7200"),
        ("at", #"{"weekday":2,"hour":7}"#, "- - - 7 - - 2"),
        ("at", #"{"hour":7,"timeZone":"Asia/Tokyo"}"#, "- - - 7 - - - 32400"),
        ("far", #""5 km""#, "5.0 km = 5000.0 m"), ("far", #""5km""#, "5.0 km = 5000.0 m"),
        ("far", #""1e3m""#, "1000.0 m = 1000.0 m"), ("far", #""5 Kilometers""#, "5.0 km = 5000.0 m"),
        ("far", #""5 kilometer""#, "5.0 km = 5000.0 m"), ("far", #""-2.5 ft""#, "-2.5 ft = -0.762 m"),
        ("far", #""5 KM""#, "5.0 km = 5000.0 m"), ("far", #""5 um""#, "5.0 µm = 0.0 m"),
        ("far", #"{"value":5,"unit":"mi"}"#, "5.0 mi = 8046.7 m"),
        ("near", "3", "3.0 km = 3000.0 m"), ("near", #""300 m""#, "300.0 m = 300.0 m"),
        ("step", #""500 m""#, "500.0 m = 500.0 m"),
        ("drunk", #""0.8 l""#, "0.8 L = 0.8 L"), ("drunk", #""2 gallons""#, "2.0 gal = 7.571 L"),
        ("drunk", #""2 imperialGallons""#, "2.0 gal Imperial = 9.092 L"),
        ("lasts", #""5 min""#, "5.0 m = 300.0 s"), ("lasts", #""2 hours""#, "2.0 h = 7200.0 s"),
        ("power", #""5 MW""#, "5.0 MW = 5000000.0 W"), ("power", #""5 mW""#, "5.0 mW = 0.005 W"),
        ("warm", #""21.5 °C""#, "21.5 °C = 294.65 K"), ("warm", #""70F""#, "70.0 °F = 294.261 K"),
        ("area", #""20 m2""#, "20.0 m² = 20.0 m²"), ("area", #""20 m^2""#, "20.0 m² = 20.0 m²"),
        ("exact", #""9.99""#, "9.99"), ("exact", "0.1", "0.1"),
        ("exact", #""1.0000000000000000000000000001""#, "1.0000000000000000000000000001"),
        ("single", "0.1", "0.1"),
        ("price", #""9.99 EUR""#, "9.99 in EUR"), ("price", #""eur 9.99""#, "9.99 in EUR"),
        ("price", #""-1JPY""#, "-1 in JPY"), ("price", #"{"amount":"9.99","currencyCode":"EUR"}"#, "9.99 in EUR"),
        ("fee", #""5 usd""#, "5 in USD"),
        ("who", #""Ada Lovelace""#, #"displayName("Ada Lovelace") -"#),
        ("who", #""Ada <ada@example.org>""#, #"displayName("Ada") emailAddress("ada@example.org")"#),
        ("who", #""+47 22 22 22 22""#, #"displayName("+47 22 22 22 22") phoneNumber("+47 22 22 22 22")"#),
        ("who", #"{"name":"Ada","identifier":"7"}"#, #"displayName("Ada") -"#),
        ("name", #"{"familyName":"Lovelace"}"#, "-|-|Lovelace"),
        ("name", #""Ada King Lovelace""#, "Ada|King|Lovelace"), ("name", #""Ada""#, "Ada|-|-"),
        ("place", #""48.8566,2.3522 Paris""#, "48.8566 2.3522 Paris"), ("place", #""-90, 180""#, "-90.0 180.0 -"),
        ("place", #"{"latitude":1,"longitude":"2","name":"X"}"#, "1.0 2.0 X"),
        ("note", #""a **b**""#, "a **b**"), ("note", #""""#, ""),
        ("key", #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
        ("lengths", #"["5 km","2 mi"]"#, "5.0 km = 5000.0 m, 2.0 mi = 3218.68 m"),
        ("lengths", #""5 km""#, "5.0 km = 5000.0 m"),
    ]

    @Test(arguments: good)
    func reads(_ row: (name: String, json: String, text: String)) async throws {
        let read = try await FormsIntent.read(row.name, row.json)
        #expect(read.said == [])
        #expect((read.text ?? "nil") == row.text)
        let report = await FormsIntent.report(on: [row.name: row.json])
        #expect(report.faults == [])
        // As it is kept it is the same, and stays as it is.
        let kept = try #require(report.values[row.name])
        let again = try await FormsIntent.read(row.name, kept)
        #expect(again.said == [] && (again.text ?? "nil") == row.text)
        #expect(await FormsIntent.report(on: [row.name: kept]).values[row.name] == kept)
    }

    /// A button keeps its intent's values until it is tapped.
    @Test(arguments: good)
    func survivesUntilATap(_ row: (name: String, json: String, text: String)) async throws {
        #expect((try await FormsIntent.performed(row.name, row.json) ?? "nil") == row.text)
    }

    @Test(arguments: FormsIntent.people.keys.sorted())
    func peopleComeBackWhole(_ name: String) async throws {
        let row = try #require(FormsIntent.people[name])
        #expect(try await FormsIntent.comesBack(row.person) == (row.isKept ? true : nil))
    }

    /// A parameter, a value that is none, what is said of it.
    static let bad: [(String, String, String)] = [
        ("pause", #""soon""#, #""soon" is not a span of time such as 1h 30m"#),
        ("pause", #""1h 30""#, #""1h 30" is not a span of time"#),
        ("pause", #""1 fortnight""#, "is not a span of time"),
        ("pause", "1e300", "is not a span of time"), ("pause", #""1h -30m""#, "is not a span of time"),
        ("pause", #""999999999999999999999999d""#, "is not a span of time"), ("pause", "[]", "[] is not a span"),
        ("at", #""2026-02-30""#, #""2026-02-30" is not a day, a time or both, such as 2026-01-31T07:30"#),
        ("at", #""2026-02-29""#, "is not a day"), ("at", #""24:00""#, "is not a day"),
        ("at", #""7:30""#, "is not a day"),
        ("at", #""T07:30+99:00""#, "is not a day"), ("at", "7", "7 is not a day"),
        ("at", #"{"weekday":9}"#, #"{"weekday":9} is no date"#), ("at", "{}", "{} is no date"),
        ("at", #"{"moon":1}"#, #"{"moon":1} is no part of a date; known: era, year, month"#),
        ("at", #"{"year":1e30}"#, "is no part of a date"),
        ("far", #""5""#, #""5" has no unit; known: Mm, km, hm, dam, m,"#), ("far", "5", "5 has no unit; known:"),
        ("far", #""5 parsnips""#, #""5 parsnips": no unit of length is "parsnips"; known: Mm, km"#),
        ("far", #""5 kg""#, #"no unit of length is "kg""#), ("far", #""km""#, #""km" is not a length such as 5 km"#),
        ("far", #""5,5 km""#, #"no unit of length is ",5 km""#), ("far", #""1e999 km""#, "is not a length"),
        ("far", #""nan km""#, "is not a length"), ("far", #"{"value":5}"#, "is not a length"),
        ("near", #""-1 km""#, #""-1 km" is less than 0"#),
        ("power", #""5 mw""#, #"no unit of power is "mw""#),
        ("exact", #""11""#, "11 is not from 0 to 10"), ("exact", #""9.99x""#, #""9.99x" is not a number"#),
        ("exact", #""1,5""#, "is not a number"), ("exact", #""nan""#, "is not a number"),
        ("exact", #""123456789012345678901234567890123456789""#, "is not a number"),
        ("price", #""9.99""#, #""9.99" is not an amount such as 9.99 EUR"#), ("price", "9.99", "9.99 is not an amount"),
        ("price", #""9.99 EURO""#, #"no currency has the code "EURO""#),
        ("price", #""9.99 Q12""#, #"no currency has the code "Q12""#),
        ("price", #""1,99 EUR""#, "no currency has the code"),
        ("fee", #""5 EUR""#, #""5 EUR" is in none of its currencies; known: USD, GBP"#),
        ("who", #""<>""#, #""<>" is not a person such as Ada Lovelace <ada@example.org>"#),
        ("who", "{}", "is not a person"),
        ("who", #"{"name":"x","age":3}"#, "is not a person"), ("name", #"" ""#, "is not a name such as Ada Lovelace"),
        ("name", #"{"age":3}"#, "is not a name"), ("name", "{}", "is not a name"),
        ("who", #"{"name":{}}"#, "is not a person"),
        ("place", #""91,0""#, #""91,0" is not a place such as 48.8566,2.3522 Paris"#),
        ("place", #""Paris""#, "is not a place"),
        ("place", #"{"latitude":1}"#, "is not a place"), ("place", #""1,nan""#, "is not a place"),
        ("key", #""7""#, #""7" is not an identifier such as"#),
        ("lengths", #"["5 km","x"]"#, #""x" is not a length such as 5 km"#),
        ("step", #""2 km""#, "is none of the choices"),
        ("tally", #""x""#, "a Tally cannot be configured"), ("rule", #""x""#, "a RecurrenceRule cannot be configured"),
    ]

    @Test(arguments: bad)
    func refuses(_ row: (name: String, json: String, why: String)) async throws {
        let message = try await Self.fault(row.name, row.json)
        #expect(message.contains(row.why), "\(message)")
    }

    private static func fault(_ name: String, _ json: String) async throws -> String {
        let report = await FormsIntent.report(on: [name: json])
        let fault = try #require(report.faults.first)
        #expect(report.values == [:] && report.faults.count == 1 && fault.parameter == name)
        return fault.why + (fault.known.map { "; known: \($0.joined(separator: ", "))" } ?? "")
    }

    /// Values that are no files.
    static let badFiles: [(String, String, String)] = [
        ("file", #""/etc/passwd""#, #""/etc/passwd" is no path of a file in the group's folder"#),
        ("file", #""../secret""#, "is no path of a file"), ("file", #""run/widgetd.lock""#, "is no path of a file"),
        ("file", #""a\u0000b""#, "is no path of a file"), ("file", "5", "5 is not a file such as path/of/file"),
        ("file", #""out.txt""#, "leads out"), ("file", #""folder""#, "folder"),
        ("file", #""none.txt""#, #"no file "none.txt" in the group's folder"#),
        ("picture", #""list.txt""#, #""list.txt" is public.plain-text; known: public.image"#),
        ("picture", #""plain""#, #""plain" is of no type that is known; known: public.image"#),
        ("file", #""large.txt""#, "large.txt has more than 33554432 bytes"),
        // Its name says it, so it is not read.
        ("picture", #""large.txt""#, #""large.txt" is public.plain-text; known: public.image"#),
    ]

    /// In one test: the folder of files is one for the process.
    @Test func filesLieInTheGroup() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let group = GroupContainer.Group(id: try GroupID("group.test"), directory: folder.path)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try Data("a\nb\n".utf8).write(to: folder.appendingPathComponent("list.txt"))
        try Data([1]).write(to: folder.appendingPathComponent("plain"))
        try Data([1, 2]).write(to: folder.appendingPathComponent("folder/a.png"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("out.txt").path, withDestinationPath: "/etc/hostname")
        let large = folder.appendingPathComponent("large.txt").path
        try Data().write(to: URL(fileURLWithPath: large))
        #expect(truncate(large, GroupContainer.Group.valueFileLimit + 1) == 0)
        #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
        FormsIntent.keepFiles(in: group)
        for (name, json, why) in Self.badFiles {
            let message = try await Self.fault(name, json)
            #expect(message.contains(why), "\(message)")
        }
        let list = try await FormsIntent.read("file", #""list.txt""#)
        #expect(list.text == "list.txt 4 public.plain-text" && list.said == [] && list.kept == #""list.txt""#)
        #expect(try await FormsIntent.read("picture", #""folder/a.png""#).text == "a.png public.png")
        #expect(try await FormsIntent.performed("file", #""plain""#) == "plain 1 -")
        // A file that is gone may come again: until then the run fails, as for an entity.
        await #expect(throws: ParameterFault.self) { try await FormsIntent.read("file", #""gone.txt""#) }
    }

    /// What an editor, or somebody at a terminal, is shown of each.
    @Test func describes() async {
        let report = await FormsIntent.report(on: [:])
        let lines = report.parameters.map { one in
            "\(one.name) \(one.type) \(one.typeName ?? "-") \(one.defaultValue ?? "-") \(one.example ?? "-")"
                + (one.accepted.map { " in \($0.prefix(3).joined(separator: " "))" } ?? "")
        }
        #expect(
            lines == [
                "pause duration - - 1h 30m", "at dateComponents - - 2026-01-31T07:30",
                "far measurement length - 5 km in Mm km hm", #"near measurement length "2 km" 5 km in Mm km hm"#,
                "step measurement length - 5 km in Mm km hm", "drunk measurement volume - 0.8 L in ML kL L",
                "lasts measurement duration - 90 s in ps ns µs", "power measurement power - 60 W in TW GW MW",
                "warm measurement temperature - 21.5 °C in K °C °F", "area measurement area - 20 m² in Mm² km² m²",
                #"exact number - "0.5" -"#, "single number - - -", "price currencyAmount - - 9.99 EUR",
                "fee currencyAmount - - 9.99 USD in USD GBP", "who person - - Ada Lovelace <ada@example.org>",
                "name string name - Ada Lovelace", "place place - - 48.8566,2.3522 Paris", "note string - - -",
                "key string UUID - E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "file file - - path/of/file",
                "picture file - - path/of/file in public.image", "lengths measurement length - 5 km in Mm km hm",
                "tally other Tally - -", "rule other RecurrenceRule - -",
            ]
        )
        #expect(report.parameters.first { $0.name == "lengths" }?.most == ["systemSmall": 2])
        #expect(report.parameters.first { $0.name == "step" }?.choices?.map(\.title) == ["1 km", "500 m"])
        #expect(report.parameters.first { $0.name == "exact" }?.range == [0, 10])
    }
}
