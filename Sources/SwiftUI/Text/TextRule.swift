// How a text takes its size and is drawn.
import ViewArchive

/// A text in its box; it takes what it needs of what it is offered.
struct TextRule: LayoutRule {
    let block: TextBlock
    let measurer: any TextMeasurer
    /// How many lines' height it takes at the least.
    var reservedLines = 1

    var name: String { "Text \"\(block.string)\"" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        var measured = metrics(proposal).size
        if reservedLines > 1 { measured.height = max(measured.height, reservedHeight) }
        guard let width = proposal.width, block.runs.contains(where: { $0.date?.isGreedy == true }) else {
            return measured
        }
        // A running clock keeps its place free: its digits change, its box does not.
        return Size(width: max(measured.width, width), height: measured.height)
    }

    func baselines(_ proposal: Proposal, of children: [ViewNode]) -> Baselines? {
        let metrics = metrics(proposal)
        return Baselines(first: metrics.firstBaseline, last: metrics.lastBaseline)
    }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { .text }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        block.string.isEmpty && block.runs.allSatisfy { $0.date == nil }
            ? [] : [.text(.init(frame: frame, block: block))]
    }

    private var reservedHeight: Double {
        guard let style = block.runs.first?.style else { return 0 }
        var lines = block
        let text = Array(repeating: "A", count: reservedLines).joined(separator: "\n")
        lines.runs = [TextBlock.Run(text: text, style: style)]
        lines.lineLimit = nil
        return measurer.measure(lines, width: nil, height: nil).size.height
    }

    func metrics(_ proposal: Proposal) -> TextMetrics {
        func length(_ value: Double?) -> Double? {
            value.flatMap { $0.isInfinite || $0.isNaN ? nil : max(0, $0) }
        }
        return measurer.measure(block, width: length(proposal.width), height: length(proposal.height))
    }
}

/// A text that must not be read: a bar for each line.
struct RedactedTextRule: LayoutRule {
    let text: TextRule

    var name: String { "RedactedText" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { text.size(proposal, of: children) }

    func baselines(_ proposal: Proposal, of children: [ViewNode]) -> Baselines? { text.baselines(proposal, of: []) }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { .text }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0, !text.block.string.isEmpty else { return [] }
        let lines = max(1, text.metrics(Proposal(frame.size)).lineCount)
        let height = frame.height / Double(lines)
        let color = (text.block.runs.first?.style.color ?? .black).opacity(0.2)
        return (0..<lines).map { line in
            let bar = Rect(
                x: frame.x, y: frame.y + Double(line) * height + height * 0.12, width: frame.width,
                height: height * 0.76
            )
            let radius = min(4, bar.height / 2)
            return .fill(
                .init(
                    .roundedRect(bar, radius: Size(width: radius, height: radius), continuous: true), .color(color)
                )
            )
        }
    }
}
