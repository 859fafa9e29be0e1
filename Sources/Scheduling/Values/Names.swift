// What the scheduler calls widgets, kinds and callers.

/// An installed widget's id, compared byte by byte.
package struct WidgetKey: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let id: String

    package init(_ id: String) { self.id = id }
    package init(stringLiteral id: String) { self.init(id) }
    package var description: String { id }

    // Strings that differ only in their Unicode form are equal in Swift, but are different files.
    package static func == (left: Self, right: Self) -> Bool { left.id.hasBytes(of: right.id) }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A kind's name, compared byte by byte.
package struct KindName: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let text: String

    package init(_ text: String) { self.text = text }
    package init(stringLiteral text: String) { self.init(text) }
    package var description: String { text }

    package static func == (left: Self, right: Self) -> Bool { left.text.hasBytes(of: right.text) }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension String {
    /// Whether two strings are byte for byte the same.
    func hasBytes(of other: String) -> Bool {
        // Nearly all names are ASCII, where Swift's quick comparison is one of bytes.
        self == other && (utf8Span.isKnownASCII && other.utf8Span.isKnownASCII || utf8.elementsEqual(other.utf8))
    }
}

/// One request that wants receipts; the daemon numbers them and never uses a number twice.
package struct CallerID: Hashable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    package let number: Int

    package init(_ number: Int) { self.number = number }
    package init(integerLiteral number: Int) { self.init(number) }
    package var description: String { "\(number)" }
}

/// Why a snapshot is drawn; the words of the log's `cause=`.
package enum Cause: String, Hashable, Sendable, CaseIterable {
    case start, reload, entry, policy, `extension`, tap, clock, configuration, live
}
