// Lazy grids and stacks, which are laid out at once.
import SwiftUI

extension LayoutRow {
    static let lazyGrids: [LayoutRow] = [
        LayoutRow(
            "three flexible columns", .lazyGrid, 100, nil, "(100 - 2 x 8) / 3 = 28; the fourth at 10 + 8 = 18",
            """
            LazyVGrid 0,0 100x28
              Frame 0,0 28x10
              Frame 36,0 28x10
              Frame 72,0 28x10
              Frame 0,18 28x10
            """
        ) {
            LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                ForEach(0..<4) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutRow(
            "an adaptive column", .lazyGrid, 100, nil, "floor((100 + 8) / (40 + 8)) = 2 of (100 - 8) / 2 = 46",
            """
            LazyVGrid 0,0 100x18
              Frame 0,0 46x5
              Frame 54,0 46x5
              Frame 0,13 46x5
            """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 5) }
            }
        },
        LayoutRow(
            "an adaptive column beside a fixed one", .lazyGrid, 100, nil,
            "100 - 5 - 30 = 65; floor((65 + 5) / (20 + 5)) = 2 of (65 - 5) / 2 = 30",
            """
            LazyVGrid 0,0 100x5
              Frame 0,0 30x5
              Frame 35,0 30x5
              Frame 70,0 30x5
            """
        ) {
            LazyVGrid(columns: [GridItem(.fixed(30), spacing: 5), GridItem(.adaptive(minimum: 20), spacing: 5)]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 5) }
            }
        },
        LayoutRow(
            "an adaptive column's most", .lazyGrid, 100, nil,
            "floor((100 + 8) / (40 + 8)) = 2, of at most 42: 42 + 8 + 42 = 92, 4 free on each side",
            """
            LazyVGrid 0,0 100x5
              Frame 4,0 42x5
              Frame 54,0 42x5
            """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 42))]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 5) }
            }
        },
        LayoutRow(
            "a fixed and a limited column", .lazyGrid, 100, nil,
            "20, 4 between, min(76, 50) = 50: 74 of 100, 13 free on each side",
            """
            LazyVGrid 0,0 100x10
              Frame 13,0 20x10
              Frame 37,0 50x10
            """
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 4), GridItem(.flexible(maximum: 50))]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutRow(
            "what a limited column leaves", .lazyGrid, 100, nil,
            "(100 - 8) / 2 = 46, limited to 20; 92 - 20 = 72 for the other",
            """
            LazyVGrid 0,0 100x10
              Frame 0,0 20x10
              Frame 28,0 72x10
            """
        ) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 20)), GridItem()]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutRow(
            "columns that need more", .lazyGrid, 100, nil, "60 + 8 + 60 = 128, beyond 100",
            """
            LazyVGrid 0,0 128x10
              Frame 0,0 60x10
              Frame 68,0 60x10
            """
        ) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 60))]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutRow(
            "a grid at the leading edge", .lazyGrid, 100, nil, "20 of 100, at 0",
            """
            LazyVGrid 0,0 100x10
              Frame 0,0 20x10
            """
        ) { LazyVGrid(columns: [GridItem(.fixed(20))], alignment: .leading) { Color.red.frame(height: 10) } },
        LayoutRow(
            "a cell's alignment", .lazyGrid, 100, nil,
            "a row as high as 30; (0, 0), and ((40 - 10) / 2, 0) after 40 + 8",
            """
            LazyVGrid 0,0 100x30
              Frame 6,0 10x10
              Frame 69,0 10x30
            """
        ) {
            LazyVGrid(columns: [GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(40))]) {
                box(10, 10); box(10, 30)
            }
        },
        LayoutRow(
            "distances between rows", .lazyGrid, 20, nil, "10 + 2 + 10 + 2 + 10 = 34",
            """
            LazyVGrid 0,0 20x34
              Frame 0,0 20x10
              Frame 0,12 20x10
              Frame 0,24 20x10
            """
        ) {
            LazyVGrid(columns: [GridItem()], spacing: 2) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutRow(
            "columns without a proposal", .lazyGrid, nil, nil, "their least, 10 each: 10 + 8 + 10 = 28",
            """
            LazyVGrid 0,0 28x10
              Frame 0,0 10x10
              Frame 18,0 10x10
            """
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutRow(
            "rows of a horizontal grid", .lazyGrid, nil, 50,
            "10, and 50 - 8 - 10 = 32; columns 20 and 5 wide, 8 between",
            """
            LazyHGrid 0,0 33x50
              Frame 0,0 20x10
              Frame 5,18 10x32
              Frame 28,0 5x10
            """
        ) {
            LazyHGrid(rows: [GridItem(.fixed(10)), GridItem()]) {
                Color.red.frame(width: 20)
                Color.red.frame(width: 10)
                Color.red.frame(width: 5)
            }
        },
    ]

    static let lazyStacks: [LayoutRow] = [
        LayoutRow(
            "a lazy column", .lazyStack, 100, 100, "all of 100; 20 + 10 high; (100 - 20) / 2 = 40, (100 - 40) / 2 = 30",
            """
            LazyVStack 0,0 100x30
              Text "ab" 40,0 20x20
              Frame 30,20 40x10
            """
        ) {
            LazyVStack(spacing: 0) {
                Text("ab"); box(40, 10)
            }
        },
        LayoutRow(
            "a lazy column at the leading edge", .lazyStack, 100, 100, "both at 0; texts touch",
            """
            LazyVStack 0,0 100x40
              Text "ab" 0,0 20x20
              Text "abcd" 0,20 40x20
            """
        ) {
            LazyVStack(alignment: .leading) {
                Text("ab"); Text("abcd")
            }
        },
        LayoutRow(
            "a colour in a lazy column", .lazyStack, 100, 100,
            "no height is proposed: 10; the spacer keeps its least, 8",
            """
            LazyVStack 0,0 100x18
              Color 0,0 100x10
              Spacer 50,10 0x8
            """
        ) {
            LazyVStack {
                Color.red; Spacer()
            }
        },
        LayoutRow(
            "a lazy column without a width", .lazyStack, nil, 100, "as wide as its widest, 40",
            """
            LazyVStack 0,0 40x20
              Frame 10,0 20x10
              Frame 0,10 40x10
            """
        ) {
            LazyVStack(spacing: 0) {
                box(20, 10); box(40, 10)
            }
        },
        LayoutRow(
            "a lazy row", .lazyStack, 100, 40, "20 + 8 + 10 wide; all of 40 high; (40 - 20) / 2 = 10",
            """
            LazyHStack 0,0 38x40
              Text "ab" 0,10 20x20
              Color 28,0 10x40
            """
        ) {
            LazyHStack {
                Text("ab"); Color.red
            }
        },
    ]
}
