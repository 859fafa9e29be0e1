// Views that are drawn elsewhere, and views on top of others.
import SwiftUI

extension LayoutRow {
    static let movedViews: [LayoutRow] = [
        LayoutRow(
            "an offset", .offset, 100, 100, "place 0,0; drawn at 5,-3",
            """
            Offset 0,0 20x10
              Frame 5,-3 20x10
            """
        ) { box(20, 10).offset(x: 5, y: -3) },
        LayoutRow(
            "an offset pushes nobody", .offset, 100, 100, "20 + 20 = 40 wide; the first drawn 7 further right",
            """
            HStack 0,0 40x10
              Offset 0,0 20x10
                Frame 7,0 20x10
              Frame 20,0 20x10
            """
        ) {
            HStack(spacing: 0) {
                box(20, 10).offset(x: 7); box(20, 10)
            }
        },
        LayoutRow(
            "a frame around an offset", .offset, 100, 100, "(40 - 20) / 2 = 10; drawn at 15",
            """
            Frame 0,0 40x10
              Offset 10,0 20x10
                Frame 15,0 20x10
            """
        ) { box(20, 10).offset(x: 5).frame(width: 40) },
        LayoutRow(
            "a position", .position, 100, 80, "all of 100 x 80; (20 - 5, 30 - 5)",
            """
            Position 0,0 100x80
              Frame 15,25 10x10
            """
        ) { box(10, 10).position(x: 20, y: 30) },
        LayoutRow(
            "a position outside", .position, 100, 80, "(-10 - 5, 100 - 5)",
            """
            Position 0,0 100x80
              Frame -15,95 10x10
            """
        ) { box(10, 10).position(x: -10, y: 100) },
        LayoutRow(
            "a position where nothing is proposed", .position, nil, nil, "the view's own 10 x 10; (3 - 5, 4 - 5)",
            """
            Position 0,0 10x10
              Frame -2,-1 10x10
            """
        ) { box(10, 10).position(x: 3, y: 4) },
        LayoutRow(
            "a position among others", .position, 100, 40, "endless, so after the box: 100 - 20 = 80; 20 + (40 - 5)",
            """
            HStack 0,0 100x40
              Frame 0,15 20x10
              Position 20,0 80x40
                Frame 55,15 10x10
            """
        ) {
            HStack(spacing: 0) {
                box(20, 10); box(10, 10).position(x: 40, y: 20)
            }
        },
        LayoutRow(
            "a turn keeps its place", .offset, 100, 40, "turned when drawn: 20 x 10 as before",
            """
            Rotation 0,0 20x10
              Frame 0,0 20x10
            """
        ) { box(20, 10).rotationEffect(.degrees(90)) },
        LayoutRow(
            "a larger drawing keeps its place", .offset, 100, 40, "scaled when drawn: 20 x 10 as before",
            """
            Scale 0,0 20x10
              Frame 0,0 20x10
            """
        ) { box(20, 10).scaleEffect(3) },
    ]

    static let attachments: [LayoutRow] = [
        LayoutRow(
            "an overlay is offered the size of its view", .attachment, 100, 100,
            "the circle: min(60, 40) = 40; (60 - 40) / 2 = 10",
            """
            Overlay 0,0 60x40
              Frame 0,0 60x40
              Circle 10,0 40x40
            """
        ) { box(60, 40).overlay { Circle() } },
        LayoutRow(
            "an aligned overlay", .attachment, 100, 100, "60 - 20 = 40 and 0",
            """
            Overlay 0,0 60x40
              Frame 0,0 60x40
              Text "ab" 40,0 20x20
            """
        ) { box(60, 40).overlay(alignment: .topTrailing) { Text("ab") } },
        LayoutRow(
            "an overlay larger than its view", .attachment, 100, 100, "(20 - 50) / 2 = -15; the size stays 20 x 20",
            """
            Overlay 0,0 20x20
              Frame 0,0 20x20
              Frame -15,-15 50x50
            """
        ) { box(20, 20).overlay { box(50, 50) } },
        LayoutRow(
            "a background stands behind", .attachment, 100, 100, "the text's 20 x 20, drawn first",
            """
            Background 0,0 20x20
              Rectangle 0,0 20x20
              Text "ab" 0,0 20x20
            """
        ) { Text("ab").background { Rectangle() } },
        LayoutRow(
            "a background around padding", .attachment, 100, 100, "20 + 2 x 5 = 30",
            """
            Background 0,0 30x30
              Capsule 0,0 30x30
              Padding 0,0 30x30
                Text "ab" 5,5 20x20
            """
        ) { Text("ab").padding(5).background { Capsule() } },
        LayoutRow(
            "padding around a background", .attachment, 100, 100, "the capsule keeps the text's 20 x 20",
            """
            Padding 0,0 30x30
              Background 5,5 20x20
                Capsule 5,5 20x20
                Text "ab" 5,5 20x20
            """
        ) { Text("ab").background { Capsule() }.padding(5) },
        LayoutRow(
            "several views in an overlay", .attachment, 100, 100, "a ZStack of 20 x 20, offered 60 x 40: at (40, 20)",
            """
            Overlay 0,0 60x40
              Frame 0,0 60x40
              ZStack 40,20 20x20
                Frame 50,30 10x10
                Text "ab" 40,20 20x20
            """
        ) {
            box(60, 40).overlay(alignment: .bottomTrailing) {
                box(10, 10)
                Text("ab")
            }
        },
        LayoutRow(
            "an overlay does not change the row", .attachment, 100, 100, "20 + 20 = 40",
            """
            HStack 0,0 40x20
              Overlay 0,0 20x20
                Frame 0,0 20x20
                Frame -5,-5 30x30
              Frame 20,0 20x20
            """
        ) {
            HStack(spacing: 0) {
                box(20, 20).overlay { box(30, 30) }
                box(20, 20)
            }
        },
        LayoutRow(
            "an overlay in room that its view leaves", .attachment, 100, 100,
            "the text takes 20 x 20: all that the colour gets",
            """
            Overlay 0,0 20x20
              Text "ab" 0,0 20x20
              Color 0,0 20x20
            """
        ) { Text("ab").overlay { Color.red } },
        LayoutRow(
            "a border", .attachment, 100, 100, "drawn inside 20 x 10",
            """
            Overlay 0,0 20x10
              Frame 0,0 20x10
              Rectangle 0,0 20x10
            """
        ) { box(20, 10).border(.blue, width: 4) },
        LayoutRow(
            "a mask", .attachment, 100, 100, "the box keeps 20 x 10",
            """
            Mask 0,0 20x10
              Frame 0,0 20x10
            """
        ) { box(20, 10).mask { Circle() } },
    ]
}
