// How a text takes its size and is drawn.
import ViewArchive

/// A text in its box; it takes what it needs of what it is offered.
struct TextRule: LayoutRule {
    let text: MeasuredText
    /// What its runs are drawn with, where it is more than a colour; one for all of them, or one each.
    var inks: [Ink?] = []

    var name: String { "Text \"\(text.block.string)\"" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { text.size(proposal) }

    func isText(_ children: [ViewNode]) -> Bool { true }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { text.spacing }

    var saidLines: SaidLines { .baselines }

    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double? {
        text.line(axis, guide, proposal)
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard !text.isEmpty else { return [] }
        var block = text.block(in: frame.size)
        let paints = inks.map { $0?.gradient(over: frame) }
        if paints.contains(where: { $0 != nil }) {
            for run in block.runs.indices { block.runs[run].style.paint = paints.count == 1 ? paints[0] : paints[run] }
        }
        return [.text(.init(frame: frame, block: block))]
    }
}

/// A text that must not be read: a bar for each line.
struct RedactedTextRule: LayoutRule {
    let text: MeasuredText

    var name: String { "RedactedText" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { text.size(proposal) }

    func isText(_ children: [ViewNode]) -> Bool { true }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { text.spacing }

    var saidLines: SaidLines { .baselines }

    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double? {
        text.line(axis, guide, proposal)
    }

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
