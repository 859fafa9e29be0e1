// Room around views: padding, safe areas, a widget's margins.
import SwiftUI
import ViewArchive

extension LayoutRow {
    static let paddings: [LayoutRow] = [
        LayoutRow(
            "padding by default", .padding, 100, 100, "10 + 2 x 16 = 42",
            """
            Padding 0,0 42x42
              Frame 16,16 10x10
            """
        ) { box(10, 10).padding() },
        LayoutRow(
            "padding on named sides", .padding, 100, 40, "100 - 16 = 84",
            """
            Padding 0,0 100x40
              Color 16,0 84x40
            """
        ) { Color.red.padding(.leading) },
        LayoutRow(
            "padding of four lengths", .padding, 100, 40, "100 - 2 - 4 = 94, 40 - 1 - 3 = 36",
            """
            Padding 0,0 100x40
              Color 2,1 94x36
            """
        ) { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
        LayoutRow(
            "padding where nothing is proposed", .padding, nil, nil, "10 + 2 x 5 = 20",
            """
            Padding 0,0 20x20
              Color 5,5 10x10
            """
        ) { Color.red.padding(5) },
        LayoutRow(
            "padding beyond its room", .padding, 20, 20, "max(20 - 32, 0) = 0; 0 + 32 = 32",
            """
            Padding 0,0 32x32
              Color 16,16 0x0
            """
        ) { Color.red.padding() },
        LayoutRow(
            "a text in padding", .padding, 50, 100, "50 - 2 x 5 = 40 < 50: two lines, 20 x 40; 30 x 50",
            """
            Padding 0,0 30x50
              Text "ab cd" 5,5 20x40
            """
        ) { Text("ab cd").padding(5) },
        LayoutRow(
            "padding in padding", .padding, 100, 100, "10 + 2 x 3 = 16, 16 + 2 x 4 = 24",
            """
            Padding 0,0 24x24
              Padding 4,4 16x16
                Frame 7,7 10x10
            """
        ) { box(10, 10).padding(3).padding(4) },
        LayoutRow(
            "negative padding", .padding, 100, 40, "offered 100 + 10 = 110, so 110 - 10 = 100; drawn from -5",
            """
            Padding 0,0 100x40
              Color -5,0 110x40
            """
        ) { Color.red.padding(.horizontal, -5) },
        LayoutRow(
            "margins of what scrolls", .margins, 100, 40, "nothing scrolls in a widget: 100 x 40", "Color 0,0 100x40"
        ) { Color.red.contentMargins(.all, 20) },
    ]

    static let safeAreas: [LayoutRow] = [
        LayoutRow(
            "a bar at the bottom", .safeArea, 100, 100, "100 - 20 = 80 high; (100 - 30) / 2 = 35",
            """
            SafeAreaInset 0,0 100x100
              Color 0,0 100x80
              ZStack 35,80 30x20
                Frame 35,80 30x20
            """
        ) { Color.red.safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20) } },
        LayoutRow(
            "a bar at the top with a distance", .safeArea, 100, 100, "20 + 4 = 24; 100 - 24 = 76",
            """
            SafeAreaInset 0,0 100x100
              ZStack 0,0 30x20
                Frame 0,0 30x20
              Color 0,24 100x76
            """
        ) { Color.red.safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { box(30, 20) } },
        LayoutRow(
            "a bar at the trailing edge", .safeArea, 100, 40, "100 - 30 = 70; (40 - 20) / 2 = 10",
            """
            SafeAreaInset 0,0 100x40
              Color 0,0 70x40
              ZStack 70,10 30x20
                Frame 70,10 30x20
            """
        ) { Color.red.safeAreaInset(edge: .trailing, spacing: 0) { box(30, 20) } },
        LayoutRow(
            "what ignores the safe area reaches under the bar", .safeArea, 100, 100, "its place is 80 high, drawn 100",
            """
            SafeAreaInset 0,0 100x100
              IgnoreSafeArea 0,0 100x80
                Color 0,0 100x100
              ZStack 35,80 30x20
                Frame 35,80 30x20
            """
        ) { Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20) } },
        LayoutRow(
            "another edge is not ignored", .safeArea, 100, 100, "the bar is at the bottom: 80 as before",
            """
            SafeAreaInset 0,0 100x100
              IgnoreSafeArea 0,0 100x80
              ZStack 35,80 30x20
                Frame 35,80 30x20
            """
        ) { Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20) } },
        LayoutRow(
            "a background goes on under the bar", .safeArea, 100, 100, "the text fills 100 x 80; the style 100 x 100",
            """
            SafeAreaInset 0,0 100x100
              Background 0,0 100x80
                IgnoreSafeArea 0,0 100x80
                  Style 0,0 100x100
                FlexibleFrame 0,0 100x80
                  Text "ab" 40,30 20x20
              ZStack 35,80 30x20
                Frame 35,80 30x20
            """
        ) {
            Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
                .safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20) }
        },
        LayoutRow(
            "a view that does not reach the bar ignores nothing", .safeArea, 100, 100,
            "10 x 10 in the middle of 100 x 80: its bottom, 45, is not at 80",
            """
            SafeAreaInset 0,0 100x100
              ZStack 0,0 100x80
                Capsule 0,0 100x80
                IgnoreSafeArea 45,35 10x10
                  Frame 45,35 10x10
              ZStack 35,80 30x20
                Frame 35,80 30x20
            """
        ) {
            ZStack {
                Capsule()
                box(10, 10).ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20) }
        },
        LayoutRow(
            "padding of the safe area", .safeArea, 100, 40, "100 - 2 x 10 = 80, 40 - 2 x 10 = 20",
            """
            SafeAreaPadding 0,0 100x40
              Color 10,10 80x20
            """
        ) { Color.red.safeAreaPadding(10) },
        LayoutRow(
            "padding of the safe area, ignored", .safeArea, 100, 40, "from 10,10 by 10 on each side: 100 x 40",
            """
            SafeAreaPadding 0,0 100x40
              IgnoreSafeArea 10,10 80x20
                Color 0,0 100x40
            """
        ) { Color.red.ignoresSafeArea().safeAreaPadding(10) },
        LayoutRow(
            "safe areas in one another", .safeArea, 100, 100,
            "10 of padding around 100 - 20: 80 x 60; ignored up to 100 x 100",
            """
            SafeAreaInset 0,0 100x100
              SafeAreaPadding 0,0 100x80
                IgnoreSafeArea 10,10 80x60
                  Color 0,0 100x100
              ZStack 35,80 30x20
                Frame 35,80 30x20
            """
        ) {
            Color.red.ignoresSafeArea().safeAreaPadding(10).safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20) }
        },
        LayoutRow(
            "no safe area to ignore", .safeArea, 100, 40, "100 x 40 as offered", "Color 0,0 100x40"
        ) { Color.red.ignoresSafeArea() },
        LayoutRow(
            "a widget's margins", .margins, widget: Size(width: 158, height: 158), margin: 16,
            "158 - 2 x 16 = 126; the background lies under them: 158",
            """
            Widget 0,0 158x158
              Canvas 0,0 158x158
                ZStack 0,0 158x158
                  Style 0,0 158x158
              Canvas 0,0 158x158
                VStack 16,16 126x126
                  Capsule 16,16 126x126
            """
        ) { Capsule().containerBackground(.blue, for: .widget) },
        LayoutRow(
            "content in the middle of a widget", .margins, widget: Size(width: 158, height: 158), margin: 16,
            "(158 - 20) / 2 = 69",
            """
            Widget 0,0 158x158
              Canvas 0,0 158x158
                ZStack 0,0 158x158
                  Style 0,0 158x158
              Canvas 0,0 158x158
                VStack 69,69 20x20
                  Text "ab" 69,69 20x20
            """
        ) { Text("ab").containerBackground(.blue, for: .widget) },
        LayoutRow(
            "margins are no safe area", .margins, widget: Size(width: 158, height: 158), margin: 16,
            "126, as without ignoresSafeArea",
            """
            Widget 0,0 158x158
              Canvas 0,0 158x158
                ZStack 0,0 158x158
                  Style 0,0 158x158
              Canvas 0,0 158x158
                VStack 16,16 126x126
                  Rectangle 16,16 126x126
            """
        ) { Rectangle().ignoresSafeArea().containerBackground(.blue, for: .widget) },
        LayoutRow(
            "several views of a widget", .margins, widget: Size(width: 158, height: 158), margin: 16,
            "a column of 20 + 0 + 20 = 40: (158 - 40) / 2 = 59",
            """
            Widget 0,0 158x158
              Canvas 0,0 158x158
                ZStack 0,0 158x158
                  Style 0,0 158x158
              Canvas 0,0 158x158
                VStack 69,59 20x40
                  Text "ab" 69,59 20x20
                  Text "cd" 69,79 20x20
            """
        ) {
            Text("ab").containerBackground(.blue, for: .widget)
            Text("cd")
        },
    ]

    static let readers: [LayoutRow] = [
        LayoutRow(
            "a reader", .reader, 100, 40, "100 / 2 = 50, 40 / 4 = 10, at the top left",
            """
            GeometryReader 0,0 100x40
              Frame 0,0 50x10
            """
        ) { GeometryReader { box($0.size.width / 2, $0.size.height / 4) } },
        LayoutRow(
            "a reader's ideal", .reader, nil, nil, "10 x 10",
            """
            GeometryReader 0,0 10x10
              Rectangle 0,0 10x10
            """
        ) { GeometryReader { _ in Rectangle() } },
        LayoutRow(
            "two views in a reader", .reader, 100, 40, "both at its top left corner",
            """
            GeometryReader 0,0 100x40
              Frame 0,0 20x10
              Text "ab" 0,0 20x20
            """
        ) {
            GeometryReader { _ in
                box(20, 10)
                Text("ab")
            }
        },
        LayoutRow(
            "a reader in a row", .reader, 100, 40, "endless, so after the box: 100 - 30 = 70; half of it is 35",
            """
            HStack 0,0 100x40
              Frame 0,15 30x10
              GeometryReader 30,0 70x40
                Frame 30,0 35x10
            """
        ) {
            HStack(spacing: 0) {
                box(30, 10)
                GeometryReader { box($0.size.width / 2, 10) }
            }
        },
        LayoutRow(
            "a reader's place in the picture", .reader, 100, 40, "it begins at 30: a box of 30 x 10",
            """
            HStack 0,0 100x40
              Frame 0,15 30x10
              GeometryReader 30,0 70x40
                Frame 30,0 30x10
            """
        ) {
            HStack(spacing: 0) {
                box(30, 10)
                GeometryReader { box($0.frame(in: .global).minX, 10) }
            }
        },
        LayoutRow(
            "a reader's own coordinates", .reader, 100, 40, "they begin at 0: a box of 0 + 5",
            """
            Padding 0,0 100x40
              GeometryReader 10,10 80x20
                Frame 10,10 5x5
            """
        ) { GeometryReader { box($0.frame(in: .local).minX + 5, 5) }.padding(10) },
        LayoutRow(
            "the first that fits", .fitting, 60, 20, "90 > 60, 40 <= 60",
            """
            ViewThatFits 0,0 40x20
              Text "abcd" 0,0 40x20
            """
        ) {
            ViewThatFits {
                Text("aaaa bbbb"); Text("abcd")
            }
        },
        LayoutRow(
            "none fits", .fitting, 30, 20, "90 > 30, 40 > 30: the last, in 30",
            """
            ViewThatFits 0,0 30x20
              Text "abcd" 0,0 30x20
            """
        ) {
            ViewThatFits {
                Text("aaaa bbbb"); Text("abcd")
            }
        },
        LayoutRow(
            "the width alone", .fitting, 60, 10, "40 <= 60; the height, 20 > 10, is not asked",
            """
            ViewThatFits 0,0 40x20
              Text "abcd" 0,0 40x20
            """
        ) {
            ViewThatFits(in: .horizontal) {
                Text("abcd"); Text("ab")
            }
        },
        LayoutRow(
            "the height alone", .fitting, 60, 30, "in 60 the first is 40 high, 40 > 30; the second 20",
            """
            ViewThatFits 0,0 40x20
              Text "abcd" 0,0 40x20
            """
        ) {
            ViewThatFits(in: .vertical) {
                Text("aaaa bbbb"); Text("abcd")
            }
        },
        LayoutRow(
            "nothing proposed fits", .fitting, nil, nil, "no limit: the first",
            """
            ViewThatFits 0,0 90x20
              Text "aaaa bbbb" 0,0 90x20
            """
        ) {
            ViewThatFits {
                Text("aaaa bbbb"); Text("abcd")
            }
        },
        LayoutRow(
            "a row or a column", .fitting, 50, 100, "the row 40 + 8 + 40 = 88 > 50, the column 40",
            """
            ViewThatFits 0,0 40x40
              VStack 0,0 40x40
                Text "abcd" 0,0 40x20
                Text "efgh" 0,20 40x20
            """
        ) {
            ViewThatFits {
                HStack {
                    Text("abcd"); Text("efgh")
                }
                VStack {
                    Text("abcd"); Text("efgh")
                }
            }
        },
    ]
}
