// Lines that authors move or name.
import SwiftUI

extension LayoutRow {
    static let guides: [LayoutRow] = [
        LayoutRow(
            "a guide moves its view", .guide, nil, nil,
            "the first view's line stands at 10: it reaches from -10 to 10; 0 to 20: 30 wide",
            """
            VStack 0,0 30x20
              Guide 0,0 20x10
                Frame 0,0 20x10
              Frame 10,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { _ in 10 }
                box(20, 10)
            }
        },
        LayoutRow(
            "a guide below zero", .guide, nil, nil, "the line stands 10 before the view: it begins at 10; 30 wide",
            """
            VStack 0,0 30x20
              Guide 10,0 20x10
                Frame 10,0 20x10
              Frame 0,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { _ in -10 }
                box(20, 10)
            }
        },
        LayoutRow(
            "a guide by another line", .guide, nil, nil,
            "its trailing line at its leading edge, 0: 40 - 0 = 40; 60 wide",
            """
            VStack 0,0 60x20
              Guide 40,0 20x10
                Frame 40,0 20x10
              Frame 0,10 40x10
            """
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 10).alignmentGuide(.trailing) { $0[.leading] }
                box(40, 10)
            }
        },
        LayoutRow(
            "a guide of another line changes nothing", .guide, nil, nil, "top is not asked for: both in the middle",
            """
            HStack 0,0 40x20
              Guide 0,5 20x10
                Frame 0,5 20x10
              Frame 20,0 20x20
            """
        ) {
            HStack(spacing: 0) {
                box(20, 10).alignmentGuide(.top) { _ in 100 }
                box(20, 20)
            }
        },
        LayoutRow(
            "a guide by height", .guide, nil, nil,
            "a third of 30 is 10, beside the top 0 of the other: it begins at -10; 10 + max(20, 20) = 30 high",
            """
            HStack 0,0 40x30
              Guide 0,0 20x30
                Frame 0,0 20x30
              Frame 20,10 20x20
            """
        ) {
            HStack(alignment: .top, spacing: 0) {
                box(20, 30).alignmentGuide(.top) { $0.height / 3 }
                box(20, 20)
            }
        },
        LayoutRow(
            "the outer guide counts", .guide, nil, nil, "5, not 10: it begins at -5; 25 wide",
            """
            VStack 0,0 25x20
              Guide 0,0 20x10
                Guide 0,0 20x10
                  Frame 0,0 20x10
              Frame 5,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.leading) { _ in 5 }
                box(20, 10)
            }
        },
        LayoutRow(
            "a guide that asks what is said", .guide, nil, nil, "nothing is said of leading: 7; 7 + 20 = 27 wide",
            """
            VStack 0,0 27x20
              Guide 0,0 20x10
                Frame 0,0 20x10
              Frame 7,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { $0[explicit: .leading] ?? 7 }
                box(20, 10)
            }
        },
        LayoutRow(
            "a guide in a frame", .frame, nil, nil, "the frame's leading is 0, the view's -5: 0 - -5 = 5",
            """
            Frame 0,0 40x10
              Guide 5,0 20x10
                Frame 5,0 20x10
            """
        ) {
            box(20, 10).alignmentGuide(.leading) { _ in -5 }.frame(width: 40, alignment: .leading)
        },
        LayoutRow(
            "a badge over a corner", .attachment, nil, nil, "its middle on the corner (40, 0): (40 - 5, 0 - 5)",
            """
            Overlay 0,0 40x20
              Frame 0,0 40x20
              Guide 35,-5 10x10
                Guide 35,-5 10x10
                  Frame 35,-5 10x10
            """
        ) {
            box(40, 20).overlay(alignment: .topTrailing) {
                box(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            }
        },
        LayoutRow(
            "what is attached does not move its view", .attachment, nil, nil,
            "the overlay's guide is its own: both at 0",
            """
            VStack 0,0 20x20
              Overlay 0,0 20x10
                Frame 0,0 20x10
                Guide -10,0 10x10
                  Frame -10,0 10x10
              Frame 0,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).overlay(alignment: .leading) { box(10, 10).alignmentGuide(.leading) { _ in 10 } }
                box(20, 10)
            }
        },
        LayoutRow(
            "a line's default place", .customAlignment, nil, nil, "a third of 30 is 10, of 60 is 20: 20 - 10 = 10",
            """
            HStack 0,0 40x60
              Frame 0,10 20x30
              Frame 20,0 20x60
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                box(20, 30); box(20, 60)
            }
        },
        LayoutRow(
            "a line through a column", .customAlignment, nil, nil,
            "the column's line is its second view's: 10 + 10 / 2 = 15; the other's a third of 30 = 10, so at 5; 35 high",
            """
            HStack 0,0 40x35
              VStack 0,0 20x20
                Frame 0,0 20x10
                Guide 0,10 20x10
                  Frame 0,10 20x10
              Frame 20,5 20x30
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                VStack(spacing: 0) {
                    box(20, 10)
                    box(20, 10).alignmentGuide(.third) { $0.height / 2 }
                }
                box(20, 30)
            }
        },
        LayoutRow(
            "a line that two views say", .customAlignment, nil, nil,
            "0 + 4 and 10 + 8: mean 11; the other's a third of 33 = 11",
            """
            HStack 0,0 40x33
              VStack 0,0 20x20
                Guide 0,0 20x10
                  Frame 0,0 20x10
                Guide 0,10 20x10
                  Frame 0,10 20x10
              Frame 20,0 20x33
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                VStack(spacing: 0) {
                    box(20, 10).alignmentGuide(.third) { _ in 4 }
                    box(20, 10).alignmentGuide(.third) { _ in 8 }
                }
                box(20, 33)
            }
        },
        LayoutRow(
            "a line through padding", .customAlignment, nil, nil, "6 + 4 = 10, as a third of 30",
            """
            HStack 0,0 32x30
              Padding 0,0 22x22
                Guide 6,6 10x10
                  Frame 6,6 10x10
              Frame 22,0 10x30
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                box(10, 10).alignmentGuide(.third) { _ in 4 }.padding(6)
                box(10, 30)
            }
        },
        LayoutRow(
            "a lone view with a guide", .overlap, nil, nil,
            "it reaches from -(-10) = 10 to 30 of its line: 20 wide, as it is",
            """
            ZStack 0,0 20x10
              Guide 0,0 20x10
                Frame 0,0 20x10
            """
        ) {
            ZStack(alignment: .leading) { box(20, 10).alignmentGuide(.leading) { _ in -10 } }
        },
        LayoutRow(
            "a guide in a ZStack", .overlap, nil, nil, "-5 to 15 and 0 to 20 of the line: 25 wide",
            """
            ZStack 0,0 25x10
              Guide 0,0 20x10
                Frame 0,0 20x10
              Frame 5,0 20x10
            """
        ) {
            ZStack(alignment: .leading) {
                box(20, 10).alignmentGuide(.leading) { _ in 5 }
                box(20, 10)
            }
        },
    ]
}

extension VerticalAlignment {
    /// A line of the table's own: a third of the way down.
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    static let third = VerticalAlignment(Third.self)
}
