// What a text measures under a proposal.
import ViewArchive

/// A text and its measures; a text that has room for its ideal size is measured once.
@MainActor
final class MeasuredText {
    let block: TextBlock
    private let measurer: any TextMeasurer
    /// How many lines' height it takes at the least.
    private let reservedLines: Int
    /// A pixel's length in points.
    private let pixel: Double
    private var ideal: TextMetrics?

    init(block: TextBlock, measurer: any TextMeasurer, reservedLines: Int = 1, pixel: Double = 1) {
        self.block = block
        self.measurer = measurer
        self.reservedLines = reservedLines
        self.pixel = pixel
    }

    var isEmpty: Bool { block.runs.allSatisfy { $0.text.isEmpty && $0.date == nil } }

    func size(_ proposal: Proposal) -> Size {
        var measured = metrics(proposal).size
        if reservedLines > 1 { measured.height = max(measured.height, reservedHeight) }
        guard let width = proposal.width, block.runs.contains(where: { $0.date?.isGreedy == true }) else {
            return measured
        }
        // A running clock keeps its place free: its digits change, its box does not.
        return Size(width: max(measured.width, width), height: measured.height)
    }

    func metrics(_ proposal: Proposal) -> TextMetrics {
        let ideal = self.ideal ?? measurer.measure(block, width: nil, height: nil)
        self.ideal = ideal
        let isRoomy =
            ideal.size.width <= proposal.width ?? .infinity && ideal.size.height <= proposal.height ?? .infinity
        if isRoomy, !ideal.isTruncated { return ideal }
        return measurer.measure(block, width: proposal.width?.reachable, height: proposal.height?.reachable)
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
