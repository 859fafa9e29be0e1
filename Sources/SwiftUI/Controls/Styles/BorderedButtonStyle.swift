// The system's looks for buttons.

/// The look that fits the place: in widgets a border.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
    }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        InTint(
            content: configuration.label,
            tint: configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
        )
    }
}

/// The label on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
    }
}

/// The label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A label on a ground.
private struct BorderedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool

    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .font(metrics.font)
            .foregroundStyle(label)
            .padding(.horizontal, shape == .circle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .background(ground, in: outline)
    }

    private var accent: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }

    private var label: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        return isProminent ? AnyShapeStyle(.white) : accent
    }

    private var ground: AnyShapeStyle {
        // A button that does nothing is grey, whatever its tint.
        guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
        if isProminent { return accent }
        // Without a tint of its own a button's ground is grey.
        return tint == nil && configuration.role != .destructive
            ? AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) : AnyShapeStyle(accent.opacity(0.15))
    }

    private var outline: AnyShape {
        switch shape.outline {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .rounded(nil): AnyShape(RoundedRectangle(cornerRadius: metrics.radius))
        case .automatic:
            size == .mini || size == .small
                ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: metrics.radius))
        }
    }

    /// In points, as buttons on a phone measure.
    private var metrics: (font: Font, horizontal: CGFloat, vertical: CGFloat, radius: CGFloat) {
        switch size {
        case .mini, .small: (.subheadline, 10, 4, 14)
        case .regular: (.body, 12, 7, 8)
        case .large, .extraLarge: (.body, 20, 14, 12)
        }
    }
}
