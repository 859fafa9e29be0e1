// Views that are no containers, and containers without views.
import SwiftUI

extension LayoutRow {
    static let groups: [LayoutRow] = [
        LayoutRow(
            "a group in a row", .group, nil, nil, "10 + 8 + 10 + 8 + 10 = 46",
            """
            HStack 0,0 46x10
              Frame 0,0 10x10
              Frame 18,0 10x10
              Frame 36,0 10x10
            """
        ) {
            HStack {
                Group {
                    box(10, 10); box(10, 10)
                }
                box(10, 10)
            }
        },
        LayoutRow(
            "a modified group", .group, nil, nil, "each view gets 2 on each side: 14 + 14 = 28",
            """
            VStack 0,0 14x28
              Padding 0,0 14x14
                Frame 2,2 10x10
              Padding 0,14 14x14
                Frame 2,16 10x10
            """
        ) {
            VStack(spacing: 0) {
                Group {
                    box(10, 10); box(10, 10)
                }
                .padding(2)
            }
        },
        LayoutRow(
            "views of a collection", .group, nil, nil, "10 + 20 + 30 = 60",
            """
            HStack 0,0 60x10
              Frame 0,0 10x10
              Frame 10,0 20x10
              Frame 30,0 30x10
            """
        ) {
            HStack(spacing: 0) { ForEach([10.0, 20, 30], id: \.self) { box($0, 10) } }
        },
        LayoutRow(
            "conditions", .group, nil, nil, "the first branch, nothing, and the second: 10 + 8 + 30 = 48",
            """
            HStack 0,0 48x10
              Frame 0,0 10x10
              Frame 18,0 30x10
            """
        ) {
            let isTrue = 1 < 2
            HStack {
                if isTrue { box(10, 10) } else { box(20, 10) }
                if !isTrue { box(50, 10) }
                if !isTrue { box(40, 10) } else { box(30, 10) }
            }
        },
        LayoutRow(
            "a view of several views", .group, nil, nil, "its views stand in the column: 10 + 8 + 20 = 38",
            """
            VStack 0,0 10x38
              Frame 0,0 10x10
              Frame 0,18 10x20
            """
        ) { VStack { Pair() } },
        LayoutRow(
            "views of any type", .group, nil, nil, "AnyView hides nothing: 10 + 8 + 20 = 38",
            """
            VStack 0,0 10x38
              Frame 0,0 10x10
              Frame 0,18 10x20
            """
        ) { VStack { AnyView(Pair()) } },
        LayoutRow(
            "a section", .group, nil, nil,
            "heading, content, footer: 20 + 20 + 8 + 10 = 58 with 8 below the second text",
            """
            VStack 0,0 20x58
              Text "ab" 0,0 20x20
              Text "cd" 0,20 20x20
              Frame 5,48 10x10
            """
        ) {
            VStack {
                Section {
                    Text("cd")
                } header: {
                    Text("ab")
                } footer: {
                    box(10, 10)
                }
            }
        },
        LayoutRow(
            "an empty view takes no place", .empty, nil, nil, "10 + 8 + 10 = 28, one distance",
            """
            VStack 0,0 10x28
              Frame 0,0 10x10
              Frame 0,18 10x10
            """
        ) {
            VStack {
                box(10, 10); EmptyView(); box(10, 10)
            }
        },
        LayoutRow(
            "a frame of an empty view", .empty, nil, nil, "there is no view to frame: 10 + 8 + 10 = 28",
            """
            VStack 0,0 10x28
              Frame 0,0 10x10
              Frame 0,18 10x10
            """
        ) {
            VStack {
                box(10, 10); EmptyView().frame(width: 30, height: 30); box(10, 10)
            }
        },
        LayoutRow(
            "a hidden view keeps its place", .group, nil, nil, "10 + 8 + 20 + 8 + 10 = 56",
            """
            HStack 0,0 56x10
              Frame 0,0 10x10
              Opacity 18,0 20x10
                Frame 18,0 20x10
              Frame 46,0 10x10
            """
        ) {
            HStack {
                box(10, 10); box(20, 10).hidden(); box(10, 10)
            }
        },
        LayoutRow("an empty column", .empty, 100, 100, "0 x 0", "VStack 0,0 0x0") { VStack {} },
        LayoutRow("an empty row", .empty, 100, 100, "0 x 0", "HStack 0,0 0x0") { HStack {} },
        LayoutRow("an empty ZStack", .empty, 100, 100, "0 x 0", "ZStack 0,0 0x0") { ZStack {} },
        LayoutRow("an empty grid", .empty, 100, 100, "0 x 0", "Grid 0,0 0x0") { Grid {} },
        LayoutRow("an empty choice", .empty, 100, 100, "0 x 0", "ViewThatFits 0,0 0x0") { ViewThatFits {} },
        LayoutRow("an empty collection", .empty, 100, 100, "0 x 0", "HStack 0,0 0x0") {
            HStack { ForEach([Int](), id: \.self) { _ in box(10, 10) } }
        },
        LayoutRow(
            "an empty lazy grid", .empty, 100, nil, "no rows; all of the width", "LazyVGrid 0,0 100x0"
        ) { LazyVGrid(columns: [GridItem()]) {} },
        LayoutRow("an empty lazy column", .empty, 100, 100, "0 x 0", "LazyVStack 0,0 0x0") { LazyVStack {} },
        LayoutRow(
            "an overlay of nothing", .empty, 100, 100, "the box alone", "Frame 0,0 10x10"
        ) { box(10, 10).overlay {} },
        LayoutRow(
            "a container's shape", .fills, 100, 40, "100 - 2 x 8 = 84, 40 - 2 x 8 = 24",
            """
            Padding 0,0 100x40
              ContainerRelativeShape 8,8 84x24
            """
        ) { ContainerRelativeShape().padding(8) },
    ]
}

/// A view that is two.
private struct Pair: View {
    var body: some View {
        box(10, 10)
        box(10, 20)
    }
}
