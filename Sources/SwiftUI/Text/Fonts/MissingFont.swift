// A font that is asked for by name and is not there.
import ViewArchive

extension LoweringScope {
    /// The font when there is one of its name; else the system's that looks most like it, and the author is told where a
    /// file would help: a font that every iOS has is drawn as San Francisco is, by the one that stands for it.
    func known(_ font: FontSpec) -> FontSpec {
        guard let name = font.family, !picture.measurer.hasFont(name) else { return font }
        if !FontsOfIOS.include(name) {
            picture.note(
                "missing-font",
                "No font is named \"\(name)\": the system's is drawn. A file of it among the widget's resources is found."
            )
        }
        return font.standIn
    }
}

extension FontSpec {
    /// A font of the system's, in the weight, slope and design that the family's name speaks of.
    var standIn: FontSpec {
        guard let name = family?.lowercased() else { return self }
        var font = self
        font.family = nil
        if weight == 400 { font.weight = Self.weights.first { name.contains($0.word) }?.weight ?? weight }
        font.italic = italic || name.contains("italic") || name.contains("oblique")
        if width == 0, name.contains("condensed") { font.width = -0.3 }
        if design == .default { font.design = Self.designs.first { name.contains($0.word) }?.design ?? design }
        return font
    }

    /// Longer words first, as they hold others.
    private static let weights = [
        ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500), ("semibold", 600),
        ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
    ].map { (word: $0, weight: $1) }

    private static let designs: [(word: String, design: Design)] = [
        ("mono", .monospaced), ("courier", .monospaced), ("menlo", .monospaced), ("consolas", .monospaced),
        ("rounded", .rounded), ("sans", .default), ("serif", .serif), ("times", .serif), ("georgia", .serif),
        ("palatino", .serif), ("baskerville", .serif), ("garamond", .serif), ("didot", .serif), ("bodoni", .serif),
        ("hoefler", .serif), ("newyork", .serif),
    ]
}
