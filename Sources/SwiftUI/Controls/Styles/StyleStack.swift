// Styles of controls: the innermost that is set makes the body, and sees those outside it when it uses the control.

/// The styles that are set for one kind of control, the innermost last.
struct StyleStack<Configuration>: EnvironmentKey {
    var makers: [any StyleMaking<Configuration>] = []

    static var defaultValue: StyleStack { StyleStack() }
}

/// Makes a control's body.
protocol StyleMaking<Configuration> {
    associatedtype Configuration
    @MainActor func body(_ configuration: Configuration) -> AnyView
}

/// A style and how its body is asked for.
nonisolated struct StyleMaker<Style, Configuration>: StyleMaking {
    let style: Style
    let make: @MainActor (Style, Configuration) -> AnyView

    @MainActor func body(_ configuration: Configuration) -> AnyView { make(style, configuration) }
}

/// A control in the style that is set for it, else in the system's.
nonisolated struct Styled<Configuration>: View, PrimitiveView {
    typealias Body = Never

    let configuration: Configuration
    let fallback: @MainActor (Configuration) -> AnyView

    init<Fallback: View>(
        _ configuration: Configuration, @ViewBuilder fallback: @escaping @MainActor (Configuration) -> Fallback
    ) {
        self.configuration = configuration
        self.fallback = { AnyView(fallback($0)) }
    }

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let styles = scope.environment[StyleStack<Configuration>.self].makers
        guard let make = styles.last else {
            return scope.evaluating { lower(fallback(configuration), in: scope) }
        }
        let inner = scope.changing { $0[StyleStack<Configuration>.self].makers = styles.dropLast() }
        return inner.evaluating { lower(make.body(configuration), in: inner) }
    }
}

extension View {
    /// Sets the style of one kind of control in this view.
    nonisolated func styling<Style, Configuration>(
        _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> AnyView
    ) -> some View {
        changingEnvironment {
            $0[StyleStack<Configuration>.self].makers.append(StyleMaker(style: style, make: make))
        }
    }
}
