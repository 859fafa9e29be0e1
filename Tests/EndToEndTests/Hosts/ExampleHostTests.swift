// The example hosts of five languages: each shows a title and a picture, and ends with what became of it.
import Foundation
import TestSupport
import Testing

@Suite struct ExampleHostTests {
    @Test(.enabled(if: ExampleHost.shell.isRun, "socat is not installed"))
    func shell() throws { try check(.shell) }

    @Test(.enabled(if: ExampleHost.python.isRun, "Python is not installed"))
    func python() throws { try check(.python) }

    @Test(.enabled(if: ExampleHost.c.isRun, "gcc is not installed"))
    func c() throws { try check(.c) }

    @Test(.enabled(if: ExampleHost.node.isRun, "Node is not installed"))
    func node() throws { try check(.node) }

    @Test(.enabled(if: ExampleHost.maui.isRun, "no .NET SDK is installed"))
    func maui() throws { try check(.maui) }

    @Test(arguments: ExampleHost.all.map(\.file))
    func isShort(_ file: String) throws {
        let text = try String(contentsOfFile: "\(ExampleHost.folder)/\(file)", encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < 60)
    }

    /// A title that must be escaped on its way, in whatever form it travels.
    static let title = #"Größe "7" \n <&> 時"#

    /// What becomes of a reload, and the exit code that tells.
    static let outcomes: [(answer: String, code: CInt)] = [
        (#""result":{"receipts":[{"outcome":"rendered","widget":"A"},{"outcome":"unchanged","widget":"B"}]}"#, 0),
        (#""result":{"receipts":[{"outcome":"rendered","widget":"A"},{"outcome":"failed","widget":"B"}]}"#, 1),
        (#""result":{"receipts":[{"outcome":"deferred","widget":"A","why":"not \"outcome\":\"failed\""}]}"#, 7),
        (#""result":{"receipts":[{"outcome":"pending","widget":"A"},{"outcome":"deferred","widget":"B"}]}"#, 7),
        (#""result":{"receipts":[{"outcome":"pending","widget":"A"}]}"#, 4),
        (#""error":{"code":-32000,"message":"no kind"}"#, 5),
        (StandInDaemon.hangsUp, 3),
    ]

    private func check(_ host: ExampleHost) throws {
        try withTemporaryFolder { folder in
            let command = try host.command(in: folder)
            try shows(host, command)
            try tellsOutcomes(command, folder)
            let judged = try runToEnd(
                Programs.path(of: "widget-host"),
                ["conformance", "--"] + command + [Self.title, Photo.coffee.path], scratch: folder
            )
            #expect(judged.code == 0, "\(judged)")
            let lines = judged.output.split(separator: "\n")
            #expect(lines.count >= 6 && lines.allSatisfy { $0.hasPrefix("right ") }, "\(judged)")
        }
    }

    /// Publishes without a daemon, which then shows it; and with one, which answers.
    private func shows(_ host: ExampleHost, _ command: [String]) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            func call(_ title: String, _ picture: Photo) throws -> CommandResult {
                try run(command + [title, picture.path], container: daemon.container, scratch: daemon.scratch)
            }
            let early = try call("Early", Photo.chelsea)
            #expect(early.code == 3, "\(early)")
            #expect(try daemon.bytes(host.image) == Data(contentsOf: URL(fileURLWithPath: Photo.chelsea.path)))
            try daemon.start()
            try daemon.awaitSnapshot(of: host.widget)
            // A host that asks the daemon to set defaults needs one for that.
            if host.file != ExampleHost.node.file {
                #expect(try daemon.accessibleText(host.widget).contains("Early"))
            }

            let result = try call(Self.title, Photo.coffee).succeeding()
            #expect(try daemon.accessibleText(host.widget).contains(Self.title), "\(result)")
            #expect(try daemon.bytes(host.image) == Data(contentsOf: URL(fileURLWithPath: Photo.coffee.path)))
            let schemas = try JSONSchemas()
            let answers = result.output.split(separator: "\n")
            for answer in answers { #expect(try schemas.faults(of: String(answer), by: "answer") == []) }
            #expect(result.output.contains("rendered"))
            #expect(try modes(in: daemon.directory, "entries", "Library/Preferences", ".") == [])
        }
    }

    /// The files that others may read, or that were to be renamed.
    private func modes(in directory: String, _ folders: String...) throws -> [String] {
        try folders.flatMap { folder -> [String] in
            let path = "\(directory)/\(folder)"
            guard FileManager.default.fileExists(atPath: path) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: path).filter { name in
                let mode = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions]
                return name.hasPrefix(".tmp-") || (mode as? Int ?? 0) & 0o077 != 0
            }
        }
    }

    private func tellsOutcomes(_ command: [String], _ folder: String) throws {
        for (index, (answer, code)) in Self.outcomes.enumerated() {
            let container = "\(folder)/\(index)"
            let result = try StandInDaemon.answering(answer, in: "\(container)/group.sundial.demo") {
                try run(command + ["Title", Photo.coffee.path], container: container, scratch: folder)
            }
            #expect(result.code == code, "\(answer): \(result)")
        }
    }

    private func run(_ command: [String], container: String, scratch: String) throws -> CommandResult {
        var environment = Programs.environment
        environment["WIDGET_CONTAINER"] = container
        return try runToEnd(command[0], Array(command.dropFirst()), environment: environment, scratch: scratch)
    }
}
