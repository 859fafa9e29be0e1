// The characters of a text that a box can show, so that nobody breaks megabytes into lines for the first hundred letters.

/// Stretches of a block's runs, and where some are left out.
package struct VisibleText {
    package struct Piece {
        /// The run's place in the block.
        package var run: Int
        package var text: Substring
    }

    package private(set) var pieces: [Piece]
    /// An ellipsis stands before the piece at this place for what was left out; nil when all are there.
    package private(set) var gap: Int?

    /// Leaves out what stands behind so many letters, where the block's rule says: the box is full before that. A wide
    /// character is as wide as four narrow letters.
    package init(_ block: TextBlock, letters: Int) {
        pieces = block.runs.indices.map { Piece(run: $0, text: block.runs[$0].text[...]) }
        let bytes = block.runs.reduce(0) { $0 + $1.text.utf8.count }
        guard bytes > min(letters, Room.mostBytes) else { return }
        let all = pieces
        switch block.truncation {
        case .tail:
            guard let front = Self.beginning(of: all, letters) else { return }
            (pieces, gap) = (front, front.count)
        case .head:
            guard let back = Self.end(of: all, letters) else { return }
            (pieces, gap) = (back, 0)
        case .middle:
            guard let front = Self.beginning(of: all, letters), let back = Self.end(of: all, letters),
                let last = front.last, let first = back.first
            else { return }
            // Both together are the whole.
            guard last.run < first.run || last.run == first.run && last.text.endIndex < first.text.startIndex else {
                return
            }
            (pieces, gap) = (front + back, front.count)
        }
    }

    /// Nil when all of it is visible.
    private static func beginning(of pieces: [Piece], _ letters: Int) -> [Piece]? {
        var room = Room(letters: letters)
        for (place, piece) in pieces.enumerated() {
            if let end = piece.text.firstIndex(where: { !room.takes($0) }) {
                return pieces[..<place] + [Piece(run: piece.run, text: piece.text[..<end])]
            }
        }
        return nil
    }

    private static func end(of pieces: [Piece], _ letters: Int) -> [Piece]? {
        var room = Room(letters: letters)
        for (place, piece) in pieces.enumerated().reversed() {
            if let last = piece.text.lastIndex(where: { !room.takes($0) }) {
                let start = piece.text.index(after: last)
                return [Piece(run: piece.run, text: piece.text[start...])] + pieces[(place + 1)...]
            }
        }
        return nil
    }
}

extension VisibleText {
    /// What is left while characters are taken.
    private struct Room {
        var letters: Int
        var bytes = mostBytes

        /// Of characters that have no width there is no number that a box can show.
        static let mostBytes = 32_768

        mutating func takes(_ character: Character) -> Bool {
            letters -= Self.letters(character)
            bytes -= character.utf8.count
            return letters >= 0 && bytes >= 0
        }

        /// How many narrow letters a character is as wide as.
        private static func letters(_ character: Character) -> Int {
            guard let first = character.unicodeScalars.first, first.value >= 0x200B else { return 1 }
            if first.properties.isDefaultIgnorableCodePoint { return 0 }
            return first.value >= 0x2E80 ? 4 : 1
        }
    }
}
