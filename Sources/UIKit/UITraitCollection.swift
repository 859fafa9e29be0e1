// What a dynamic colour may depend on.
import Resources

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// How much contrast an interface shall have.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// The traits that a dynamic colour is asked for.
public final class UITraitCollection: Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// How much contrast the interface shall have.
    public let accessibilityContrast: UIAccessibilityContrast

    private init(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) {
        userInterfaceStyle = style
        accessibilityContrast = contrast
    }

    /// Makes traits of a style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, .unspecified)
    }

    /// Makes traits of a contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(.unspecified, accessibilityContrast)
    }

    /// Makes traits of others; what a later one says goes before what an earlier one says.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
            traitCollections.map(\.accessibilityContrast).last { $0 != .unspecified } ?? .unspecified
        )
    }

    convenience init(_ style: InterfaceStyle) {
        self.init(style.isDark ? .dark : .light, style.hasHighContrast ? .high : .normal)
    }

    /// The traits as asset catalogues and colours look at them.
    var style: InterfaceStyle {
        InterfaceStyle(isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high)
    }

    /// Light traits of usual contrast.
    public static let current = UITraitCollection(InterfaceStyle())
}
