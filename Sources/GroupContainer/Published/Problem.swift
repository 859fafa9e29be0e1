// A part of a file that was passed over while the rest was used.
import Posix

/// What is wrong with one place in a file that people edit.
package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// Relative to the group's directory, or what a host's bytes came from.
    package let file: String
    /// Of the entry or widget, counted from 0; nil when it concerns the whole file.
    package let index: Int?
    package let field: String?
    package let reason: String

    /// As `entries/Feed.json entry 3 field date: …`.
    package var description: String {
        SafeText.path(file) + (index.map { " entry \($0)" } ?? "") + (field.map { " field \($0)" } ?? "") + ": "
            + reason
    }
}
