// Distances from edges, and directions.
public import Foundation

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Makes distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes no distances.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No distances.
    public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle by the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Makes distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes no distances.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A distance.
public struct UIOffset: Hashable, Codable, Sendable {
    public var horizontal: CGFloat, vertical: CGFloat

    /// Makes a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No distance.
    public static let zero = UIOffset()
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
    /// The rectangle without its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }
}
