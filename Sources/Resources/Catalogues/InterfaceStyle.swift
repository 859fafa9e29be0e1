// How an interface can look, and what has a value for each look.

/// Light or dark, with usual or with increased contrast.
package struct InterfaceStyle: Hashable, Sendable {
    package var isDark: Bool
    package var hasHighContrast: Bool

    package init(isDark: Bool = false, hasHighContrast: Bool = false) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
    }
}

extension InterfaceStyle {
    /// Every style, the plainest first.
    static let all = [
        InterfaceStyle(), InterfaceStyle(isDark: true), InterfaceStyle(hasHighContrast: true),
        InterfaceStyle(isDark: true, hasHighContrast: true),
    ]

    /// Whose slots this style takes, the best first: its own, those of usual contrast, those for every luminosity.
    var alternatives: [InterfaceStyle] {
        Self.all.filter { (isDark || !$0.isDark) && (hasHighContrast || !$0.hasHighContrast) }
            .sorted { distance(to: $0) < distance(to: $1) }
    }

    /// A slot of the other luminosity is further away than one of the other contrast.
    func distance(to other: InterfaceStyle) -> Int {
        (isDark == other.isDark ? 0 : 2) + (hasHighContrast == other.hasHighContrast ? 0 : 1)
    }
}

/// A value for each interface style.
package struct Shades<Value> {
    package var light: Value
    package var dark: Value
    package var contrastLight: Value
    package var contrastDark: Value

    /// Asks for the value of each style.
    package init(of value: (InterfaceStyle) -> Value) {
        light = value(InterfaceStyle())
        dark = value(InterfaceStyle(isDark: true))
        contrastLight = value(InterfaceStyle(hasHighContrast: true))
        contrastDark = value(InterfaceStyle(isDark: true, hasHighContrast: true))
    }

    package subscript(style: InterfaceStyle) -> Value {
        switch (style.isDark, style.hasHighContrast) {
        case (false, false): light
        case (true, false): dark
        case (false, true): contrastLight
        case (true, true): contrastDark
        }
    }
}

extension Shades: Equatable where Value: Equatable {}
extension Shades: Hashable where Value: Hashable {}
extension Shades: Sendable where Value: Sendable {}
