// The standard shapes.
import ViewArchive

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The radius is in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(roundedRect: rect.shrunk(by: inset), cornerSize: corner, style: style)
    }

    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A circle in the middle of its area.
nonisolated public struct Circle: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path(ellipseIn: square.shrunk(by: inset))
    }

    /// The smaller length for both.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// An ellipse that fills its area.
nonisolated public struct Ellipse: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle with half-round ends.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.shrunk(by: inset)
        let radius = min(inner.width, inner.height) / 2
        return Path(roundedRect: inner, cornerRadius: radius, style: .circular)
    }

    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension CGRect {
    /// This rectangle made smaller on each side, never below an empty size.
    nonisolated func shrunk(by length: CGFloat) -> CGRect {
        guard length != 0 else { return self }
        return CGRect(
            x: minX + length, y: minY + length, width: max(0, width - 2 * length), height: max(0, height - 2 * length)
        )
    }
}
