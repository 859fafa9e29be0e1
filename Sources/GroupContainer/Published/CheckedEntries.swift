// Entries on their way into a group: checked first, which takes its time, and written later under a lock.
package import FoundationEssentials

/// The entries of a kind as they will be published: as they were written, but a bare array is put into the document that
/// belongs around it.
package struct CheckedEntries: Sendable {
    package let kind: String
    /// What the check found; they are not to be published when it has problems.
    package let found: Entries
    let bytes: [UInt8]

    /// Checks a host's bytes; errors and problems name what the bytes came from.
    package init(_ data: Data, from source: String, of kind: String, rules: JSONRules) throws(ContainerError) {
        if data.count > Entries.limit { throw .tooLong(path: source, limit: Entries.limit) }
        let document = Entries.document(of: data)
        self.kind = kind
        found = try Entries.check(document, name: source, rules: rules)
        bytes = found.published(document)
    }
}
