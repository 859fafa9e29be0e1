// Shapes of which a half or a part is filled.

extension SymbolTable {
    /// `circle.lefthalf.filled`: a hollow shape, one half of it filled.
    static func halved(_ name: Substring, rules: Int) -> Symbol? {
        guard let (rest, last) = name.lastWord, last == "filled", let (base, region) = rest.lastWord,
            let half = halves[region], let hollow = drawing(base, isFilled: false, rules: rules),
            let filled = drawing(base, isFilled: true, rules: rules), hollow != filled || base.hasPrefix("sun")
        else { return nil }
        var symbol = hollow
        symbol.layers =
            hollow.layers.map { $0.steppedBack() }
            + filled.layers.map { layer in
                var layer = layer
                for index in layer.parts.indices { layer.parts[index].half = half }
                return layer
            }
        return symbol
    }

    private static let halves: [Substring: SymbolLayer.Half] = [
        "lefthalf": .left, "leadinghalf": .left, "righthalf": .right, "trailinghalf": .right, "tophalf": .top,
        "bottomhalf": .bottom,
    ]

    /// `rectangle.leftthird.inset.filled`, also `inset.filled.leftthird.rectangle`: a hollow shape, and in it a filled
    /// one, or parts of it.
    static func inset(_ name: Substring, rules: Int) -> Symbol? {
        var words = name.split(separator: ".").filter { $0 != "inset" && $0 != "filled" }
        guard name.hasSuffix(".inset.filled") || name.hasPrefix("inset.filled.") else { return nil }
        let regions = words.compactMap { Self.regions[$0] }
        words.removeAll { Self.regions[$0] != nil || $0 == "arrow" || directions.contains($0) }
        guard let around = drawing(words.joined(separator: ".")[...], isFilled: false, rules: rules),
            let part = around.layers.first?.parts.first, around.layers.count == 1
        else { return nil }
        let inner = part.frame.inset(by: min(part.frame.width, part.frame.height) * 0.17)
        var filled = part
        (filled.isHollow, filled.isDashed, filled.frame) = (false, false, inner)
        let parts = regions.map { region in
            let frame = Rect(
                x: inner.x + inner.width * region.x, y: inner.y + inner.height * region.y,
                width: inner.width * region.width, height: inner.height * region.height)
            return SymbolLayer.Part(shape: .form(.cell), frame: frame)
        }
        var symbol = around
        symbol.layers = [around.layers[0].steppedBack(), SymbolLayer(parts: parts.isEmpty ? [filled] : parts)]
        return symbol
    }

    private static let directions: Set<Substring> = ["left", "right", "leading", "trailing"]

    /// Parts of a shape, as parts of its width and height.
    private static let regions: [Substring: Rect] = {
        var regions: [Substring: Rect] = ["center": Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)]
        for (left, right) in [("left", "right"), ("leading", "trailing")] {
            regions[Substring(left + "half")] = Rect(x: 0, y: 0, width: 0.46, height: 1)
            regions[Substring(right + "half")] = Rect(x: 0.54, y: 0, width: 0.46, height: 1)
            regions[Substring(left + "third")] = Rect(x: 0, y: 0, width: 0.3, height: 1)
            regions[Substring(right + "third")] = Rect(x: 0.7, y: 0, width: 0.3, height: 1)
            for (edge, y) in [("top", 0.0), ("bottom", 0.54)] {
                regions[Substring(edge + left)] = Rect(x: 0, y: y, width: 0.46, height: 0.46)
                regions[Substring(edge + right)] = Rect(x: 0.54, y: y, width: 0.46, height: 0.46)
            }
        }
        for (edge, half, third) in [("top", 0.0, 0.0), ("bottom", 0.54, 0.66)] {
            regions[Substring(edge + "half")] = Rect(x: 0, y: half, width: 1, height: 0.46)
            regions[Substring(edge + "third")] = Rect(x: 0, y: third, width: 1, height: 0.34)
        }
        return regions
    }()
}
