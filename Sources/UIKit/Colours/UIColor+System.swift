// The system's colours, with the values that Apple publishes (Human Interface Guidelines, Color, default and accessible
// palette). Of the colours for texts, fills and separators the values for increased contrast are those that UIKit answers
// with; of `opaqueSeparator` it is the separator over the background.
import Resources

extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(light: 0xff3b30ff, dark: 0xff453aff, contrast: 0xd70015ff, 0xff6961ff)
    /// The system's orange.
    public static let systemOrange = UIColor(light: 0xff9500ff, dark: 0xff9f0aff, contrast: 0xc93400ff, 0xffb340ff)
    /// The system's yellow.
    public static let systemYellow = UIColor(light: 0xffcc00ff, dark: 0xffd60aff, contrast: 0xb25000ff, 0xffd426ff)
    /// The system's green.
    public static let systemGreen = UIColor(light: 0x34c759ff, dark: 0x30d158ff, contrast: 0x248a3dff, 0x30db5bff)
    /// The system's mint.
    public static let systemMint = UIColor(light: 0x00c7beff, dark: 0x63e6e2ff, contrast: 0x0c817bff, 0x66d4cfff)
    /// The system's teal.
    public static let systemTeal = UIColor(light: 0x30b0c7ff, dark: 0x40c8e0ff, contrast: 0x008299ff, 0x5de6ffff)
    /// The system's cyan.
    public static let systemCyan = UIColor(light: 0x32ade6ff, dark: 0x64d2ffff, contrast: 0x0071a4ff, 0x70d7ffff)
    /// The system's blue.
    public static let systemBlue = UIColor(light: 0x007affff, dark: 0x0a84ffff, contrast: 0x0040ddff, 0x409cffff)
    /// The system's indigo.
    public static let systemIndigo = UIColor(light: 0x5856d6ff, dark: 0x5e5ce6ff, contrast: 0x3634a3ff, 0x7d7affff)
    /// The system's purple.
    public static let systemPurple = UIColor(light: 0xaf52deff, dark: 0xbf5af2ff, contrast: 0x8944abff, 0xda8fffff)
    /// The system's pink.
    public static let systemPink = UIColor(light: 0xff2d55ff, dark: 0xff375fff, contrast: 0xd30f45ff, 0xff6482ff)
    /// The system's brown.
    public static let systemBrown = UIColor(light: 0xa2845eff, dark: 0xac8e68ff, contrast: 0x7f6545ff, 0xb59469ff)
    /// The system's gray.
    public static let systemGray = UIColor(light: 0x8e8e93ff, dark: 0x8e8e93ff, contrast: 0x6c6c70ff, 0xaeaeb2ff)
    /// The system's gray 2.
    public static let systemGray2 = UIColor(light: 0xaeaeb2ff, dark: 0x636366ff, contrast: 0x8e8e93ff, 0x7c7c80ff)
    /// The system's gray 3.
    public static let systemGray3 = UIColor(light: 0xc7c7ccff, dark: 0x48484aff, contrast: 0xaeaeb2ff, 0x545456ff)
    /// The system's gray 4.
    public static let systemGray4 = UIColor(light: 0xd1d1d6ff, dark: 0x3a3a3cff, contrast: 0xbcbcc0ff, 0x444446ff)
    /// The system's gray 5.
    public static let systemGray5 = UIColor(light: 0xe5e5eaff, dark: 0x2c2c2eff, contrast: 0xd8d8dcff, 0x363638ff)
    /// The system's gray 6.
    public static let systemGray6 = UIColor(light: 0xf2f2f7ff, dark: 0x1c1c1eff, contrast: 0xebebf0ff, 0x242426ff)

    /// Takes `0xRRGGBBAA`, last those of increased contrast in light and in dark.
    private convenience init(light: UInt32, dark: UInt32, contrast: UInt32, _ contrastDark: UInt32) {
        self.init(
            Shades { style in
                style.hasHighContrast
                    ? Components(style.isDark ? contrastDark : contrast) : Components(style.isDark ? dark : light)
            }
        )
    }

    private convenience init(_ hex: UInt32) {
        self.init(Shades { _ in Components(hex) })
    }
}

extension UIColor {
    /// The label colour.
    public static let label = UIColor(light: 0x000000ff, dark: 0xffffffff, contrast: 0x000000ff, 0xffffffff)
    /// The secondary label colour.
    public static let secondaryLabel = UIColor(light: 0x3c3c4399, dark: 0xebebf599, contrast: 0x3c3c43cc, 0xebebf5b3)
    /// The tertiary label colour.
    public static let tertiaryLabel = UIColor(light: 0x3c3c434d, dark: 0xebebf54d, contrast: 0x3c3c43b3, 0xebebf58c)
    /// The quaternary label colour.
    public static let quaternaryLabel = UIColor(light: 0x3c3c432e, dark: 0xebebf529, contrast: 0x3c3c438c, 0xebebf566)
    /// The placeholder text colour.
    public static let placeholderText = UIColor(light: 0x3c3c434d, dark: 0xebebf54d, contrast: 0x3c3c43b3, 0xebebf58c)
    /// The separator colour.
    public static let separator = UIColor(light: 0x3c3c434a, dark: 0x54545899, contrast: 0x3c3c435e, 0x545458ad)
    /// The opaque separator colour.
    public static let opaqueSeparator = UIColor(light: 0xc6c6c8ff, dark: 0x38383aff, contrast: 0xb7b7b9ff, 0x404043ff)
    /// The link colour.
    public static let link = UIColor(light: 0x007affff, dark: 0x0984ffff, contrast: 0x0040ddff, 0x409cffff)
    /// The tint color colour.
    public static let tintColor = UIColor(light: 0x007affff, dark: 0x0a84ffff, contrast: 0x0040ddff, 0x409cffff)
    /// The system's fill colour.
    public static let systemFill = UIColor(light: 0x78788033, dark: 0x7878805c, contrast: 0x78788047, 0x78788070)
    /// The secondary system's fill colour.
    public static let secondarySystemFill = UIColor(
        light: 0x78788029, dark: 0x78788052, contrast: 0x7878803d, 0x78788066)
    /// The tertiary system's fill colour.
    public static let tertiarySystemFill = UIColor(
        light: 0x7676801f, dark: 0x7676803d, contrast: 0x76768033, 0x76768052)
    /// The quaternary system's fill colour.
    public static let quaternarySystemFill = UIColor(
        light: 0x74748014, dark: 0x7676802e, contrast: 0x74748029, 0x76768042)
    /// The system's background colour.
    public static let systemBackground = UIColor(light: 0xffffffff, dark: 0x000000ff, contrast: 0xffffffff, 0x000000ff)
    /// The secondary system's background colour.
    public static let secondarySystemBackground = UIColor(
        light: 0xf2f2f7ff, dark: 0x1c1c1eff, contrast: 0xebebf0ff, 0x242426ff)
    /// The tertiary system's background colour.
    public static let tertiarySystemBackground = UIColor(
        light: 0xffffffff, dark: 0x2c2c2eff, contrast: 0xffffffff, 0x363638ff)
    /// The system's grouped background colour.
    public static let systemGroupedBackground = UIColor(
        light: 0xf2f2f7ff, dark: 0x000000ff, contrast: 0xebebf0ff, 0x000000ff)
    /// The secondary system's grouped background colour.
    public static let secondarySystemGroupedBackground = UIColor(
        light: 0xffffffff, dark: 0x1c1c1eff, contrast: 0xffffffff, 0x242426ff)
    /// The tertiary system's grouped background colour.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: 0xf2f2f7ff, dark: 0x2c2c2eff, contrast: 0xebebf0ff, 0x363638ff)
}

extension UIColor {
    /// Fixed black.
    public static let black = UIColor(0x000000ff)
    /// Fixed white.
    public static let white = UIColor(0xffffffff)
    /// Fixed dark gray.
    public static let darkGray = UIColor(0x555555ff)
    /// Fixed light gray.
    public static let lightGray = UIColor(0xaaaaaaff)
    /// Fixed gray.
    public static let gray = UIColor(0x808080ff)
    /// Fixed red.
    public static let red = UIColor(0xff0000ff)
    /// Fixed green.
    public static let green = UIColor(0x00ff00ff)
    /// Fixed blue.
    public static let blue = UIColor(0x0000ffff)
    /// Fixed cyan.
    public static let cyan = UIColor(0x00ffffff)
    /// Fixed yellow.
    public static let yellow = UIColor(0xffff00ff)
    /// Fixed magenta.
    public static let magenta = UIColor(0xff00ffff)
    /// Fixed orange.
    public static let orange = UIColor(0xff8000ff)
    /// Fixed purple.
    public static let purple = UIColor(0x800080ff)
    /// Fixed brown.
    public static let brown = UIColor(0x996633ff)
    /// Fixed clear.
    public static let clear = UIColor(0x00000000)
    /// Fixed light text.
    public static let lightText = UIColor(0xffffff99)
    /// Fixed dark text.
    public static let darkText = UIColor(0x000000ff)
}

extension UIColor.Components {
    /// Takes `0xRRGGBBAA`.
    init(_ hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
