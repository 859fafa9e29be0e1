// Views in one another, deeper than any author's, and how much of the thread's stack they take.
import SwiftUI
import ViewArchive

/// A way to put a view into another, many times.
struct DeepViews: Sendable, CustomStringConvertible {
    let description: String
    private let wrap: @MainActor @Sendable (AnyView) -> AnyView

    private init(_ name: String, @ViewBuilder wrap: @escaping @MainActor @Sendable (AnyView) -> some View) {
        description = name
        self.wrap = { AnyView(wrap($0)) }
    }

    /// What the author hears of so many views in one another.
    @MainActor func codes(depth: Int) -> [String] { Picture().codes(nested(Color.red, depth: depth)) }

    /// How many bytes of the stack the deepest tree takes that is drawn whole; nil when none is.
    @MainActor var stackOfDeepestTree: Int? {
        for depth in [495, 330, 245, 195, 160, 120, 80, 60] {
            let picture = Picture()
            StackProbe.lowest = nil
            let here = StackProbe.place
            guard !picture.codes(nested(StackProbe(), depth: depth)).contains("too-deep") else { continue }
            return StackProbe.lowest.map { here - $0 }
        }
        return nil
    }

    @MainActor private func nested(_ view: some View, depth: Int) -> AnyView {
        var view = AnyView(view)
        for _ in 0..<depth { view = wrap(view) }
        return view
    }

    static let all: [DeepViews] = [
        DeepViews("padding") { $0.padding(0.001) },
        DeepViews("frames") { $0.frame(width: 50) },
        DeepViews("flexible frames") { $0.frame(maxWidth: .infinity) },
        DeepViews("columns") { view in VStack { view } },
        DeepViews("rows on a baseline") { view in
            HStack(alignment: .firstTextBaseline) {
                view; Text("a")
            }
        },
        DeepViews("rows on a line of the author's") { view in
            HStack(alignment: .third) { view.alignmentGuide(.third) { $0[.top] + 1 } }
        },
        DeepViews("overlaps") { view in ZStack { view } },
        DeepViews("overlays") { view in Color.red.overlay { view } },
        DeepViews("backgrounds") { $0.background(Color.blue) },
        DeepViews("masks") { view in Color.red.mask { view } },
        DeepViews("readers") { view in GeometryReader { _ in view } },
        DeepViews("choices") { view in ViewThatFits { view } },
        DeepViews("grids") { view in Grid { GridRow { view } } },
        DeepViews("lazy grids") { view in LazyVGrid(columns: [GridItem()]) { view } },
        DeepViews("lazy columns") { view in LazyVStack { view } },
        DeepViews("layouts") { view in Stair { view } },
        DeepViews("bars") { view in view.safeAreaInset(edge: .bottom) { Color.red } },
        DeepViews("bodies") { DeepBody(content: $0) },
        DeepViews("modifiers") { $0.modifier(DeepModifier()) },
        DeepViews("buttons") { view in Button(action: {}, label: { view }) },
        DeepViews("boxes") { view in GroupBox { view } },
    ]
}

/// A view that holds itself.
struct EndlessView: View {
    var body: some View {
        VStack {
            Text("again")
            EndlessView()
        }
    }
}

private struct DeepBody<Content: View>: View {
    @Environment(\.colorScheme) private var scheme
    let content: Content

    var body: some View {
        if scheme == .light { content.opacity(1) } else { content }
    }
}

private struct DeepModifier: ViewModifier {
    func body(content: Content) -> some View { content.border(.red) }
}

/// A shape that notes how far the stack has grown where it is measured and drawn.
nonisolated private struct StackProbe: Shape {
    // Tests of this suite run one after another on the main actor.
    nonisolated(unsafe) static var lowest: Int?

    func path(in rect: CGRect) -> Path {
        Self.note()
        return Path(rect)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        Self.note()
        return proposal.replacingUnspecifiedDimensions()
    }

    private static func note() { lowest = min(lowest ?? .max, place) }

    /// About where the stack ends now.
    static var place: Int {
        var here = 0
        return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
    }
}
