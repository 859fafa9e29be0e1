// Where things stand beside one another.
import ViewArchive

/// A vertical line that views share.
public struct HorizontalAlignment: Hashable, Sendable {
    enum Guide: Hashable { case leading, center, trailing }

    let guide: Guide

    public static let leading = Self(guide: .leading)
    public static let center = Self(guide: .center)
    public static let trailing = Self(guide: .trailing)
    public static let listRowSeparatorLeading = Self(guide: .leading)
    public static let listRowSeparatorTrailing = Self(guide: .trailing)

    /// How far the line stands from the left edge, in points.
    func value(in size: Size) -> Double {
        switch guide {
        case .leading: 0
        case .center: size.width / 2
        case .trailing: size.width
        }
    }
}

/// A horizontal line that views share.
public struct VerticalAlignment: Hashable, Sendable {
    enum Guide: Hashable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    let guide: Guide

    public static let top = Self(guide: .top)
    public static let center = Self(guide: .center)
    public static let bottom = Self(guide: .bottom)
    public static let firstTextBaseline = Self(guide: .firstTextBaseline)
    public static let lastTextBaseline = Self(guide: .lastTextBaseline)

    /// How far the line stands from a node's top under a proposal, in points.
    @MainActor
    func value(of node: ViewNode, _ proposal: Proposal) -> Double {
        switch guide {
        case .top: 0
        case .center: node.size(proposal).height / 2
        case .bottom: node.size(proposal).height
        case .firstTextBaseline: node.baselines(proposal).first
        case .lastTextBaseline: node.baselines(proposal).last
        }
    }

    /// How far the line stands from the top of an area without text, in points.
    func value(in size: Size) -> Double {
        switch guide {
        case .top: 0
        case .center: size.height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        }
    }
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
        let own = node.size(proposal).finite
        return Point(
            x: horizontal.value(in: size) - horizontal.value(in: own),
            y: vertical.value(in: size) - vertical.value(of: node, proposal)
        )
    }
}
