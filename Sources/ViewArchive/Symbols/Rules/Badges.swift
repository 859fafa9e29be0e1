// Badges: small signs on the corners of symbols.

extension SymbolTable {
    /// A name with `badge` in it: what stands before, and on it what stands after; nil for other names.
    static func badged(_ name: Substring, isFilled: Bool, rules: Int) -> Symbol? {
        var words = name.split(separator: ".")
        guard let place = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0 else {
            return nil
        }
        var isFilled = isFilled
        while words.last == "fill" {
            isFilled = true
            words.removeLast()
        }
        guard place < words.count else { return nil }
        let base = words[..<place].joined(separator: ".")
        guard var symbol = drawing(base[...], isFilled: isFilled, rules: rules) else { return nil }
        let kind = words[(place + 1)...].joined(separator: ".")
        symbol.layers = symbol.layers.map { $0.steppedBack() }
        symbol.layers += words[place] == "badge" ? badge(kind[...], rules: rules) : warning
        return symbol
    }

    private static func badge(_ kind: Substring, rules: Int) -> [SymbolLayer] {
        let isPlain = kind.isEmpty
        let frame =
            isPlain ? Rect(x: 14.6, y: 0.8, width: 8.6, height: 8.6) : Rect(x: 12, y: 12, width: 11.6, height: 11.6)
        let hue = badgeHues[String(kind)]
        let ground = SymbolLayer(hue: hue, joint: .apart, parts: [.init(shape: .form(.dot), frame: frame)])
        guard !isPlain, let symbol = solid(kind, in: true, rules: rules) ?? sign(kind) else { return [ground] }
        return [ground]
            + symbol.layers.map { layer in
                var sign = layer.placed(in: frame.inset(by: 2.2))
                (sign.level, sign.joint, sign.hue) = (0, .hole, hue.map { _ in .white })
                return sign
            }
    }

    private static let warning = [
        SymbolLayer(
            hue: .yellow, joint: .apart,
            parts: [.init(shape: .form(.warning), frame: Rect(x: 11, y: 11.6, width: 13, height: 11.6))]),
        SymbolLayer(
            hue: .white, joint: .hole,
            parts: [.init(shape: .form(.mark), frame: Rect(x: 16.5, y: 14.8, width: 2, height: 6.4))]),
    ]
}
