// Grids, layouts of the author's, guides and directions.
import SwiftUI

extension LayoutCase {
    static let grids: [LayoutCase] = [
        LayoutCase(
            // (100 - 2 x 8) / 3 = 28 a column; the fourth cell begins the second row at 10 + 8.
            "flexible columns share the width less the gaps between them",
            expected: """
                LazyVGrid 0,36 100x28
                  Frame 0,36 28x10
                    Color 0,36 28x10
                  Frame 36,36 28x10
                    Color 36,36 28x10
                  Frame 72,36 28x10
                    Color 72,36 28x10
                  Frame 0,54 28x10
                    Color 0,54 28x10
                """
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
                ForEach(0..<4) { _ in Color.red.frame(height: 10) }
            }
        },
        LayoutCase(
            // floor((100 + 8) / (40 + 8)) = 2 columns of (100 - 8) / 2 = 46.
            "an adaptive column becomes as many as fit",
            expected: """
                LazyVGrid 0,41 100x18
                  Frame 0,41 46x5
                    Color 0,41 46x5
                  Frame 54,41 46x5
                    Color 54,41 46x5
                  Frame 0,54 46x5
                    Color 0,54 46x5
                """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 5) }
            }
        },
        LayoutCase(
            // Fixed 20, a gap of 4, and 100 - 20 - 4 = 76 limited to 50: 74 of 100, so 13 are free on each side.
            "a fixed column keeps its width, a flexible one its limit, and the rest is free on both sides",
            expected: """
                LazyVGrid 0,45 100x10
                  Frame 13,45 20x10
                    Color 13,45 20x10
                  Frame 37,45 50x10
                    Color 37,45 50x10
                """
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 4), GridItem(.flexible(maximum: 50))]) {
                Color.red.frame(height: 10)
                Color.blue.frame(height: 10)
            }
        },
        LayoutCase(
            // Columns are as wide as their widest cells, 17 and 34; the grid is 17 + 8 + 34 = 59 wide, 17 + 8 + 17 high.
            "columns are as wide as their widest cell",
            expected: """
                Grid 20.5,29 59x42
                  GridRow 20.5,29 59x17
                    Text "ab" 20.5,29 17x17
                    Text "c" 58.3,29 8.5x17
                  GridRow 20.5,54 59x17
                    Text "d" 24.8,54 8.5x17
                    Text "efgh" 45.5,54 34x17
                """
        ) {
            Grid {
                GridRow {
                    Text("ab"); Text("c")
                }
                GridRow {
                    Text("d"); Text("efgh")
                }
            }
        },
        LayoutCase(
            // Columns of 17 and 8.5 with a gap of 4 make 29.5; the last text wants 34, so each column grows by 2.25.
            "a cell reaches over columns and widens them, a column has an alignment of its own",
            expected: """
                Grid 33,24.5 34x51
                  GridRow 33,24.5 34x17
                    Text "ab" 34.1,24.5 17x17
                    GridCell 58.5,24.5 8.5x17
                      Text "c" 58.5,24.5 8.5x17
                  GridRow 33,41.5 34x17
                    GridCell 45.8,41.5 8.5x17
                      Text "x" 45.8,41.5 8.5x17
                  GridRow 33,58.5 34x17
                    Text "efgh" 33,58.5 34x17
                """
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 0) {
                GridRow {
                    Text("ab")
                    Text("c").gridColumnAlignment(.trailing)
                }
                GridRow { Text("x").gridCellColumns(2) }
                Text("efgh")
            }
        },
    ]

    static let guides: [LayoutCase] = [
        LayoutCase(
            // The first view's leading line stands 10 inside it, so it begins 10 further left: -10 to 10 and 0 to 20.
            "a guide moves its view against the others",
            expected: """
                VStack 35,40 30x20
                  Guide 35,40 20x10
                    Frame 35,40 20x10
                      Color 35,40 20x10
                  Frame 45,50 20x10
                    Color 45,50 20x10
                """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 10 }
                Color.blue.frame(width: 20, height: 10)
            }
        },
        LayoutCase(
            // The inner column's guide is that of its second view: 10 + 5 from its top; it meets the other's middle, 10.
            "a guide of the author's reaches through stacks",
            expected: """
                HStack 30,37.5 40x25
                  VStack 30,37.5 20x20
                    Frame 30,37.5 20x10
                      Color 30,37.5 20x10
                    Guide 30,47.5 20x10
                      Frame 30,47.5 20x10
                        Color 30,47.5 20x10
                  Frame 50,42.5 20x20
                    Color 50,42.5 20x20
                """
        ) {
            HStack(alignment: .numberMiddle, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 10)
                    Color.blue.frame(width: 20, height: 10).alignmentGuide(.numberMiddle) { $0.height / 2 }
                }
                Color.green.frame(width: 20, height: 20)
            }
        },
        LayoutCase(
            // Shares of 98 = 100 - 2: a third and two thirds.
            "a layout of the author's places its views by their values",
            expected: """
                ProportionalRow 0,45 100x10
                  LayoutValue 0,45 32.7x10
                    Color 0,45 32.7x10
                  LayoutValue 34.7,45 65.3x10
                    Color 34.7,45 65.3x10
                """
        ) {
            ProportionalRow {
                Color.red.layoutValue(key: ProportionalRow.Share.self, value: 1)
                Color.blue.layoutValue(key: ProportionalRow.Share.self, value: 2)
            }
        },
        LayoutCase(
            "from right to left leading stands right",
            expected: """
                Direction 0,45 100x10
                  HStack 0,45 100x10
                    Frame 80,45 20x10
                      Color 80,45 20x10
                    Spacer 10,50 70x0
                    Frame 0,45 10x10
                      Color 0,45 10x10
                """
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Spacer()
                Color.blue.frame(width: 10, height: 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase(
            // One line is 17 high; two are reserved.
            "reserved lines are high without words",
            expected: "Text \"ab\" 41.5,33 17x34"
        ) {
            Text("ab").lineLimit(2, reservesSpace: true)
        },
        LayoutCase(
            "a larger depth stands in front",
            expected: """
                ZStack 0,0 100x100
                  Color 0,0 100x100
                  ZIndex 0,0 100x100
                    Color 0,0 100x100
                """
        ) {
            ZStack {
                Color.red.zIndex(1)
                Color.blue
            }
        },
    ]
}
