// Published rules of layout, each with its arithmetic; characters are half as wide as their font is high, 17.
import SwiftUI

extension LayoutCase {
    static let rules: [LayoutCase] = [
        LayoutCase(
            // (100 - 8) / 2 = 46 is offered first to the less flexible: 10...20 takes 20; 92 - 20 = 72 are left.
            "what a limited view leaves goes to the next",
            expected: """
                HStack 0,0 100x100
                  FlexibleFrame 0,0 20x100
                    Color 0,0 20x100
                  Color 28,0 72x100
                """
        ) {
            HStack {
                Color.red.frame(minWidth: 10, maxWidth: 20)
                Color.blue
            }
        },
        LayoutCase(
            // Of two endless ones that with the larger least length goes first: 50 each, but 70 is the least; 30 left.
            "of endless views the one with the larger least length is asked first",
            expected: """
                HStack 0,0 100x100
                  Color 0,0 30x100
                  FlexibleFrame 30,0 70x100
                    Color 30,0 70x100
                """
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(minWidth: 70, maxWidth: .infinity)
            }
        },
        LayoutCase(
            // 60 + 60 = 120 in 100: centred, it begins at -10.
            "a stack overflows when its views cannot shrink",
            expected: """
                HStack -10,35 120x30
                  Frame -10,35 60x30
                    Color -10,35 60x30
                  Frame 50,35 60x30
                    Color 50,35 60x30
                """
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 60, height: 30)
                Color.blue.frame(width: 60, height: 30)
            }
        },
        LayoutCase(
            // Three texts take 51; of the 49 that are left each spacer gets 24.5.
            "two spacers share what is left",
            expected: """
                HStack 0,41.5 100x17
                  Text "ab" 0,41.5 17x17
                  Spacer 17,50 24.5x0
                  Text "cd" 41.5,41.5 17x17
                  Spacer 58.5,50 24.5x0
                  Text "ef" 83,41.5 17x17
                """
        ) {
            HStack {
                Text("ab"); Spacer(); Text("cd"); Spacer(); Text("ef")
            }
        },
        LayoutCase(
            // Column: 20 + 8 + 30 = 58 high, so it begins at 21; trailing edges meet at (100 + 40) / 2 = 70.
            "a column's trailing edges meet",
            expected: """
                VStack 30,21 40x58
                  Frame 50,21 20x20
                    Color 50,21 20x20
                  Frame 30,49 40x30
                    Color 30,49 40x30
                """
        ) {
            VStack(alignment: .trailing) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 40, height: 30)
            }
        },
        LayoutCase(
            // Row: heights 20 and 40, bottoms meet at (100 + 40) / 2 = 70.
            "a row's bottoms meet",
            expected: """
                HStack 30,30 40x40
                  Frame 30,50 20x20
                    Color 30,50 20x20
                  Frame 50,30 20x40
                    Color 50,30 20x40
                """
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 40)
            }
        },
        LayoutCase(
            // 16 on each side of 10 x 10.
            "padding is 16 on all sides",
            expected: """
                Padding 29,29 42x42
                  Frame 45,45 10x10
                    Color 45,45 10x10
                """
        ) {
            Color.red.frame(width: 10, height: 10).padding()
        },
        LayoutCase(
            // Only a greatest width: min(max(100, 17), 60) = 60; the text stands in its middle, (60 - 17) / 2 = 21.5.
            "a greatest width alone is filled up to it",
            expected: """
                FlexibleFrame 20,41.5 60x17
                  Text "ab" 41.5,41.5 17x17
                """
        ) {
            Text("ab").frame(maxWidth: 60)
        },
        LayoutCase(
            // Only a least width: max(min(100, 17), 40) = 40.
            "a least width alone is kept",
            expected: """
                FlexibleFrame 30,41.5 40x17
                  Text "ab" 30,41.5 17x17
                """
        ) {
            Text("ab").frame(minWidth: 40, alignment: .leading)
        },
        LayoutCase(
            // Nothing proposed: the ideal width, 33; nothing said of the height: the colour's own 10.
            "an ideal size takes the frame's ideal",
            expected: """
                FixedSize 33.5,45 33x10
                  FlexibleFrame 33.5,45 33x10
                    Color 33.5,45 33x10
                """
        ) {
            Color.red.frame(idealWidth: 33).fixedSize()
        },
        LayoutCase(
            // 2 : 1 within 100 x 100 is 100 x 50.
            "proportions within the room",
            expected: """
                AspectRatio 0,25 100x50
                  Color 0,25 100x50
                """
        ) {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        LayoutCase(
            // A position takes all that is offered, and its view is centred on the point.
            "a position takes the room that it is offered",
            expected: """
                Position 0,0 100x100
                  Frame 15,25 10x10
                    Color 15,25 10x10
                """
        ) {
            Color.red.frame(width: 10, height: 10).position(x: 20, y: 30)
        },
        LayoutCase(
            // Circle: the smaller side of 60 x 40.
            "an overlay is offered the size of its view and does not change it",
            expected: """
                Overlay 20,30 60x40
                  Frame 20,30 60x40
                    Color 20,30 60x40
                  Circle 40,30 40x40
                """
        ) {
            Color.red.frame(width: 60, height: 40).overlay(alignment: .trailing) { Circle() }
        },
        LayoutCase(
            // 6 words of 17 with spaces of 8.5: three words of 17 x 3 + 8.5 x 2 = 68 fit in 80, four (93.5) do not.
            "a text breaks between words and is as wide as its longest line", 80,
            expected: "Text \"ab cd ef gh ij kl\" 6,33 68x34"
        ) {
            Text("ab cd ef gh ij kl")
        },
        LayoutCase(
            // A divider lies across the column: as wide as it is offered, one pixel at 2x high.
            "a divider separates a column's views",
            expected: """
                VStack 0,28.8 100x42.5
                  Text "ab" 41.5,28.8 17x17
                  Divider 0,53.8 100x0.5
                  Frame 45,62.3 10x9
                    Color 45,62.3 10x9
                """
        ) {
            VStack {
                Text("ab")
                Divider()
                Color.red.frame(width: 10, height: 9)
            }
        },
        LayoutCase(
            // Both ideal widths, 8.5 x 11 = 93.5 and 17: in 60 only the second fits.
            "the first view whose ideal width fits is shown",
            expected: """
                Frame 20,41.5 60x17
                  ViewThatFits 41.5,41.5 17x17
                    Text "ab" 41.5,41.5 17x17
                """
        ) {
            ViewThatFits(in: .horizontal) {
                Text("hello world")
                Text("ab")
            }
            .frame(width: 60)
        },
    ]
}
