// Frames, padding and proportions.
import SwiftUI

extension LayoutCase {
    static let frames: [LayoutCase] = [
        LayoutCase(
            "a fixed frame aligns its view",
            expected: """
                Frame 10,10 80x80
                  Text "ab" 73,73 17x17
                """
        ) {
            Text("ab").frame(width: 80, height: 80, alignment: .bottomTrailing)
        },
        LayoutCase(
            "a frame of endless width fills what it is offered",
            expected: """
                FlexibleFrame 0,41.5 100x17
                  Text "ab" 0,41.5 17x17
                """
        ) {
            Text("ab").frame(maxWidth: .infinity, alignment: .leading)
        },
        LayoutCase(
            "a frame keeps its view between its limits",
            expected: """
                FlexibleFrame 20,35 60x30
                  Color 20,35 60x30
                """
        ) {
            Color.red.frame(minWidth: 20, maxWidth: 60, minHeight: 10, maxHeight: 30)
        },
        LayoutCase(
            "padding adds room on the named sides",
            expected: """
                Padding 0,0 100x100
                  Color 16,0 84x100
                """
        ) {
            Color.red.padding(.leading)
        },
        LayoutCase(
            "proportions fit into the room",
            expected: """
                AspectRatio 0,25 100x50
                  Color 0,25 100x50
                """
        ) {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutCase(
            "proportions cover the room",
            expected: """
                AspectRatio -50,0 200x100
                  Color -50,0 200x100
                """
        ) {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        LayoutCase(
            "an ideal size ignores what is offered", 20, 100,
            expected: """
                FixedSize -28.3,41.5 76.5x17
                  Text "aaaa bbbb" -28.3,41.5 76.5x17
                """
        ) {
            Text("aaaa bbbb").fixedSize()
        },
        LayoutCase(
            "an offset moves the view, not its place",
            expected: """
                Offset 41.5,41.5 17x17
                  Text "ab" 46.5,41.5 17x17
                """
        ) {
            Text("ab").offset(x: 5)
        },
        LayoutCase(
            "a background stands behind and takes the view's size",
            expected: """
                Background 41.5,41.5 17x17
                  Color 41.5,41.5 17x17
                  Text "ab" 41.5,41.5 17x17
                """
        ) {
            Text("ab").background { Color.red }
        },
        LayoutCase(
            "an overlay stands in front and is aligned",
            expected: """
                Overlay 0,0 100x100
                  Color 0,0 100x100
                  Text "ab" 83,0 17x17
                """
        ) {
            Color.red.overlay(alignment: .topTrailing) { Text("ab") }
        },
        LayoutCase(
            "a reader takes everything and starts at the top left",
            expected: """
                GeometryReader 0,0 100x100
                  Frame 0,0 50x25
                    Color 0,0 50x25
                """
        ) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
            }
        },
        LayoutCase(
            "the first view that fits is shown", 40, 100,
            expected: """
                ViewThatFits 3,41.5 34x17
                  Text "aaaa" 3,41.5 34x17
                """
        ) {
            ViewThatFits {
                Text("aaaa bbbb")
                Text("aaaa")
            }
        },
        LayoutCase(
            "a circle is as wide as it is high", 100, 40,
            expected: "Circle 30,0 40x40"
        ) {
            Circle()
        },
        LayoutCase(
            "a divider lies across its stack",
            expected: """
                VStack 0,32.8 100x34.5
                  Text "ab" 41.5,32.8 17x17
                  Divider 0,49.8 100x0.5
                  Text "ab" 41.5,50.3 17x17
                """
        ) {
            VStack(spacing: 0) {
                Text("ab"); Divider(); Text("ab")
            }
        },
    ]
}
