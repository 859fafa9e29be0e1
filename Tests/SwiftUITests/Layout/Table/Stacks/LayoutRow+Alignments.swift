// Where views stand across a stack, and in one another.
import SwiftUI

extension LayoutRow {
    static let alignments: [LayoutRow] = [
        LayoutRow(
            "leading edges", .alignment, nil, nil, "both at 0; as wide as the wider, 40",
            """
            VStack 0,0 40x20
              Frame 0,0 20x10
              Frame 0,10 40x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10); box(40, 10)
            }
        },
        LayoutRow(
            "trailing edges", .alignment, nil, nil, "40 - 20 = 20",
            """
            VStack 0,0 40x20
              Frame 20,0 20x10
              Frame 0,10 40x10
            """
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 10); box(40, 10)
            }
        },
        LayoutRow(
            "middles", .alignment, nil, nil, "(40 - 20) / 2 = 10",
            """
            VStack 0,0 40x20
              Frame 10,0 20x10
              Frame 0,10 40x10
            """
        ) {
            VStack(spacing: 0) {
                box(20, 10); box(40, 10)
            }
        },
        LayoutRow(
            "tops", .alignment, nil, nil, "both at 0; as high as the higher, 30",
            """
            HStack 0,0 20x30
              Frame 0,0 10x20
              Frame 10,0 10x30
            """
        ) {
            HStack(alignment: .top, spacing: 0) {
                box(10, 20); box(10, 30)
            }
        },
        LayoutRow(
            "bottoms", .alignment, nil, nil, "30 - 20 = 10",
            """
            HStack 0,0 20x30
              Frame 0,10 10x20
              Frame 10,0 10x30
            """
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                box(10, 20); box(10, 30)
            }
        },
        LayoutRow(
            "corners of a ZStack", .alignment, 100, 100, "(40 - 10, 20 - 10) = (30, 10)",
            """
            ZStack 0,0 40x20
              Frame 0,0 40x20
              Frame 30,10 10x10
            """
        ) {
            ZStack(alignment: .bottomTrailing) {
                box(40, 20); box(10, 10)
            }
        },
        LayoutRow(
            "leading in a ZStack", .alignment, 100, 100, "(0, (20 - 10) / 2) = (0, 5)",
            """
            ZStack 0,0 40x20
              Frame 0,0 40x20
              Frame 0,5 10x10
            """
        ) {
            ZStack(alignment: .leading) {
                box(40, 20); box(10, 10)
            }
        },
        LayoutRow(
            "a greater depth stands in front", .overlap, 20, 20, "both fill 20 x 20; the later line is drawn later",
            """
            ZStack 0,0 20x20
              Rectangle 0,0 20x20
              ZIndex 0,0 20x20
                Capsule 0,0 20x20
            """
        ) {
            ZStack {
                Capsule().zIndex(1)
                Rectangle()
            }
        },
        LayoutRow(
            "a row from right to left", .direction, 100, 10,
            "leading stands right: 100 - 20 = 80; 100 - 20 - 70 = 10; 0",
            """
            Direction 0,0 100x10
              HStack 0,0 100x10
                Frame 80,0 20x10
                Spacer 10,5 70x0
                Frame 0,0 10x10
            """
        ) {
            HStack(spacing: 0) {
                box(20, 10); Spacer(); box(10, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutRow(
            "leading edges from right to left", .direction, nil, nil, "right edges meet at 40: 40 - 20 = 20",
            """
            Direction 0,0 40x20
              VStack 0,0 40x20
                Frame 20,0 20x10
                Frame 0,10 40x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10); box(40, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutRow(
            "leading padding from right to left", .direction, nil, nil, "16 at the right side: 10 + 16 = 26 wide",
            """
            Direction 0,0 26x10
              Padding 0,0 26x10
                Frame 0,0 10x10
            """
        ) {
            box(10, 10).padding(.leading).environment(\.layoutDirection, .rightToLeft)
        },
        LayoutRow(
            "an offset from right to left", .direction, nil, nil, "10 towards trailing, which is left: -10",
            """
            Direction 0,0 10x10
              Offset 0,0 10x10
                Frame -10,0 10x10
            """
        ) {
            box(10, 10).offset(x: 10).environment(\.layoutDirection, .rightToLeft)
        },
    ]
}
