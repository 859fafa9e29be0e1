// What the Swift runtime prints when code traps: its sentence is kept, the raw addresses after it are folded.

/// The last words of a process, from what it prints on standard error.
struct LastWords: Equatable {
    /// The sentence of the last trap, such as `Kettle/Kettle.swift:7: Fatal error: the kettle exploded`.
    private(set) var reason: String?
    /// The addresses since the trace's headline; nil before it.
    private var addresses: Int?

    /// In characters.
    static let longestReason = 300
    /// A build with assertions prints it at every trap, and no setting prevents that.
    private static let headline = "Current stack trace:"
    private static let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
    private static let openings = ["Could not cast value of type ", "Simultaneous accesses to "]

    /// Whether a line goes to the log as it stands.
    mutating func admits(_ line: String) -> Bool {
        if let count = addresses, Self.isAddress(line) {
            addresses = count + 1
            return false
        }
        if line == Self.headline {
            addresses = addresses ?? 0
            return false
        }
        if Self.isReason(line) { reason = Self.trimmed(line) }
        return true
    }

    /// The one line for all addresses, when the process has ended.
    mutating func finish() -> String? {
        defer { addresses = nil }
        return addresses.map { "\(Self.headline) \($0) addresses, left out here" }
    }

    /// Such as `3    libswiftCore.so                    0x00007fdf450f9280 _assertionFailure + 221`.
    private static func isAddress(_ line: String) -> Bool {
        guard let first = line.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        return line.firstRange(of: " 0x") != nil
    }

    /// Whether a mark begins the line, or follows the place in the source, and ends there or before a colon.
    private static func isReason(_ line: String) -> Bool {
        if openings.contains(where: line.hasPrefix) { return true }
        return marks.contains { mark in
            guard let range = line.firstRange(of: mark) else { return false }
            let before = line[..<range.lowerBound]
            let after = line[range.upperBound...]
            return (before.isEmpty || before.hasSuffix(": ")) && (after.isEmpty || after.hasPrefix(":"))
        }
    }

    private static func trimmed(_ line: String) -> String {
        var text = line[...]
        while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
        return text.count > longestReason ? text.prefix(longestReason) + " …" : String(text)
    }
}
