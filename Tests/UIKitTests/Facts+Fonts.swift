// Fonts, measures and attributed strings.
import CoreGraphics
import SwiftUI
import UIKit

extension Fact {
    private static let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    static let fonts: [Fact] = [
        Fact("preferredFont(compatibleWith:)", 33.0) {
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize
        },
        Fact("UIFontMetrics.scaledFont at the usual size", 15.0) {
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)).pointSize
        },
        Fact("UIFontMetrics.scaledValue(compatibleWith:)", 194.0) {
            UIFontMetrics.default.scaledValue(for: 100, compatibleWith: large)
        },
        Fact("maximumPointSize", 20.0) {
            UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
                .pointSize
        },
        Fact("withSymbolicTraits", "traitBold and traitItalic: true true 17") {
            let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
                .withSymbolicTraits([.traitBold, .traitItalic])
            let font = descriptor.map { UIFont(descriptor: $0, size: 0) }
            let traits = font?.fontDescriptor.symbolicTraits ?? []
            return "traitBold and traitItalic: \(traits.contains(.traitBold)) \(traits.contains(.traitItalic)) "
                + "\(Int(font?.pointSize ?? 0))"
        },
        Fact("addingAttributes weight", ".SFUI-Semibold") {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
                .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]])
            return UIFont(descriptor: descriptor, size: 0).fontName
        },
        Fact("UIFont(name:).familyName", "Avenir") { UIFont(name: "Avenir", size: 12)?.familyName ?? "" },
        Fact("lineHeight is ascender less descender", "true") {
            let font = UIFont.systemFont(ofSize: 20)
            return abs(font.lineHeight - (font.ascender - font.descender)) < 0.01 && font.lineHeight > 22
                && font.capHeight > 13 && font.capHeight < 16 && font.xHeight < font.capHeight
        },
        Fact("size(withAttributes:) grows with font and length", "true") {
            let small = "widget".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
            let large = "widget".size(withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
            let longer = NSString(string: "widgets").size(withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
            return large.width > small.width * 1.7 && large.height > small.height * 1.7 && longer.width > large.width
        },
        Fact("boundingRect wraps", "true") {
            let text = NSAttributedString(
                string: "Several words that need more than one line", attributes: [.font: UIFont.systemFont(ofSize: 14)]
            )
            let box = text.boundingRect(
                with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
                context: nil)
            return box.width <= 100 && box.height > text.size().height * 2
        },
        Fact("AttributedString(NSAttributedString)", "2 runs, tracking 2, underlined") {
            let text = NSMutableAttributedString(string: "one two")
            text.addAttributes(
                [.kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red],
                range: NSRange(location: 0, length: 3))
            let converted = AttributedString(text)
            let first = converted.runs.first
            return "\(converted.runs.count) runs, tracking \(Int(first?.kern ?? 0)), "
                + (first?.underlineStyle == nil ? "plain" : "underlined")
        },
        Fact("NSParagraphStyle.mutableCopy", "true") {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 4
            return (style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4
        },
        Fact("NSMutableAttributedString()", "0 3") {
            let text = NSMutableAttributedString()
            text.append(NSAttributedString(string: "one"))
            return "\(NSAttributedString().length) \(text.length)"
        },
        Fact("CTFontCreateWithName", "Menlo 14 12 12") {
            let font: CTFont = CTFontCreateWithName("Menlo" as CFString, 14, nil)
            let system = CTFontCreateUIFontForLanguage(.system, 0, nil)
            let none = CTFontCreateWithName("No Such Font" as CFString, 0, nil)
            let sizes = [CTFontGetSize(font), system?.pointSize ?? 0, none.pointSize].map { String(Int($0)) }
            return font.familyName + " " + sizes.joined(separator: " ")
        },
        Fact("NSAttributedString of HTML", "a & “b” é\nc d|• x\n• y\n<|a<b<c|throws") {
            func words(_ html: String, _ type: NSAttributedString.DocumentType = .html) -> String {
                let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
                    .documentType: type, .characterEncoding: String.Encoding.utf8.rawValue,
                ]
                // What is not read is answered by a word.
                let text = try? NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
                return text?.string ?? "throws"
            }
            return words("<style>b{}</style><p>a &amp; &ldquo;<b>b</b>&#8221;\n  &#xe9;<br/>c<!-- - -->   d")
                + "|" + words("<ul><li>x</li><li>y</ul>&lt;") + "|" + words("<b>a</b><b<c") + "|" + words("x", .rtf)
        },
    ]
}
