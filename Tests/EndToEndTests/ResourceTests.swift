// Widgets that lie as in an iOS project: their catalogues, texts and files are found, and what is missing is named.
import Foundation
import TestSupport
import Testing

@Suite struct ResourceTests {
    private static func draw(_ kind: String, _ options: [String], _ body: (CommandResult, String) throws -> Void) throws
    {
        try withTemporaryFolder { scratch in
            let folder = scratch + "/out"
            let result = try runToEnd(
                Programs.path(of: "catalogue-widgets"),
                ["--container", scratch + "/container", "--render", Programs.renderer, "--once", folder]
                    + ["--kind", kind] + options,
                scratch: scratch
            )
            try body(result, "\(folder)/\(kind).systemSmall")
        }
    }

    static let languages: [(String, [String])] = [
        ("en_US", ["Tiles", "2 tiles", "First: Jade", "1 stone", "version 4", "Tiles"]),
        ("de_AT", ["Kacheln", "2 Kacheln", "Jade zuerst", "1 Stein", "version 4", "Kacheln"]),
        ("ja_JP", ["Tiles", "2 tiles", "First: Jade", "1 stone", "version 4", "Tiles"]),
    ]

    @Test(arguments: languages)
    func textsFollowTheLocale(_ locale: String, _ expected: [String]) throws {
        try Self.draw("Tiles", ["--locale", locale]) { result, name in
            #expect(result.code == 0, "\(result)")
            let text = try String(contentsOfFile: name + ".txt", encoding: .utf8)
            let lines = text.split(separator: "\n").map(String.init)
            #expect(Array(lines.prefix(expected.count)) == expected, "\(result)")
        }
    }

    /// The ground, the logo of the catalogue's symbol, the mark in the ink's colour.
    static let appearances: [([String], MeanColor, MeanColor, MeanColor)] = [
        (
            ["--appearance", "light"], MeanColor(red: 240, green: 230, blue: 200),
            MeanColor(red: 200, green: 30, blue: 30),
            MeanColor(red: 0, green: 128, blue: 0)
        ),
        (
            ["--appearance", "dark"], MeanColor(red: 20, green: 40, blue: 80),
            MeanColor(red: 30, green: 30, blue: 200), MeanColor(red: 0, green: 128, blue: 0)
        ),
        (
            ["--appearance", "dark", "--contrast", "increased"], MeanColor(red: 5, green: 10, blue: 30),
            MeanColor(red: 30, green: 30, blue: 200), MeanColor(red: 0, green: 128, blue: 0)
        ),
    ]

    @Test(.enabled(if: Photo.areDrawn), arguments: appearances)
    func coloursAndImagesFollowTheAppearance(
        _ options: [String], _ ground: MeanColor, _ logo: MeanColor, _ mark: MeanColor
    ) throws {
        try Self.draw("Tiles", options) { result, name in
            #expect(result.code == 0, "\(result)")
            let picture = try TestPicture(contentsOf: name + ".png")
            // Pixels of pictures of 40 by 40 points at scale 2: the logo stands there twice.
            #expect(picture.count(of: logo, tolerance: 1) == 2 * 6400)
            #expect(picture.count(of: mark, tolerance: 1) >= 6400)
            #expect(picture.count(of: ground, tolerance: 1) > 20_000)
            // The image for scale 1 lies beside the one for scale 2; a missing colour would look like it.
            #expect(picture.count(of: MeanColor(red: 255, green: 0, blue: 255), tolerance: 1) == 0)
        }
    }

    @Test func namesOfKindsFollowTheLocale() throws {
        try DaemonFixture.with(Programs.path(of: "catalogue-widgets"), options: ["--locale", "de"]) { daemon in
            let kinds = try daemon.host("kinds").succeeding()
            #expect(kinds.output.contains("Kacheln"), "\(kinds)")
        }
    }

    @Test(.enabled(if: Photo.areDrawn))
    func fontsOfTheBundleAreFoundByTheirNames() throws {
        try Self.draw("Blocks", []) { result, name in
            #expect(result.code == 0, "\(result)")
            let picture = try TestPicture(contentsOf: name + ".png")
            // Squares of 20 points at scale 2.
            #expect(picture.count(of: MeanColor(red: 255, green: 59, blue: 48), tolerance: 1) == 1600)
            #expect(picture.count(of: MeanColor(red: 52, green: 199, blue: 89), tolerance: 1) == 3200)
        }
    }

    /// In pixels of 20 by 20, 60 by 60 and 20 by 20 points at scale 2, and of a symbol that fills 80 of 100 units by 70
    /// beside a font of 40 points.
    @Test(.enabled(if: Photo.areDrawn)) func vectorsAreDrawnSharp() throws {
        try Self.draw("Vectors", []) { result, name in
            #expect(result.code == 0, "\(result)")
            let picture = try TestPicture(contentsOf: name + ".png")
            #expect(picture.count(of: MeanColor(red: 200, green: 30, blue: 30), tolerance: 1) == 1600 + 14_400)
            #expect(picture.count(of: MeanColor(red: 0, green: 128, blue: 0), tolerance: 1) == 1600)
            let symbol = picture.count(of: MeanColor(red: 0, green: 0, blue: 255), tolerance: 1)
            #expect(abs(symbol - 64 * 56) <= 2 * (64 + 56), "\(symbol)")
        }
    }

    @Test func eachThingThatIsMissingIsNamedOnce() throws {
        try Self.draw("Gaps", []) { result, name in
            #expect(result.code == 1, "\(result)")
            for words in ["No image is named", "No colour is named", "is the file drawing.svg, which cannot be read"] {
                #expect(result.output.components(separatedBy: words).count == 2, "\(words): \(result)")
            }
            let text = try String(contentsOfFile: name + ".txt", encoding: .utf8)
            #expect(text.contains("untranslated") && text.contains("no icon"))
        }
    }
}
