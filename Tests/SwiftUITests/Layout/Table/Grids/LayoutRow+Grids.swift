// Grids: columns and rows that cells share.
import SwiftUI

extension LayoutRow {
    static let grids: [LayoutRow] = [
        LayoutRow(
            "columns as wide as their widest cell", .grid, nil, nil,
            "20 + 8 + 40 = 68; texts touch: 20 + 0 + 20; (40 - 10) / 2 = 15, (20 - 10) / 2 = 5",
            """
            Grid 0,0 68x40
              GridRow 0,0 68x20
                Text "ab" 0,0 20x20
                Text "c" 43,0 10x20
              GridRow 0,20 68x20
                Text "d" 5,20 10x20
                Text "efgh" 28,20 40x20
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
        LayoutRow(
            "distances and alignment of the author's", .grid, nil, nil, "20 + 4 + 30 = 54; 10 + 2 + 10 = 22; leading",
            """
            Grid 0,0 54x22
              GridRow 0,0 54x10
                Frame 0,0 20x10
                Frame 24,0 10x10
              GridRow 0,12 54x10
                Frame 0,12 10x10
                Frame 24,12 30x10
            """
        ) {
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    box(20, 10); box(10, 10)
                }
                GridRow {
                    box(10, 10); box(30, 10)
                }
            }
        },
        LayoutRow(
            "distances that neighbours prefer", .grid, nil, nil,
            "max(8, 8) beside; below the text 16: 40 + 16 + 10 = 66",
            """
            Grid 0,0 58x66
              GridRow 0,0 58x40
                Text "ab" 0,0 40x40
                Frame 48,15 10x10
              GridRow 0,56 58x10
                Frame 15,56 10x10
                Frame 48,56 10x10
            """
        ) {
            Grid {
                GridRow {
                    Text("ab").sized(40); box(10, 10)
                }
                GridRow {
                    box(10, 10); box(10, 10)
                }
            }
        },
        LayoutRow(
            "a cell over two columns", .gridCell, nil, nil,
            "20 + 4 + 10 = 34; the last wants 40: 6 / 2 = 3 more for each: 23 + 4 + 13; (40 - 10) / 2 = 15",
            """
            Grid 0,0 40x60
              GridRow 0,0 40x20
                Text "ab" 1.5,0 20x20
                GridCell 30,0 10x20
                  Text "c" 30,0 10x20
              GridRow 0,20 40x20
                GridCell 15,20 10x20
                  Text "x" 15,20 10x20
              GridRow 0,40 40x20
                GridCell 0,40 40x20
                  Text "efgh" 0,40 40x20
            """
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 0) {
                GridRow {
                    Text("ab")
                    Text("c").gridColumnAlignment(.trailing)
                }
                GridRow { Text("x").gridCellColumns(2) }
                GridRow { Text("efgh").gridCellColumns(2) }
            }
        },
        LayoutRow(
            "flexible cells share the width", .grid, 100, nil,
            "the second column 0...20 first: offered 50, takes 20; the first is endless: 100 - 20 = 80",
            """
            Grid 0,0 100x40
              GridRow 0,0 100x20
                Color 0,0 80x20
                Text "ab" 80,0 20x20
              GridRow 0,20 100x20
                Text "cdef" 20,20 40x20
                Text "g" 85,20 10x20
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red; Text("ab")
                }
                GridRow {
                    Text("cdef"); Text("g")
                }
            }
        },
        LayoutRow(
            "flexible rows share the height", .grid, 50, 100, "the box 20, the colour 100 - 20 = 80",
            """
            Grid 0,0 50x100
              GridRow 0,0 50x80
              GridRow 0,80 50x20
                Frame 20,80 10x20
            """
        ) {
            Grid(verticalSpacing: 0) {
                GridRow { Color.red }
                GridRow { box(10, 20) }
            }
        },
        LayoutRow(
            "a divider between rows", .grid, 100, nil, "it takes 100: (100 - 40) / 2 = 30 more for each column of 20",
            """
            Grid 0,0 100x40.5
              GridRow 0,0 100x20
                Text "ab" 15,0 20x20
                Text "cd" 65,0 20x20
              GridRow 0,20 100x0.5
                Divider 0,20 100x0.5
              GridRow 0,20.5 100x20
                Text "ef" 15,20.5 20x20
                Text "gh" 65,20.5 20x20
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("ab"); Text("cd")
                }
                Divider()
                GridRow {
                    Text("ef"); Text("gh")
                }
            }
        },
        LayoutRow(
            "a divider that asks for no width", .gridCell, 100, nil, "the columns stay 20 + 20; the divider 40",
            """
            Grid 0,0 40x20.5
              GridRow 0,0 40x20
                Text "ab" 0,0 20x20
                Text "cd" 20,0 20x20
              GridRow 0,20 40x0.5
                GridCell 0,20 40x0.5
                  Divider 0,20 40x0.5
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("ab"); Text("cd")
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        },
        LayoutRow(
            "a colour that asks for no room", .gridCell, 100, 100,
            "the boxes alone: 20 x 15 and 20 x 10; the colour fills its place",
            """
            Grid 0,0 40x25
              GridRow 0,0 40x15
                GridCell 0,0 20x15
                Frame 20,0 20x15
              GridRow 0,15 40x10
                Frame 0,15 20x10
                Frame 20,15 20x10
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.gridCellUnsizedAxes([.horizontal, .vertical]); box(20, 15)
                }
                GridRow {
                    box(20, 10); box(20, 10)
                }
            }
        },
        LayoutRow(
            "a cell placed by an anchor", .gridCell, nil, nil, "(30 - 10, 20 - 10) x (1, 1) = (20, 10)",
            """
            Grid 0,0 30x30
              GridRow 0,0 30x20
                GridCell 20,10 10x10
                  Frame 20,10 10x10
                Frame 30,0 0x20
              GridRow 0,20 30x10
                Frame 0,20 30x10
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).gridCellAnchor(.bottomTrailing); box(0, 20)
                }
                GridRow { box(30, 10) }
            }
        },
        LayoutRow(
            "a row's alignment", .grid, nil, nil, "tops at 0; the other row in the middle, 20 + (20 - 10) / 2 = 25",
            """
            Grid 0,0 20x40
              GridRow 0,0 20x20
                Frame 0,0 10x10
                Frame 10,0 10x20
              GridRow 0,20 20x20
                Frame 0,25 10x10
                Frame 10,20 10x20
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .top) {
                    box(10, 10); box(10, 20)
                }
                GridRow {
                    box(10, 10); box(10, 20)
                }
            }
        },
        LayoutRow(
            "a short row", .grid, nil, nil, "the second column stays empty: 10 + 8 + 20 = 38",
            """
            Grid 0,0 38x28
              GridRow 0,0 38x10
                Frame 0,0 10x10
                Frame 18,0 20x10
              GridRow 0,18 38x10
                Frame 0,18 10x10
            """
        ) {
            Grid {
                GridRow {
                    box(10, 10); box(20, 10)
                }
                GridRow { box(10, 10) }
            }
        },
        LayoutRow(
            "a row outside grids", .grid, nil, nil, "its views stand in the row of the stack: 10 + 8 + 10",
            """
            HStack 0,0 28x10
              Frame 0,0 10x10
              Frame 18,0 10x10
            """
        ) {
            HStack {
                GridRow {
                    box(10, 10); box(10, 10)
                }
            }
        },
        LayoutRow(
            "a line through a grid", .customAlignment, nil, nil,
            "the cell's line 4 at the grid's top; a third of 30 is 10: 6",
            """
            HStack 0,0 20x30
              Grid 0,6 10x10
                GridRow 0,6 10x10
                  Guide 0,6 10x10
                    Frame 0,6 10x10
              Frame 10,0 10x30
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                Grid { GridRow { box(10, 10).alignmentGuide(.third) { _ in 4 } } }
                box(10, 30)
            }
        },
    ]
}
