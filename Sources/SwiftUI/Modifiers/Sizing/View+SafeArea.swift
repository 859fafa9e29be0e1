// Room at the edges that a view may ignore.
import ViewArchive

extension View {
    /// Adds room at edges, in points; nil for 16. Views that ignore the safe area reach under it.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? PaddingRule.defaultLength))
    }

    /// Adds the same room at all edges, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }

    /// Adds room at each edge, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        SafelyPadded(content: self, insets: insets)
    }

    /// Puts views at the top or the bottom, outside this one; what ignores the safe area reaches under them.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(content(), axis: .vertical, alignment: .horizontal(alignment), spacing, isFirst: edge == .top)
    }

    /// Puts views at the leading or the trailing edge, outside this one.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(content(), axis: .horizontal, alignment: .vertical(alignment), spacing, isFirst: edge == .leading)
    }

    /// Lets the view reach under what `safeAreaInset` and `safeAreaPadding` put around it. Content margins stay, as in
    /// any widget: they are disabled by the configuration.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        wrapped { node, scope in
            guard scope.environment.hasSafeArea, regions.contains(.container) else { return node }
            return ViewNode(IgnoreSafeAreaRule(edges: edges), [node])
        }
    }

    /// Lets the view reach under what `safeAreaInset` and `safeAreaPadding` put around it.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    nonisolated private func inset<V: View>(
        _ inset: V, axis: Axis, alignment: StackRule.CrossAlignment, _ spacing: CGFloat?, isFirst: Bool
    ) -> some View {
        Inset(
            content: self, bar: inset, axis: axis, alignment: alignment, spacing: spacing.map { Double($0) },
            isFirst: isFirst
        )
    }
}

/// A view with room around it that can be ignored.
nonisolated private struct SafelyPadded<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let insets: EdgeInsets

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        lower(content, in: scope.changing { $0.hasSafeArea = true }).map {
            ViewNode(PaddingRule(insets, isSafeArea: true), [$0])
        }
    }
}

/// A view with another at one of its edges, which it may reach under.
nonisolated private struct Inset<Content: View, Bar: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let bar: Bar
    let axis: Axis
    let alignment: StackRule.CrossAlignment
    let spacing: Double?
    let isFirst: Bool

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let stack = StackRule(axis: axis, alignment: alignment, spacing: spacing)
        return lower(content, in: scope.changing { $0.hasSafeArea = true }).map { node in
            let bar = ViewNode(OverlapRule(), lower(bar, in: scope.inside(nil)))
            return ViewNode(SafeAreaInsetRule(stack: stack, isFirst: isFirst), [node, bar])
        }
    }
}

/// A view, and another beside it in its ideal length; the view gets what that leaves.
private struct SafeAreaInsetRule: LayoutRule {
    let stack: StackRule
    /// Whether what is inset stands first.
    let isFirst: Bool

    var name: String { "SafeAreaInset" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        stack.size(of: ordered(children), offered: offers(proposal, children))
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        stack.placements(of: ordered(children), offered: offers(proposal, children))
    }

    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings {
        guard index == (isFirst ? 1 : 0) else { return outer }
        var inner = outer
        let part =
            stack.axis == .vertical
            ? Rect(x: frame.x, y: child.y, width: frame.width, height: child.height)
            : Rect(x: child.x, y: frame.y, width: child.width, height: frame.height)
        inner.safeArea = outer.safeArea.inside(frame, leaving: part)
        return inner
    }

    func priority(of children: [ViewNode]) -> Double { children.first?.priority ?? 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { stack.spacing(of: ordered(children)) }

    private func ordered(_ children: [ViewNode]) -> [ViewNode] { isFirst ? children.reversed() : children }

    private func offers(_ proposal: Proposal, _ children: [ViewNode]) -> [Proposal] {
        let axis = stack.axis
        let bar = axis.proposal(major: nil, minor: axis.minor(proposal))
        let taken = axis.major(children[1].size(bar)) + stack.distances(ordered(children)).reduce(0, +)
        let rest = axis.proposal(major: axis.major(proposal).map { $0 - taken }, minor: axis.minor(proposal))
        return isFirst ? [bar, rest] : [rest, bar]
    }
}

/// Parts of the screen that content keeps away from.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    /// Some of both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    /// Some of both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

extension EnvironmentValues {
    /// Whether there is a safe area that a view could ignore.
    var hasSafeArea: Bool {
        get { self[HasSafeAreaKey.self] }
        set { self[HasSafeAreaKey.self] = newValue }
    }

    private struct HasSafeAreaKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
