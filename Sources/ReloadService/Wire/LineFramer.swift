// Bytes in, lines out; a line that is too long is passed over to its end and reported once.

/// Cuts a stream of bytes into lines, which are taken one by one, and holds at most one unfinished line.
package struct LineFramer: Sendable {
    package let limit: Int
    /// What came and is not looked at yet, from `position` on.
    private var waiting: [UInt8] = []
    private var position = 0
    private var unfinished: [UInt8] = []
    private var isPassingOver = false
    private var isAtStart = true
    private var isOver = false
    /// The number of the line that `next` gave last, counted from 1 with the empty ones.
    package private(set) var number = 0

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

    /// Whether `next` may have something to give; false once it gave nothing.
    package private(set) var hasMore = false

    /// Takes bytes as they come.
    package mutating func add(_ bytes: some Collection<UInt8>) {
        if bytes.isEmpty { return }
        if position == waiting.count {
            waiting = Array(bytes)
        } else {
            waiting.removeFirst(position)
            waiting += bytes
        }
        position = 0
        hasMore = true
    }

    /// Ends the stream: bytes without a line's end are a line.
    package mutating func finish() {
        isOver = true
        hasMore = true
    }

    /// The next line, or the report of one that is too long; empty lines are left out.
    package mutating func next() -> Piece? {
        while position < waiting.count {
            let end = waiting[position...].firstIndex(of: 0x0a)
            let isHeld = hold(waiting[position..<(end ?? waiting.count)])
            position = end ?? waiting.count
            if !isHeld { return .tooLong }
            guard end != nil else { break }
            position += 1
            if let piece = endLine() { return piece }
        }
        hasMore = false
        (waiting, position) = ([], 0)
        return isOver ? endLine() : nil
    }

    /// Takes bytes, and gives all that they complete.
    package mutating func take(_ bytes: some Collection<UInt8>) -> [Piece] {
        add(bytes)
        return rest()
    }

    /// Ends the stream, and gives what is left of it.
    package mutating func end() -> [Piece] {
        finish()
        return rest()
    }

    private mutating func rest() -> [Piece] {
        var pieces: [Piece] = []
        while let piece = next() { pieces.append(piece) }
        return pieces
    }

    /// Keeps bytes of an unfinished line; false when they are too many, a BOM and a carriage return coming on top.
    private mutating func hold(_ bytes: ArraySlice<UInt8>) -> Bool {
        if isPassingOver { return true }
        if unfinished.count + bytes.count <= limit + 4 {
            unfinished += bytes
            return true
        }
        unfinished = []
        isPassingOver = true
        isAtStart = false
        number += 1
        return false
    }

    private mutating func endLine() -> Piece? {
        defer {
            unfinished.removeAll(keepingCapacity: unfinished.capacity <= 4096)
            isPassingOver = false
        }
        // It was counted when it was reported.
        if isPassingOver { return nil }
        number += 1
        var line = unfinished[...]
        if isAtStart, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
        isAtStart = false
        if line.last == 0x0d { line.removeLast() }
        if line.isEmpty { return nil }
        return line.count > limit ? .tooLong : .line(Array(line))
    }
}
