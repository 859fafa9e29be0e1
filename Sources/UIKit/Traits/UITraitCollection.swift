// What colours, fonts and images may depend on.
public import Foundation
package import Resources

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// How much contrast an interface shall have.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// Which way is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// Which way is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Which colours a screen has.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// Whether texts shall be heavier.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The traits that a dynamic colour, a font or an image is asked for.
public final class UITraitCollection: Sendable {
    private let values: Values

    private struct Values: Hashable, Sendable {
        var style = UIUserInterfaceStyle.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var scale: CGFloat = 0
        var category = UIContentSizeCategory.unspecified
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
    }

    private init(_ values: Values) {
        self.values = values
    }

    private convenience init(_ change: (inout Values) -> Void) {
        var values = Values()
        change(&values)
        self.init(values)
    }

    /// Makes traits that say nothing.
    public convenience init() {
        self.init(Values())
    }

    /// Makes traits of a style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.style = userInterfaceStyle }
    }

    /// Makes traits of a contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.contrast = accessibilityContrast }
    }

    /// Makes traits of a kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.idiom = userInterfaceIdiom }
    }

    /// Makes traits of a scale.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.scale = displayScale }
    }

    /// Makes traits of a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.category = preferredContentSizeCategory }
    }

    /// Makes traits of the room from side to side.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontal = horizontalSizeClass }
    }

    /// Makes traits of the room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.vertical = verticalSizeClass }
    }

    /// Makes traits of a direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.direction = layoutDirection }
    }

    /// Makes traits of others; what a later one says goes before what an earlier one says.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init { values in
            for other in traitCollections.map(\.values) {
                if other.style != .unspecified { values.style = other.style }
                if other.contrast != .unspecified { values.contrast = other.contrast }
                if other.idiom != .unspecified { values.idiom = other.idiom }
                if other.scale > 0 { values.scale = other.scale }
                if other.category != .unspecified { values.category = other.category }
                if other.horizontal != .unspecified { values.horizontal = other.horizontal }
                if other.vertical != .unspecified { values.vertical = other.vertical }
                if other.direction != .unspecified { values.direction = other.direction }
            }
        }
    }

    /// Traits as colours and catalogues look at them, on a phone.
    package convenience init(
        _ style: InterfaceStyle, category: UIContentSizeCategory = .large, scale: CGFloat = 3,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.init {
            $0.style = style.isDark ? .dark : .light
            $0.contrast = style.hasHighContrast ? .high : .normal
            $0.idiom = .phone
            $0.scale = scale
            $0.category = category
            $0.horizontal = .compact
            $0.vertical = .regular
            $0.direction = direction
        }
    }

    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// How much contrast the interface shall have.
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// Pixels a point; 0 where nothing is said.
    public var displayScale: CGFloat { values.scale }
    /// How large people want texts.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    /// Which way is read.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// Which colours a screen has.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// Whether texts shall be heavier.
    public var legibilityWeight: UILegibilityWeight { .regular }

    /// The traits as asset catalogues and colours look at them.
    package var style: InterfaceStyle {
        InterfaceStyle(isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high)
    }

    /// Whether colours may look other than in other traits.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        style != (other ?? UITraitCollection()).style
    }

    /// Runs actions while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$drawn.withValue(self, operation: actions)
    }

    @TaskLocal static var drawn: UITraitCollection?

    /// Runs a body while traits are the current ones.
    package static func withCurrent<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result
    {
        try $drawn.withValue(traits, operation: body)
    }

    /// The traits that are drawn for now; elsewhere light ones of usual contrast.
    public static var current: UITraitCollection { drawn ?? usual }

    private static let usual = UITraitCollection(InterfaceStyle())
}

extension UITraitCollection: Hashable {
    /// Whether two say the same.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool { left.values == right.values }

    /// Hashes what the traits say.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
