// What a dynamic colour may depend on.

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The traits that a dynamic colour is asked for.
public final class UITraitCollection: Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Makes traits of a style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Light traits.
    public static let current = UITraitCollection(userInterfaceStyle: .light)
}
