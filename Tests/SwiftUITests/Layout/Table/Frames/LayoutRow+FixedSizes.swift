// Views in their ideal size, and in proportions.
import SwiftUI

extension LayoutRow {
    static let fixedSizes: [LayoutRow] = [
        LayoutRow(
            "a text at its ideal", .fixedSize, 30, 20, "50 x 20, beyond 30",
            """
            FixedSize 0,0 50x20
              Text "ab cd" 0,0 50x20
            """
        ) { Text("ab cd").fixedSize() },
        LayoutRow(
            "a text at its ideal width", .fixedSize, 30, 40, "one line of 50, though there is height for two",
            """
            FixedSize 0,0 50x20
              Text "ab cd" 0,0 50x20
            """
        ) { Text("ab cd").fixedSize(horizontal: true, vertical: false) },
        LayoutRow(
            "a text at its ideal height", .fixedSize, 30, 20, "two lines of 20 in 30: 20 x 40, beyond 20",
            """
            FixedSize 0,0 20x40
              Text "ab cd" 0,0 20x40
            """
        ) { Text("ab cd").fixedSize(horizontal: false, vertical: true) },
        LayoutRow("a colour at its ideal", .fixedSize, 100, 100, "10 x 10", "FixedSize 0,0 10x10") {
            Color.red.fixedSize()
        },
        LayoutRow(
            "a stack at its ideal", .fixedSize, 200, 100, "20 + 8 + 10 = 38; the colour is placed with the stack's 20",
            """
            FixedSize 0,0 38x20
              HStack 0,0 38x20
                Text "ab" 0,0 20x20
                Color 28,0 10x20
            """
        ) {
            HStack {
                Text("ab"); Color.red
            }
            .fixedSize()
        },
        LayoutRow(
            "texts as wide as the widest", .openStack, 200, 100,
            "the column's ideal width is 40: both frames are placed with it",
            """
            FixedSize 0,0 40x40
              VStack 0,0 40x40
                FlexibleFrame 0,0 40x20
                  Text "ab" 10,0 20x20
                FlexibleFrame 0,20 40x20
                  Text "abcd" 0,20 40x20
            """
        ) {
            VStack {
                Text("ab").frame(maxWidth: .infinity)
                Text("abcd").frame(maxWidth: .infinity)
            }
            .fixedSize(horizontal: true, vertical: false)
        },
        LayoutRow(
            "a fixed size among others", .stack, 60, 20, "50 - 50 = 0, so first: 50; 60 - 50 = 10",
            """
            HStack 0,0 60x20
              Color 0,0 10x20
              FixedSize 10,0 50x20
                Text "ab cd" 10,0 50x20
            """
        ) {
            HStack(spacing: 0) {
                Color.red; Text("ab cd").fixedSize()
            }
        },
    ]

    static let proportions: [LayoutRow] = [
        LayoutRow("fit by width", .ratio, 100, 100, "100 / 2 = 50 <= 100", "AspectRatio 0,0 100x50") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutRow("fit by height", .ratio, 100, 20, "100 / 2 = 50 > 20: 20 x 2 = 40", "AspectRatio 0,0 40x20") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutRow("fill by width", .ratio, 100, 20, "100 / 2 = 50 >= 20", "AspectRatio 0,0 100x50") {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        LayoutRow("fill by height", .ratio, 100, 100, "100 / 2 = 50 < 100: 100 x 2 = 200", "AspectRatio 0,0 200x100") {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        LayoutRow("proportions of a width alone", .ratio, 100, nil, "100 / 2 = 50", "AspectRatio 0,0 100x50") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutRow("proportions of a height alone", .ratio, nil, 20, "20 x 2 = 40", "AspectRatio 0,0 40x20") {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        LayoutRow(
            "proportions where nothing is proposed", .ratio, nil, nil, "nil passes through: 10 x 10",
            "AspectRatio 0,0 10x10"
        ) {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutRow("proportions in endless width", .ratio, .infinity, 30, "30 x 2 = 60", "AspectRatio 0,0 60x30") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutRow("proportions of a size", .ratio, 90, 90, "3 : 1 of 90 is 90 x 30", "AspectRatio 0,0 90x30") {
            Color.red.aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
        },
        LayoutRow(
            "an image scaled to fit", .ratio, 50, 20, "24 : 24 in 50 x 20: 20 x 20",
            """
            AspectRatio 0,0 20x20
              Symbol "star" 0,0 20x20
            """
        ) { Image(systemName: "star").resizable().scaledToFit() },
        LayoutRow(
            "an image scaled to fill", .ratio, 50, 20, "24 : 24 over 50 x 20: 50 x 50",
            """
            AspectRatio 0,0 50x50
              Symbol "star" 0,0 50x50
            """
        ) { Image(systemName: "star").resizable().scaledToFill() },
        LayoutRow(
            "an image that fills a frame", .ratio, 100, 100, "50 x 50 in 50 x 20: (20 - 50) / 2 = -15",
            """
            Clip 0,0 50x20
              Frame 0,0 50x20
                AspectRatio 0,-15 50x50
                  Symbol "star" 0,-15 50x50
            """
        ) { Image(systemName: "star").resizable().scaledToFill().frame(width: 50, height: 20).clipped() },
        LayoutRow(
            "an image that keeps its size", .image, 50, 20, "24 x 24, whatever is offered",
            """
            AspectRatio 0,0 24x24
              Symbol "star" 0,0 24x24
            """
        ) { Image(systemName: "star").scaledToFit() },
        LayoutRow(
            "proportions of zero", .total, 60, 20, "no proportions: 60 x 20 passes through", "AspectRatio 0,0 60x20"
        ) {
            Color.red.aspectRatio(0, contentMode: .fit)
        },
        LayoutRow(
            "a square beside a text", .ratio, 100, 20,
            "least 0, most 20 (20 x 1) for the square, the text 20; equal: the first is offered 50, takes 20",
            """
            HStack 0,0 40x20
              AspectRatio 0,0 20x20
              Text "ab" 20,0 20x20
            """
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit); Text("ab")
            }
        },
    ]
}
