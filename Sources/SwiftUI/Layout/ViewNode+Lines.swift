// Where a node's lines stand: its own, those of views in it, or the usual place.
import ViewArchive

/// Kinds of lines that a view can say itself.
struct SaidLines: OptionSet {
    let rawValue: Int

    static let baselines = SaidLines(rawValue: 1)
    static let others = SaidLines(rawValue: 2)
}

extension Guide {
    var kind: SaidLines {
        switch self {
        case .firstBaseline, .lastBaseline: .baselines
        case .start, .middle, .end, .custom: .others
        }
    }

    /// One line of those that several views say: the first text's, the last text's, else the middle of all.
    func merged(_ lines: [Double]) -> Double? {
        guard !lines.isEmpty else { return nil }
        return switch self {
        case .firstBaseline: lines.min()
        case .lastBaseline: lines.max()
        case .start, .middle, .end, .custom: lines.reduce(0, +) / Double(lines.count)
        }
    }
}

extension ViewNode {
    /// Where a line stands under a proposal, in points from the node's top left corner.
    func guide(_ axis: Axis, _ guide: Guide, _ proposal: Proposal) -> Double {
        if let said = said(LineQuestion(axis: axis, guide: guide), proposal) { return said }
        guard case .custom(let custom) = guide else { return guide.value(axis, in: size(proposal).finite) }
        return Double(custom.id.defaultValue(in: ViewDimensions(node: self, proposal: proposal))).finite
    }

    /// Asks the rule, then the views that it places.
    func findLine(_ question: LineQuestion, _ proposal: Proposal) -> Double? {
        if let own = rule.line(question.axis, question.guide, proposal, of: children) { return own.finite }
        return mergedLine(question, rule.lineBearers(of: children, proposal: proposal) ?? placements(proposal))
    }

    /// The line of views that say it, in the coordinates of what they are placed in.
    func mergedLine(_ question: LineQuestion, _ placements: [Placement]) -> Double? {
        let lines = placements.compactMap { place in
            place.node.said(question, place.proposal).map {
                $0 + (question.axis == .horizontal ? place.origin.x : place.origin.y)
            }
        }
        return question.guide.merged(lines)
    }
}
