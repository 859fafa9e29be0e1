// Sources that Apple's compiler refuses: so does this one, at the same lines and for the same reason.
import Foundation
import TestSupport
import Testing

@Suite struct RefusedSourceTests {
    /// The folders hold sources of one language mode; a comment `// error: …` says what is wrong with its line.
    @Test(arguments: ["5", "6"]) func areRefusedWhereTheySay(_ mode: String) throws {
        let folder = "\(Programs.repository)/Tests/fixture-widgets-refused/Mode\(mode)"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
        let said = try withTemporaryFolder { try Self.errors(in: files, mode: mode, scratch: $0) }
        var expected: [String: String] = [:]
        for file in files {
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let mark = line.range(of: "// error: ") else { continue }
                expected["\(file):\(index + 1)"] = String(line[mark.upperBound...])
            }
        }
        #expect(expected.count >= 4)
        for (place, words) in expected {
            #expect(said[place]?.contains { $0.contains(words) } == true, "\(place): \(said[place] ?? ["compiles"])")
        }
        for (place, messages) in said where expected[place] == nil { Issue.record("\(place): \(messages)") }
    }

    /// The compiler's messages by file and line.
    private static func errors(in files: [String], mode: String, scratch: String) throws -> [String: [String]] {
        let compiler = try #require(Programs.compiler, "no swiftc is in PATH")
        // Nothing of the drawing libraries is asked for; only their module must be there.
        try "module CPangoCairo {}\n".write(toFile: scratch + "/module.modulemap", atomically: true, encoding: .utf8)
        let built = Programs.builtFolder
        let maps = try FileManager.default.contentsOfDirectory(atPath: built).filter {
            $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build")
                && FileManager.default.fileExists(atPath: "\(built)/\($0)/module.modulemap")
        }.flatMap { ["-Xcc", "-fmodule-map-file=\(built)/\($0)/module.modulemap"] }
        let result = try runToEnd(
            compiler,
            ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", mode, "-module-name", "Refused"]
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
        if errors.isEmpty { throw TestFailure("\(result)") }
        return errors
    }
}
