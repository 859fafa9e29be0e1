// The outlines of bordered buttons.

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Outline: Hashable { case automatic, capsule, circle, rounded(CGFloat?) }

    let outline: Outline
    private var inset: CGFloat = 0

    private init(outline: Outline) {
        self.outline = outline
    }

    public static let automatic = ButtonBorderShape(outline: .automatic)
    public static let capsule = ButtonBorderShape(outline: .capsule)
    public static let circle = ButtonBorderShape(outline: .circle)
    public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))

    /// The radius is in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        switch outline {
        case .capsule: Capsule().inset(by: inset).path(in: rect)
        case .circle: Circle().inset(by: inset).path(in: rect)
        case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: 8).inset(by: inset).path(in: rect)
        case .rounded(let radius?): RoundedRectangle(cornerRadius: radius).inset(by: inset).path(in: rect)
        }
    }

    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ButtonBorderShape {
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
