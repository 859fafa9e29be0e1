// Frames of a width and a height.
import SwiftUI

extension LayoutRow {
    static let fixedFrames: [LayoutRow] = [
        LayoutRow(
            "a text in the middle", .frame, 100, 100, "((60 - 20) / 2, (40 - 20) / 2) = (20, 10)",
            """
            Frame 0,0 60x40
              Text "ab" 20,10 20x20
            """
        ) { Text("ab").frame(width: 60, height: 40) },
        LayoutRow(
            "a text at the bottom trailing corner", .frame, 100, 100, "(60 - 20, 40 - 20) = (40, 20)",
            """
            Frame 0,0 60x40
              Text "ab" 40,20 20x20
            """
        ) { Text("ab").frame(width: 60, height: 40, alignment: .bottomTrailing) },
        LayoutRow(
            "a text at the top", .frame, 100, 100, "((60 - 20) / 2, 0) = (20, 0)",
            """
            Frame 0,0 60x40
              Text "ab" 20,0 20x20
            """
        ) { Text("ab").frame(width: 60, height: 40, alignment: .top) },
        LayoutRow("a width alone", .frame, 100, 40, "the height passes through: 40", "Frame 0,0 30x40") {
            Color.red.frame(width: 30)
        },
        LayoutRow(
            "a height alone, nothing proposed", .frame, nil, nil, "the colour's ideal width: 10", "Frame 0,0 10x30"
        ) { Color.red.frame(height: 30) },
        LayoutRow("a frame beyond its room", .frame, 100, 100, "200 as it says", "Frame 0,0 200x20") {
            Color.red.frame(width: 200, height: 20)
        },
        LayoutRow(
            "a text wraps in a frame", .frame, 100, 100, "offered 30 x 100: two lines, 20 x 40; (30 - 20) / 2 = 5",
            """
            Frame 0,0 30x40
              Text "ab cd" 5,0 20x40
            """
        ) { Text("ab cd").frame(width: 30) },
        LayoutRow(
            "a view larger than its frame", .frame, 100, 100, "(20 - 50) / 2 = -15",
            """
            Frame 0,0 20x20
              Frame -15,-15 50x50
            """
        ) { box(50, 50).frame(width: 20, height: 20) },
        LayoutRow(
            "a frame in a frame", .frame, 100, 100, "(0, (40 - 20) / 2) = (0, 10)",
            """
            Frame 0,0 60x40
              Frame 0,10 20x20
            """
        ) { box(20, 20).frame(width: 60, height: 40, alignment: .leading) },
        LayoutRow(
            "a negative width", .frame, 100, 40, "-5 is ignored: 100 passes through", "Frame 0,0 100x10"
        ) { Color.red.frame(width: -5, height: 10) },
        LayoutRow(
            "an endless width", .frame, 100, 40, "infinity is ignored: 100 passes through", "Frame 0,0 100x10"
        ) { Color.red.frame(width: .infinity, height: 10) },
        LayoutRow("a frame of nothing", .frame, 100, 40, "0 x 0", "Frame 0,0 0x0") {
            Color.red.frame(width: 0, height: 0)
        },
    ]
}
