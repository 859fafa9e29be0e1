// Lines of text that stand level. A font of s points has its baseline 0.8 s below the line's top.
import SwiftUI

extension LayoutRow {
    static let baselines: [LayoutRow] = [
        LayoutRow(
            "first baselines", .baseline, nil, nil, "32 and 16: the smaller begins at 16",
            """
            HStack 0,0 60x40
              Text "ab" 0,0 40x40
              Text "cd" 40,16 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab").sized(40); Text("cd")
            }
        },
        LayoutRow(
            "last baselines", .baseline, 60, nil,
            "two lines of 20: 20 + 16 = 36; the other 32: it begins at 4 and ends at 44",
            """
            HStack 0,0 60x44
              Frame 0,0 20x40
                Text "ab cd" 0,0 20x40
              Text "ef" 20,4 40x40
            """
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("ab cd").frame(width: 20); Text("ef").sized(40)
            }
        },
        LayoutRow(
            "the first baseline of two lines", .baseline, nil, nil,
            "16 and 32: the lines begin at 16; 16 + 40 = 56 high",
            """
            HStack 0,0 60x56
              Frame 0,16 20x40
                Text "ab cd" 0,16 20x40
              Text "ef" 20,0 40x40
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab cd").frame(width: 20); Text("ef").sized(40)
            }
        },
        LayoutRow(
            "a view without text", .baseline, nil, nil, "its bottom, 30, and 16: the text begins at 14; 14 + 20 = 34",
            """
            HStack 0,0 30x34
              Frame 0,0 10x30
              Text "ab" 10,14 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box(10, 30); Text("ab")
            }
        },
        LayoutRow(
            "a column's first baseline", .baseline, nil, nil, "its first text's, 16, and 32: the column begins at 16",
            """
            HStack 0,0 60x56
              VStack 0,16 20x40
                Text "ab" 0,16 20x20
                Text "cd" 0,36 20x20
              Text "ef" 20,0 40x40
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("ab"); Text("cd")
                }
                Text("ef").sized(40)
            }
        },
        LayoutRow(
            "a column's last baseline", .baseline, nil, nil, "20 + 16 = 36 and 32: the other begins at 4",
            """
            HStack 0,0 60x44
              VStack 0,0 20x40
                Text "ab" 0,0 20x20
                Text "cd" 0,20 20x20
              Text "ef" 20,4 40x40
            """
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("ab"); Text("cd")
                }
                Text("ef").sized(40)
            }
        },
        LayoutRow(
            "the first of several beside one another", .baseline, nil, nil,
            "min(32, 16) = 16 in the row, as the other's 16: both at 0",
            """
            HStack 0,0 80x40
              HStack 0,0 60x40
                Text "ab" 0,0 40x40
                Text "cd" 40,0 20x20
              Text "ef" 60,0 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                HStack(alignment: .top, spacing: 0) {
                    Text("ab").sized(40); Text("cd")
                }
                Text("ef")
            }
        },
        LayoutRow(
            "a baseline under padding", .baseline, nil, nil, "10 + 16 = 26 and 16: the other begins at 10",
            """
            HStack 0,0 40x30
              Padding 0,0 20x30
                Text "ab" 0,10 20x20
              Text "cd" 20,10 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab").padding(.top, 10); Text("cd")
            }
        },
        LayoutRow(
            "a baseline in a frame", .baseline, nil, nil, "(40 - 20) / 2 + 16 = 26 and 16: the other begins at 10",
            """
            HStack 0,0 40x40
              Frame 0,0 20x40
                Text "ab" 0,10 20x20
              Text "cd" 20,10 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab").frame(height: 40); Text("cd")
            }
        },
        LayoutRow(
            "a baseline that the author says", .baseline, nil, nil,
            "the box's is its top, 0, and 16: the box begins at 16; 16 + 30 = 46",
            """
            HStack 0,0 30x46
              Guide 0,16 10x30
                Frame 0,16 10x30
              Text "ab" 10,0 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box(10, 30).alignmentGuide(.firstTextBaseline) { $0[.top] }
                Text("ab")
            }
        },
        LayoutRow(
            "an offset does not move the baseline", .offset, nil, nil, "both 16: both places at 0; drawn 5 lower",
            """
            HStack 0,0 40x20
              Offset 0,0 20x20
                Text "ab" 0,5 20x20
              Text "cd" 20,0 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab").offset(y: 5); Text("cd")
            }
        },
        LayoutRow(
            "an overlay's text is no baseline of its view", .attachment, nil, nil,
            "the box's bottom, 30, and 16: the text begins at 14",
            """
            HStack 0,0 40x34
              Overlay 0,0 20x30
                Frame 0,0 20x30
                Text "ab" 0,5 20x20
              Text "cd" 20,14 20x20
            """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box(20, 30).overlay { Text("ab") }
                Text("cd")
            }
        },
        LayoutRow(
            "baselines in a ZStack", .baseline, nil, nil, "32 and 16 below the tops: the smaller begins at 16",
            """
            ZStack 0,0 40x40
              Text "ab" 0,0 40x40
              Text "cd" 0,16 20x20
            """
        ) {
            ZStack(alignment: .leadingFirstTextBaseline) {
                Text("ab").sized(40); Text("cd")
            }
        },
    ]
}
