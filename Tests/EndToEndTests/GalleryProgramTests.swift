// `--gallery`: the view catalogue of the program that has one.
import Foundation
import TestSupport
import Testing

@Suite struct GalleryProgramTests {
    @Test func aFolderGetsPageAndPictures() throws {
        try withTemporaryFolder { folder in
            let result = try runToEnd(
                Programs.path(of: "widgetd"), ["--gallery", "\(folder)/out", "--render", Programs.renderer],
                scratch: folder
            )
            #expect(result.code == 0, "\(result)")
            #expect(result.output == "gallery \(folder)/out/index.html\n")
            let page = try String(contentsOfFile: "\(folder)/out/index.html", encoding: .utf8)
            let pictures = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/out/pictures")
            #expect(pictures.count > 300 && pictures.allSatisfy { $0.hasSuffix(".\(Programs.pictureExtension)") })
            #expect(Programs.renderer == "text" || pictures.allSatisfy { page.contains("\"pictures/\($0)\"") })
        }
    }

    /// Where the folder cannot be made nothing is drawn.
    @Test func aFileInTheWayEndsIt() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: URL(filePath: "\(folder)/file"))
            let result = try runToEnd(
                Programs.path(of: "widgetd"), ["--gallery", "\(folder)/file"], scratch: folder
            )
            #expect(result.code == 6 && result.errors.contains("\(folder)/file"), "\(result)")
        }
    }

    /// An author's bundle has no catalogue.
    @Test func othersHaveNone() throws {
        try withTemporaryFolder { folder in
            let result = try runToEnd(
                Programs.path(of: "trial-widgets"), ["--gallery", "\(folder)/out"], scratch: folder
            )
            #expect(result.code == 2 && result.errors.contains("unknown option --gallery"), "\(result)")
        }
    }
}
