// What a header must hold to be believed.
import ViewArchive

/// What the daemon knows of an archive before it reads it; nil says nothing.
struct ArchiveExpectation: Equatable {
    var widget: String
    var kind: String
    var family: Family
    /// Nil when any generation will do, as after a restart.
    var generation: Int?
}

extension ArchiveHeader {
    /// Refuses what the later code relies upon and does not find.
    func check(_ expected: ArchiveExpectation, limits: ArchiveLimits) throws(ArchiveRefusal) {
        if version > Self.currentVersion { throw .newer(version: version, reads: Self.currentVersion) }
        if version < 1 { throw .malformed(line: 1, what: "no version \(version)") }
        try same("widget", expected.widget, widget)
        try same("kind", expected.kind, kind)
        try same("family", expected.family.rawValue, family.rawValue)
        if let generation = expected.generation { try same("generation", "\(generation)", "\(self.generation)") }
        if self.generation < 1 || self.generation > Self.highestGeneration {
            throw .malformed(line: 1, what: "no generation \(self.generation)")
        }
        guard (1...limits.side).contains(size.width), (1...limits.side).contains(size.height) else {
            throw .malformed(line: 1, what: "no size \(size.width) x \(size.height)")
        }
        if !started.isFinite { throw .malformed(line: 1, what: "started is no date") }
        if case .after(let date) = policy, !date.isFinite { throw .malformed(line: 1, what: "policy has no date") }
        if appearances.isEmpty || Set(appearances).count != appearances.count {
            throw .malformed(line: 1, what: "no appearances, or one twice")
        }
        if dates.count > limits.entries { throw .tooLarge(what: "number of entries", limit: limits.entries) }
        for (index, date) in dates.enumerated() {
            if !date.isFinite { throw .dates(index: index, what: "not finite") }
            if index > 0, date < dates[index - 1] { throw .dates(index: index, what: "before the one in front of it") }
        }
    }

    /// Far above what a widget reaches, and far below overflow.
    static let highestGeneration = 1 << 52

    private func same(_ field: String, _ expected: String, _ found: String) throws(ArchiveRefusal) {
        if expected != found { throw .other(field: field, expected: expected, found: found) }
    }
}
