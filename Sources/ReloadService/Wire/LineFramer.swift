// Bytes in, lines out; a line that is too long is passed over to its end and reported once.

/// Cuts a stream of bytes into lines and holds at most one unfinished line.
package struct LineFramer: Sendable {
    package let limit: Int
    private var unfinished: [UInt8] = []
    private var isPassingOver = false
    private var isAtStart = true

    package init(limit: Int) {
        self.limit = limit
    }

    /// What the bytes hold.
    package enum Piece: Hashable, Sendable {
        /// A line without its end, a `\r` before it, or a BOM at the stream's start.
        case line([UInt8])
        /// A line of more than the limit, whose bytes are gone.
        case tooLong
    }

    /// Whether bytes of a line have come without its end.
    package var isUnfinished: Bool { !unfinished.isEmpty || isPassingOver }

    /// Takes bytes as they come; empty lines are left out.
    package mutating func take(_ bytes: some Collection<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var rest = Array(bytes)[...]
        while let end = rest.firstIndex(of: 0x0a) {
            hold(rest[..<end], into: &pieces)
            finish(into: &pieces)
            rest = rest[(end + 1)...]
        }
        hold(rest, into: &pieces)
        return pieces
    }

    /// Ends the stream: bytes without a line's end are a line.
    package mutating func end() -> [Piece] {
        var pieces: [Piece] = []
        finish(into: &pieces)
        return pieces
    }

    /// Keeps bytes of an unfinished line, unless they are too many: a BOM and a carriage return may come on top.
    private mutating func hold(_ bytes: ArraySlice<UInt8>, into pieces: inout [Piece]) {
        if isPassingOver { return }
        if unfinished.count + bytes.count <= limit + 4 {
            unfinished += bytes
        } else {
            pieces.append(.tooLong)
            unfinished = []
            isPassingOver = true
            isAtStart = false
        }
    }

    private mutating func finish(into pieces: inout [Piece]) {
        defer {
            unfinished.removeAll(keepingCapacity: unfinished.capacity <= 4096)
            isPassingOver = false
        }
        if isPassingOver { return }
        var line = unfinished[...]
        if isAtStart, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
        isAtStart = false
        if line.last == 0x0d { line.removeLast() }
        if line.isEmpty { return }
        pieces.append(line.count > limit ? .tooLong : .line(Array(line)))
    }
}
