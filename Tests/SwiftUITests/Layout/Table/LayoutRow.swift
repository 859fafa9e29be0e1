// The layout table: a view, what it is offered, the frames of its parts, the documented rule and the arithmetic.
//
// Known sizes, from which every number of the table follows:
// - Text is set in 20 points, unless the row says otherwise. Of a font of s points each character is s/2 wide, a line
//   is s high, its baseline is 0.8 s below its top, and capitals are 0.7 s high. Lines break at spaces; a text is as
//   wide as its longest line, and no wider than what it is offered. One line at least is shown.
// - A box is a colour in a frame of the size that it is given.
// - A point has two pixels.
//
// Frames are "x,y widthxheight" in points from the top left corner of the outermost view, which stands at 0,0, rounded
// to tenths. A line's indent says what holds the part. A colour that fills its parent is not listed.
import SwiftUI
import ViewArchive

/// One row of the table.
struct LayoutRow: Sendable, CustomStringConvertible {
    let description: String
    let rule: DocumentedRule
    let arithmetic: String
    let frames: String
    private let made: @MainActor @Sendable () -> String

    /// A view by itself that is offered a width and a height; nil where none is proposed.
    init(
        _ name: String, _ rule: DocumentedRule, _ width: Double?, _ height: Double?, _ arithmetic: String,
        _ frames: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        func word(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }
        description = "\(name), offered \(word(width)) x \(word(height))"
        self.rule = rule
        self.arithmetic = arithmetic
        self.frames = frames
        made = { Picture.table.tree(view(), width: width, height: height) }
    }

    /// A whole widget of a size, with content margins.
    init(
        _ name: String, _ rule: DocumentedRule, widget size: Size, margin: Double, _ arithmetic: String,
        _ frames: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        description = "\(name), a widget of \(size.width) x \(size.height) with margins of \(margin)"
        self.rule = rule
        self.arithmetic = arithmetic
        self.frames = frames
        made = {
            var picture = Picture(width: size.width, height: size.height)
            picture.environment = Picture.table.environment
            picture.margin = margin
            picture.hasBackground = true
            return picture.wholeTree(view())
        }
    }

    @MainActor var tree: String { Self.withoutFillings(made()) }

    /// The tree without colours that fill what holds them.
    private static func withoutFillings(_ tree: String) -> String {
        var lines: [Substring] = []
        for line in tree.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            let frame = words.split(separator: " ").suffix(2).joined(separator: " ")
            if words.hasPrefix("Color "), let last = lines.last, last.hasSuffix(" " + frame), isInside(line, last) {
                continue
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    private static func isInside(_ line: Substring, _ parent: Substring) -> Bool {
        line.prefix { $0 == " " }.count == parent.prefix { $0 == " " }.count + 2
    }
}

/// A view of a known size.
@MainActor
func box(_ width: Double, _ height: Double) -> some View {
    Color.red.frame(width: width, height: height)
}

extension Text {
    /// This text in a font of a size in points.
    func sized(_ points: Double) -> Text { font(.system(size: points)) }
}

extension Picture {
    /// What the table's views are laid out with.
    @MainActor static var table: Picture {
        var picture = Picture()
        picture.environment.font = .system(size: 20)
        return picture
    }
}
