// Sources that Apple's compiler refuses: so does this one, at the same lines and for the same reason.
import Foundation
import TestSupport
import Testing

@Suite struct RefusedSourceTests {
    /// The folders hold sources of one language mode; a comment `// error: …` says what is wrong with its line.
    @Test(arguments: ["5", "6"]) func areRefusedWhereTheySay(_ mode: String) throws {
        let check = try SourceCheck(folder: "fixture-widgets-refused/Mode\(mode)", mode: mode)
        var expected: [String: String] = [:]
        for file in check.files {
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let mark = line.range(of: "// error: ") else { continue }
                expected["\(file):\(index + 1)"] = String(line[mark.upperBound...])
            }
        }
        #expect(expected.count >= 4)
        for (place, words) in expected {
            #expect(
                check.errors[place]?.contains { $0.contains(words) } == true,
                "\(place): \(check.errors[place] ?? ["compiles"])")
        }
        for (place, messages) in check.errors where expected[place] == nil { Issue.record("\(place): \(messages)") }
    }

    /// What is known to be declared on iOS is declared here, in the same shapes.
    @Test(arguments: ["5", "6"]) func signaturesOfTheSystemAreTaken(_ mode: String) throws {
        let check = try SourceCheck(folder: "fixture-widgets-signatures", mode: mode)
        #expect(check.files.count >= 6)
        for (place, messages) in check.errors { Issue.record("\(place): \(messages)") }
    }
}
