// Styles that stand for what is set elsewhere: levels, tint, background, fill.
import ViewArchive

/// A level of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle, LevelledStyle {
    let level: Int

    public static let primary = Self(level: 0)
    public static let secondary = Self(level: 1)
    public static let tertiary = Self(level: 2)
    public static let quaternary = Self(level: 3)
    public static let quinary = Self(level: 4)

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        paint(level: 0, over: area, in: environment)
    }

    func paint(level extra: Int, over area: Rect, in environment: EnvironmentValues) -> Paint {
        var foreground = environment.foreground
        foreground.level = 0
        return foreground.paint(level: level + extra, over: area, in: environment)
    }
}

/// The foreground.
public struct ForegroundStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        environment.foreground.paint(over: area, in: environment)
    }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        // A tint that is said to be the tint would have no end.
        var plain = environment
        plain.tint = nil
        return (environment.tint ?? AnyShapeStyle(Color(uiColor: NamedColorLookup.accent))).paint(over: area, in: plain)
    }
}

/// The system's background, unless `backgroundStyle` sets another.
public struct BackgroundStyle: ShapeStyle, LevelledStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        paint(level: 0, over: area, in: environment)
    }

    func paint(level: Int, over area: Rect, in environment: EnvironmentValues) -> Paint {
        guard let style = environment.backgroundStyle else {
            let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
            return .color(Color(uiColor: colors[min(level, colors.count - 1)]).rgba(in: environment))
        }
        // A background that is said to be the background would have no end.
        var plain = environment
        plain.backgroundStyle = nil
        return WeakerStyle(base: style, level: level).paint(over: area, in: plain)
    }
}

/// The background of the system's windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        BackgroundStyle().paint(over: area, in: environment)
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .color(Color(uiColor: .link).rgba(in: environment))
    }
}

/// The system's fill.
public struct FillShapeStyle: ShapeStyle, LevelledStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        paint(level: 0, over: area, in: environment)
    }

    func paint(level: Int, over area: Rect, in environment: EnvironmentValues) -> Paint {
        let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return .color(Color(uiColor: colors[min(level, colors.count - 1)]).rgba(in: environment))
    }
}

/// The system's separator.
public struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .color(Color(uiColor: .separator).rgba(in: environment))
    }
}

/// The colour of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .color(Color(uiColor: .placeholderText).rgba(in: environment))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { .init() }
}

/// The ground of what is selected: here the tint, as on iOS.
public struct SelectionShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        TintShapeStyle().paint(over: area, in: environment)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { .init() }
}
