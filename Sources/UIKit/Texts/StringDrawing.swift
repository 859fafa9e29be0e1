// Attributed strings as texts that are measured and drawn.
import CoreGraphics
import Foundation
import RasterRendering
import ViewArchive

/// A text with what its attributes say.
struct DrawnString {
    var block: TextBlock
    /// Whether what is too long is cut without a mark.
    private let isClipped: Bool
    private let shadow: NSShadow?

    init(_ string: NSAttributedString) {
        var runs: [TextBlock.Run] = []
        var paragraph: NSParagraphStyle?
        var shadow: NSShadow?
        unsafe string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
            attributes, range, _ in
            let text = string.attributedSubstring(from: range).string
            runs.append(TextBlock.Run(text: text, style: Self.style(attributes)))
            paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
            shadow = shadow ?? attributes[.shadow] as? NSShadow
        }
        block = TextBlock(runs: runs)
        self.shadow = shadow
        guard let paragraph else {
            isClipped = true
            return
        }
        switch paragraph.alignment {
        case .center: block.alignment = .center
        case .right: block.alignment = .trailing
        case .left, .natural, .justified: block.alignment = .leading
        }
        block.lineSpacing = Double(max(0, paragraph.lineSpacing))
        switch paragraph.lineBreakMode {
        case .byTruncatingHead: block.truncation = .head
        case .byTruncatingMiddle: block.truncation = .middle
        default: block.truncation = .tail
        }
        let cuts: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
        isClipped = !cuts.contains(paragraph.lineBreakMode)
        if !isClipped { block.lineLimit = 1 }
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextBlock.Style {
        func color(_ key: NSAttributedString.Key) -> RGBA? { (attributes[key] as? UIColor)?.cgColor.rgba }
        func number(_ key: NSAttributedString.Key) -> Double? {
            let value = attributes[key]
            return (value as? Double) ?? (value as? CGFloat).map(Double.init) ?? (value as? Int).map(Double.init)
                ?? (value as? NSNumber)?.doubleValue
        }
        var style = TextBlock.Style(
            font: (attributes[.font] as? UIFont)?.spec ?? FontSpec(size: 12), color: color(.foregroundColor) ?? .black
        )
        style.underline = (number(.underlineStyle) ?? 0) != 0
        style.strikethrough = (number(.strikethroughStyle) ?? 0) != 0
        style.tracking = number(.kern) ?? number(.tracking) ?? 0
        style.baselineOffset = number(.baselineOffset) ?? 0
        style.underlineColor = color(.underlineColor)
        style.strikethroughColor = color(.strikethroughColor)
        return style
    }

    /// In points, at most as wide as is offered.
    func size(width: CGFloat?) -> CGSize {
        guard !block.runs.isEmpty else { return .zero }
        let width = width.flatMap { $0.isFinite && $0 > 0 && $0 < 1_000_000 ? Double($0) : nil }
        guard let measured = Drawings.measure(block, width: width) else { return estimate(width) }
        return CGSize(width: measured.size.width, height: measured.size.height)
    }

    /// Where nothing is drawn: letters of half their size's width.
    private func estimate(_ width: Double?) -> CGSize {
        let whole = block.runs.reduce(0) {
            $0 + Double($1.text.count) * ($1.style.font.size * 0.55 + $1.style.tracking)
        }
        let line = (block.runs.map(\.style.font.size).max() ?? 12) * 1.2
        let breaks = block.string.split(separator: "\n", omittingEmptySubsequences: false).count
        let lines = max(breaks, width.map { Int((whole / $0).rounded(.up)) } ?? 1)
        return CGSize(width: min(whole, width ?? whole), height: line * Double(max(1, lines)) + block.lineSpacing)
    }

    /// Draws it with its top left corner at a place.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A hair more: what is measured is rounded.
        let size = size(width: nil)
        draw(on: context, in: CGRect(origin: point, size: CGSize(width: size.width + 0.5, height: size.height + 0.5)))
    }

    /// Draws it into an area, what does not fit being cut.
    func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        guard isClipped else { return draw(on: context, in: rect) }
        let needed = size(width: rect.width)
        context.saveGState()
        if needed.height > rect.height { context.clip(to: rect) }
        draw(
            on: context,
            in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(rect.height, needed.height + 0.5)))
        context.restoreGState()
    }

    private func draw(on context: CGContext, in rect: CGRect) {
        guard !block.runs.isEmpty else { return }
        context.saveGState()
        if let shadow, let color = shadow.shadowColor as? UIColor {
            context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
        }
        context.record([.text(.init(frame: Rect(finite: rect), block: block))])
        context.restoreGState()
    }
}
