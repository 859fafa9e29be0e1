// Which distance neighbours keep when the author names none.
//
// A text of s points has e = s / 10 (rounded up to half points), ascent 0.8 s, descent 0.2 s, capitals 0.7 s: it keeps
// s + e - 0.8 s above and max(s + e - 0.7 s, e + 0.2 s) below. For 40 points 12 and 16, for 20 points 6 and 8, for 10
// points 3 and 4.
import SwiftUI

extension LayoutRow {
    static let distances: [LayoutRow] = [
        LayoutRow(
            "boxes below one another", .spacing, nil, nil, "10 + 8 + 10 = 28",
            """
            VStack 0,0 20x28
              Frame 0,0 20x10
              Frame 0,18 20x10
            """
        ) {
            VStack {
                box(20, 10); box(20, 10)
            }
        },
        LayoutRow(
            "texts below one another", .textSpacing, nil, nil, "20 + 0 + 20 = 40",
            """
            VStack 0,0 20x40
              Text "ab" 0,0 20x20
              Text "cd" 0,20 20x20
            """
        ) {
            VStack {
                Text("ab"); Text("cd")
            }
        },
        LayoutRow(
            "texts of two sizes below one another", .textSpacing, nil, nil, "40 + 0 + 10 = 50",
            """
            VStack 0,0 40x50
              Text "ab" 0,0 40x40
              Text "cd" 15,40 10x10
            """
        ) {
            VStack {
                Text("ab").sized(40); Text("cd").sized(10)
            }
        },
        LayoutRow(
            "texts beside one another", .spacing, nil, nil, "20 + 8 + 20 = 48",
            """
            HStack 0,0 48x20
              Text "ab" 0,0 20x20
              Text "cd" 28,0 20x20
            """
        ) {
            HStack {
                Text("ab"); Text("cd")
            }
        },
        LayoutRow(
            "a text above a box", .textSpacing, nil, nil, "max(40 + 4 - 28, 4 + 8) = 16; 40 + 16 + 10 = 66",
            """
            VStack 0,0 40x66
              Text "ab" 0,0 40x40
              Frame 10,56 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40); box(20, 10)
            }
        },
        LayoutRow(
            "a text below a box", .textSpacing, nil, nil, "40 + 4 - 32 = 12; 10 + 12 + 40 = 62",
            """
            VStack 0,0 40x62
              Frame 10,0 20x10
              Text "ab" 0,22 40x40
            """
        ) {
            VStack {
                box(20, 10); Text("ab").sized(40)
            }
        },
        LayoutRow(
            "a small text between boxes", .textSpacing, nil, nil, "10 + 3 + 10 + 4 + 10 = 37",
            """
            VStack 0,0 20x37
              Frame 0,0 20x10
              Text "ab" 5,13 10x10
              Frame 0,27 20x10
            """
        ) {
            VStack {
                box(20, 10); Text("ab").sized(10); box(20, 10)
            }
        },
        LayoutRow(
            "a tenth of a line in pixels", .textSpacing, nil, nil,
            "1.5 rounded up to thirds: 5/3; 15 + 5/3 - 12 = 4.67; 10 + 4.67 + 15 = 29.67",
            """
            VStack 0,0 15x29.7
              Frame 2.5,0 10x10
              Text "ab" 0,14.7 15x15
            """
        ) {
            VStack {
                box(10, 10); Text("ab").sized(15)
            }
            .environment(\.displayScale, 3)
        },
        LayoutRow(
            "a text beside a box", .spacing, nil, nil, "20 + 8 + 10 = 38",
            """
            HStack 0,0 38x20
              Text "ab" 0,0 20x20
              Frame 28,5 10x10
            """
        ) {
            HStack {
                Text("ab"); box(10, 10)
            }
        },
        LayoutRow(
            "a symbol is no text", .textSpacing, nil, nil, "24 + 12 + 40 = 76",
            """
            VStack 0,0 40x76
              Symbol "star" 8,0 24x24
              Text "ab" 0,36 40x40
            """
        ) {
            VStack {
                Image(systemName: "star"); Text("ab").sized(40)
            }
        },
        LayoutRow(
            "a text over a divider", .textSpacing, 50, nil, "40 + 16 + 0.5 + 8 + 10 = 74.5",
            """
            VStack 0,0 50x74.5
              Text "ab" 5,0 40x40
              Divider 0,56 50x0.5
              Frame 15,64.5 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40); Divider(); box(20, 10)
            }
        },
        LayoutRow(
            "a height makes a text a plain view", .framedSpacing, nil, nil, "50 + 8 + 10 = 68",
            """
            VStack 0,0 40x68
              Frame 0,0 40x50
                Text "ab" 0,5 40x40
              Frame 10,58 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).frame(height: 50); box(20, 10)
            }
        },
        LayoutRow(
            "a width leaves top and bottom", .framedSpacing, nil, nil, "40 + 16 + 10 = 66",
            """
            VStack 0,0 60x66
              Frame 0,0 60x40
                Text "ab" 10,0 40x40
              Frame 20,56 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).frame(width: 60); box(20, 10)
            }
        },
        LayoutRow(
            "an ideal height sets no edge", .framedSpacing, nil, 100, "40 + 16 + 10 = 66",
            """
            VStack 0,0 40x66
              FlexibleFrame 0,0 40x40
                Text "ab" 0,0 40x40
              Frame 10,56 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).frame(idealHeight: 70); box(20, 10)
            }
        },
        LayoutRow(
            "a greatest height makes a text a plain view", .framedSpacing, nil, nil, "40 + 8 + 10 = 58",
            """
            VStack 0,0 40x58
              FlexibleFrame 0,0 40x40
                Text "ab" 0,0 40x40
              Frame 10,48 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).frame(maxHeight: 70); box(20, 10)
            }
        },
        LayoutRow(
            "padding below makes the bottom plain", .framedSpacing, nil, nil, "40 + 4 + 8 + 10 = 62",
            """
            VStack 0,0 40x62
              Padding 0,0 40x44
                Text "ab" 0,0 40x40
              Frame 10,52 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).padding(.bottom, 4); box(20, 10)
            }
        },
        LayoutRow(
            "padding beside leaves the bottom", .framedSpacing, nil, nil, "40 + 16 + 10 = 66; (44 - 20) / 2 = 12",
            """
            VStack 0,0 44x66
              Padding 0,0 44x40
                Text "ab" 4,0 40x40
              Frame 12,56 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).padding(.leading, 4); box(20, 10)
            }
        },
        LayoutRow(
            "a background changes nothing", .spacing, nil, nil, "40 + 16 + 10 = 66",
            """
            VStack 0,0 40x66
              Background 0,0 40x40
                Text "ab" 0,0 40x40
              Frame 10,56 20x10
            """
        ) {
            VStack {
                Text("ab").sized(40).background { Color.red }; box(20, 10)
            }
        },
        LayoutRow(
            "a row of text and box below a box", .unitedSpacing, nil, nil,
            "the row's top is text (12) and plain: 12 counts; 10 + 12 + 40 = 62; the row 40 + 8 + 10 = 58 wide",
            """
            VStack 0,0 58x62
              Frame 19,0 20x10
              HStack 0,22 58x40
                Text "ab" 0,22 40x40
                Frame 48,37 10x10
            """
        ) {
            VStack {
                box(20, 10)
                HStack {
                    Text("ab").sized(40); box(10, 10)
                }
            }
        },
        LayoutRow(
            "a text above a row of text and box", .unitedSpacing, nil, nil,
            "text over text 0, text over plain 16: the larger; 40 + 16 + 10 = 66; the row 10 + 8 + 10 = 28 wide",
            """
            VStack 0,0 40x66
              Text "ab" 0,0 40x40
              HStack 6,56 28x10
                Text "cd" 6,56 10x10
                Frame 24,56 10x10
            """
        ) {
            VStack {
                Text("ab").sized(40)
                HStack {
                    Text("cd").sized(10); box(10, 10)
                }
            }
        },
        LayoutRow(
            "a column's last view decides its bottom", .unitedSpacing, nil, nil,
            "10 + 12 + 40 = 62; 62 + 16 + 10 = 88",
            """
            VStack 0,0 40x88
              VStack 0,0 40x62
                Frame 10,0 20x10
                Text "ab" 0,22 40x40
              Frame 10,78 20x10
            """
        ) {
            VStack {
                VStack {
                    box(20, 10); Text("ab").sized(40)
                }
                box(20, 10)
            }
        },
        LayoutRow(
            "a ZStack's bottom is that of all its views", .unitedSpacing, nil, nil, "40 + 16 + 10 = 66",
            """
            VStack 0,0 40x66
              ZStack 0,0 40x40
                Text "ab" 0,0 40x40
                Frame 15,15 10x10
              Frame 10,56 20x10
            """
        ) {
            VStack {
                ZStack {
                    Text("ab").sized(40); box(10, 10)
                }
                box(20, 10)
            }
        },
        LayoutRow(
            "an empty row wishes nothing", .spacing, nil, nil, "10 + 8 + 0 + 8 + 10 = 36",
            """
            VStack 0,0 20x36
              Frame 0,0 20x10
              HStack 10,18 0x0
              Frame 0,26 20x10
            """
        ) {
            VStack {
                box(20, 10); HStack {}; box(20, 10)
            }
        },
        LayoutRow(
            "a spacing of the author's counts for all", .spacing, nil, nil, "20 + 3 + 20 + 3 + 10 = 56",
            """
            VStack 0,0 20x56
              Text "ab" 0,0 20x20
              Text "cd" 0,23 20x20
              Frame 0,46 20x10
            """
        ) {
            VStack(spacing: 3) {
                Text("ab"); Text("cd"); box(20, 10)
            }
        },
    ]
}
