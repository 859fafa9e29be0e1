// UIKit's attributed strings as those of texts.
import ViewArchive

extension AttributedString {
    /// Takes the characters with what UIKit's attributes say of fonts, colours and lines.
    public init(_ nsAttributedString: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsAttributedString.length)
        unsafe nsAttributedString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            var part = AttributedString(nsAttributedString.attributedSubstring(from: range).string)
            func color(_ key: NSAttributedString.Key) -> Color? {
                (attributes[key] as? UIColor).map { Color(uiColor: $0) }
            }
            func number(_ key: NSAttributedString.Key) -> CGFloat? {
                let value = attributes[key]
                return (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
                    ?? (value as? Int).map { CGFloat($0) }
            }
            func line(_ style: NSAttributedString.Key, _ own: NSAttributedString.Key) -> Text.LineStyle? {
                (number(style) ?? 0) == 0 ? nil : Text.LineStyle(color: color(own))
            }
            if let font = attributes[.font] as? UIFont { part.font = Font(font) }
            part.foregroundColor = color(.foregroundColor)
            part.underlineStyle = line(.underlineStyle, .underlineColor)
            part.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
            part.kern = number(.kern)
            part.tracking = number(.tracking)
            part.baselineOffset = number(.baselineOffset)
            if let url = attributes[.link] as? URL { part.link = url }
            self.append(part)
        }
    }
}
