// The views that an author's layout sizes and places.
import ViewArchive

/// A view as a layout sees it. Layouts run on the main actor, where views are lowered; other threads must not ask.
public struct LayoutSubview: Equatable {
    let node: ViewNode
    let index: Int
    let places: LayoutPlaces
    private let values: [ObjectIdentifier: Any]
    /// What the view says to the container around it.
    public let containerValues: ContainerValues

    @MainActor
    init(node: ViewNode, index: Int, places: LayoutPlaces) {
        self.node = node
        self.index = index
        self.places = places
        values = LayoutValueRule.values(of: node)
        containerValues = ContainerValueRule.values(of: node)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [node] in
            let size = node.size(proposal.proposal)
            return CGSize(width: size.width, height: size.height)
        }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: node, proposal: proposal.proposal)
    }

    public var priority: Double { MainActor.assumeIsolated { [node] in node.priority } }

    public var spacing: ViewSpacing { ViewSpacing(MainActor.assumeIsolated { [node] in node.spacing }) }

    /// A value that the view was given with `layoutValue`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Puts a point of the view onto a point of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated { [node, index, places] in
            let proposal = proposal.proposal
            let size = node.size(proposal).finite
            let origin = Point(
                x: Double(position.x) - size.width * Double(anchor.x),
                y: Double(position.y) - size.height * Double(anchor.y)
            )
            places.known[index] = Placement(node: node, origin: origin.finite, proposal: proposal)
        }
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// Where a layout has put its views so far.
@MainActor
final class LayoutPlaces {
    var known: [Int: Placement] = [:]
    /// The line that the views say together, while the layout is asked for one.
    var merged: Double?

    nonisolated init() {}
}

/// The views of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    var views: [LayoutSubview]
    public var layoutDirection: LayoutDirection

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }

    public subscript(index: Int) -> LayoutSubview { views[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(views: Array(views[bounds]), layoutDirection: layoutDirection)
    }

    /// The line that is asked for, as the views say it together.
    var mergedLine: CGFloat? {
        guard let places = views.first?.places else { return nil }
        return MainActor.assumeIsolated { places.merged.map { CGFloat($0) } }
    }
}

/// Changes nothing, but carries a value.
struct LayoutValueRule: LayoutRule {
    let key: ObjectIdentifier
    let value: Any

    var name: String { "LayoutValue" }

    /// The values that wrap a node, the innermost of each key; layouts' own views are not searched.
    static func values(of node: ViewNode) -> [ObjectIdentifier: Any] {
        var values: [ObjectIdentifier: Any] = [:]
        var node = node
        while true {
            if let rule = node.rule as? LayoutValueRule { values[rule.key] = rule.value }
            guard node.children.count == 1 else { return values }
            node = node.children[0]
        }
    }
}

extension View {
    /// Tells the layout around this view a value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        ruled((ObjectIdentifier(key), value)) { facts, _ in LayoutValueRule(key: facts.0, value: facts.1) }
    }
}
