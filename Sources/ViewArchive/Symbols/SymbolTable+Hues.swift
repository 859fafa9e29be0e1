// The colours that symbols of one icon have of their own.

extension SymbolTable {
    /// By the name without its variants.
    static let hues: [String: SymbolHue] = [
        "sun.max": .yellow, "sun.min": .yellow, "sun.horizon": .yellow, "rainbow": .red, "snowflake": .cyan,
        "thermometer": .red, "thermometer.medium": .red, "tornado": .gray, "hurricane": .gray,
        "lightbulb": .yellow, "trophy": .yellow, "medal": .yellow, "star.leadinghalf.filled": .yellow,
        "trash": .red, "gift": .red, "flag": .orange, "carrot": .orange, "video": .green, "bolt.car": .green,
        "tree": .green, "largecircle.fill.circle": .blue, "record.circle": .red,
    ]

    /// Those of what stands around a symbol: a sign says whether all is well.
    static let enclosureHues: [String: SymbolHue] = [
        "checkmark": .green, "plus": .green, "xmark": .red, "minus": .red, "exclamationmark": .red, "info": .blue,
        "questionmark": .blue,
    ]

    /// Those of a badge, by what it shows; one that shows nothing is red.
    static let badgeHues: [String: SymbolHue] = [
        "": .red, "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
        "questionmark": .blue, "clock": .blue, "gearshape": .gray, "ellipsis": .gray,
    ]
}
