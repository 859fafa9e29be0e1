// Columns of a grid that wide cells alone stand in.
import SwiftUI

extension LayoutRow {
    static let spans: [LayoutRow] = [
        LayoutRow(
            "columns under a wide cell alone", .gridCell, 90, 10,
            "three endless columns of 90 / 3 = 30; the capsule reaches over two: 60",
            """
            Grid 0,0 90x10
              GridRow 0,0 90x10
                Rectangle 0,0 30x10
                GridCell 30,0 60x10
                  Capsule 30,0 60x10
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Rectangle()
                    Capsule().gridCellColumns(2)
                }
            }
        },
        LayoutRow(
            "a column that two wide cells share", .gridCell, 90, 20,
            "the middle column takes what the capsules do of two offers less one: as much as the others, 30",
            """
            Grid 0,0 90x20
              GridRow 0,0 90x10
                Rectangle 0,0 30x10
                GridCell 30,0 60x10
                  Capsule 30,0 60x10
              GridRow 0,10 90x10
                GridCell 0,10 60x10
                  Capsule 0,10 60x10
                Rectangle 60,10 30x10
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Rectangle()
                    Capsule().gridCellColumns(2)
                }
                GridRow {
                    Capsule().gridCellColumns(2)
                    Rectangle()
                }
            }
        },
        LayoutRow(
            "a wide cell's ideal is shared", .gridCell, nil, nil,
            "(50 - 4) / 2 = 23 for each of its columns: 20 + 4 + 23 + 4 + 23 = 74",
            """
            Grid 0,0 74x10
              GridRow 0,0 74x10
                Frame 0,0 20x10
                GridCell 24,0 50x10
                  Frame 24,0 50x10
            """
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(50, 10).gridCellColumns(2)
                }
            }
        },
        LayoutRow(
            "a wide cell over a column that is wide enough", .gridCell, nil, nil,
            "of 40 the first column's 60 leave nothing: 60 + 0; (60 - 40) / 2 = 10",
            """
            Grid 0,0 60x20
              GridRow 0,0 60x10
                Frame 0,0 60x10
              GridRow 0,10 60x10
                GridCell 10,10 40x10
                  Frame 10,10 40x10
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(60, 10) }
                GridRow { box(40, 10).gridCellColumns(2) }
            }
        },
        LayoutRow(
            "a wide cell wraps in the room of its columns", .gridCell, 80, nil,
            "80 - 30 = 50: offered 25 each, 50 together, the text wraps: 40 / 2 = 20 each; two lines of 20",
            """
            Grid 0,0 70x40
              GridRow 0,0 70x40
                Frame 0,15 30x10
                GridCell 30,0 40x40
                  Text "aaaa bbbb" 30,0 40x40
            """
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(30, 10)
                    Text("aaaa bbbb").gridCellColumns(2)
                }
            }
        },
    ]
}
