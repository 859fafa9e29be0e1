// What views that hold no others take of a proposal.
import SwiftUI

extension LayoutRow {
    static let leaves: [LayoutRow] = [
        LayoutRow("a colour fills", .fills, 100, 40, "all of 100 x 40", "Color 0,0 100x40") { Color.red },
        LayoutRow("a colour's ideal", .fills, nil, nil, "10 for both", "Color 0,0 10x10") { Color.red },
        LayoutRow("a colour with one length open", .fills, nil, 40, "10, and all of 40", "Color 0,0 10x40") {
            Color.red
        },
        LayoutRow("a colour's least", .proposal, 0, 0, "zero asks for the least, which is 0", "Color 0,0 0x0") {
            Color.red
        },
        LayoutRow(
            "a colour's most", .total, .infinity, 20, "endless, drawn as 1,000,000", "Color 0,0 1000000x20"
        ) { Color.red },
        LayoutRow("a rectangle fills", .fills, 60, 20, "all of 60 x 20", "Rectangle 0,0 60x20") { Rectangle() },
        LayoutRow("a capsule fills", .fills, 60, 20, "all of 60 x 20", "Capsule 0,0 60x20") { Capsule() },
        LayoutRow("a circle is as wide as high", .circle, 100, 40, "min(100, 40) = 40", "Circle 0,0 40x40") {
            Circle()
        },
        LayoutRow("a circle with one length open", .circle, 30, nil, "min(30, 10) = 10", "Circle 0,0 10x10") {
            Circle()
        },
        LayoutRow("a turned circle", .circle, 30, 50, "min(30, 50) = 30", "RotatedShape<Circle> 0,0 30x30") {
            Circle().rotation(.degrees(90))
        },
        LayoutRow("a text's ideal", .text, nil, nil, "5 characters x 10 = 50; one line", "Text \"ab cd\" 0,0 50x20") {
            Text("ab cd")
        },
        LayoutRow("a text's most", .text, .infinity, .infinity, "50 x 20 at most", "Text \"ab cd\" 0,0 50x20") {
            Text("ab cd")
        },
        LayoutRow(
            "a text wraps", .text, 45, nil, "50 > 45: two lines of 2 x 10 = 20, 2 x 20 high", "Text \"ab cd\" 0,0 20x40"
        ) { Text("ab cd") },
        LayoutRow(
            "a text is cut where there is no height", .text, 45, 30, "floor(30 / 20) = 1 line of 20",
            "Text \"ab cd\" 0,0 20x20"
        ) { Text("ab cd") },
        LayoutRow("a text's least", .text, 0, 0, "no width, one line of 20", "Text \"ab cd\" 0,0 0x20") {
            Text("ab cd")
        },
        LayoutRow(
            "a limit of lines", .text, 25, nil, "three lines of 20, two allowed: 2 x 20 = 40",
            "Text \"ab cd ef\" 0,0 20x40"
        ) { Text("ab cd ef").lineLimit(2) },
        LayoutRow(
            "room for lines that are not there", .text, nil, nil, "one line, two reserved: 2 x 20 = 40",
            "Text \"ab\" 0,0 20x40"
        ) { Text("ab").lineLimit(2, reservesSpace: true) },
        LayoutRow(
            "a symbol keeps its size", .image, 10, 10, "1.2 x 20 = 24, whatever is offered", "Symbol \"star\" 0,0 24x24"
        ) { Image(systemName: "star") },
        LayoutRow("a resizable symbol", .image, 30, 12, "all of 30 x 12", "Symbol \"star\" 0,0 30x12") {
            Image(systemName: "star").resizable()
        },
        LayoutRow("a resizable symbol's ideal", .image, nil, 12, "24, and all of 12", "Symbol \"star\" 0,0 24x12") {
            Image(systemName: "star").resizable()
        },
        LayoutRow("a divider alone", .divider, 100, 40, "all of 100, a pixel of 0.5", "Divider 0,0 100x0.5") {
            Divider()
        },
        LayoutRow(
            "a scroll view", .notSupported, 100, 40, "the mark takes all of 100 x 40",
            "NotSupported ScrollView 0,0 100x40"
        ) { ScrollView { Text("ab") } },
        LayoutRow(
            "a list's ideal", .notSupported, nil, nil, "the mark is 100 x 44", "NotSupported List 0,0 100x44"
        ) { List { Text("ab") } },
    ]
}
