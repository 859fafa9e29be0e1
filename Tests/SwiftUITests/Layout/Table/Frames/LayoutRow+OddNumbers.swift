// Numbers that no layout should meet: none of them stops it, and every frame is finite.
import SwiftUI

extension LayoutRow {
    static let oddNumbers: [LayoutRow] = [
        LayoutRow("a frame of no number", .total, 100, 10, "ignored: 100", "Frame 0,0 100x10") {
            Color.red.frame(width: .nan, height: 10)
        },
        LayoutRow("a frame out of reach", .total, 100, 10, "1e300 counts as 1,000,000", "Frame 0,0 1000000x10") {
            Color.red.frame(width: 1e300, height: 10)
        },
        LayoutRow(
            "an endless least", .total, 100, 10, "counts as 1,000,000, and the most is no less",
            "FlexibleFrame 0,0 1000000x10"
        ) { Color.red.frame(minWidth: .infinity, maxWidth: 5) },
        LayoutRow("a negative least", .total, 100, 10, "counts as 0: max(min(100, 100), 0)", "FlexibleFrame 0,0 100x10")
        {
            Color.red.frame(minWidth: -10)
        },
        LayoutRow("a negative most", .total, 100, 10, "counts as 0: min(max(100, 0), 0)", "FlexibleFrame 0,0 0x10") {
            Color.red.frame(maxWidth: -10)
        },
        LayoutRow(
            "an ideal of no number", .total, nil, 10, "ignored: the colour's 10", "FlexibleFrame 0,0 10x10"
        ) { Color.red.frame(idealWidth: .nan) },
        LayoutRow("an endless ideal", .total, nil, 10, "counts as 1,000,000", "FlexibleFrame 0,0 1000000x10") {
            Color.red.frame(idealWidth: .infinity)
        },
        LayoutRow(
            "endless padding", .total, 100, 40, "1,000,000 on each side, and no more in all",
            """
            Padding 0,0 1000000x1000000
              Color 1000000,1000000 0x0
            """
        ) { Color.red.padding(.infinity) },
        LayoutRow("padding of no number", .total, 100, 40, "counts as 0", "Padding 0,0 100x40") {
            Color.red.padding(.nan)
        },
        LayoutRow(
            "padding far below zero", .total, 100, 40, "max(10 - 1000, 0) = 0; drawn from -500",
            """
            Padding 0,0 0x0
              Frame -500,-500 10x10
            """
        ) { box(10, 10).padding(-500) },
        LayoutRow(
            "an endless offset", .total, 100, 40, "1,000,000, and 0 for no number",
            """
            Offset 0,0 10x10
              Frame 1000000,0 10x10
            """
        ) { box(10, 10).offset(x: .infinity, y: .nan) },
        LayoutRow(
            "an endless position", .total, 100, 40, "1,000,000 - 5; -1,000,000 - 5, no lower than -1,000,000",
            """
            Position 0,0 100x40
              Frame 999995,-1000000 10x10
            """
        ) { box(10, 10).position(x: .infinity, y: -.infinity) },
        LayoutRow("proportions of no number", .total, 60, 20, "no proportions", "AspectRatio 0,0 60x20") {
            Color.red.aspectRatio(.nan, contentMode: .fit)
        },
        LayoutRow("endless proportions", .total, 60, 20, "no proportions", "AspectRatio 0,0 60x20") {
            Color.red.aspectRatio(.infinity, contentMode: .fill)
        },
        LayoutRow("proportions below zero", .total, 60, 20, "no proportions", "AspectRatio 0,0 60x20") {
            Color.red.aspectRatio(-2, contentMode: .fit)
        },
        LayoutRow(
            "proportions of a size of nothing", .total, 60, 20, "0 / 0 is no number", "AspectRatio 0,0 60x20"
        ) { Color.red.aspectRatio(CGSize(width: 0, height: 0), contentMode: .fit) },
        LayoutRow(
            "a spacing of no number", .total, nil, nil, "counts as 0: 20 wide",
            """
            HStack 0,0 20x10
              Frame 0,0 10x10
              Frame 10,0 10x10
            """
        ) {
            HStack(spacing: .nan) {
                box(10, 10); box(10, 10)
            }
        },
        LayoutRow(
            "an endless spacing", .total, nil, nil, "counts as 1,000,000, and nothing stands further right",
            """
            HStack 0,0 1000000x10
              Frame 0,0 10x10
              Frame 1000000,0 10x10
            """
        ) {
            HStack(spacing: .infinity) {
                box(10, 10); box(10, 10)
            }
        },
        LayoutRow(
            "a negative spacer", .total, nil, nil, "counts as 0: 10 + 0",
            """
            HStack 0,0 10x10
              Frame 0,0 10x10
              Spacer 10,5 0x0
            """
        ) {
            HStack {
                box(10, 10); Spacer(minLength: -5)
            }
        },
        LayoutRow(
            "a priority of no number", .total, 100, 10, "counts as 0: 50 each",
            """
            HStack 0,0 100x10
              Priority 0,0 50x10
              Color 50,0 50x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(.nan); Color.blue
            }
        },
        LayoutRow(
            "a guide of no number", .total, nil, nil, "counts as 0: both at 0",
            """
            VStack 0,0 20x20
              Guide 0,0 20x10
                Frame 0,0 20x10
              Frame 0,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { _ in .nan }
                box(20, 10)
            }
        },
        LayoutRow(
            "an endless guide", .total, nil, nil, "counts as 1,000,000, where the other begins",
            """
            VStack 0,0 1000000x20
              Guide 0,0 20x10
                Frame 0,0 20x10
              Frame 1000000,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { _ in .infinity }
                box(20, 10)
            }
        },
        LayoutRow(
            "a layout without a number", .total, 100, 40, "0 x 0; the colour offered 0 x 0 at 0,0",
            """
            Odd 0,0 0x0
            """
        ) { Odd(size: CGSize(width: CGFloat.nan, height: -5), place: CGPoint(x: CGFloat.nan, y: 0)) { Color.red } },
        LayoutRow(
            "an endless layout", .total, 100, 40, "1,000,000 x 10; the colour, offered 0 x 0, out of reach",
            """
            Odd 0,0 1000000x10
              Color -1000000,1000000 0x0
            """
        ) {
            Odd(size: CGSize(width: CGFloat.infinity, height: 10), place: CGPoint(x: -CGFloat.infinity, y: 1e9)) {
                Color.red
            }
        },
        LayoutRow(
            "an endless layout in a row", .total, 100, 40, "its least is 1,000,000; nothing is left for the colour",
            """
            HStack 0,0 1000000x40
              Odd 0,15 1000000x10
              Color 1000000,0 0x40
            """
        ) {
            HStack(spacing: 0) {
                Odd(size: CGSize(width: CGFloat.infinity, height: 10), place: .zero) {}
                Color.red
            }
        },
        LayoutRow(
            "adaptive columns that overlap", .total, 100, nil,
            "least 1, distance -1, so a step of 1: floor((100 - 1) / 1) = 99 of (100 + 98) / 99 = 2; (2 - 1) / 2 = 0.5",
            """
            LazyVGrid 0,0 100x1
              Frame 0.5,0 1x1
            """
        ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: -5), spacing: -1)]) { box(1, 1) } },
        LayoutRow(
            "a column of no number", .total, 100, nil, "counts as 0: 50 free on each side",
            """
            LazyVGrid 0,0 100x10
              Frame 50,0 0x10
            """
        ) { LazyVGrid(columns: [GridItem(.fixed(.nan))]) { Color.red.frame(height: 10) } },
        LayoutRow(
            "a shape of no number", .total, 100, 40, "0, and 1,000,000", "OddShape 0,0 0x1000000"
        ) { OddShape() },
        LayoutRow(
            "a reader without end", .total, .infinity, 10, "it sees 1,000,000, of which a tenth is taken",
            """
            GeometryReader 0,0 1000000x10
              Frame 0,0 100000x10
            """
        ) { GeometryReader { box($0.size.width / 10, 10) } },
    ]
}

/// A shape whose size has no numbers.
private struct OddShape: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
}
