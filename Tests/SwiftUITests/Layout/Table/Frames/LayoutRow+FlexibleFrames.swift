// Frames with limits.
import SwiftUI

extension LayoutRow {
    static let flexibleFrames: [LayoutRow] = [
        LayoutRow(
            "an endless width fills", .flexibleFrame, 100, 40, "min(max(100, 20), infinity) = 100; (100 - 20) / 2 = 40",
            """
            FlexibleFrame 0,0 100x20
              Text "ab" 40,0 20x20
            """
        ) { Text("ab").frame(maxWidth: .infinity) },
        LayoutRow(
            "an endless width, aligned", .flexibleFrame, 100, 40, "100 - 20 = 80",
            """
            FlexibleFrame 0,0 100x20
              Text "ab" 80,0 20x20
            """
        ) { Text("ab").frame(maxWidth: .infinity, alignment: .trailing) },
        LayoutRow(
            "an endless frame in both directions", .flexibleFrame, 100, 40, "100 x 40; (100 - 20, 40 - 20)",
            """
            FlexibleFrame 0,0 100x40
              Text "ab" 80,20 20x20
            """
        ) { Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) },
        LayoutRow(
            "both limits below the offer", .flexibleFrame, 100, 10, "20...60 of 100: 60", "FlexibleFrame 0,0 60x10"
        ) { Color.red.frame(minWidth: 20, maxWidth: 60) },
        LayoutRow(
            "both limits around the offer", .flexibleFrame, 40, 10, "20...60 of 40: 40", "FlexibleFrame 0,0 40x10"
        ) { Color.red.frame(minWidth: 20, maxWidth: 60) },
        LayoutRow(
            "both limits above the offer", .flexibleFrame, 10, 10, "20...60 of 10: 20", "FlexibleFrame 0,0 20x10"
        ) { Color.red.frame(minWidth: 20, maxWidth: 60) },
        LayoutRow(
            "both limits around a smaller text", .flexibleFrame, 40, 20,
            "40, though the text has 20; (40 - 20) / 2 = 10",
            """
            FlexibleFrame 0,0 40x20
              Text "ab" 10,0 20x20
            """
        ) { Text("ab").frame(minWidth: 10, maxWidth: 60) },
        LayoutRow(
            "a most alone", .flexibleFrame, 100, 20, "min(max(100, 20), 60) = 60; (60 - 20) / 2 = 20",
            """
            FlexibleFrame 0,0 60x20
              Text "ab" 20,0 20x20
            """
        ) { Text("ab").frame(maxWidth: 60) },
        LayoutRow(
            "a most below its view", .flexibleFrame, 100, 20, "min(max(100, 80), 60) = 60; (60 - 80) / 2 = -10",
            """
            FlexibleFrame 0,0 60x10
              Frame -10,0 80x10
            """
        ) { box(80, 10).frame(maxWidth: 60) },
        LayoutRow(
            "a least alone", .flexibleFrame, 100, 20, "max(min(100, 20), 40) = 40; leading: 0",
            """
            FlexibleFrame 0,0 40x20
              Text "ab" 0,0 20x20
            """
        ) { Text("ab").frame(minWidth: 40, alignment: .leading) },
        LayoutRow(
            "a least below its view", .flexibleFrame, 100, 20, "max(min(100, 70), 40) = 70",
            """
            FlexibleFrame 0,0 70x10
              Frame 0,0 70x10
            """
        ) { box(70, 10).frame(minWidth: 40) },
        LayoutRow(
            "a least, and a view beyond the offer", .flexibleFrame, 50, 20,
            "max(min(50, 70), 40) = 50; (50 - 70) / 2 = -10",
            """
            FlexibleFrame 0,0 50x10
              Frame -10,0 70x10
            """
        ) { box(70, 10).frame(minWidth: 40) },
        LayoutRow(
            "a least height", .flexibleFrame, 100, 20, "30 is offered and taken, beyond 20", "FlexibleFrame 0,0 100x30"
        ) { Color.red.frame(minHeight: 30) },
        LayoutRow(
            "an ideal where nothing is proposed", .flexibleFrame, nil, 20, "33", "FlexibleFrame 0,0 33x20"
        ) { Color.red.frame(idealWidth: 33) },
        LayoutRow(
            "an ideal where something is proposed", .flexibleFrame, 50, 20, "the ideal is not asked for: 50",
            "FlexibleFrame 0,0 50x20"
        ) { Color.red.frame(idealWidth: 33) },
        LayoutRow(
            "an ideal beyond the most", .flexibleFrame, nil, 20, "min(80, 50) = 50", "FlexibleFrame 0,0 50x20"
        ) { Color.red.frame(idealWidth: 80, maxWidth: 50) },
        LayoutRow(
            "an endless most where nothing is proposed", .flexibleFrame, nil, nil, "the text's own 20",
            """
            FlexibleFrame 0,0 20x20
              Text "ab" 0,0 20x20
            """
        ) { Text("ab").frame(maxWidth: .infinity) },
        LayoutRow(
            "limits in the wrong order", .total, 100, 10, "the least counts: 50", "FlexibleFrame 0,0 50x10"
        ) { Color.red.frame(minWidth: 50, maxWidth: 20) },
        LayoutRow(
            "equal buttons", .flexibleFrame, 108, 20,
            "(108 - 8) / 2 = 50 for each; (50 - 20) / 2 = 15, (50 - 40) / 2 = 5",
            """
            HStack 0,0 108x20
              FlexibleFrame 0,0 50x20
                Text "ab" 15,0 20x20
              FlexibleFrame 58,0 50x20
                Text "abcd" 63,0 40x20
            """
        ) {
            HStack {
                Text("ab").frame(maxWidth: .infinity)
                Text("abcd").frame(maxWidth: .infinity)
            }
        },
    ]
}
