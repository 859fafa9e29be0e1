// The entries that a host publishes for a kind: `{"version":1,"entries":[{"date"?: RFC 3339, …}]}`.
import FoundationEssentials
import Posix

/// The entries of one kind, as a check found them.
package struct Entries: Hashable, Sendable {
    package static let version = 1
    package static let limit = 64 << 20
    /// Bytes up to which the daemon looks at a file itself: more would hold up everybody else, and is left to the
    /// process that reads it.
    package static let daemonLimit = 1 << 20

    /// How many the file holds.
    package let count: Int
    /// The places of those that can be used.
    package let usable: [Int]
    package let problems: [Problem]
    /// Whether the file says which version it has; one that does not is read as version 1.
    let isVersioned: Bool

    /// What is written for a host's bytes: a bare array gets the document that belongs around it.
    static func document(of data: Data) -> [UInt8] {
        let bytes = EditedText(data).bytes
        guard bytes.first(where: { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }) == UInt8(ascii: "[") else { return bytes }
        return Array("{\"version\":\(version),\"entries\":".utf8) + bytes + Array("}\n".utf8)
    }

    /// A document that names no version, with the version that it was taken for: other readers need not guess.
    private static func versioned(_ document: [UInt8]) -> [UInt8] {
        // A checked document is an object and not empty, so what follows its brace is a member.
        guard let brace = document.firstIndex(of: UInt8(ascii: "{")) else { return document }
        return document[...brace] + Array("\"version\":\(version),".utf8) + document[(brace + 1)...]
    }

    /// What is written for a host's bytes, once they are checked.
    func published(_ document: [UInt8]) -> [UInt8] { isVersioned ? document : Self.versioned(document) }

    /// Checks the bytes of an entries file; throws when the file as a whole cannot be used.
    package static func check(_ bytes: [UInt8], name: String, rules: JSONRules) throws(ContainerError) -> Entries {
        if let fault = rules.fault(bytes) { throw .malformed(path: name, reason: fault) }
        let document: EntriesDocument
        do {
            document = try JSONDecoder().decode(EntriesDocument.self, from: Data(bytes))
        } catch {
            throw .malformed(path: name, reason: "not an object with the array 'entries'")
        }
        var problems: [Problem] = []
        switch document.version {
        case .number(let found) where found > version: throw .newerVersion(path: name, found: found, known: version)
        case .number(let found) where found < version:
            throw .malformed(path: name, reason: "there is no version \(found)")
        case .number, .missing: break
        case .other: throw .malformed(path: name, reason: "'version' is not a whole number")
        }
        var usable: [Int] = []
        for (index, entry) in document.entries.enumerated() {
            let fault: (field: String?, reason: String)? =
                switch entry {
                case .notObject: (nil, "not an object")
                case .dateNotText: ("date", "not a text")
                case .dateNumber(let number): ("date", NumericDate.fault(number))
                case .date(let text): rules.instantFault(text).map { ("date", $0) }
                case .undated: nil
                }
            if let fault {
                problems.append(Problem(file: name, index: index, field: fault.field, reason: fault.reason))
            } else {
                usable.append(index)
            }
        }
        return Entries(
            count: document.entries.count, usable: usable, problems: problems,
            isVersioned: document.version != .missing
        )
    }
}

extension Group {
    /// Checks the entries that a host has published for a kind; nil when there are none.
    package func entries(
        of kind: String, limit: Int = Entries.limit, rules: JSONRules
    ) throws(ContainerError) -> Entries? {
        guard let data = try contents(of: entriesFile(kind), limit: limit) else { return nil }
        return try Entries.check(EditedText(data).bytes, name: Self.entriesName(kind), rules: rules)
    }

    /// Throws when the entries that are there are of a newer version, and so not to be replaced.
    package func refuseNewerEntries(of kind: String, rules: JSONRules) throws(ContainerError) {
        do throws(ContainerError) {
            _ = try entries(of: kind, rules: rules)
        } catch {
            // What cannot be read for any other reason is just what publishing is to mend.
            if case .newerVersion = error { throw error }
        }
    }

    /// Publishes entries that are checked.
    package func publish(_ entries: CheckedEntries) throws(ContainerError) {
        try prepareForPublishing()
        try refuseLeaving(entriesDirectory)
        try write(entries.bytes.span, to: entriesFile(entries.kind), durable: true)
    }
}
