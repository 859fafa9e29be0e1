// Materials; nothing is blurred here, so each is a flat, partly opaque colour.
import ViewArchive

/// A translucent background.
public struct Material: ShapeStyle, PaintedStyle {
    private let opacity: Double

    public static let ultraThin = Material(opacity: 0.6)
    public static let thin = Material(opacity: 0.7)
    public static let regular = Material(opacity: 0.8)
    public static let thick = Material(opacity: 0.88)
    public static let ultraThick = Material(opacity: 0.94)
    public static let bar = Material(opacity: 0.9)

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        let grey: UInt8 = environment.colorScheme == .dark ? 40 : 245
        return .color(RGBA(red: grey, green: grey, blue: grey).opacity(opacity))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
