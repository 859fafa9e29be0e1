// A text with its styles and line rules; it is broken into lines where it is measured or drawn.

/// Styled runs that flow into one box.
package struct TextBlock: Hashable, Sendable {
    package var runs: [Run]
    package var alignment: Alignment
    /// The most lines it may take; nil for as many as fit.
    package var lineLimit: Int?
    package var truncation: Truncation
    /// How far the font may shrink before text is cut, from 0 to 1.
    package var minimumScale: Double
    /// The part of its size that the font has at the most, from 0 to 1.
    package var maximumScale: Double
    /// Extra distance between lines, in points.
    package var lineSpacing: Double

    package init(
        runs: [Run], alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
        minimumScale: Double = 1, maximumScale: Double = 1, lineSpacing: Double = 0
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.minimumScale = minimumScale
        self.maximumScale = maximumScale
        self.lineSpacing = lineSpacing
    }

    package enum Alignment: String, Codable, Sendable { case leading, center, trailing }
    package enum Truncation: String, Codable, Sendable { case head, middle, tail }

    /// A stretch of text in one style.
    package struct Run: Hashable, Codable, Sendable {
        /// The characters; for a date those that were last resolved.
        package var text: String
        /// The date that the characters follow, if any.
        package var date: DateRun?
        package var style: Style
        /// The symbol that stands here; the characters are for where no icon can be drawn.
        package var symbol: String?
        /// The colours of the symbol's layers; nil where all have the run's.
        package var symbolColors: [RGBA]?
        /// The picture that stands here; the characters are for where none can be drawn.
        package var picture: InlinePicture?

        package init(
            text: String, date: DateRun? = nil, style: Style, symbol: String? = nil, picture: InlinePicture? = nil
        ) {
            self.picture = picture
            self.text = text
            self.date = date
            self.style = style
            self.symbol = symbol
        }
    }

    /// A picture that stands on the baseline like a character.
    package struct InlinePicture: Hashable, Codable, Sendable {
        /// The name of the pixel file.
        package var pixels: String
        /// In points.
        package var size: Size
        /// Whether only its shape is drawn, in the run's colour.
        package var isTemplate: Bool
        /// What it shows; empty when it is decoration.
        package var label: String

        package init(pixels: String, size: Size, isTemplate: Bool, label: String) {
            self.pixels = pixels
            self.size = size
            self.isTemplate = isTemplate
            self.label = label
        }
    }

    /// A date that is put into words when it is drawn.
    package struct DateRun: Hashable, Sendable {
        /// The date, or the interval's start, in seconds since 1970.
        package var start: Double
        /// The interval's end, for `range` and `interval`.
        package var end: Double?
        package var style: DateStyle
        /// For `interval`: a moment at which it stands still.
        package var pause: Double?
        package var countsDown: Bool
        package var showsHours: Bool
        /// The locale of its words; nil for the picture's.
        package var locale: String?
        /// The time zone of its words; nil for the picture's.
        package var timeZone: String?
        /// Whether its words are written in capitals or in small letters; nil for as they are.
        package var letterCase: LetterCase?

        package init(
            start: Double, end: Double? = nil, style: DateStyle, pause: Double? = nil, countsDown: Bool = true,
            showsHours: Bool = true, locale: String? = nil, timeZone: String? = nil, letterCase: LetterCase? = nil
        ) {
            self.start = start
            self.end = end
            self.style = style
            self.pause = pause
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.locale = locale
            self.timeZone = timeZone
            self.letterCase = letterCase
        }
    }

    /// All letters of one case.
    package enum LetterCase: String, Codable, Sendable { case upper, lower }

    /// SwiftUI's styles of `Text(_:style:)`, a date range, and `Text(timerInterval:)`.
    package enum DateStyle: String, Codable, Sendable { case time, date, relative, offset, timer, range, interval }

    /// How a line under or through characters is broken.
    package enum LinePattern: String, Codable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package struct Style: Hashable, Sendable {
        package var font: FontSpec
        package var color: RGBA
        package var underline: Bool
        package var strikethrough: Bool
        /// Extra distance between characters, in points.
        package var tracking: Double
        /// How far the run stands above the baseline, in points.
        package var baselineOffset: Double
        /// Of the line under the characters; nil for their own.
        package var underlineColor: RGBA?
        /// Of the line through the characters; nil for their own.
        package var strikethroughColor: RGBA?
        package var underlinePattern: LinePattern
        package var strikethroughPattern: LinePattern
        /// Behind the characters; nil for nothing.
        package var background: RGBA?
        /// What the characters are filled with where that is more than their colour, placed in the list's points.
        package var paint: Paint?
        /// Whether letters move closer to those that they fit into.
        package var isKerned: Bool

        package init(
            font: FontSpec, color: RGBA, underline: Bool = false, strikethrough: Bool = false, tracking: Double = 0,
            baselineOffset: Double = 0, underlineColor: RGBA? = nil, strikethroughColor: RGBA? = nil,
            underlinePattern: LinePattern = .solid, strikethroughPattern: LinePattern = .solid,
            background: RGBA? = nil, paint: Paint? = nil, isKerned: Bool = true
        ) {
            self.font = font
            self.color = color
            self.underline = underline
            self.strikethrough = strikethrough
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.underlineColor = underlineColor
            self.strikethroughColor = strikethroughColor
            self.underlinePattern = underlinePattern
            self.strikethroughPattern = strikethroughPattern
            self.background = background
            self.paint = paint
            self.isKerned = isKerned
        }
    }

    /// All characters, one run after another.
    package var string: String { runs.map(\.text).joined() }
}

/// A font as it is asked for; the renderer finds the nearest that it has.
package struct FontSpec: Hashable, Sendable {
    /// The size in points.
    package var size: Double
    /// 100 (ultra light) to 900 (black); regular is 400.
    package var weight: Int
    package var design: Design
    package var italic: Bool
    /// Digits of one width.
    package var monospacedDigit: Bool
    /// A family of the author's; nil for the system's.
    package var family: String?
    /// -0.6 (compressed) to 0.6; the standard width is 0.
    package var width: Double
    package var capitals: Capitals

    package init(
        size: Double, weight: Int = 400, design: Design = .default, italic: Bool = false, monospacedDigit: Bool = false,
        family: String? = nil, width: Double = 0, capitals: Capitals = .ordinary
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.italic = italic
        self.monospacedDigit = monospacedDigit
        self.family = family
        self.width = width
        self.capitals = capitals
    }

    /// Which letters are drawn as small capitals.
    package enum Capitals: String, Codable, Sendable { case ordinary, small, lowercaseSmall, uppercaseSmall }

    package enum Design: String, Codable, Sendable { case `default`, serif, rounded, monospaced }
}
