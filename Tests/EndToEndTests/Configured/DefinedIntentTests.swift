// A widget of an intent that an `.intentdefinition` file defines: its defaults, its parameters, and values for them.
import Foundation
import TestSupport
import Testing

@Suite struct DefinedIntentTests {
    static func with(_ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "catalogue-widgets"), group: "group.sundial.places", isStarted: false
        ) { daemon in
            try daemon.installInSmall(["Place"])
            try daemon.start()
            try body(daemon)
        }
    }

    @Test func hasTheDefaultsOfItsDefinition() throws {
        try Self.with { daemon in
            try daemon.host("reload", "--wait").succeeding()
            let shown = try daemon.accessibleText("Place.systemSmall")
            #expect(shown == "nowhere\nno identifier\nby night\n3 times\nwith its date\nno notes\n")
        }
    }

    @Test func listsItsParameters() throws {
        try Self.with { daemon in
            let rows = try daemon.host("parameters", "Place").succeeding().output
            let lines = rows.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
            for (name, type, value) in [
                ("city", "City", "-"), ("theme", "Theme", "dark"), ("count", "integer", "3"),
                ("showsDate", "bool", "true"), ("notes", "string", "-"),
            ] {
                let line = try #require(lines.first { $0.first == name }, "\(name) in \(rows)")
                #expect(line.contains { $0.hasPrefix(type) } && (value == "-" || line.contains(value)), "\(rows)")
            }
            #expect(rows.contains("light") && rows.contains("1…10") || rows.contains("1 to 10"), "\(rows)")
        }
    }

    @Test func listsWhatItsProviderProposes() throws {
        try Self.with { daemon in
            let rows = try daemon.host("parameters", "Place").succeeding().output
            #expect(
                rows.hasSuffix(
                    """
                    recommended: Oslo in daylight
                      city:={"display":"Oslo","identifier":"oslo"} theme=light

                    """
                ), "\(rows)")
        }
    }

    static let values: [([String], String)] = [
        (["city=Bergen", "theme=light", "count=7", "showsDate=no"], "Bergen\nBergen\nby day\n7 times\nno notes\n"),
        (
            [#"city:={"identifier":"no-5","display":"Tromsø"}"#, "theme=2", #"notes:=["cold","far"]"#],
            "Tromsø\nno-5\nby night\n3 times\nwith its date\ncold, far\n"
        ),
        (["theme=Light", "notes=one"], "nowhere\nno identifier\nby day\n3 times\nwith its date\none\n"),
    ]

    @Test(arguments: values) func takesValues(_ arguments: [String], _ shown: String) throws {
        try Self.with { daemon in
            let id = try daemon.host.run(["add", "Place", "--family", "systemSmall"] + arguments).succeeding()
                .output.trimmingCharacters(in: .whitespacesAndNewlines)
            _ = try daemon.host("reload", "Place", "--wait", "--json").succeeding()
            #expect(try daemon.accessibleText(id) == shown)
        }
    }

    static let refused: [(String, String)] = [
        ("count=11", "from 1 to 10"), ("count=many", "an integer"), ("theme=blue", "no Theme"),
        ("showsDate=perhaps", "true or false"), ("town=Oslo", "no parameter"),
    ]

    @Test(arguments: refused) func refuses(_ argument: String, _ why: String) throws {
        try Self.with { daemon in
            let result = try daemon.host("add", "Place", "--family", "systemSmall", argument)
            #expect(result.code == 5 && result.errors.contains(why), "\(result)")
        }
    }
}
