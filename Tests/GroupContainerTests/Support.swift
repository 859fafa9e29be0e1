// A group in a folder of the test's own, and files with texts.
import FoundationEssentials
import GroupContainer
import Posix
import TestSupport

func withGroup(_ body: (Group) throws -> Void) throws {
    try withTemporaryFolder { folder in
        try body(Group(id: try GroupID("group.test"), directory: "\(folder)/container/group.test"))
    }
}

func write(_ text: String, to path: String) throws {
    try FileSystem.makeDirectory(try require(FileSystem.parent(of: path)))
    let file = try Descriptor.open(path, [.writing, .creating, .truncating])
    try file.writeAll(text)
}

func text(of path: String) throws -> String? {
    try FileSystem.contents(of: path, limit: 1 << 24).map { String(decoding: $0, as: UTF8.self) }
}

private func require(_ path: String?) throws -> String {
    guard let path else { throw SystemError(code: .noEntry, call: "parent") }
    return path
}

extension Group {
    /// Publishes a host's bytes when nothing is wrong with them; returns what was found.
    func publishEntries(_ data: Data, from source: String, of kind: String, rules: JSONRules) throws -> Entries {
        let checked = try CheckedEntries(data, from: source, of: kind, rules: rules)
        if checked.found.problems.isEmpty {
            try refuseNewerEntries(of: kind, rules: rules)
            try publish(checked)
        }
        return checked.found
    }
}

/// Rules as the programs give them, as far as these tests need them.
let rules = JSONRules(
    fault: { $0.contains(0) ? "a zero byte" : nil },
    instantFault: { $0.hasSuffix("Z") ? nil : "\"\($0)\" is not a time" }
)
