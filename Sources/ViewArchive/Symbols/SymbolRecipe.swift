// Reads recipes: the layers of a symbol in a line of text.

/// A symbol of several parts, written `LAYER | LAYER`.
///
/// A layer is a head and its parts. The head is the level, before it `^` where the layer keeps its distance from those
/// beneath or `!` where it is left out of them, after it the letter of its hue. A part is a shape and its place
/// `x,y,width,height` in a square of 24 units, the height left out for a square; a shape is the code point of an icon or
/// a form's name, after `*` where only the filled symbol has it filled, after `~` where it is mirrored.
struct SymbolRecipe {
    let text: Substring

    /// The layers, nil where the text is no recipe.
    func layers(isFilled: Bool) -> [SymbolLayer]? {
        var layers: [SymbolLayer] = []
        for piece in text.split(separator: "|") {
            guard let layer = Self.layer(piece.split(separator: " "), isFilled: isFilled, below: layers.first) else {
                return nil
            }
            layers.append(layer)
        }
        return layers.isEmpty ? nil : layers
    }

    private static func layer(_ words: [Substring], isFilled: Bool, below: SymbolLayer?) -> SymbolLayer? {
        guard var head = words.first, words.count >= 3, words.count % 2 == 1 else { return nil }
        var layer = SymbolLayer(parts: [])
        if head.hasPrefix("^") {
            layer.joint = .apart
            head.removeFirst()
        } else if head.hasPrefix("!") {
            layer.joint = isFilled ? .cut : .over
            head.removeFirst()
        }
        guard let level = head.popFirst()?.wholeNumberValue, head.count <= 1 else { return nil }
        layer.level = level
        if let letter = head.first {
            guard let hue = SymbolHue(rawValue: letter) else { return nil }
            // What is left out of a filled shape stands in the colour of a hollow one's line.
            layer.hue = hue == .white && !isFilled ? below?.hue : hue
        }
        for index in stride(from: 1, to: words.count, by: 2) {
            guard let part = part(words[index], at: words[index + 1], isFilled: isFilled) else { return nil }
            layer.parts.append(part)
        }
        return layer
    }

    private static func part(_ name: Substring, at place: Substring, isFilled: Bool) -> SymbolLayer.Part? {
        var name = name
        var (isHollow, isMirrored) = (false, false)
        if name.hasPrefix("*") {
            isHollow = !isFilled
            name.removeFirst()
        }
        if name.hasPrefix("~") {
            isMirrored = true
            name.removeFirst()
        }
        let numbers = place.split(separator: ",").map { Double($0) ?? .nan }
        guard (3...4).contains(numbers.count), numbers.allSatisfy(\.isFinite) else { return nil }
        let shape: SymbolLayer.Shape
        if let form = SymbolForm(rawValue: String(name)) {
            shape = .form(form)
        } else if let icon = UInt32(name, radix: 16).flatMap(Unicode.Scalar.init) {
            shape = .fitted(icon)
        } else {
            return nil
        }
        let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers.last ?? numbers[2])
        return SymbolLayer.Part(shape: shape, frame: frame, isHollow: isHollow, isMirrored: isMirrored)
    }
}
