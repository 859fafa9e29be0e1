// A folder for one test, gone with it.
import FoundationEssentials
import GroupContainer
import HostCore
import Posix
import ReloadService

/// A folder with a group in it, and the other end of the socket where a daemon would be.
final class Folder {
    let path: String
    let group: Group

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/host-\(randomHex(digits: 8))"
        group = try Group.locate(container: path, group: "group.a", environment: [:])
        try FileSystem.makeDirectory(path)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            print("not removed: \(path): \(error)")
        }
    }

    func write(_ text: String, as name: String) throws -> String {
        let file = "\(path)/\(name)"
        try AtomicFile.write(Array(text.utf8), to: file, durable: false)
        return file
    }

    /// What a file of the group holds; nil when it does not exist.
    func text(_ name: String) throws -> String? {
        try FileSystem.contents(of: "\(group.directory)/\(name)", limit: 1 << 20).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Runs a line against a daemon that has written these answers already; returns what was printed and sent.
    func run(_ line: String, answers: [String] = [], json: Bool = false) throws -> Run {
        let (near, far) = try UnixSocket.pair()
        for answer in answers { try far.writeAll(answer + "\n") }
        try UnixSocket.shutdownWriting(far)
        var executor = Executor(group: group, connection: HostConnection(over: near))
        guard case .command(let command) = try Invocation(CommandLineTests.words(line)).task else { return Run() }
        let report = executor.run(command)
        let printed = report.printed(json: json)
        try UnixSocket.shutdownWriting(near)
        let sent = String(decoding: try far.readToEnd(limit: 1 << 20), as: UTF8.self)
        return Run(output: printed.output, errors: printed.errors, sent: sent, code: printed.code)
    }

    struct Run {
        var output = ""
        var errors = ""
        var sent = ""
        var code = ExitCode.done
    }
}
