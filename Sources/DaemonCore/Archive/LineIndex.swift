// Where the lines of a file begin, found chunk by chunk; the lines themselves are not kept.

/// The offsets of a file's lines, each without its line feed.
struct LineIndex: Equatable {
    private(set) var lines: [Range<Int>] = []
    private var start = 0
    private var length = 0
    private let limits: ArchiveLimits

    init(limits: ArchiveLimits) {
        self.limits = limits
    }

    /// Takes the file's next bytes.
    mutating func feed(_ chunk: [UInt8]) throws(ArchiveRefusal) {
        var offset = length
        for byte in chunk {
            if byte == UInt8(ascii: "\n") {
                try end(at: offset)
                start = offset + 1
            }
            offset += 1
        }
        length = offset
        if length > limits.file { throw .tooLarge(what: "length", limit: limits.file) }
        if length - start > limitOfNextLine { throw tooLong }
    }

    /// Takes the file's end; a last line needs no line feed.
    mutating func finish() throws(ArchiveRefusal) {
        if start < length { try end(at: length) }
        start = length
    }

    private mutating func end(at offset: Int) throws(ArchiveRefusal) {
        if offset - start > limitOfNextLine { throw tooLong }
        // The header, the entries and a placeholder; a file of line feeds alone must not fill the memory.
        if lines.count > limits.entries + 1 { throw .tooLarge(what: "number of lines", limit: limits.entries + 2) }
        lines.append(start..<offset)
    }

    private var limitOfNextLine: Int { lines.isEmpty ? limits.header : limits.line }
    private var tooLong: ArchiveRefusal {
        lines.isEmpty
            ? .tooLarge(what: "header", limit: limits.header) : .longLine(lines.count + 1, limit: limits.line)
    }
}
