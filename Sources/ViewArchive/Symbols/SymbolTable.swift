// Which icons stand for which symbol name; names as authors write them.

/// Symbols by name: their icon in the font Material Icons, the layers that they are drawn in, and one character for cells.
package enum SymbolTable {
    /// How one symbol is drawn.
    package struct Symbol: Hashable, Sendable {
        /// The code point in the font Material Icons, for a symbol among letters.
        package let icon: Unicode.Scalar
        /// One cell wide.
        package let glyph: Character
        /// A number or a letter in the enclosure, in place of the icon.
        package var letters: String?
        /// From the lowest to the highest.
        package var layers: [SymbolLayer]
    }

    /// Finds a symbol; a variant that has no icon of its own is drawn around or over that of the rest of its name.
    package static subscript(name: String) -> Symbol? {
        if let badged = badged(name) { return badged }
        guard let own = entry(name) else { return lettered(name) }
        return Symbol(icon: own.icon, glyph: own.glyph, layers: layers(name) ?? [.whole(own.icon)])
    }

    /// The row of a name, of its filled form, or of its name without variants.
    private static func entry(_ name: String) -> (icon: Unicode.Scalar, glyph: Character)? {
        var isFilled = false
        for step in VariantSteps(name) {
            if let row = row(step.base) {
                // In a filled enclosure stands the filled icon.
                let filled = isFilled ? rows[step.base + ".fill"] : nil
                return (filled?.icon ?? row.icon, row.glyph)
            }
            isFilled = isFilled || step.next == .fill
        }
        return nil
    }

    private static func row(_ name: String) -> (icon: Unicode.Scalar, glyph: Character)? {
        rows[name] ?? moreRows[name]
    }

    /// A number below 100 or a letter; only an enclosure makes a symbol of it.
    private static func lettered(_ name: String) -> Symbol? {
        guard let (base, variants) = VariantSteps(name).shortest(where: isLettered), let glyph = base.uppercased().last,
            variants.contains(where: \.isEnclosure)
        else { return nil }
        let part = SymbolLayer.Part(shape: .letters(base.uppercased()), frame: SymbolLayer.square)
        return Symbol(
            icon: "?", glyph: glyph, letters: base.uppercased(),
            layers: decorated([SymbolLayer(parts: [part])], variants, enclosureHue: nil)
        )
    }

    private static func isLettered(_ name: String) -> Bool {
        name.count <= 2 && !name.isEmpty && name.allSatisfy { $0.isASCII && $0.isNumber }
            || name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Every name that has an icon of its own, sorted.
    package static var names: [String] { (Array(rows.keys) + moreRows.keys).sorted() }
}

// MARK: Layers

extension SymbolTable {
    /// The layers of a name: its recipe's, else those of the icon of its shortest base, with its variants around.
    private static func layers(_ name: String) -> [SymbolLayer]? {
        let steps = VariantSteps(name)
        if let (base, variants) = steps.longest(where: { recipes[$0] != nil }) {
            let isFilled = variants.contains { $0 == .fill || $0.isEnclosure }
            guard let layers = recipes[base]?.layers(isFilled: isFilled) else { return nil }
            return decorated(layers, variants, enclosureHue: enclosureHues[base] ?? layers.lazy.compactMap(\.hue).first)
        }
        guard let (base, variants) = steps.shortest(where: { row($0) != nil }), let own = row(base) else { return nil }
        let isFilled = variants.contains { $0 == .fill || $0.isEnclosure }
        let icon = isFilled ? row(base + ".fill")?.icon ?? own.icon : own.icon
        return decorated(
            [.whole(icon, hue: hues[base])], variants, enclosureHue: enclosureHues[base] ?? hues[base])
    }

    /// Layers with what their variants draw around and over them.
    private static func decorated(
        _ layers: [SymbolLayer], _ variants: [SymbolVariant], enclosureHue hue: SymbolHue?
    ) -> [SymbolLayer] {
        var layers = layers
        let isFilled = variants.contains(.fill)
        for variant in variants {
            if variant == .slash {
                layers = layers.map { $0.steppedBack() } + [slash]
            } else if let (form, frame) = variant.enclosure {
                let around = SymbolLayer(
                    level: 1, hue: hue, parts: [.init(shape: .form(form), frame: frame, isHollow: !isFilled)])
                layers =
                    [around]
                    + layers.map { layer in
                        var inner = layer.placed(in: Rect(x: 5.76, y: 5.76, width: 12.48, height: 12.48))
                        inner.level = 0
                        inner.joint = isFilled ? .cut : layer.joint
                        inner.hue = isFilled ? hue.map { _ in .white } : hue
                        return inner
                    }
            }
        }
        return layers
    }

    private static let slash = SymbolLayer(
        joint: .apart,
        parts: [.init(shape: .form(.slash), frame: Rect(x: 2.4, y: 2.4, width: 19.2, height: 19.2))]
    )
}

// MARK: Badges

extension SymbolTable {
    /// A name with `badge` in it: what stands before, and on it what stands after; nil for other names.
    private static func badged(_ name: String) -> Symbol? {
        let words = name.split(separator: ".")
        guard let place = words.firstIndex(of: "badge"), place > 0 else { return nil }
        var shown = words[(place + 1)...]
        var variants: [SymbolVariant] = []
        while let variant = shown.last.flatMap({ SymbolVariant(rawValue: String($0)) }) {
            variants.insert(variant, at: 0)
            shown.removeLast()
        }
        var base = words[..<place].joined(separator: ".")
        if variants.contains(.fill) { base += ".fill" }
        guard let symbol = Self[base] else { return nil }
        let kind = shown.joined(separator: ".")
        var layers = symbol.layers.map { $0.steppedBack() }
        layers += badge(kind)
        let other = entry(name)
        return Symbol(
            icon: other?.icon ?? symbol.icon, glyph: other?.glyph ?? symbol.glyph,
            layers: decorated(layers, variants.filter { $0 != .fill }, enclosureHue: nil)
        )
    }

    private static func badge(_ kind: String) -> [SymbolLayer] {
        let isPlain = kind.isEmpty
        let frame =
            isPlain ? Rect(x: 14.6, y: 0.8, width: 8.6, height: 8.6) : Rect(x: 12, y: 12, width: 11.6, height: 11.6)
        let hue = badgeHues[kind]
        let ground = SymbolLayer(hue: hue, joint: .apart, parts: [.init(shape: .form(.dot), frame: frame)])
        guard !isPlain, let symbol = Self[kind] else { return [ground] }
        return [ground]
            + symbol.layers.map { layer in
                var sign = layer.placed(in: frame.inset(by: 2.2))
                (sign.level, sign.joint, sign.hue) = (0, .hole, hue.map { _ in .white })
                return sign
            }
    }
}

extension SymbolLayer {
    /// One colour further back: something stands on it.
    func steppedBack() -> SymbolLayer {
        var layer = self
        layer.level = max(1, level)
        return layer
    }
}
