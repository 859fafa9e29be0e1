// The system's colours, with the values that Apple publishes (Human Interface Guidelines, Color).

extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(light: 0xff3b30ff, dark: 0xff453aff)
    /// The system's orange.
    public static let systemOrange = UIColor(light: 0xff9500ff, dark: 0xff9f0aff)
    /// The system's yellow.
    public static let systemYellow = UIColor(light: 0xffcc00ff, dark: 0xffd60aff)
    /// The system's green.
    public static let systemGreen = UIColor(light: 0x34c759ff, dark: 0x30d158ff)
    /// The system's mint.
    public static let systemMint = UIColor(light: 0x00c7beff, dark: 0x63e6e2ff)
    /// The system's teal.
    public static let systemTeal = UIColor(light: 0x30b0c7ff, dark: 0x40c8e0ff)
    /// The system's cyan.
    public static let systemCyan = UIColor(light: 0x32ade6ff, dark: 0x64d2ffff)
    /// The system's blue.
    public static let systemBlue = UIColor(light: 0x007affff, dark: 0x0a84ffff)
    /// The system's indigo.
    public static let systemIndigo = UIColor(light: 0x5856d6ff, dark: 0x5e5ce6ff)
    /// The system's purple.
    public static let systemPurple = UIColor(light: 0xaf52deff, dark: 0xbf5af2ff)
    /// The system's pink.
    public static let systemPink = UIColor(light: 0xff2d55ff, dark: 0xff375fff)
    /// The system's brown.
    public static let systemBrown = UIColor(light: 0xa2845eff, dark: 0xac8e68ff)
    /// The system's gray.
    public static let systemGray = UIColor(light: 0x8e8e93ff, dark: 0x8e8e93ff)
    /// The system's gray 2.
    public static let systemGray2 = UIColor(light: 0xaeaeb2ff, dark: 0x636366ff)
    /// The system's gray 3.
    public static let systemGray3 = UIColor(light: 0xc7c7ccff, dark: 0x48484aff)
    /// The system's gray 4.
    public static let systemGray4 = UIColor(light: 0xd1d1d6ff, dark: 0x3a3a3cff)
    /// The system's gray 5.
    public static let systemGray5 = UIColor(light: 0xe5e5eaff, dark: 0x2c2c2eff)
    /// The system's gray 6.
    public static let systemGray6 = UIColor(light: 0xf2f2f7ff, dark: 0x1c1c1eff)

    private convenience init(light: UInt32, dark: UInt32) {
        self.init(light: Components(light), dark: Components(dark))
    }
}

extension UIColor {
    /// The label colour.
    public static let label = UIColor(light: Components(0x000000ff), dark: Components(0xffffffff))
    /// The secondary label colour.
    public static let secondaryLabel = UIColor(light: Components(0x3c3c4399), dark: Components(0xebebf599))
    /// The tertiary label colour.
    public static let tertiaryLabel = UIColor(light: Components(0x3c3c434d), dark: Components(0xebebf54d))
    /// The quaternary label colour.
    public static let quaternaryLabel = UIColor(light: Components(0x3c3c432e), dark: Components(0xebebf529))
    /// The placeholder text colour.
    public static let placeholderText = UIColor(light: Components(0x3c3c434d), dark: Components(0xebebf54d))
    /// The separator colour.
    public static let separator = UIColor(light: Components(0x3c3c434a), dark: Components(0x54545899))
    /// The opaque separator colour.
    public static let opaqueSeparator = UIColor(light: Components(0xc6c6c8ff), dark: Components(0x38383aff))
    /// The link colour.
    public static let link = UIColor(light: Components(0x007affff), dark: Components(0x0984ffff))
    /// The tint color colour.
    public static let tintColor = UIColor(light: Components(0x007affff), dark: Components(0x0a84ffff))
    /// The system's fill colour.
    public static let systemFill = UIColor(light: Components(0x78788033), dark: Components(0x7878805c))
    /// The secondary system's fill colour.
    public static let secondarySystemFill = UIColor(light: Components(0x78788029), dark: Components(0x78788052))
    /// The tertiary system's fill colour.
    public static let tertiarySystemFill = UIColor(light: Components(0x7676801f), dark: Components(0x7676803d))
    /// The quaternary system's fill colour.
    public static let quaternarySystemFill = UIColor(light: Components(0x74748014), dark: Components(0x7676802e))
    /// The system's background colour.
    public static let systemBackground = UIColor(light: Components(0xffffffff), dark: Components(0x000000ff))
    /// The secondary system's background colour.
    public static let secondarySystemBackground = UIColor(light: Components(0xf2f2f7ff), dark: Components(0x1c1c1eff))
    /// The tertiary system's background colour.
    public static let tertiarySystemBackground = UIColor(light: Components(0xffffffff), dark: Components(0x2c2c2eff))
    /// The system's grouped background colour.
    public static let systemGroupedBackground = UIColor(light: Components(0xf2f2f7ff), dark: Components(0x000000ff))
    /// The secondary system's grouped background colour.
    public static let secondarySystemGroupedBackground = UIColor(
        light: Components(0xffffffff), dark: Components(0x1c1c1eff))
    /// The tertiary system's grouped background colour.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: Components(0xf2f2f7ff), dark: Components(0x2c2c2eff))
}

extension UIColor {
    /// Fixed black.
    public static let black = UIColor(light: Components(0x000000ff), dark: Components(0x000000ff))
    /// Fixed white.
    public static let white = UIColor(light: Components(0xffffffff), dark: Components(0xffffffff))
    /// Fixed dark gray.
    public static let darkGray = UIColor(light: Components(0x555555ff), dark: Components(0x555555ff))
    /// Fixed light gray.
    public static let lightGray = UIColor(light: Components(0xaaaaaaff), dark: Components(0xaaaaaaff))
    /// Fixed gray.
    public static let gray = UIColor(light: Components(0x808080ff), dark: Components(0x808080ff))
    /// Fixed red.
    public static let red = UIColor(light: Components(0xff0000ff), dark: Components(0xff0000ff))
    /// Fixed green.
    public static let green = UIColor(light: Components(0x00ff00ff), dark: Components(0x00ff00ff))
    /// Fixed blue.
    public static let blue = UIColor(light: Components(0x0000ffff), dark: Components(0x0000ffff))
    /// Fixed cyan.
    public static let cyan = UIColor(light: Components(0x00ffffff), dark: Components(0x00ffffff))
    /// Fixed yellow.
    public static let yellow = UIColor(light: Components(0xffff00ff), dark: Components(0xffff00ff))
    /// Fixed magenta.
    public static let magenta = UIColor(light: Components(0xff00ffff), dark: Components(0xff00ffff))
    /// Fixed orange.
    public static let orange = UIColor(light: Components(0xff8000ff), dark: Components(0xff8000ff))
    /// Fixed purple.
    public static let purple = UIColor(light: Components(0x800080ff), dark: Components(0x800080ff))
    /// Fixed brown.
    public static let brown = UIColor(light: Components(0x996633ff), dark: Components(0x996633ff))
    /// Fixed clear.
    public static let clear = UIColor(light: Components(0x00000000), dark: Components(0x00000000))
    /// Fixed light text.
    public static let lightText = UIColor(light: Components(0xffffff99), dark: Components(0xffffff99))
    /// Fixed dark text.
    public static let darkText = UIColor(light: Components(0x000000ff), dark: Components(0x000000ff))
}

extension UIColor.Components {
    /// Takes `0xRRGGBBAA`.
    init(_ hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
