// The standing outcomes: how a daemon was before something bad was done to it, and what of that must still be so.
import Foundation
import Glibc
import Posix

/// A daemon at rest, remembered.
package struct Baseline {
    private let daemon: DaemonFixture
    private let process: Int32
    private let pictures: [String: Data]
    private let descriptors: Int
    private let threads: Int
    /// How many lines the log had.
    private let lines: Int

    /// To be made when every widget has been drawn once.
    package init(of daemon: DaemonFixture) throws {
        guard let program = daemon.daemon else { throw TestFailure("no daemon runs") }
        self.daemon = daemon
        process = program.child.id
        pictures = try Self.pictures(of: daemon)
        descriptors = try Self.count("fd", of: process)
        threads = try Self.count("task", of: process)
        lines = daemon.log.count
    }

    /// O1: the same process still serves.
    package func processProblems() throws -> [String] {
        let now = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output).integer("pid")
        return now == Int(process) ? [] : ["process \(process) has become \(now.map(String.init) ?? "none")"]
    }

    /// O2: pictures and texts that are not what they were, by their names.
    package func changedSnapshots() throws -> [String] {
        let now = try Self.pictures(of: daemon)
        return Set(pictures.keys).union(now.keys).filter { pictures[$0] != now[$0] }.sorted()
    }

    /// The lines of the log since then that match.
    package func lines(where matches: (LogLine) -> Bool) -> [LogLine] { daemon.log.dropFirst(lines).filter(matches) }

    /// O3: nothing when just one diagnostic since then has a code and names these words, else what is wrong.
    package func diagnosticProblems(_ code: String, naming words: String...) -> [String] {
        let found = lines { $0.event == "diagnostic" && $0["code"] == code }
        let named = found.filter { line in words.allSatisfy { line["message"]?.contains($0) == true } }
        return named.count == 1 && found.count == 1
            ? [] : ["\(found.count) diagnostics \(code), \(named.count) of which name \(words)"] + found.map(\.text)
    }

    /// O5: a kind that has nothing to do with it reloads as ever.
    package func othersProblems(_ kind: String) throws -> [String] {
        try daemon.reload(kind).values.filter { !["rendered", "unchanged"].contains($0.text("outcome")) }
            .map(\.description)
    }

    /// O6: what is left over once the daemon is idle: files in the making, descriptors and threads beyond those of then.
    package func leftovers() throws -> [String] {
        let problems = try processProblems()
        if !problems.isEmpty { return problems }
        // It need not have noticed yet that whoever asked is gone.
        let deadline = Deadline()
        while true {
            var left = try Self.files(in: daemon.directory)
            let (open, running) = (try Self.count("fd", of: process), try Self.count("task", of: process))
            if open > descriptors { left.append("\(open) descriptors instead of \(descriptors)") }
            if running > threads { left.append("\(running) threads instead of \(threads)") }
            if left.isEmpty || deadline.hasCome { return left }
            yieldBriefly()
        }
    }

    /// Files in the making, of whoever.
    package static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            let name = path.split(separator: "/").last ?? ""
            return name.hasPrefix(".tmp-") || path.hasPrefix("run/archives/") || path.hasPrefix("run/once-")
        }
    }

    private static func pictures(of daemon: DaemonFixture) throws -> [String: Data] {
        let folder = daemon.path("snapshots")
        var found: [String: Data] = [:]
        for name in try FileSystem.names(in: folder) where !name.hasSuffix(".json") && !name.hasPrefix(".") {
            found[name] = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
        }
        return found
    }

    private static func count(_ what: String, of process: Int32) throws -> Int {
        try FileSystem.names(in: "/proc/\(process)/\(what)").count
    }
}
