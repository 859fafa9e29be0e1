// The widgets of two published articles: their Swift code taken out of the text, built as a package of its own.
import Foundation
import TestSupport

/// A package with a target for each article, kept between runs under `.build`.
struct ArticlePackage {
    /// The group that the articles' code is given instead of the one that it leaves to the reader.
    static let group = "group.sundial.article"

    private let folder = Programs.repository + "/.build/articles-" + Programs.renderer

    /// The built programs of both articles; built once a test run.
    static let built: Result<ArticlePackage, any Error> = Result {
        let package = ArticlePackage()
        try package.write()
        try package.build()
        return package
    }

    /// The path of an article's program.
    func program(_ article: String) -> String { buildFolder + "/debug/Article" + article }

    /// Where the modules lie that the articles are built of; packages of other tests build there too.
    var buildFolder: String { folder + "/.build" }

    /// The lines of an article between two lines, which are not among them.
    static func code(of article: String, from start: String, to end: String) throws -> [String] {
        let lines = try text(article).components(separatedBy: "\n")
        guard let first = lines.firstIndex(of: start), let last = lines.firstIndex(of: end), first < last else {
            throw TestFailure("article \(article) has not the lines \(start) and \(end)")
        }
        return Array(lines[(first + 1)..<last])
    }

    private func write() throws {
        try write("Package.swift", manifest())
        let swap = try ArticlePackage.code(of: "000", from: "小组件的代码就比较简单了：", to: "demo下载案例：")
            .joined(separator: "\n").replacingOccurrences(of: "你的组ID", with: ArticlePackage.group)
        try write("Sources/Article000/Widget.swift", swap)
        try write("Sources/Article000/Xcode.swift", "import Intents\nclass ConfigurationIntent: INIntent {}\n")
        try write("Sources/Article000/Main.swift", ArticlePackage.main("testExtension()"))

        // Its code stands under numbered headings.
        let feed = try ArticlePackage.code(of: "001", from: "具体代码示例 #", to: "额外优化建议 #")
            .filter { line in !["1. ", "2. ", "3. "].contains { line.hasPrefix($0) } }
        try write(
            "Sources/Article001/Widget.swift", "import WidgetKit\nimport SwiftUI\n" + feed.joined(separator: "\n"))
        try write("Sources/Article001/Reader.swift", ArticlePackage.text("001-left-to-the-reader"))
        try write("Sources/Article001/Main.swift", ArticlePackage.main("YourWidget()"))
    }

    /// Leaves a file alone that is right already, so that nothing is built again.
    private func write(_ name: String, _ text: String) throws {
        let file = URL(fileURLWithPath: folder + "/" + name)
        // A file that cannot be read is written.
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func build() throws {
        try withTemporaryFolder { scratch in
            _ = try runToEnd(
                "/usr/bin/env",
                // The plan that lies there may be that of another package that was built there.
                ["swift", "build", "--package-path", folder, "--disable-build-manifest-caching", "-j", "2"],
                directory: folder,
                scratch: scratch, within: 1200
            ).succeeding()
        }
    }

    /// The manifest, as the reader of an article would write it.
    private func manifest() throws -> String {
        try ArticlePackage.text("Package.swift")
            .replacingOccurrences(of: "REPOSITORY", with: Programs.repository)
            .replacingOccurrences(of: "IDENTITY", with: URL(fileURLWithPath: Programs.repository).lastPathComponent)
            .replacingOccurrences(of: "TRAITS", with: Programs.renderer == "raster" ? "\"Raster\"" : "")
            .replacingOccurrences(of: "FILES", with: ArticlePackage.fingerprintOfSources())
    }

    /// Changes when a source file comes or goes, which a package that depends on a folder does not notice by itself.
    private static func fingerprintOfSources() throws -> String {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Programs.repository + "/Sources").sorted()
        // FNV-1a, as Swift's own hashes differ from process to process.
        let hash = names.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }

    private static func text(_ name: String) throws -> String {
        try String(contentsOfFile: Programs.repository + "/Tests/EndToEndTests/Articles/\(name).txt", encoding: .utf8)
            .replacingOccurrences(of: "GROUP", with: group)
    }

    private static func main(_ widget: String) -> String {
        "import WidgetKit\nimport SwiftUI\n\n@main struct Bundle: WidgetBundle {\n    var body: some Widget { \(widget) }\n}\n"
    }
}
