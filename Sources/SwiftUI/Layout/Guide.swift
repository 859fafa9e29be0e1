// The lines of a view that others align to: its edges, its middle, its texts, and those that authors name.
import ViewArchive

/// A line across an axis.
enum Guide: Hashable, Sendable {
    case start, middle, end, firstBaseline, lastBaseline
    case custom(CustomGuide)

    /// Where the line stands in an area that says nothing of its own and has no text, in points.
    @MainActor
    func value(_ axis: Axis, in size: Size) -> Double {
        let length = axis.major(size)
        switch self {
        case .start: return 0
        case .middle: return length / 2
        case .end, .firstBaseline, .lastBaseline: return length
        case .custom(let custom):
            let area = ViewDimensions(node: ViewNode(EmptyRule(fixed: size)), proposal: Proposal(size))
            return Double(custom.id.defaultValue(in: area)).finite
        }
    }
}

/// A line by the type that names it.
struct CustomGuide: Hashable, Sendable {
    let id: any AlignmentID.Type

    static func == (left: CustomGuide, right: CustomGuide) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A view's size, and where its lines stand, in points.
public struct ViewDimensions: Equatable, Sendable {
    let node: ViewNode
    let proposal: Proposal

    // Layout runs on the main actor alone; that is where authors' closures are called with a value of this type.
    public var width: CGFloat { MainActor.assumeIsolated { node.size(proposal).finite.width } }
    public var height: CGFloat { MainActor.assumeIsolated { node.size(proposal).finite.height } }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        MainActor.assumeIsolated { guide.value(of: node, proposal) }
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        MainActor.assumeIsolated { guide.value(of: node, proposal) }
    }

    /// Where a line stands when the view, or one in it, says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        MainActor.assumeIsolated {
            node.said(.init(axis: .horizontal, guide: guide.guide), proposal).map { CGFloat($0) }
        }
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        MainActor.assumeIsolated { node.said(.init(axis: .vertical, guide: guide.guide), proposal).map { CGFloat($0) } }
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.node === right.node && left.proposal == right.proposal
    }
}

/// Nothing, in a size of its own.
struct EmptyRule: LayoutRule {
    var fixed = Size.zero

    var name: String { "Empty" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { fixed }
}

extension View {
    /// Says where a vertical line of this view stands, in points from its left edge.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ruled(computeValue) { value, _ in GuideRule(axis: .horizontal, guide: g.guide, value: value) }
    }

    /// Says where a horizontal line of this view stands, in points from its top.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ruled(computeValue) { value, _ in GuideRule(axis: .vertical, guide: g.guide, value: value) }
    }
}

/// A view that says where one of its lines stands.
struct GuideRule: LayoutRule {
    let axis: Axis
    let guide: Guide
    let value: (ViewDimensions) -> CGFloat

    var name: String { "Guide" }

    var saidLines: SaidLines { guide.kind }

    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double? {
        guard axis == self.axis, guide == self.guide, let child = children.first else { return nil }
        return Double(value(ViewDimensions(node: child, proposal: proposal)))
    }
}
