// The preview macro of views; WidgetKit adds those of widgets.

/// Something that a preview is shown with.
public struct PreviewTrait<T>: Sendable {}

/// What previews of views can be shown with.
public enum Preview {
    public enum ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait<T> { .init() }
    public static var sizeThatFitsLayout: PreviewTrait<T> { .init() }
    public static var portrait: PreviewTrait<T> { .init() }
    public static var landscapeLeft: PreviewTrait<T> { .init() }
    public static var landscapeRight: PreviewTrait<T> { .init() }

    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { .init() }
}

/// A preview; it compiles, and expands to nothing.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
