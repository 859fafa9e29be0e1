// Stacks: who gets which part of the room.
import SwiftUI

extension LayoutCase {
    static let stacks: [LayoutCase] = [
        LayoutCase(
            "a row shares what is left among flexible views",
            expected: """
                HStack 0,0 100x100
                  Color 0,0 46x100
                  Color 54,0 46x100
                """
        ) {
            HStack {
                Color.red; Color.blue
            }
        },
        LayoutCase(
            "the least flexible view is asked first",
            expected: """
                HStack 0,0 100x100
                  Frame 0,40 30x20
                    Color 0,40 30x20
                  Color 30,0 70x100
                """
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 20)
                Color.blue
            }
        },
        LayoutCase(
            "a spacer takes what is left and no more distance than its least length",
            expected: """
                HStack 0,41.5 100x17
                  Text "ab" 0,41.5 17x17
                  Spacer 17,50 66x0
                  Text "ab" 83,41.5 17x17
                """
        ) {
            HStack {
                Text("ab"); Spacer(); Text("ab")
            }
        },
        LayoutCase(
            "texts below one another touch, other views keep 8",
            expected: """
                VStack 32.5,19 35x62
                  Text "ab" 41.5,19 17x17
                  Text "cd" 41.5,36 17x17
                  Frame 32.5,61 35x20
                    Color 32.5,61 35x20
                """
        ) {
            VStack {
                Text("ab")
                Text("cd")
                Color.red.frame(width: 35, height: 20)
            }
        },
        LayoutCase(
            "higher priority is served first, lower keeps its least size",
            expected: """
                HStack 0,33 100x34
                  Text "aaaa bbbb" 0,33 23.5x34
                  Priority 23.5,41.5 76.5x17
                    Text "cccc dddd" 23.5,41.5 76.5x17
                """
        ) {
            HStack(spacing: 0) {
                Text("aaaa bbbb")
                Text("cccc dddd").layoutPriority(1)
            }
        },
        LayoutCase(
            "a column aligns its views",
            expected: """
                VStack 25,28 50x44
                  Frame 25,28 50x20
                    Color 25,28 50x20
                  Frame 55,52 20x20
                    Color 55,52 20x20
                """
        ) {
            VStack(alignment: .trailing, spacing: 4) {
                Color.red.frame(width: 50, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
        },
        LayoutCase(
            "baselines meet",
            expected: """
                HStack 29,33 42x34
                  Text "a" 29,33 17x34
                  Text "bc" 54,46.6 17x17
                """
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.system(size: 34))
                Text("bc")
            }
        },
        LayoutCase(
            "an overlap is as large as its largest view",
            expected: """
                ZStack 30,40 40x20
                  Frame 30,40 40x20
                    Color 30,40 40x20
                  Frame 60,50 10x10
                    Color 60,50 10x10
                """
        ) {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 40, height: 20)
                Color.blue.frame(width: 10, height: 10)
            }
        },
        LayoutCase(
            "an empty stack takes nothing", expected: "VStack 50,50 0x0"
        ) {
            VStack {}
        },
    ]
}
