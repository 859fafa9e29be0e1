// Cuts what a process prints into lines of bounded length.

/// Lines from a pipe; one that is too long is cut and its rest is skipped.
struct OutputLines {
    /// In bytes.
    var longest = 2048
    private var line: [UInt8] = []
    private var isSkipping = false

    init(longest: Int = 2048) {
        self.longest = longest
    }

    /// The lines that these bytes complete.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !isSkipping { lines.append(takeLine()) }
                isSkipping = false
            } else if !isSkipping {
                line.append(byte)
                if line.count == longest {
                    lines.append(takeLine() + " …")
                    isSkipping = true
                }
            }
        }
        return lines.filter { !$0.isEmpty }
    }

    /// The last line, when the pipe ends without a line feed.
    mutating func finish() -> String? {
        line.isEmpty ? nil : takeLine()
    }

    private mutating func takeLine() -> String {
        defer { line.removeAll(keepingCapacity: true) }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}
