// What the compiler says of sources that are checked against the modules as they are built, without making anything.
import Foundation
import TestSupport
import Testing

/// A check of a folder's sources in a language mode.
struct SourceCheck {
    let files: [String]
    /// The compiler's errors by file and line.
    let errors: [String: [String]]

    init(folder: String, mode: String) throws {
        let folder = "\(Programs.repository)/Tests/\(folder)"
        files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
        errors = try withTemporaryFolder { [files] in try Self.check(files, mode: mode, scratch: $0) }
    }

    private static func check(
        _ files: [String], mode: String, scratch: String
    ) throws -> [String: [String]] {
        let compiler = try #require(Programs.compiler, "no swiftc is in PATH")
        // Nothing of the drawing libraries is asked for; only their module must be there.
        try "module CPangoCairo {}\n".write(toFile: scratch + "/module.modulemap", atomically: true, encoding: .utf8)
        let built = Programs.builtFolder
        let sources = "\(Programs.repository)/Sources"
        // Of each module in C, the map that SwiftPM made for it, or its own.
        let generated = try FileManager.default.contentsOfDirectory(atPath: built)
            .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }.map { "\(built)/\($0)" }
        let own = try FileManager.default.contentsOfDirectory(atPath: sources).map { "\(sources)/\($0)/include" }
        let maps = (generated + own).map { "\($0)/module.modulemap" }
            .filter { FileManager.default.fileExists(atPath: $0) }.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let result = try runToEnd(
            compiler,
            ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", mode, "-module-name", "Checked"]
                + ["-load-plugin-executable", "\(built)/PreviewMacros-tool#PreviewMacros"]
                + ["-I", "\(built)/Modules", "-I", scratch, "-module-cache-path", "\(scratch)/cache"] + maps + files,
            scratch: scratch
        )
        var errors: [String: [String]] = [:]
        for line in result.errors.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
            guard parts.count == 5, parts[3] == " error" else { continue }
            errors["\(parts[0]):\(parts[1])", default: []].append(parts[4])
        }
        // What stands at no line is no answer to these sources.
        if errors.isEmpty, result.code != 0 { throw TestFailure("\(result)") }
        return errors
    }
}
