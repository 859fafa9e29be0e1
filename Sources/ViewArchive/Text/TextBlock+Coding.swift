// Texts in archives: what is as usual takes no room.

extension TextBlock: Codable {
    private enum Key: String, CodingKey {
        case runs, alignment, lineLimit, truncation, minimumScale, maximumScale, lineSpacing
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            runs: try keys.decode([Run].self, forKey: .runs),
            alignment: try keys.decode(Alignment.self, forKey: .alignment, or: .leading),
            lineLimit: try keys.decodeIfPresent(Int.self, forKey: .lineLimit),
            truncation: try keys.decode(Truncation.self, forKey: .truncation, or: .tail),
            minimumScale: try keys.decode(Double.self, forKey: .minimumScale, or: 1),
            maximumScale: try keys.decode(Double.self, forKey: .maximumScale, or: 1),
            lineSpacing: try keys.decode(Double.self, forKey: .lineSpacing, or: 0)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(runs, forKey: .runs)
        try keys.encode(alignment, forKey: .alignment, unless: .leading)
        try keys.encodeIfPresent(lineLimit, forKey: .lineLimit)
        try keys.encode(truncation, forKey: .truncation, unless: .tail)
        try keys.encode(minimumScale, forKey: .minimumScale, unless: 1)
        try keys.encode(maximumScale, forKey: .maximumScale, unless: 1)
        try keys.encode(lineSpacing, forKey: .lineSpacing, unless: 0)
    }
}

extension TextBlock.DateRun: Codable {
    private enum Key: String, CodingKey {
        case start, end, style, pause, countsDown, showsHours, locale, timeZone, letterCase
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            start: try keys.decode(Double.self, forKey: .start),
            end: try keys.decodeIfPresent(Double.self, forKey: .end),
            style: try keys.decode(TextBlock.DateStyle.self, forKey: .style),
            pause: try keys.decodeIfPresent(Double.self, forKey: .pause),
            countsDown: try keys.decode(Bool.self, forKey: .countsDown, or: true),
            showsHours: try keys.decode(Bool.self, forKey: .showsHours, or: true),
            locale: try keys.decodeIfPresent(String.self, forKey: .locale),
            timeZone: try keys.decodeIfPresent(String.self, forKey: .timeZone),
            letterCase: try keys.decodeIfPresent(TextBlock.LetterCase.self, forKey: .letterCase)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(start, forKey: .start)
        try keys.encodeIfPresent(end, forKey: .end)
        try keys.encode(style, forKey: .style)
        try keys.encodeIfPresent(pause, forKey: .pause)
        try keys.encode(countsDown, forKey: .countsDown, unless: true)
        try keys.encode(showsHours, forKey: .showsHours, unless: true)
        try keys.encodeIfPresent(locale, forKey: .locale)
        try keys.encodeIfPresent(timeZone, forKey: .timeZone)
        try keys.encodeIfPresent(letterCase, forKey: .letterCase)
    }
}

extension TextBlock.Style: Codable {
    private enum Key: String, CodingKey {
        case font, color, underline, strikethrough, tracking, baselineOffset, underlineColor, strikethroughColor
        case underlinePattern, strikethroughPattern, background, paint, isKerned
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            font: try keys.decode(FontSpec.self, forKey: .font),
            color: try keys.decode(RGBA.self, forKey: .color),
            underline: try keys.decode(Bool.self, forKey: .underline, or: false),
            strikethrough: try keys.decode(Bool.self, forKey: .strikethrough, or: false),
            tracking: try keys.decode(Double.self, forKey: .tracking, or: 0),
            baselineOffset: try keys.decode(Double.self, forKey: .baselineOffset, or: 0),
            underlineColor: try keys.decodeIfPresent(RGBA.self, forKey: .underlineColor),
            strikethroughColor: try keys.decodeIfPresent(RGBA.self, forKey: .strikethroughColor),
            underlinePattern: try keys.decode(TextBlock.LinePattern.self, forKey: .underlinePattern, or: .solid),
            strikethroughPattern: try keys.decode(
                TextBlock.LinePattern.self, forKey: .strikethroughPattern, or: .solid),
            background: try keys.decodeIfPresent(RGBA.self, forKey: .background),
            paint: try keys.decodeIfPresent(Paint.self, forKey: .paint),
            isKerned: try keys.decode(Bool.self, forKey: .isKerned, or: true)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(font, forKey: .font)
        try keys.encode(color, forKey: .color)
        try keys.encode(underline, forKey: .underline, unless: false)
        try keys.encode(strikethrough, forKey: .strikethrough, unless: false)
        try keys.encode(tracking, forKey: .tracking, unless: 0)
        try keys.encode(baselineOffset, forKey: .baselineOffset, unless: 0)
        try keys.encodeIfPresent(underlineColor, forKey: .underlineColor)
        try keys.encodeIfPresent(strikethroughColor, forKey: .strikethroughColor)
        try keys.encode(underlinePattern, forKey: .underlinePattern, unless: .solid)
        try keys.encode(strikethroughPattern, forKey: .strikethroughPattern, unless: .solid)
        try keys.encodeIfPresent(background, forKey: .background)
        try keys.encodeIfPresent(paint, forKey: .paint)
        try keys.encode(isKerned, forKey: .isKerned, unless: true)
    }
}

extension FontSpec: Codable {
    private enum Key: String, CodingKey { case size, weight, design, italic, monospacedDigit, family, width, capitals }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            size: try keys.decode(Double.self, forKey: .size),
            weight: try keys.decode(Int.self, forKey: .weight, or: 400),
            design: try keys.decode(Design.self, forKey: .design, or: .default),
            italic: try keys.decode(Bool.self, forKey: .italic, or: false),
            monospacedDigit: try keys.decode(Bool.self, forKey: .monospacedDigit, or: false),
            family: try keys.decodeIfPresent(String.self, forKey: .family),
            width: try keys.decode(Double.self, forKey: .width, or: 0),
            capitals: try keys.decode(Capitals.self, forKey: .capitals, or: .ordinary)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(size, forKey: .size)
        try keys.encode(weight, forKey: .weight, unless: 400)
        try keys.encode(design, forKey: .design, unless: .default)
        try keys.encode(italic, forKey: .italic, unless: false)
        try keys.encode(monospacedDigit, forKey: .monospacedDigit, unless: false)
        try keys.encodeIfPresent(family, forKey: .family)
        try keys.encode(width, forKey: .width, unless: 0)
        try keys.encode(capitals, forKey: .capitals, unless: .ordinary)
    }
}
