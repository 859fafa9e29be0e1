// Containers in containers: what passes through, and what the outer one sees.
import SwiftUI
import ViewArchive

extension LayoutRow {
    static let nested: [LayoutRow] = [
        LayoutRow(
            "a text's distance through two columns", .unitedSpacing, nil, nil,
            "the lower text ends both columns: max(20 + 2 - 14, 2 + 4) = 8; 20 + 8 + 10 = 38",
            """
            VStack 0,0 20x38
              VStack 0,0 20x20
                VStack 0,0 20x20
                  Text "ab" 0,0 20x20
              Frame 5,28 10x10
            """
        ) {
            VStack {
                VStack { VStack { Text("ab") } }
                box(10, 10)
            }
        },
        LayoutRow(
            "texts of two columns touch", .unitedSpacing, nil, nil, "a text above a text: 0; 20 + 20 = 40",
            """
            VStack 0,0 40x40
              VStack 10,0 20x20
                Text "ab" 10,0 20x20
              VStack 0,20 40x20
                Text "cdef" 0,20 40x20
            """
        ) {
            VStack {
                VStack { Text("ab") }
                VStack { Text("cdef") }
            }
        },
        LayoutRow(
            "a spacing of the inner stack stays its own", .spacing, nil, nil, "(10 + 2 + 10) + 8 + 10 = 40",
            """
            VStack 0,0 10x40
              VStack 0,0 10x22
                Frame 0,0 10x10
                Frame 0,12 10x10
              Frame 0,30 10x10
            """
        ) {
            VStack {
                VStack(spacing: 2) {
                    box(10, 10); box(10, 10)
                }
                box(10, 10)
            }
        },
        LayoutRow(
            "an edge that the inner stack aligns is its own", .alignment, nil, nil,
            "in the inner column 40 - 10 = 30; the outer aligns the columns' leading edges",
            """
            VStack 0,0 60x30
              VStack 0,0 40x20
                Frame 0,0 40x10
                Frame 30,10 10x10
              Frame 0,20 60x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .trailing, spacing: 0) {
                    box(40, 10); box(10, 10)
                }
                box(60, 10)
            }
        },
        LayoutRow(
            "a guide of leading in a nested column moves the outer one, too", .guide, nil, nil,
            "what is said of leading, -10, is said of the inner column: it begins at 10; 10 + 20 = 30",
            """
            VStack 0,0 30x20
              VStack 10,0 20x10
                Guide 10,0 20x10
                  Frame 10,0 20x10
              Frame 0,10 20x10
            """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) { box(20, 10).alignmentGuide(.leading) { _ in -10 } }
                box(20, 10)
            }
        },
        LayoutRow(
            "a line of one's own through a row and a column", .customAlignment, nil, nil,
            "both views of the row say 6; it stands at 0 in the column, so 6; the other's third of 18 is 6",
            """
            HStack 0,0 30x18
              VStack 0,0 20x12
                HStack 0,0 20x12
                  Guide 0,0 10x12
                    Frame 0,0 10x12
                  Guide 10,0 10x12
                    Frame 10,0 10x12
              Frame 20,0 10x18
            """
        ) {
            HStack(alignment: .third, spacing: 0) {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        box(10, 12).alignmentGuide(.third) { _ in 6 }
                        box(10, 12).alignmentGuide(.third) { _ in 6 }
                    }
                }
                box(10, 18)
            }
        },
        LayoutRow(
            "a higher priority before spacers", .priority, 100, 10,
            "the spacers keep 8 each: 100 - 16 = 84 for the colour; then 8 and 8",
            """
            HStack 0,0 100x10
              Spacer 0,5 8x0
              Priority 8,0 84x10
              Spacer 92,5 8x0
            """
        ) {
            HStack(spacing: 0) {
                Spacer()
                Color.red.layoutPriority(1)
                Spacer()
            }
        },
        LayoutRow(
            "a spacer of higher priority", .priority, 100, 10,
            "it is served before the text, whose least is 0: 100 - 0 = 100; nothing is left, and one line is shown",
            """
            HStack 0,0 100x20
              Text "abcd" 0,0 0x20
              Priority 0,10 100x0
                Spacer 0,10 100x0
            """
        ) {
            HStack(spacing: 0) {
                Text("abcd")
                Spacer().layoutPriority(1)
            }
        },
        LayoutRow(
            "texts around a spacer in too little room", .spacer, 60, 20,
            "60 - 8 = 52 for the texts: (52 - 0) / 2 = 26 of 40, then 26; the spacer keeps 8",
            """
            HStack 0,0 60x20
              Text "abcd" 0,0 26x20
              Spacer 26,10 8x0
              Text "efgh" 34,0 26x20
            """
        ) {
            HStack(spacing: 0) {
                Text("abcd"); Spacer(); Text("efgh")
            }
        },
        LayoutRow(
            "a reader in a column takes what a text leaves", .reader, 100, 60,
            "endless, so after the text: 60 - 20 = 40; a quarter of it is 10",
            """
            VStack 0,0 100x60
              Text "ab" 40,0 20x20
              GeometryReader 0,20 100x40
                Frame 0,20 50x10
            """
        ) {
            VStack(spacing: 0) {
                Text("ab")
                GeometryReader { box($0.size.width / 2, $0.size.height / 4) }
            }
        },
        LayoutRow(
            "two readers share a row", .reader, 100, 20, "(100 - 10) / 2 = 45 each",
            """
            HStack 0,0 100x20
              GeometryReader 0,0 45x20
                Frame 0,0 45x5
              GeometryReader 55,0 45x20
                Frame 55,0 9x5
            """
        ) {
            HStack(spacing: 10) {
                GeometryReader { box($0.size.width, 5) }
                GeometryReader { box($0.size.width / 5, 5) }
            }
        },
        LayoutRow(
            "a reader in a row without a width", .reader, nil, 20, "10, its ideal; 10 + 20 = 30",
            """
            HStack 0,0 30x20
              GeometryReader 0,0 10x20
                Frame 0,0 10x5
              Frame 10,5 20x10
            """
        ) {
            HStack(spacing: 0) {
                GeometryReader { box($0.size.width, 5) }
                box(20, 10)
            }
        },
        LayoutRow(
            "a reader in a background measures its view", .reader, 100, 100, "40 x 20: a box of 40 / 4 by 20 / 4",
            """
            Background 0,0 40x20
              GeometryReader 0,0 40x20
                Frame 0,0 10x5
              Text "abcd" 0,0 40x20
            """
        ) {
            Text("abcd").background { GeometryReader { box($0.size.width / 4, $0.size.height / 4) } }
        },
        LayoutRow(
            "a choice in a row is offered the row's share", .fitting, 80, 20,
            "the box first: 40; 80 - 40 = 40 for the choice: 90 > 40, 40 <= 40",
            """
            HStack 0,0 80x20
              Frame 0,5 40x10
              ViewThatFits 40,0 40x20
                Text "abcd" 40,0 40x20
            """
        ) {
            HStack(spacing: 0) {
                box(40, 10)
                ViewThatFits(in: .horizontal) {
                    Text("aaaa bbbb"); Text("abcd")
                }
            }
        },
        LayoutRow(
            "a choice by width though the height is too small", .fitting, 40, 5,
            "in: horizontal alone: 40 <= 40, the height of 20 > 5 is not asked for; one line at least",
            """
            ViewThatFits 0,0 40x20
              Text "abcd" 0,0 40x20
            """
        ) {
            ViewThatFits(in: .horizontal) {
                Text("abcd"); Text("a")
            }
        },
        LayoutRow(
            "a choice along no axis", .fitting, 10, 10, "nothing limits it: the first, 20 x 10",
            """
            ViewThatFits 0,0 20x10
              Frame 0,0 20x10
            """
        ) {
            ViewThatFits(in: []) {
                box(20, 10); box(5, 5)
            }
        },
        LayoutRow(
            "a view at its ideal over another", .fixedSize, 100, 100,
            "offered 20 x 10 it takes its 50 x 20: ((20 - 50) / 2, (10 - 20) / 2) = (-15, -5)",
            """
            Overlay 0,0 20x10
              Frame 0,0 20x10
              FixedSize -15,-5 50x20
                Text "ab cd" -15,-5 50x20
            """
        ) { box(20, 10).overlay { Text("ab cd").fixedSize() } },
        LayoutRow(
            "a view at its ideal height over another", .fixedSize, 100, 100,
            "20 wide as offered: two lines, 40 high; at the top: 0",
            """
            Overlay 0,0 20x10
              Frame 0,0 20x10
              FixedSize 0,0 20x40
                Text "ab cd" 0,0 20x40
            """
        ) {
            box(20, 10).overlay(alignment: .top) { Text("ab cd").fixedSize(horizontal: false, vertical: true) }
        },
        LayoutRow(
            "proportions in a row without a width", .ratio, nil, 30, "30 high, so 30 x 2 = 60 wide; 60 + 10 = 70",
            """
            HStack 0,0 70x30
              AspectRatio 0,0 60x30
              Frame 60,10 10x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit)
                box(10, 10)
            }
        },
        LayoutRow(
            "proportions of the view's own where nothing is proposed", .ratio, nil, nil, "its ideal, 40 x 10",
            """
            AspectRatio 0,0 40x10
              Frame 0,0 40x10
            """
        ) { box(40, 10).aspectRatio(contentMode: .fit) },
        LayoutRow(
            "proportions that fill a width without a height", .ratio, 60, nil, "60 / 3 = 20",
            "AspectRatio 0,0 60x20"
        ) { Color.red.aspectRatio(3, contentMode: .fill) },
        LayoutRow(
            "a background beyond margins", .margins, widget: Size(width: 100, height: 60), margin: 10,
            "80 x 40 within margins; a background that ignores the safe area stays as large as its view: 20 x 20",
            """
            Widget 0,0 100x60
              Canvas 0,0 100x60
                ZStack 0,0 100x60
                  Style 0,0 100x60
              Canvas 0,0 100x60
                VStack 40,20 20x20
                  Background 40,20 20x20
                    Rectangle 40,20 20x20
                    Text "ab" 40,20 20x20
            """
        ) {
            Text("ab").background { Rectangle().ignoresSafeArea() }.containerBackground(.blue, for: .widget)
        },
        LayoutRow(
            "a reader in a widget sees what margins leave", .margins, widget: Size(width: 100, height: 60), margin: 10,
            "100 - 2 x 10 = 80, 60 - 2 x 10 = 40: half of each",
            """
            Widget 0,0 100x60
              Canvas 0,0 100x60
                ZStack 0,0 100x60
                  Style 0,0 100x60
              Canvas 0,0 100x60
                VStack 10,10 80x40
                  GeometryReader 10,10 80x40
                    Frame 10,10 40x20
            """
        ) {
            GeometryReader { box($0.size.width / 2, $0.size.height / 2) }.ignoresSafeArea()
                .containerBackground(.blue, for: .widget)
        },
    ]
}
