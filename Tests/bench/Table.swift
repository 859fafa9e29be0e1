// The rows of figures, as README shows them.

/// What a figure stands beside: a floor that it cannot be below, or a peer that does the same.
struct Beside {
    let text: String
    let milliseconds: Double?

    init(_ what: String, _ sample: Sample) {
        text = "\(what): \(Sample.text(sample.median)) ms"
        milliseconds = sample.median
    }

    /// Nothing was measured, and why.
    init(without reason: String) {
        text = reason
        milliseconds = nil
    }
}

/// What was measured, and what it is compared with.
struct Table {
    private(set) var lines = [
        "| what | measured | target | floor or peer of the same run | ratio |", "|---|---|---|---|---|",
    ]

    mutating func add(_ what: String, _ sample: Sample, target: String = "", beside: Beside) {
        let ratio = beside.milliseconds.map { "\(Sample.text(sample.median / $0)) x" } ?? ""
        lines.append("| \(what) | \(sample.text) | \(target) | \(beside.text) | \(ratio) |")
    }

    mutating func add(_ what: String, _ figure: String, target: String) {
        lines.append("| \(what) | \(figure) | \(target) |  |  |")
    }

    var markdown: String { lines.joined(separator: "\n") }
}
