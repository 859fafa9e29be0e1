// Lines that wait to be written, and how far the first has been.

/// Whole lines in order; dropping bytes never moves the rest.
struct OutputQueue: Sendable {
    private var lines: [Line] = []
    private var first = 0
    private var written = 0
    private(set) var count = 0
    /// Notifications among the lines.
    private(set) var notifications = 0

    private struct Line {
        var bytes: [UInt8]
        let isNotification: Bool
    }

    /// What is left of the first line.
    var next: ArraySlice<UInt8> { first < lines.count ? lines[first].bytes[written...] : [] }

    mutating func append(_ line: [UInt8], isNotification: Bool = false) {
        guard !line.isEmpty else { return }
        lines.append(Line(bytes: line, isNotification: isNotification))
        count += line.count
        if isNotification { notifications += 1 }
    }

    mutating func drop(_ bytes: Int) {
        count -= bytes
        written += bytes
        while first < lines.count, written >= lines[first].bytes.count {
            written -= lines[first].bytes.count
            lines[first].bytes = []
            if lines[first].isNotification { notifications -= 1 }
            first += 1
        }
        if first == lines.count || first > 64 {
            lines.removeFirst(first)
            first = 0
        }
    }
}
