// The plain tree that views are lowered to; nothing generic is left in it.
import ViewArchive

/// One node: a rule and what it holds. What it answers is kept, so that nested stacks stay cheap.
@MainActor
final class ViewNode {
    let rule: any LayoutRule
    let children: [ViewNode]
    /// Which kinds of lines the rule, or a node below, may say itself; most trees have only texts' baselines.
    let saidLines: SaidLines

    private(set) lazy var priority = rule.priority(of: children)
    private(set) lazy var isText = rule.isText(children)
    private(set) lazy var spacing = rule.spacing(of: children)

    private var answers: [Answer] = []
    /// Where the answers stand, once they are many.
    private var places: [Proposal: Int] = [:]
    private static let fewAnswers = 8

    /// What is known for one proposal.
    private struct Answer {
        let proposal: Proposal
        var size: Size?
        var placements: [Placement]?
        var lines: [LineQuestion: Double?] = [:]
    }

    /// One line of a node.
    struct LineQuestion: Hashable {
        let axis: Axis
        let guide: Guide
    }

    init(_ rule: any LayoutRule, _ children: [ViewNode] = []) {
        self.rule = rule
        self.children = children
        saidLines = children.reduce(into: rule.saidLines) { $0.formUnion($1.saidLines) }
    }

    /// The size that the node takes under a proposal: never negative, never not a number.
    func size(_ proposal: Proposal) -> Size {
        let place = place(of: proposal)
        if let known = answers[place].size { return known }
        let answer = rule.size(proposal, of: children)
        let size = Size(width: answer.width > 0 ? answer.width : 0, height: answer.height > 0 ? answer.height : 0)
        answers[place].size = size
        return size
    }

    /// Where its children stand under a proposal.
    func placements(_ proposal: Proposal) -> [Placement] {
        let place = place(of: proposal)
        if let known = answers[place].placements { return known }
        let placements = rule.placements(of: children, in: size(proposal).finite, proposal: proposal)
        answers[place].placements = placements
        return placements
    }

    /// Where a line stands that the node, or views in it, say.
    func said(_ question: LineQuestion, _ proposal: Proposal) -> Double? {
        guard saidLines.contains(question.guide.kind) else { return nil }
        let place = place(of: proposal)
        if let known = answers[place].lines[question] { return known }
        let line = findLine(question, proposal)
        answers[place].lines[question] = .some(line)
        return line
    }

    /// The index of a proposal's answer; answers are added only, so that it stays right.
    private func place(of proposal: Proposal) -> Int {
        if answers.count <= Self.fewAnswers {
            if let place = answers.firstIndex(where: { $0.proposal == proposal }) { return place }
        } else if let place = places[proposal] {
            return place
        }
        answers.append(Answer(proposal: proposal))
        if answers.count > Self.fewAnswers {
            if places.isEmpty { for (place, answer) in answers.enumerated() { places[answer.proposal] = place } }
            places[proposal] = answers.count - 1
        }
        return answers.count - 1
    }
}

extension Double {
    /// Far outside every canvas; keeps arithmetic on hostile numbers finite.
    static let farAway = 1e6

    /// This number within reach; what is no number is zero.
    var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -Self.farAway), Self.farAway) }
}

extension Size {
    var finite: Size { Size(width: width.finite, height: height.finite) }
}

extension Point {
    var finite: Point { Point(x: x.finite, y: y.finite) }
}
