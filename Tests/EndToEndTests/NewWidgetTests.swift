// `scripts/new-widget`: what it writes builds and draws, and what it refuses it says.
import Foundation
import TestSupport
import Testing

@Suite struct NewWidgetTests {
    private static func newWidget(_ arguments: [String], scratch: String) throws -> CommandResult {
        try runToEnd(
            Programs.repository + "/scripts/new-widget",
            (Programs.renderer == "raster" ? [] : ["--text"]) + arguments, directory: scratch, scratch: scratch
        )
    }

    /// Around the folder of an extension, which says nothing of Linux. The build shares the folder of the articles',
    /// which hold all modules built.
    @Test func aPackageAroundAnExtensionBuildsAndDraws() throws {
        let articles = try ArticlePackage.built.get()
        try withTemporaryFolder { scratch in
            let package = scratch + "/Around"
            let originals = scratch + "/App/Widget Extension"
            try FileManager.default.createDirectory(atPath: scratch + "/App", withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: Programs.repository + "/Tests/catalogue-widgets/Extension", toPath: originals
            )
            let group = "group.example.tiles"
            try Data("enum Shared { static let group = \"\(group)\" }\n".utf8)
                .write(to: URL(fileURLWithPath: originals + "/Shared.swift"))
            let written = try Self.newWidget([package, originals], scratch: scratch).succeeding()
            #expect(written.output.contains("swift run Around --once pictures --group \(group)"), "\(written)")
            try runToEnd(
                "/usr/bin/env",
                [
                    "swift", "build", "--package-path", package, "--scratch-path", articles.buildFolder,
                    // The plan that lies there is another package's.
                    "--disable-build-manifest-caching", "-j", "2",
                ],
                directory: scratch, scratch: scratch, within: 1200
            ).succeeding()
            let words =
                ["--container", scratch + "/c", "--render", Programs.renderer, "--locale", "de"]
                + ["--kind", "Tiles", "--once", scratch + "/out"]
            let drawn = try runToEnd(
                articles.buildFolder + "/debug/Around", words, scratch: scratch
            ).succeeding()
            #expect(FileManager.default.fileExists(atPath: scratch + "/c/" + group), "\(drawn)")
            let text = try String(contentsOfFile: scratch + "/out/Tiles.systemSmall.txt", encoding: .utf8)
            #expect(text.hasPrefix("Kacheln\n2 Kacheln\nJade zuerst\n"), "\(drawn)")
            let elsewhere = try runToEnd(
                articles.buildFolder + "/debug/Around", words + ["--group", "group.another"], scratch: scratch)
            #expect(elsewhere.code == 1, "\(elsewhere)")
            #expect(elsewhere.output.components(separatedBy: "--group \(group) serves it").count == 2, "\(elsewhere)")
        }
    }

    @Test func aPackageThatIsThereIsLeftAlone() throws {
        try withTemporaryFolder { scratch in
            let manifest = scratch + "/tiles/Package.swift"
            try Self.newWidget(["tiles"], scratch: scratch).succeeding()
            #expect(FileManager.default.fileExists(atPath: scratch + "/tiles/Tiles/TilesWidget.swift"))
            try Data("mine".utf8).write(to: URL(fileURLWithPath: manifest))
            let refused = try Self.newWidget(["tiles"], scratch: scratch)
            #expect(refused.code == 5 && refused.errors.contains("Package.swift"), "\(refused)")
            #expect(FileManager.default.contents(atPath: manifest) == Data("mine".utf8))
            try Self.newWidget(["--force", "tiles"], scratch: scratch).succeeding()
            #expect(FileManager.default.contents(atPath: manifest) != Data("mine".utf8))
        }
    }

    /// Arguments, with `a.swift`, `b/a.swift`, `main1.swift`, `main2.swift` and an empty folder there; what is said.
    static let refusals: [([String], String)] = [
        (["new", "nowhere.swift"], "there is no nowhere.swift"),
        (["new", "empty"], "no Swift file lies in empty"),
        (["new", "a.swift", "b"], "two of the files are called a.swift"),
        (["new", "main1.swift", "main2.swift"], "more than one file has @main: main1.swift main2.swift"),
        (["--name", "My Widget", "new"], "“My Widget” is no name for a Swift module"),
        (["--name", "SwiftUI", "new"], "SwiftUI is the name of a module of Sundial"),
        (["--colour", "new"], "there is no option --colour"),
        ([], "usage: scripts/new-widget"),
    ]

    @Test(arguments: refusals)
    func saysWhatItRefuses(_ arguments: [String], _ words: String) throws {
        try withTemporaryFolder { scratch in
            let main = "import SwiftUI\n@main struct A {}\n"
            for (name, text) in [
                "a.swift": "", "b/a.swift": "", "empty/x": "", "main1.swift": main, "main2.swift": main,
            ] {
                let file = URL(fileURLWithPath: scratch + "/" + name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            let refused = try Self.newWidget(arguments, scratch: scratch)
            #expect(refused.code == 2 && refused.errors.contains(words), "\(refused)")
            #expect(!FileManager.default.fileExists(atPath: scratch + "/new"))
        }
    }

    @Test func namesModulesThatAreNotHere() throws {
        try withTemporaryFolder { scratch in
            try Data("import MapKit\nimport SwiftUI\n".utf8).write(to: URL(fileURLWithPath: scratch + "/a.swift"))
            let written = try Self.newWidget(["new", "a.swift"], scratch: scratch).succeeding()
            #expect(written.output.contains("note: a.swift imports MapKit, which is not here"), "\(written)")
            #expect(written.output.contains("note: no file has @main"), "\(written)")
        }
    }
}
