// The tree after layout: frames in the canvas, a text dump, and the display items.
import ViewArchive

/// A node with its frame in points.
@MainActor
struct PlacedNode {
    let rule: any LayoutRule
    let frame: Rect
    let children: [PlacedNode]

    /// What is drawn, back to front.
    var items: [DisplayItem] {
        rule.draw(children.flatMap(\.items), in: frame)
    }

    /// The tree as text, a line a node: name, origin, size.
    var treeDescription: String {
        var lines: [String] = []
        describe(depth: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(depth: Int, into lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.short)
        lines.append("\(indent)\(rule.name) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])")
        for child in children { child.describe(depth: depth + 1, into: &lines) }
    }

    private static func short(_ number: Double) -> String {
        let rounded = (number * 10).rounded() / 10
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
