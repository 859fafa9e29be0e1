// Where things stand beside one another.
import ViewArchive

/// A line of a view that an author names.
public protocol AlignmentID: SendableMetatype {
    /// Where the line stands in a view that does not say it itself, in points from its top left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line that views share.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: Guide

    public init(_ id: any AlignmentID.Type) {
        guide = .custom(CustomGuide(id: id))
    }

    init(guide: Guide) {
        self.guide = guide
    }

    public static let leading = Self(guide: .start)
    public static let center = Self(guide: .middle)
    public static let trailing = Self(guide: .end)
    public static let listRowSeparatorLeading = Self(guide: .start)
    public static let listRowSeparatorTrailing = Self(guide: .end)

    /// How far the line stands from a node's left edge under a proposal, in points.
    @MainActor
    func value(of node: ViewNode, _ proposal: Proposal) -> Double {
        node.guide(.horizontal, guide, proposal)
    }

    /// How far the line stands from the left edge of an area, in points.
    @MainActor
    func value(in size: Size) -> Double { guide.value(.horizontal, in: size) }
}

/// A horizontal line that views share.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: Guide

    public init(_ id: any AlignmentID.Type) {
        guide = .custom(CustomGuide(id: id))
    }

    init(guide: Guide) {
        self.guide = guide
    }

    public static let top = Self(guide: .start)
    public static let center = Self(guide: .middle)
    public static let bottom = Self(guide: .end)
    public static let firstTextBaseline = Self(guide: .firstBaseline)
    public static let lastTextBaseline = Self(guide: .lastBaseline)

    /// How far the line stands from a node's top under a proposal, in points.
    @MainActor
    func value(of node: ViewNode, _ proposal: Proposal) -> Double {
        node.guide(.vertical, guide, proposal)
    }

    /// How far the line stands from the top of an area without text, in points.
    @MainActor
    func value(in size: Size) -> Double { guide.value(.vertical, in: size) }
}

/// A point that views share.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Self(horizontal: .center, vertical: .center)
    public static let leading = Self(horizontal: .leading, vertical: .center)
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    public static let top = Self(horizontal: .center, vertical: .top)
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Self(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Self(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Self(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Self(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Self(horizontal: .trailing, vertical: .lastTextBaseline)

    /// Where a node stands in an area when their shared points meet.
    @MainActor
    func origin(of node: ViewNode, _ proposal: Proposal, in size: Size) -> Point {
        Point(
            x: horizontal.value(in: size) - horizontal.value(of: node, proposal),
            y: vertical.value(in: size) - vertical.value(of: node, proposal)
        )
    }
}
