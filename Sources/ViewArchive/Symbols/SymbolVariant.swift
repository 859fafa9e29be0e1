// The endings of symbols' names that say how they look, not what they are.

/// An ending of a symbol's name.
enum SymbolVariant: String {
    case fill, circle, square, rectangle, app, slash

    /// What is drawn around the symbol, and where in a square of 24 units.
    var enclosure: (SymbolForm, Rect)? {
        switch self {
        case .fill, .slash: nil
        case .circle: (.dot, Rect(x: 0.96, y: 0.96, width: 22.08, height: 22.08))
        case .square: (.box, Rect(x: 0.96, y: 0.96, width: 22.08, height: 22.08))
        case .app: (.app, Rect(x: 0.96, y: 0.96, width: 22.08, height: 22.08))
        case .rectangle: (.box, Rect(x: 0, y: 2.6, width: 24, height: 18.8))
        }
    }

    var isEnclosure: Bool { enclosure != nil }
}

/// A name with ever fewer of its variants, the whole name first.
struct VariantSteps: Sequence, IteratorProtocol {
    private var rest: Substring?

    init(_ name: String) {
        rest = name[...]
    }

    /// What is left of the name, and the variant that goes next.
    mutating func next() -> (base: String, next: SymbolVariant?)? {
        guard let name = rest else { return nil }
        let dot = name.lastIndex(of: ".")
        let variant = dot.flatMap { SymbolVariant(rawValue: String(name[name.index(after: $0)...])) }
        rest = variant == nil ? nil : dot.map { name[..<$0] }
        return (String(name), variant)
    }

    /// The first base that passes, and the variants around it from the inner one to the outer one.
    func longest(where passes: (String) -> Bool) -> (base: String, variants: [SymbolVariant])? {
        matches(passes).first
    }

    /// The last base that passes.
    func shortest(where passes: (String) -> Bool) -> (base: String, variants: [SymbolVariant])? {
        matches(passes).last
    }

    private func matches(_ passes: (String) -> Bool) -> [(base: String, variants: [SymbolVariant])] {
        var variants: [SymbolVariant] = []
        var found: [(base: String, variants: [SymbolVariant])] = []
        for step in self {
            if passes(step.base) { found.append((step.base, variants)) }
            if let variant = step.next { variants.insert(variant, at: 0) }
        }
        return found
    }
}
