// The two documents for writers of hosts: every example in them is run as it stands, so that none can rot.
import Foundation
import GroupContainer
import ReloadService
import TestSupport
import Testing

@Suite struct DocumentTests {
    static let page = "container/README.md"
    static let article = "Sources/ReloadService/ReloadService.docc/WriteAHost.md"

    /// A document, and the folder that its commands are given in, from the one that the container lies in.
    @Test(
        .enabled(if: ExampleHost.shell.isRun, "socat is not installed"),
        arguments: [
            (page, "."), (article, "container/group.sundial.demo"),
        ])
    func everyExampleDoesWhatItSays(_ document: String, _ folder: String) throws {
        try DaemonFixture.with { daemon in
            try daemon.awaitFirstSnapshots()
            try FileManager.default.copyItem(atPath: Photo.coffee.path, toPath: daemon.scratch + "/new.png")
            let examples = try DocumentedExample.all(in: "\(Programs.repository)/\(document)")
            #expect(examples.count >= 3)
            for example in examples {
                switch example {
                case .commands(let commands, let printed):
                    let result = try run(commands, in: "\(daemon.scratch)/\(folder)", home: daemon.scratch)
                    #expect(
                        DocumentedExample.matches(result.output, printed ?? ""),
                        "\(result), not \(printed ?? "nothing")"
                    )
                case .conversation(let lines, isVirtual: false): try talk(lines, with: daemon)
                case .conversation(let lines, isVirtual: true):
                    try DaemonFixture.with(options: ["--clock", "virtual=2026-01-01T00:00:00Z"]) {
                        try talk(lines, with: $0)
                    }
                }
            }
            // What they published is shown.
            try daemon.reload("Feed")
            #expect(try daemon.accessibleText("Feed.systemMedium").contains("Cup"))
            #expect(daemon.exists("cup.png"))
        }
    }

    private func run(_ commands: String, in folder: String, home: String) throws -> CommandResult {
        var environment = Programs.environment
        environment["HOME"] = home
        environment["PATH"] = "\(Programs.folder):\(environment["PATH"] ?? "/usr/bin:/bin")"
        return try runToEnd(
            "/bin/sh", ["-euc", "cd \"$0\"\n" + commands, folder], environment: environment, scratch: home
        ).succeeding()
    }

    /// All that is sent goes out at once; what comes back is compared line by line.
    private func talk(_ lines: [DocumentedExample.Line], with daemon: DaemonFixture) throws {
        let schemas = try JSONSchemas()
        let connection = try daemon.connect()
        let sent = lines.filter(\.isSent).map(\.text)
        try connection.send(sent.joined(separator: "\n") + "\n")
        for line in lines where !line.isSent {
            let answer = try connection.line() ?? "nothing"
            #expect(DocumentedExample.matches(answer, line.text), "\(answer), not \(line.text)")
            let schema = answer.contains("\"params\"") ? "notification" : "answer"
            #expect(try schemas.faults(of: answer, by: schema) == [])
        }
    }

    /// The page says why a run comes no sooner, of what subscribers hear, and what a widget's sentences are about.
    @Test func thePageNamesEveryReasonAndEvent() throws {
        let page = try String(contentsOfFile: "\(Programs.repository)/\(Self.page)", encoding: .utf8)
        let words = NextRunReason.allCases.map(\.rawValue) + Topic.allCases.map(\.rawValue)
        for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
        for topic in Explanation.Topic.allCases where topic != .note {
            #expect(page.contains("`\(topic.rawValue)`"), "\(topic.rawValue)")
        }
    }

    /// What the article says of words and codes, as it stands there and as the programs have it.
    @Test func theArticleNamesEveryCodeAndMethod() throws {
        let article = try String(contentsOfFile: "\(Programs.repository)/\(Self.article)", encoding: .utf8)
        let codes: [ServiceError.Code] = [
            .parseError, .invalidRequest, .unknownMethod, .invalidParams, .internalError, .unknownKind, .unknownWidget,
            .peerRefused, .clockIsNotVirtual, .shuttingDown, .tooMany, .containerUnavailable,
        ]
        var words = codes.map { "| \($0.rawValue) |" }
        words += Receipt.Outcome.allCases.map { "| `\($0.rawValue)` |" }
        words += Topic.allCases.map { "`\($0.rawValue)`" }
        words += ServiceProtocol.methods.map { "\"method\":\"\($0)\"" }
        words += ImageName.reserved.map { "`\($0)`" }
        for word in words { #expect(article.contains(word), "\(word)") }
    }
}
