// Spacers: what they take, and what they leave.
import SwiftUI

extension LayoutRow {
    static let spacers: [LayoutRow] = [
        LayoutRow(
            "a spacer takes what is left", .spacer, 100, 20, "100 - 20 - 20 = 60",
            """
            HStack 0,0 100x20
              Text "ab" 0,0 20x20
              Spacer 20,10 60x0
              Text "cd" 80,0 20x20
            """
        ) {
            HStack {
                Text("ab"); Spacer(); Text("cd")
            }
        },
        LayoutRow(
            "two spacers share", .spacer, 100, 20, "(100 - 3 x 20) / 2 = 20 each",
            """
            HStack 0,0 100x20
              Text "ab" 0,0 20x20
              Spacer 20,10 20x0
              Text "cd" 40,0 20x20
              Spacer 60,10 20x0
              Text "ef" 80,0 20x20
            """
        ) {
            HStack {
                Text("ab"); Spacer(); Text("cd"); Spacer(); Text("ef")
            }
        },
        LayoutRow(
            "a spacer's ideal is its least", .spacer, nil, nil, "10 + 8 + 10 = 28",
            """
            HStack 0,0 28x10
              Frame 0,0 10x10
              Spacer 10,5 8x0
              Frame 18,0 10x10
            """
        ) {
            HStack {
                box(10, 10); Spacer(); box(10, 10)
            }
        },
        LayoutRow(
            "a least length of the author's", .spacer, 60, 20, "20 + 30 + 20 = 70, beyond 60",
            """
            HStack 0,0 70x10
              Frame 0,0 20x10
              Spacer 20,5 30x0
              Frame 50,0 20x10
            """
        ) {
            HStack {
                box(20, 10); Spacer(minLength: 30); box(20, 10)
            }
        },
        LayoutRow(
            "a least length of zero", .spacer, 30, 20, "20 + 0 + 20 = 40",
            """
            HStack 0,0 40x10
              Frame 0,0 20x10
              Spacer 20,5 0x0
              Frame 20,0 20x10
            """
        ) {
            HStack {
                box(20, 10); Spacer(minLength: 0); box(20, 10)
            }
        },
        LayoutRow(
            "a spacing of the author's stands beside spacers too", .spacer, 100, 20, "100 - 2 x 10 - 2 x 20 = 40",
            """
            HStack 0,0 100x10
              Frame 0,0 20x10
              Spacer 30,5 40x0
              Frame 80,0 20x10
            """
        ) {
            HStack(spacing: 10) {
                box(20, 10); Spacer(); box(20, 10)
            }
        },
        LayoutRow(
            "a colour comes before a spacer", .spacer, 100, 20, "100 - 8 = 92; then 8",
            """
            HStack 0,0 100x20
              Color 0,0 92x20
              Spacer 92,10 8x0
            """
        ) {
            HStack {
                Color.red; Spacer()
            }
        },
        LayoutRow(
            "a spacer below texts", .spacer, 40, 100, "100 - 20 - 20 = 60; no distance beside it",
            """
            VStack 0,0 20x100
              Text "ab" 0,0 20x20
              Spacer 10,20 0x60
              Text "cd" 0,80 20x20
            """
        ) {
            VStack {
                Text("ab"); Spacer(); Text("cd")
            }
        },
        LayoutRow(
            "a spacer outside stacks goes both ways", .spacer, 100, 40, "all of 100 x 40",
            """
            ZStack 0,0 100x40
              Spacer 0,0 100x40
              Frame 45,15 10x10
            """
        ) {
            ZStack {
                Spacer(); box(10, 10)
            }
        },
        LayoutRow(
            "a spacer in a frame", .spacer, 100, 20, "10 + 30 + 10 = 50, and a frame keeps 8 on either side: 66",
            """
            HStack 0,0 66x10
              Frame 0,0 10x10
              Frame 18,5 30x0
                Spacer 18,5 30x0
              Frame 56,0 10x10
            """
        ) {
            HStack {
                box(10, 10); Spacer().frame(width: 30); box(10, 10)
            }
        },
    ]
}
