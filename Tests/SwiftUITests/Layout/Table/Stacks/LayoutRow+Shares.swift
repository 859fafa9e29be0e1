// How a stack shares its length among views of one priority.
import SwiftUI

extension LayoutRow {
    static let shares: [LayoutRow] = [
        LayoutRow(
            "two colours", .stack, 100, 40, "100 / 2 = 50; then 50 / 1 = 50",
            """
            HStack 0,0 100x40
              Color 0,0 50x40
              Color 50,0 50x40
            """
        ) {
            HStack(spacing: 0) {
                Color.red; Color.blue
            }
        },
        LayoutRow(
            "three colours with distances", .stack, 100, 40, "(100 - 2 x 5) / 3 = 30; at 0, 35, 70",
            """
            HStack 0,0 100x40
              Color 0,0 30x40
              Color 35,0 30x40
              Color 70,0 30x40
            """
        ) {
            HStack(spacing: 5) {
                Color.red; Color.green; Color.blue
            }
        },
        LayoutRow(
            "the least flexible first", .stack, 100, 40, "the box: 30 - 30 = 0, so first: 30; 100 - 30 = 70",
            """
            HStack 0,0 100x40
              Color 0,0 70x40
              Frame 70,10 30x20
            """
        ) {
            HStack(spacing: 0) {
                Color.blue; box(30, 20)
            }
        },
        LayoutRow(
            "a limited view", .stack, 100, 40, "10...20 is less flexible: offered 50, takes 20; 100 - 20 = 80",
            """
            HStack 0,0 100x40
              Color 0,0 80x40
              FlexibleFrame 80,0 20x40
            """
        ) {
            HStack(spacing: 0) {
                Color.blue
                Color.red.frame(minWidth: 10, maxWidth: 20)
            }
        },
        LayoutRow(
            "of endless views the larger least length first", .stack, 100, 40,
            "70... is asked first: offered 50, takes 70; 100 - 70 = 30",
            """
            HStack 0,0 100x40
              Color 0,0 30x40
              FlexibleFrame 30,0 70x40
            """
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(minWidth: 70, maxWidth: .infinity)
            }
        },
        LayoutRow(
            "three kinds of flexibility", .stack, 100, 10,
            "box 0, limited 30 - 10 = 20, colour endless: 20; (100 - 20) / 2 = 40, takes 30; 100 - 50 = 50",
            """
            HStack 0,0 100x10
              Color 0,0 50x10
              FlexibleFrame 50,0 30x10
              Frame 80,0 20x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(minWidth: 10, maxWidth: 30)
                box(20, 10)
            }
        },
        LayoutRow(
            "views that cannot shrink", .stack, 100, 40, "60 + 60 = 120, beyond 100",
            """
            HStack 0,0 120x30
              Frame 0,0 60x30
              Frame 60,0 60x30
            """
        ) {
            HStack(spacing: 0) {
                box(60, 30); box(60, 30)
            }
        },
        LayoutRow(
            "views that want less", .stack, 100, 40, "20 + 8 + 20 = 48, not 100",
            """
            HStack 0,0 48x10
              Frame 0,0 20x10
              Frame 28,0 20x10
            """
        ) {
            HStack {
                box(20, 10); box(20, 10)
            }
        },
        LayoutRow(
            "no room at all", .stack, 0, 40, "the box keeps 30; max(0 - 4 - 30, 0) = 0 for the colour; 30 + 4 + 0 = 34",
            """
            HStack 0,0 34x40
              Frame 0,15 30x10
              Color 34,0 0x40
            """
        ) {
            HStack(spacing: 4) {
                box(30, 10); Color.blue
            }
        },
        LayoutRow(
            "nothing proposed", .openStack, nil, nil,
            "ideal widths 10 + 8 + 20 = 38, height 20; the colour is placed with 20",
            """
            HStack 0,0 38x20
              Color 0,0 10x20
              Text "ab" 18,0 20x20
            """
        ) {
            HStack {
                Color.red; Text("ab")
            }
        },
        LayoutRow(
            "endless width", .proposal, .infinity, 20, "each is offered infinity: 20, and 1,000,000 after 20",
            """
            HStack 0,0 1000000x20
              Text "ab" 0,0 20x20
              Color 20,0 1000000x20
            """
        ) {
            HStack(spacing: 0) {
                Text("ab"); Color.red
            }
        },
        LayoutRow(
            "a column", .stack, 40, 100,
            "the box first: 30; 100 - 30 = 70 high; the box in the middle, (40 - 20) / 2 = 10",
            """
            VStack 0,0 40x100
              Frame 10,0 20x30
              Color 0,30 40x70
            """
        ) {
            VStack(spacing: 0) {
                box(20, 30); Color.blue
            }
        },
        LayoutRow(
            "a column in a row", .stack, 100, 60, "the box 40, the column 60 x 60: 60 / 2 = 30 for each colour",
            """
            HStack 0,0 100x60
              VStack 0,0 60x60
                Color 0,0 60x30
                Color 0,30 60x30
              Frame 60,20 40x20
            """
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red; Color.green
                }
                box(40, 20)
            }
        },
        LayoutRow(
            "texts in a row", .stack, 100, 40,
            "0...40 before 0...90: offered 50, takes 40; the other is offered 60 < 90: two lines, 40 x 40",
            """
            HStack 0,0 80x40
              Text "aaaa bbbb" 0,0 40x40
              Text "cccc" 40,10 40x20
            """
        ) {
            HStack(spacing: 0) {
                Text("aaaa bbbb"); Text("cccc")
            }
        },
        LayoutRow(
            "views that overlap", .stack, nil, nil, "20 - 5 + 20 = 35; the second at 15",
            """
            HStack 0,0 35x10
              Frame 0,0 20x10
              Frame 15,0 20x10
            """
        ) {
            HStack(spacing: -5) {
                box(20, 10); box(20, 10)
            }
        },
        LayoutRow(
            "a divider in a row", .divider, 100, 40, "0.5 wide, 40 high; (100 - 0.5) / 2 = 49.75 for each colour",
            """
            HStack 0,0 100x40
              Color 0,0 49.8x40
              Divider 49.8,0 0.5x40
              Color 50.3,0 49.8x40
            """
        ) {
            HStack(spacing: 0) {
                Color.red; Divider(); Color.blue
            }
        },
        LayoutRow(
            "a divider in a column", .divider, 100, 50, "100 wide, 0.5 high, between boxes of 10 with distances of 8",
            """
            VStack 0,0 100x36.5
              Frame 45,0 10x10
              Divider 0,18 100x0.5
              Frame 45,26.5 10x10
            """
        ) {
            VStack {
                box(10, 10); Divider(); box(10, 10)
            }
        },
        LayoutRow(
            "a ZStack is as large as its views", .overlap, 100, 50, "max(40, 10) x max(10, 30); each in the middle",
            """
            ZStack 0,0 40x30
              Frame 0,10 40x10
              Frame 15,0 10x30
            """
        ) {
            ZStack {
                box(40, 10); box(10, 30)
            }
        },
        LayoutRow(
            "a ZStack offers all that it is offered", .overlap, 100, 50,
            "the capsule takes 100 x 50; (100 - 20) / 2 = 40",
            """
            ZStack 0,0 100x50
              Capsule 0,0 100x50
              Text "ab" 40,15 20x20
            """
        ) {
            ZStack {
                Capsule(); Text("ab")
            }
        },
    ]
}
