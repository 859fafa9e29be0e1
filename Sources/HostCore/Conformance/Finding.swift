// One thing that a host does right or wrong.

/// What was found about a host, by the rule that it concerns.
package struct Finding: Hashable, Codable, Sendable {
    package var grade: Grade
    package var rule: Rule
    /// A sentence without a full stop.
    package var what: String

    package init(_ grade: Grade, _ rule: Rule, _ what: String) {
        self.grade = grade
        self.rule = rule
        self.what = what
    }

    package enum Grade: String, Codable, Sendable {
        case right, wrong
        /// Works, but there is something to know.
        case note
    }

    /// Stable words.
    package enum Rule: String, Codable, Sendable, CaseIterable {
        /// Files are replaced as a whole.
        case wholeFiles = "whole-files"
        /// Files lie in the group that was asked for, under names that belong to hosts.
        case group, names
        /// The lock of the shared defaults is waited for, and that of publishing given up in time.
        case locks
        /// What the files say.
        case content
        /// Messages are requests of the service.
        case messages
        /// Each change is followed by a reload.
        case reload
        /// Answers are read.
        case receipts
        case exit
    }
}
