// What UIKit knows of attributed strings.
public import Foundation

extension NSAttributedString {
    /// Makes an empty one, which every object of Apple's Foundation can be made as.
    /// (The absent argument is for the compiler, which takes `init()` for that of `NSObject`.)
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`, which is not drawn.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Extra distance between letters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Extra distance between letters, in points.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A `UIColor`, which is not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of an outline, which is not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How far letters stand above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// How letters are joined, as the font does.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// What a tap opens, which is not drawn.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// A line under or through letters; all patterns are drawn plain.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a style of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where lines stand between their sides.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Which way is written.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// How a paragraph's lines stand.
public class NSParagraphStyle {
    public internal(set) var alignment = NSTextAlignment.natural
    public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Extra distance between lines, in points.
    public internal(set) var lineSpacing: CGFloat = 0
    public internal(set) var paragraphSpacing: CGFloat = 0
    public internal(set) var paragraphSpacingBefore: CGFloat = 0
    public internal(set) var minimumLineHeight: CGFloat = 0
    public internal(set) var maximumLineHeight: CGFloat = 0
    public internal(set) var lineHeightMultiple: CGFloat = 0
    public internal(set) var firstLineHeadIndent: CGFloat = 0
    public internal(set) var headIndent: CGFloat = 0
    public internal(set) var tailIndent: CGFloat = 0
    public internal(set) var hyphenationFactor: Float = 0
    public internal(set) var baseWritingDirection = NSWritingDirection.natural
    public internal(set) var allowsDefaultTighteningForTruncation = false

    /// Makes the usual style.
    public init() {}

    /// The usual style.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The same style, which can be changed.
    public func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

/// How a paragraph's lines stand, to be changed. Alignment, breaks and line spacing are drawn.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    override public var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override public var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override public var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    override public var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    override public var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    override public var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    override public var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    override public var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    override public var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    override public var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    override public var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    override public var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
    override public var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    override public var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }

    /// Takes all of another style.
    public func setParagraphStyle(_ other: NSParagraphStyle) {
        (alignment, lineBreakMode, lineSpacing) = (other.alignment, other.lineBreakMode, other.lineSpacing)
        (paragraphSpacing, paragraphSpacingBefore) = (other.paragraphSpacing, other.paragraphSpacingBefore)
        (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
        (lineHeightMultiple, firstLineHeadIndent) = (other.lineHeightMultiple, other.firstLineHeadIndent)
        (headIndent, tailIndent, hyphenationFactor) = (other.headIndent, other.tailIndent, other.hyphenationFactor)
        baseWritingDirection = other.baseWritingDirection
    }
}

/// A shadow of letters.
public final class NSShadow {
    public var shadowOffset = CGSize.zero
    /// Twice the blur's standard deviation, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    public var shadowColor: Any?

    /// Makes a shadow that is not seen.
    public init() {
        shadowColor = UIColor(white: 0, alpha: 1.0 / 3)
    }
}
