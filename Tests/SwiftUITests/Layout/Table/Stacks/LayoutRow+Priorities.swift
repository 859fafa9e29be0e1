// How a stack serves views of several priorities.
import SwiftUI

extension LayoutRow {
    static let priorities: [LayoutRow] = [
        LayoutRow(
            "a higher priority leaves the least of the others", .priority, 100, 10, "100 - 20 = 80; then 20",
            """
            HStack 0,0 100x10
              FlexibleFrame 0,0 20x10
              Priority 20,0 80x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20)
                Color.blue.layoutPriority(1)
            }
        },
        LayoutRow(
            "three priorities", .priority, 100, 10,
            "2: 100 - (0 + 10) = 90, takes 30; 1: 70 - 10 = 60, takes 50; 0: 20",
            """
            HStack 0,0 100x10
              FlexibleFrame 0,0 20x10
              Priority 20,0 50x10
                FlexibleFrame 20,0 50x10
              Priority 70,0 30x10
                FlexibleFrame 70,0 30x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10)
                Color.green.frame(maxWidth: 50).layoutPriority(1)
                Color.blue.frame(maxWidth: 30).layoutPriority(2)
            }
        },
        LayoutRow(
            "two of the higher priority", .priority, 100, 10, "(100 - 10) / 2 = 45 for each; then 10",
            """
            HStack 0,0 100x10
              Priority 0,0 45x10
              FlexibleFrame 45,0 10x10
              Priority 55,0 45x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.green.frame(minWidth: 10)
                Color.blue.layoutPriority(1)
            }
        },
        LayoutRow(
            "a priority below zero", .priority, 100, 10, "the other is first: 100 - 0 = 100; nothing is left",
            """
            HStack 0,0 100x10
              Priority 0,0 0x10
              Color 0,0 100x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1)
                Color.blue
            }
        },
        LayoutRow(
            "a text before another", .priority, 100, 40,
            "90 of 100 for the second; 10 for the first: two lines, 10 x 40",
            """
            HStack 0,0 100x40
              Text "aaaa bbbb" 0,0 10x40
              Priority 10,10 90x20
                Text "cccc dddd" 10,10 90x20
            """
        ) {
            HStack(spacing: 0) {
                Text("aaaa bbbb")
                Text("cccc dddd").layoutPriority(1)
            }
        },
        LayoutRow(
            "a column serves by priority too", .priority, 10, 100, "100 - 15 = 85; then 15",
            """
            VStack 0,0 10x100
              Priority 0,0 10x85
              FlexibleFrame 0,85 10x15
            """
        ) {
            VStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.blue.frame(minHeight: 15)
            }
        },
        LayoutRow(
            "a stack hides the priorities in it", .priority, 100, 10, "both stacks have priority 0: 50 each",
            """
            HStack 0,0 100x10
              HStack 0,0 50x10
                Priority 0,0 50x10
              Color 50,0 50x10
            """
        ) {
            HStack(spacing: 0) {
                HStack { Color.red.layoutPriority(1) }
                Color.blue
            }
        },
        LayoutRow(
            "priority reaches through other modifiers", .priority, 100, 10, "the padded one first: all of 100",
            """
            HStack 0,0 100x10
              Padding 0,0 100x10
                Priority 10,0 80x10
              Color 100,0 0x10
            """
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).padding(.horizontal, 10)
                Color.blue
            }
        },
        LayoutRow(
            "distances are taken off before priorities", .priority, 100, 10, "100 - 10 - 20 = 70; then 20",
            """
            HStack 0,0 100x10
              FlexibleFrame 0,0 20x10
              Priority 30,0 70x10
            """
        ) {
            HStack(spacing: 10) {
                Color.red.frame(minWidth: 20)
                Color.blue.layoutPriority(1)
            }
        },
    ]
}
