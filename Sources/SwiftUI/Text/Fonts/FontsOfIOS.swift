// The families that come with iOS, by Apple's list of its fonts. They may not be given away, so that none is here.

/// Fonts that a source may name without bringing them.
enum FontsOfIOS {
    /// Whether a family, or the PostScript name of one of its fonts, is among them.
    static func include(_ name: String) -> Bool {
        let letters = plain(name)
        return families.contains { letters.hasPrefix($0) }
    }

    /// Families whose names begin with another's are found by that.
    private static let families = [
        "Academy Engraved", "Al Nile", "American Typewriter", "Apple", "Arial", "Avenir", "Baskerville", "Bodoni",
        "Bradley Hand", "Chalkboard", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Damascus",
        "Devanagari Sangam", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia", "Farah", "Futura", "Galvji",
        "Geeza",
        "Georgia", "Gill Sans", "Grantha Sangam", "Helvetica", "Hiragino", "Hira", "Hoefler Text", "Impact", "Kailasa",
        "Kefa", "Khmer Sangam", "Kohinoor", "Lao Sangam", "Malayalam Sangam", "Marker Felt", "Menlo", "Mishafi",
        "Mukta Mahee", "Myanmar Sangam", "New York", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET",
        "PingFang", "Rockwell", "San Francisco", "Savoye", "SF Compact", "SF Mono", "SF Pro", "Sinhala Sangam",
        "Snell Roundhand", "STIX", "Symbol", "Tamil Sangam", "Thonburi", "Times New Roman", "Trebuchet", "Verdana",
        "Zapf", "Zapfino",
    ].map(plain)

    private static func plain(_ name: String) -> String {
        String(
            name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    }
}
