// The endings of symbols' names that say how they look, not what they are.

extension SymbolTable {
    /// A name that ends in a variant: what stands before, filled, struck through or in an enclosure.
    static func varied(_ name: Substring, isFilled: Bool, rules: Int) -> Symbol? {
        guard let (rest, ending) = name.lastWord else { return nil }
        switch ending {
        case "fill": return drawing(rest, isFilled: true, rules: rules)
        case "inverse": return drawing(rest, isFilled: isFilled, rules: rules)
        case "slash":
            guard var symbol = drawing(rest, isFilled: isFilled, rules: rules) else { return nil }
            symbol.layers = symbol.layers.map { $0.steppedBack() } + [slash]
            return symbol
        default:
            if scripts.contains(ending) { return drawing(rest, isFilled: isFilled, rules: rules) }
            guard let (rest, enclosure) = enclosure(of: name),
                let inner = solid(rest, in: isFilled, rules: rules) ?? sign(rest)
            else { return nil }
            return enclosed(inner, in: enclosure, isFilled: isFilled)
        }
    }

    /// Scripts and languages that some symbols have forms for.
    private static let scripts: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "ru",
        "sat", "sd", "si", "ta", "te", "th", "traditional", "zh",
    ]

    private static let slash = SymbolLayer(
        joint: .apart,
        parts: [.init(shape: .form(.slash), frame: Rect(x: 2.4, y: 2.4, width: 19.2, height: 19.2))]
    )

    /// What is drawn around a symbol, and how much room it leaves.
    struct Enclosure {
        var form: SymbolForm
        var frame: Rect
        var room: Rect
        var isDashed = false
    }

    private static func enclosure(of name: Substring) -> (rest: Substring, enclosure: Enclosure)? {
        guard let (rest, last) = name.lastWord else { return nil }
        if last == "portrait", let (rest, before) = rest.lastWord, before == "rectangle" {
            return (rest, Enclosure(form: .box, frame: tall, room: middle))
        }
        if last == "dashed" || last == "dotted", let (rest, before) = rest.lastWord, var enclosure = enclosures[before]
        {
            enclosure.isDashed = true
            return (rest, enclosure)
        }
        return enclosures[last].map { (rest, $0) }
    }

    private static let round = Rect(x: 0.96, y: 0.96, width: 22.08, height: 22.08)
    private static let tall = Rect(x: 3.8, y: 0.6, width: 16.4, height: 22.8)
    private static let middle = Rect(x: 5.76, y: 5.76, width: 12.48, height: 12.48)

    private static let enclosures: [Substring: Enclosure] = [
        "circle": Enclosure(form: .dot, frame: round, room: middle),
        "square": Enclosure(form: .box, frame: round, room: middle),
        "app": Enclosure(form: .app, frame: round, room: middle),
        "rectangle": Enclosure(form: .box, frame: Rect(x: 0, y: 2.6, width: 24, height: 18.8), room: middle),
        "capsule": Enclosure(form: .bar, frame: Rect(x: 0, y: 4.6, width: 24, height: 14.8), room: middle),
        "ring": Enclosure(form: .dot, frame: round, room: middle),
        "diamond": Enclosure(
            form: .diamond, frame: SymbolLayer.square, room: Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8)),
        "triangle": Enclosure(
            form: .warning, frame: Rect(x: 0.4, y: 1.2, width: 23.2, height: 21),
            room: Rect(x: 7.2, y: 9.2, width: 9.6, height: 9.6)),
        "hexagon": Enclosure(form: .hexagon, frame: round, room: middle),
        "octagon": Enclosure(form: .octagon, frame: Rect(x: 1, y: 1, width: 22, height: 22), room: middle),
        "seal": Enclosure(form: .seal, frame: Rect(x: 0.6, y: 0.6, width: 22.8, height: 22.8), room: middle),
    ]

    /// A symbol as it stands in another: filled, but hollow in a filled one where a part is left out of its own parts.
    static func solid(_ name: Substring, in isFilled: Bool, rules: Int) -> Symbol? {
        guard let filled = drawing(name, isFilled: true, rules: rules) else { return nil }
        let isOfOne = !filled.layers.contains { $0.joint == .cut || $0.joint == .hole }
        return !isFilled || isOfOne ? filled : drawing(name, isFilled: false, rules: rules)
    }

    /// A symbol with a shape around it.
    static func enclosed(_ inner: Symbol, in enclosure: Enclosure, isFilled: Bool) -> Symbol {
        let hue = inner.enclosureHue
        var around = SymbolLayer.Part(shape: .form(enclosure.form), frame: enclosure.frame, isHollow: !isFilled)
        (around.isDashed, around.isHollow) = (enclosure.isDashed, !isFilled || enclosure.isDashed)
        var symbol = inner
        symbol.layers =
            [SymbolLayer(level: 1, hue: hue, parts: [around])]
            + inner.layers.map { layer in
                var inside = layer.placed(in: enclosure.room)
                inside.level = 0
                inside.joint = isFilled ? .cut : layer.joint
                inside.hue = isFilled ? hue.map { _ in .white } : hue
                return inside
            }
        return symbol
    }
}

extension Substring {
    /// A name's last word, and what stands before it; nil where the name is one word.
    var lastWord: (rest: Substring, word: Substring)? {
        guard let dot = lastIndex(of: ".") else { return nil }
        return (self[..<dot], self[index(after: dot)...])
    }
}
