// Lines that wait to be written, and how far the first has been.

/// Whole lines in order; dropping bytes never moves the rest.
struct OutputQueue: Sendable {
    private var lines: [[UInt8]] = []
    private var first = 0
    private var written = 0
    private(set) var count = 0

    /// What is left of the first line.
    var next: ArraySlice<UInt8> { first < lines.count ? lines[first][written...] : [] }

    mutating func append(_ line: [UInt8]) {
        guard !line.isEmpty else { return }
        lines.append(line)
        count += line.count
    }

    mutating func drop(_ bytes: Int) {
        count -= bytes
        written += bytes
        while first < lines.count, written >= lines[first].count {
            written -= lines[first].count
            lines[first] = []
            first += 1
        }
        if first == lines.count || first > 64 {
            lines.removeFirst(first)
            first = 0
        }
    }
}
