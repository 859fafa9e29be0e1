// Layouts of authors, and the standard ones as layouts.
import SwiftUI

extension LayoutRow {
    static let layouts: [LayoutRow] = [
        LayoutRow(
            "views down a stair", .layout, 100, 100, "(0, 0), then (10, 10); 10 + 20 wide, 10 + 10 high",
            """
            Stair 0,0 30x20
              Frame 0,0 10x10
              Frame 10,10 20x10
            """
        ) {
            Stair {
                box(10, 10); box(20, 10)
            }
        },
        LayoutRow(
            "a stair from right to left", .direction, 100, 100, "mirrored in 30: 30 - 0 - 10 = 20, 30 - 10 - 20 = 0",
            """
            Direction 0,0 30x20
              Stair 0,0 30x20
                Frame 20,0 10x10
                Frame 0,10 20x10
            """
        ) {
            Stair {
                box(10, 10); box(20, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutRow(
            "shares by a value", .layout, 92, 10, "92 - 2 = 90; 1 and 2 of 3: 30 and 60",
            """
            ProportionalRow 0,0 92x10
              LayoutValue 0,0 30x10
              LayoutValue 32,0 60x10
            """
        ) {
            ProportionalRow {
                Color.red.layoutValue(key: ProportionalRow.Share.self, value: 1)
                Color.blue.layoutValue(key: ProportionalRow.Share.self, value: 2)
            }
        },
        LayoutRow(
            "a value's default", .layout, 92, 10, "both 1: (92 - 2) / 2 = 45",
            """
            ProportionalRow 0,0 92x10
              Color 0,0 45x10
              Color 47,0 45x10
            """
        ) {
            ProportionalRow {
                Color.red; Color.blue
            }
        },
        LayoutRow(
            "a view placed by an anchor", .layout, 100, 40,
            "the bottom trailing corner on the middle (50, 20): (50 - 10, 20 - 10)",
            """
            Anchored 0,0 100x40
              Frame 40,10 10x10
            """
        ) { Anchored(anchor: .bottomTrailing) { box(10, 10) } },
        LayoutRow(
            "a view that is not placed", .layout, 100, 40, "in the middle: (100 - 20) / 2, (40 - 10) / 2",
            """
            Forgetful 0,0 100x40
              Frame 40,15 20x10
            """
        ) { Forgetful { box(20, 10) } },
        LayoutRow(
            "a layout's default size", .layout, nil, 40, "10 where nothing is proposed",
            """
            Forgetful 0,0 10x40
              Frame 0,15 10x10
            """
        ) { Forgetful { box(10, 10) } },
        LayoutRow(
            "a layout that keeps what it measured", .layout, 100, 100,
            "10 + 20 + 30 = 60 high, 40 wide, from its cache",
            """
            CachedColumn 0,0 40x60
              Frame 0,0 20x10
              Frame 0,10 40x20
              Frame 0,30 30x30
            """
        ) {
            CachedColumn {
                box(20, 10); box(40, 20); box(30, 30)
            }
        },
        LayoutRow(
            "distances that views prefer", .layout, 100, 100,
            "text over box 16, box over box 8: 40 + 16 + 10 + 8 + 10 = 84",
            """
            SpacedColumn 0,0 40x84
              Text "ab" 0,0 40x40
              Frame 0,56 10x10
              Frame 0,74 10x10
            """
        ) {
            SpacedColumn {
                Text("ab").sized(40); box(10, 10); box(10, 10)
            }
        },
        LayoutRow(
            "a layout's distances are its views'", .unitedSpacing, nil, nil, "a text stands in it: 40 + 16 + 10 = 66",
            """
            VStack 0,0 40x66
              Stair 0,0 40x40
                Text "ab" 0,0 40x40
              Frame 15,56 10x10
            """
        ) {
            VStack {
                Stair { Text("ab").sized(40) }
                box(10, 10)
            }
        },
        LayoutRow(
            "distances of a layout's own", .layout, nil, nil, "zero on its sides: 10 + 0 + 10",
            """
            VStack 0,0 10x20
              Tight 0,0 10x10
                Frame 0,0 10x10
              Frame 0,10 10x10
            """
        ) {
            VStack {
                Tight { box(10, 10) }
                box(10, 10)
            }
        },
        LayoutRow(
            "a line of a layout's own", .layout, nil, nil,
            "its top line stands at 4: it begins at 0, the box at 4; 4 + 10",
            """
            HStack 0,0 20x14
              Tight 0,0 10x10
                Frame 0,0 10x10
              Frame 10,4 10x10
            """
        ) {
            HStack(alignment: .top, spacing: 0) {
                Tight { box(10, 10) }
                box(10, 10)
            }
        },
        LayoutRow(
            "a layout's lines are its views'", .layout, nil, nil,
            "the second view's line: 10 + 4 = 14, a third of 42: both at 0",
            """
            HStack 0,0 30x42
              Stair 0,0 20x20
                Frame 0,0 10x10
                Guide 10,10 10x10
                  Frame 10,10 10x10
              Frame 20,0 10x42
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                Stair {
                    box(10, 10)
                    box(10, 10).alignmentGuide(.third) { _ in 4 }
                }
                box(10, 42)
            }
        },
        LayoutRow(
            "a layout's baseline is its texts'", .baseline, nil, nil, "16 and 32: the stair begins at 16",
            """
            HStack 0,0 60x40
              Stair 0,16 20x20
                Text "ab" 0,16 20x20
              Text "cd" 20,0 40x40
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Stair { Text("ab") }
                Text("cd").sized(40)
            }
        },
        LayoutRow(
            "any layout", .layout, 100, 100, "a column: 10 + 2 + 10 = 22",
            """
            VStack 0,0 20x22
              Frame 0,0 20x10
              Frame 5,12 10x10
            """
        ) {
            AnyLayout(VStackLayout(spacing: 2)) {
                box(20, 10); box(10, 10)
            }
        },
        LayoutRow(
            "any layout of an author's", .layout, 100, 100, "a stair: (0, 0), then (10, 10)",
            """
            Stair 0,0 20x20
              Frame 0,0 10x10
              Frame 10,10 10x10
            """
        ) {
            AnyLayout(Stair()) {
                box(10, 10); box(10, 10)
            }
        },
        LayoutRow(
            "a divider in a layout of a direction", .divider, 100, 40, "in a row it stands upright: 0.5 x 40",
            """
            HStack 0,0 11x40
              Frame 0,15 10x10
              Divider 10.5,0 0.5x40
            """
        ) {
            HStackLayout(spacing: 0.5)() {
                box(10, 10); Divider()
            }
        },
        LayoutRow(
            "a layout in a layout", .layout, 100, 100, "the standard row, 10 + 8 + 10, in a frame of 2 on each side",
            """
            Framed 0,0 32x14
              Frame 2,2 10x10
              Frame 20,2 10x10
            """
        ) {
            Framed {
                box(10, 10); box(10, 10)
            }
        },
        LayoutRow(
            "a layout of nothing", .empty, 100, 100, "no views: 0 x 0", "Stair 0,0 0x0"
        ) { Stair {} },
    ]
}
