// Values with forms of their own, from a terminal to the picture: measurements, amounts, times, people, and files from where
// the caller is.
import Foundation
import TestSupport
import Testing

@Suite struct ConfiguredFormTests {
    private static let small = ["add", "Ride", "--family", "systemSmall"]

    /// The lines that a widget with values shows.
    private static func shown(
        _ values: [String], in family: String = "systemSmall", _ daemon: DaemonFixture, from folder: String? = nil
    ) throws -> [String] {
        var host = daemon.host
        host.directory = folder
        let words = ["add", "Ride", "--family", family] + values
        let result = try host.run(words).succeeding()
        let id = result.output.trimmingCharacters(in: .newlines)
        daemon.rewindLog()
        try daemon.awaitSnapshot(of: id)
        return try daemon.accessibleText(id).replacingOccurrences(of: "\u{a0}", with: " ").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }

    @Test func severalOfOneKind() throws {
        try ConfigurationTests.with { daemon in
            let plain = try Self.shown([], daemon)
            #expect(plain.prefix(6) == ["Blue -", "5 kilometers", "free", "now", "no pause", "nobody"], "\(plain)")
            let full = try Self.shown(
                [
                    "distance=3 mi", "price=12.5 nok", "leaves=07:30", "pause=1h 30m", "driver=Ada <ada@example.org>",
                    #"bags:=["5 kg","800 g"]"#,
                ], in: "systemLarge", daemon
            )
            #expect(
                full.prefix(6) == [
                    "Blue -", "3 miles", "NOK 12.50", "at 7:30", "pauses 5400", #"displayName("Ada")"#,
                ], "\(full)")
            #expect(full.contains("5 kg+800 g"), "\(full)")
            let kept = try daemon.host("widgets", "--json").succeeding().output
            for value in [
                #""bags":["5 kg","800 g"]"#, #""distance":"3 mi""#, #""price":"12.5 NOK""#, #""leaves":"07:30""#,
                #""pause":"5400s""#, #""driver":"Ada <ada@example.org>""#,
            ] { #expect(kept.contains(value), "\(kept)") }
        }
    }

    /// A file is named from where the caller is, and copied; one that lies in the group is not.
    @Test func filesFromWhereTheCallerIs() throws {
        try ConfigurationTests.with { daemon in
            let folder = daemon.scratch + "/elsewhere"
            try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
            try Data("one".utf8).write(to: URL(fileURLWithPath: folder + "/my list.txt"))
            try Data("two".utf8).write(to: URL(fileURLWithPath: folder + "/sub/list.txt"))
            try daemon.put("three", "list.txt")
            let first = try Self.shown(["note=my list.txt", "stop=Castle"], daemon, from: folder)
            #expect(first.contains("my list.txt: one"), "\(first)")
            // The copy is the widget's: the original may go.
            try FileManager.default.removeItem(atPath: folder + "/my list.txt")
            try daemon.reload("Ride")
            #expect(try daemon.accessibleText("Ride.systemSmall").contains("my list.txt: one"))
            let several = try Self.shown(
                [#"notes:=["sub/list.txt","\#(folder)/sub/list.txt","list.txt"]"#], daemon, from: folder)
            #expect(several.contains("list.txt: two, list.txt: two, list.txt: three"), "\(several)")
            let own = try Self.shown(["note=\(daemon.path("list.txt"))"], daemon)
            #expect(own.contains("list.txt: three"), "\(own)")
            let kept = try daemon.host("widgets", "--json").succeeding().output
            #expect(kept.contains(#""note":"list.txt""#) && !kept.contains(folder), "\(kept)")
            // What names a file by chance, and is none of its parameter, stays what it is.
            #expect(try Self.shown(["line=sub"], daemon, from: folder).first == "sub -")
            #expect(try FileManager.default.contentsOfDirectory(atPath: daemon.path("files")).count == 2)
        }
    }

    /// A file that is gone fails the run, and the last good picture stays until it comes.
    @Test func aFileThatIsGone() throws {
        try ConfigurationTests.with { daemon in
            try daemon.put("here", "note.txt")
            #expect(try Self.shown(["note=note.txt"], daemon).contains("note.txt: here"))
            try FileManager.default.removeItem(atPath: daemon.path("note.txt"))
            let result = try daemon.host("reload", "Ride", "--wait")
            #expect(
                result.code == 1 && result.output.contains(#"no file "note.txt" in the group's folder"#), "\(result)")
            #expect(try daemon.accessibleText("Ride.systemSmall").contains("note.txt: here"))
            try daemon.put("again", "note.txt")
            try daemon.reload("Ride")
            #expect(try daemon.accessibleText("Ride.systemSmall").contains("note.txt: again"))
        }
    }

    /// What stands after `add Ride --family systemSmall`, and the sentence.
    static let mistakes: [([String], String)] = [
        (["distance=5"], #"distance: "5" has no unit; known: Mm, km"#),
        (["distance=5 parsnips"], #"distance: "5 parsnips": no unit of length is "parsnips""#),
        (["price=9.99"], #"price: "9.99" is not an amount such as 9.99 EUR"#),
        (["price=9.99 USD"], #"price: "9.99 USD" is in none of its currencies; known: EUR, NOK"#),
        (["leaves=2026-02-30"], #"leaves: "2026-02-30" is not a day, a time or both"#),
        (["pause=soon"], #"pause: "soon" is not a span of time such as 1h 30m"#),
        (["note=gone.txt"], #"note: no file "gone.txt" in the group's folder"#),
        (["note=/etc"], "/etc is a directory, not a file"),
        (["note=picture.png"], #"note: "picture.png" is public.png; known: public.text"#),
        ([#"bags:=["1 kg","2 kg"]"#], "bags: 2 values are given, and systemSmall takes 1"),
        (["stop=Harbour"], #"stop: "Harbour" is none of the choices; known: Castle"#),
        (["distance=\(String(repeating: "9", count: 400)) km"], "distance: "),
    ]

    @Test func refusesMistakes() throws {
        try ConfigurationTests.with { daemon in
            try daemon.put("x", "picture.png")
            let before = try daemon.text("widgets.json")
            for (words, sentence) in Self.mistakes {
                let result = try daemon.run(Self.small + words)
                #expect(result.code == 5 && result.errors.contains(sentence), "\(result)")
            }
            #expect(try daemon.text("widgets.json") == before)
        }
    }

    /// Choices may depend on a parameter that is declared later.
    @Test func choicesBesideValues() throws {
        try ConfigurationTests.with { daemon in
            let text = try daemon.host("parameters", "Ride").succeeding().output
            for part in [
                "  Castle", "length  ", "= 5 km", "such as 9.99 EUR", "EUR, NOK",
                "list of mass?, at most 1 in systemSmall",
            ] {
                #expect(text.contains(part), "\(text)")
            }
            let red = try daemon.host("parameters", "Ride", "line=Red").succeeding().output
            #expect(red.contains("  Harbour") && !red.contains("Castle") && red.contains("= Blue"), "\(red)")
            #expect(try Self.shown(["stop=Market", "line=Red"], daemon).first == "Red Market")
            let wrong = try daemon.host("parameters", "Ride", "distance=x")
            #expect(wrong.code == 5 && wrong.errors.contains(#"distance: "x" is not a length"#), "\(wrong)")
            let answer = try daemon.host("parameters", "Ride", "--json").succeeding().output
            #expect(answer.contains(#""accepted":["EUR","NOK"]"#), "\(answer)")
        }
    }
}
