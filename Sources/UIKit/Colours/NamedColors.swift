// Colours by name, from the colour sets of asset catalogues.
public import Foundation
import Resources

extension UIColor {
    /// Makes a colour of an asset catalogue; nil when there is none of the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Makes a colour of an asset catalogue in a bundle; nil when there is none of the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let found = NamedColors.find(name, in: bundle) else { return nil }
        self.init(found.shades)
    }
}

/// Finds colours by name.
package enum NamedColors {
    /// The colour of a name; nil when there is none, or when it is left to the system.
    package static func find(_ name: String, in bundle: Bundle? = nil) -> UIColor? {
        guard let set = NamedAssets.of(.of(bundle)).color(name) else { return nil }
        return UIColor(Shades { components(set.shades[$0], $0) })
    }

    /// Whether a colour set of the name is there, though it may be empty.
    package static func isKnown(_ name: String, in bundle: Bundle? = nil) -> Bool {
        NamedAssets.of(.of(bundle)).hasColor(name)
    }

    private static func components(_ value: ColorSet.Value, _ style: InterfaceStyle) -> UIColor.Components {
        switch value {
        case .components(let red, let green, let blue, let alpha):
            return UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name):
            return (UIColor.ofSystem(name) ?? .label).shades[style]
        }
    }
}

extension UIColor {
    /// A colour of the system by the name that catalogues give it, such as `systemBackgroundColor`.
    static func ofSystem(_ reference: String) -> UIColor? {
        let ending = "Color"
        let name = reference.hasSuffix(ending) ? String(reference.dropLast(ending.count)) : reference
        return systemColors[name]
    }

    private static let systemColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "link": .link, "tint": .tintColor, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "black": .black, "white": .white,
        "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray, "red": .red, "green": .green, "blue": .blue,
        "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
        "brown": .brown, "clear": .clear, "lightText": .lightText, "darkText": .darkText,
    ]
}
