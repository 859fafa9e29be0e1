// The views of `if`, `else` and `switch`, and of optional values.

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        switch branch {
        case .first(let view): lower(view, in: scope)
        case .second(let view): lower(view, in: scope)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        switch self {
        case .some(let view): lower(view, in: scope)
        case .none: []
        }
    }
}
