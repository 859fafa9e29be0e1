// The style that texts, symbols and shapes take from above, with its weaker levels.
import ViewArchive

/// The styles that `foregroundStyle` set, and the level that is in force.
struct Foreground {
    /// The styles of the first levels; empty for the system's label colours.
    var styles: [AnyShapeStyle] = []
    /// 0 for primary, 1 for secondary and so on.
    var level = 0
    /// The foreground that the styles were set in, which a level among them means; at most one.
    var outer: [Foreground] = []

    static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    func paint(level extra: Int = 0, over area: Rect, in environment: EnvironmentValues) -> Paint {
        let level = min(level + extra, Self.opacities.count - 1)
        guard let last = styles.last else {
            let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            guard level < labels.count else { return paint(level: extra - 1, over: area, in: environment).opacity(0.7) }
            return .color(Color(uiColor: labels[level]).rgba(in: environment))
        }
        var environment = environment
        environment.foreground = outer.first ?? Foreground()
        if level < styles.count { return styles[level].paint(over: area, in: environment) }
        let weaker = Self.opacities[level] / Self.opacities[styles.count - 1]
        return last.paint(over: area, in: environment).opacity(weaker)
    }
}

extension EnvironmentValues {
    var foreground: Foreground {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// Sets a style, or moves to another level of the present one.
    mutating func setForeground(_ style: some ShapeStyle) {
        let base: any ShapeStyle = (style as? AnyShapeStyle)?.base ?? style
        if let level = base as? HierarchicalShapeStyle {
            foreground.level = level.level
        } else if base is ForegroundStyle {
            return
        } else {
            // Colours mean the same everywhere.
            foreground = Foreground(styles: [AnyShapeStyle(style)], outer: base is Color ? [] : [foreground])
        }
    }

    private struct ForegroundKey: EnvironmentKey {
        static var defaultValue: Foreground { Foreground() }
    }
}

extension View {
    /// Paints texts, symbols and shapes of this view with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.setForeground(style) }
    }

    /// Paints the first two levels of this view's foreground.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        changingEnvironment {
            $0.foreground = Foreground(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
        }
    }

    /// Paints the first three levels of this view's foreground.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment {
            $0.foreground = Foreground(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
            )
        }
    }

    /// Paints texts and symbols of this view in a colour; nil takes the system's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { $0.foreground = Foreground(styles: color.map { [AnyShapeStyle($0)] } ?? []) }
    }
}
