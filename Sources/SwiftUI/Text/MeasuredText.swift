// What a text measures under a proposal.
import ViewArchive

/// A text and its measures; a text that has room for its ideal size is measured once.
///
/// A text that follows a date is as large as its words now and as the widest that they become: where it has room for
/// those, no later picture cuts them.
@MainActor
final class MeasuredText {
    let block: TextBlock
    /// The block with the words that it may come to say.
    private let forms: [TextBlock]
    private let measurer: any TextMeasurer
    /// How many lines' height it takes at the least.
    private let reservedLines: Int
    /// A pixel's length in points.
    private let pixel: Double
    private var ideals: [Int: TextMetrics] = [:]

    init(
        block: TextBlock, forms: [TextBlock] = [], measurer: any TextMeasurer, reservedLines: Int = 1, pixel: Double = 1
    ) {
        self.block = block
        self.forms = forms
        self.measurer = measurer
        self.reservedLines = reservedLines
        self.pixel = pixel
    }

    var isEmpty: Bool { block.runs.allSatisfy { $0.text.isEmpty && $0.date == nil } }

    func size(_ proposal: Proposal) -> Size {
        var size = metrics(proposal).size
        if reservedLines > 1 { size.height = max(size.height, reservedHeight) }
        for form in forms.indices {
            // What is broken into lines may be as wide as it is let be with other words.
            size.width = max(size.width, min(ideal(of: form).size.width, proposal.width ?? .infinity))
            if !isClock { size.height = max(size.height, height(of: form, proposal)) }
        }
        guard let width = proposal.width, block.runs.contains(where: { $0.date?.isGreedy == true }) else {
            return size
        }
        // A running clock keeps its place free: its digits change, its box does not.
        return Size(width: max(size.width, width), height: size.height)
    }

    /// Those of the words now.
    func metrics(_ proposal: Proposal) -> TextMetrics { metrics(of: nil, proposal) }

    /// The block for a box, its fonts no larger than for all words that it may come to say: they shall not change
    /// their size with each.
    func block(in size: Size) -> TextBlock {
        guard block.minimumScale < 1, let last = forms.indices.last else { return block }
        // A clock has other digits with each second, but not soon another form.
        let scales = (isClock ? last...last : 0...last).map { metrics(of: $0, Proposal(size)).scale }
        var block = block
        block.maximumScale = scales.min() ?? 1
        return block
    }

    /// Where one of its baselines lies.
    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal) -> Double? {
        guard axis == .vertical else { return nil }
        return switch guide {
        case .firstBaseline: metrics(proposal).firstBaseline
        case .lastBaseline: metrics(proposal).lastBaseline
        case .start, .middle, .end, .custom: nil
        }
    }

    /// By its largest font, as lines are as high as that.
    var spacing: SpacingPreferences {
        guard let font = block.runs.map(\.style.font).max(by: { $0.size < $1.size }) else { return .ordinary }
        return .text(measurer.lineMetrics(of: font), pixel: pixel)
    }

    /// Whether it is nothing but a clock, which no lines are kept free for.
    private var isClock: Bool { block.runs.allSatisfy { $0.date?.isGreedy == true } }

    /// The place of the words now among ideals, before the forms.
    private static let now = -1

    private func ideal(of form: Int?) -> TextMetrics {
        let place = form ?? Self.now
        if let known = ideals[place] { return known }
        let ideal = measurer.measure(form.map { forms[$0] } ?? block, width: nil, height: nil)
        ideals[place] = ideal
        return ideal
    }

    private func metrics(of form: Int?, _ proposal: Proposal) -> TextMetrics {
        let ideal = ideal(of: form)
        let isRoomy =
            ideal.size.width <= proposal.width ?? .infinity && ideal.size.height <= proposal.height ?? .infinity
        if isRoomy, !ideal.isTruncated { return ideal }
        return measurer.measure(
            form.map { forms[$0] } ?? block, width: proposal.width?.reachable, height: proposal.height?.reachable
        )
    }

    /// However its words fall into lines: in each there may be a letter of the highest font.
    private func height(of form: Int, _ proposal: Proposal) -> Double {
        let metrics = metrics(of: form, proposal)
        let line = ideal(of: form)
        guard metrics.lineCount > 1, line.lineCount == 1 else { return metrics.size.height }
        let lines = Double(metrics.lineCount)
        let height = lines * line.size.height + (lines - 1) * block.lineSpacing
        // Heights are rounded up to half points.
        guard height - metrics.size.height > lines / 2 else { return metrics.size.height }
        return max(metrics.size.height, min(height, proposal.height ?? .infinity))
    }

    private var reservedHeight: Double {
        guard let style = block.runs.first?.style else { return 0 }
        var lines = block
        let text = Array(repeating: "A", count: min(reservedLines, 1000)).joined(separator: "\n")
        lines.runs = [TextBlock.Run(text: text, style: style)]
        lines.lineLimit = nil
        return measurer.measure(lines, width: nil, height: nil).size.height
    }
}

extension Double {
    /// This length, or nil when it has no end.
    var reachable: Double? { isFinite ? self : nil }
}
