// Views that go through phases; a picture shows the first.

/// Views made for each phase of an animation, of which the first is shown.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public typealias Body = Never

    private let first: Phase?
    private let content: (Phase) -> Content

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }
}

extension PhaseAnimator: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        guard let first else { return [] }
        return scope.evaluating { lower(content(first), in: scope) }
    }
}

extension View {
    /// Changes the view for each phase of an animation, of which the first is shown.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(phases, content: { content(PlaceholderContentView(content: view), $0) })
    }

    /// Changes the view for each phase of an animation, of which the first is shown.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content) }
}
