// The standard colours, with the values that UIKit's have.

extension Color {
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(uiColor: .systemRed)
    public static let green = Color(uiColor: .systemGreen)
    public static let blue = Color(uiColor: .systemBlue)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let pink = Color(uiColor: .systemPink)
    public static let purple = Color(uiColor: .systemPurple)
    public static let gray = Color(uiColor: .systemGray)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let mint = Color(uiColor: .systemMint)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let brown = Color(uiColor: .systemBrown)
    public static let clear = Color(white: 0, opacity: 0)
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)
    public static let accentColor = Color(origin: .accent)
}

extension ShapeStyle where Self == Color {
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var red: Color { Color.red }
    public static var green: Color { Color.green }
    public static var blue: Color { Color.blue }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var pink: Color { Color.pink }
    public static var purple: Color { Color.purple }
    public static var gray: Color { Color.gray }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var mint: Color { Color.mint }
    public static var indigo: Color { Color.indigo }
    public static var brown: Color { Color.brown }
    public static var clear: Color { Color.clear }
    public static var accentColor: Color { Color.accentColor }
}
