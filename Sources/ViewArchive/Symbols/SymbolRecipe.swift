// Reads recipes: the layers of a symbol in a line of text.

/// A symbol of several parts, written `LAYER | LAYER`.
///
/// A layer is a head and its parts. The head is the level, before it `^` where the layer keeps its distance from those
/// beneath, `!` where it is left out of them, `+` where it comes and goes with a value; after it the letter of its hue.
/// A part is a shape and its place `x,y,width,height` in a square of 24 units, the height left out for a square.
///
/// A shape is the code point of an icon, a form's name, letters after `'`, a path after `/` or, to be stroked, after
/// `_`, or another symbol after `$`. Before it stands `*` where only the filled symbol has it filled, `-` where none
/// has, `%` for dashes, `~` where it is mirrored; behind it `@` and the degrees that it is turned by, `:` and the letter
/// of its half. What lies inside a part that the filled symbol has filled is left out of it.
struct SymbolRecipe {
    let text: Substring

    /// The layers, nil where the text is no recipe.
    func layers(isFilled: Bool) -> [SymbolLayer]? {
        var layers: [SymbolLayer] = []
        for piece in text.split(separator: "|") {
            guard let read = Self.layers(piece.split(separator: " "), isFilled: isFilled, below: layers.first) else {
                return nil
            }
            layers += read
        }
        return layers.isEmpty ? nil : layers
    }

    private static func layers(_ words: [Substring], isFilled: Bool, below: SymbolLayer?) -> [SymbolLayer]? {
        guard let head = words.first, words.count >= 3, words.count % 2 == 1,
            var layer = layer(head, isFilled: isFilled, below: below)
        else { return nil }
        var others: [SymbolLayer] = []
        for index in stride(from: 1, to: words.count, by: 2) {
            guard let frame = frame(words[index + 1]) else { return nil }
            if words[index].hasPrefix("$") {
                guard
                    let symbol = SymbolTable.drawing(
                        words[index].dropFirst(), isFilled: isFilled, rules: SymbolTable.mostRules)
                else { return nil }
                others += symbol.layers.enumerated().map { order, inner in
                    var other = inner.placed(in: frame)
                    if order == 0 { other.joint = layer.joint }
                    (other.level, other.hue) = (layer.level, layer.hue ?? other.hue)
                    return other
                }
            } else {
                guard let part = part(words[index], frame, isFilled: isFilled) else { return nil }
                layer.parts.append(part)
            }
        }
        return (layer.parts.isEmpty ? [] : isFilled ? cut(layer) : [layer]) + others
    }

    /// A layer, and what of it lies inside a part that only the filled symbol has filled: it is left out of that part.
    private static func cut(_ layer: SymbolLayer) -> [SymbolLayer] {
        guard layer.parts.contains(where: \.isFilled) else { return [layer] }
        var (whole, left) = (layer, layer)
        left.parts = layer.parts.filter { part in
            !part.isFilled && layer.parts.contains { $0.isFilled && $0.bounds.holds(part.bounds) }
        }
        guard !left.parts.isEmpty else { return [layer] }
        whole.parts.removeAll { left.parts.contains($0) }
        (whole.level, left.level) = (max(1, layer.level), 0)
        (left.joint, left.hue) = (.cut, layer.hue.map { _ in .white })
        return [whole, left]
    }

    /// A layer without its parts.
    private static func layer(_ head: Substring, isFilled: Bool, below: SymbolLayer?) -> SymbolLayer? {
        var head = head
        var layer = SymbolLayer(parts: [])
        while let sign = head.first, !sign.isNumber {
            switch sign {
            case "^": layer.joint = .apart
            case "!": layer.joint = isFilled ? .cut : .over
            case "+": layer.isStep = true
            default: return nil
            }
            head.removeFirst()
        }
        guard let level = head.popFirst()?.wholeNumberValue, head.count <= 1 else { return nil }
        layer.level = level
        if let letter = head.first {
            guard let hue = SymbolHue(rawValue: letter) else { return nil }
            // What is left out of a filled shape stands in the colour of a hollow one's line.
            layer.hue = hue == .white && !isFilled ? below?.hue : hue
        }
        return layer
    }

    private static func frame(_ place: Substring) -> Rect? {
        let numbers = place.split(separator: ",").map { Double($0) ?? .nan }
        guard (3...4).contains(numbers.count), numbers.allSatisfy(\.isFinite) else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[numbers.count - 1])
    }

    private static func part(_ word: Substring, _ frame: Rect, isFilled: Bool) -> SymbolLayer.Part? {
        var name = word
        var part = SymbolLayer.Part(shape: .letters(""), frame: frame)
        while let sign = name.first, "*-%~".contains(sign) {
            switch sign {
            case "*": (part.isHollow, part.isFilled) = (!isFilled, isFilled)
            case "-": part.isHollow = true
            case "%": (part.isHollow, part.isDashed) = (true, true)
            default: part.isMirrored = true
            }
            name.removeFirst()
        }
        guard let first = name.first else { return nil }
        if first == "'" {
            guard name.count > 1 else { return nil }
            part.shape = .letters(String(name.dropFirst()))
            return part
        }
        if let colon = name.lastIndex(of: ":") {
            guard name.distance(from: colon, to: name.endIndex) == 2, let letter = name.last,
                let half = SymbolLayer.Half(rawValue: letter)
            else { return nil }
            part.half = half
            name = name[..<colon]
        }
        if let at = name.lastIndex(of: "@") {
            guard let turn = Double(name[name.index(after: at)...]), turn.isFinite else { return nil }
            part.turn = turn
            name = name[..<at]
        }
        if first == "/" || first == "_" {
            guard let path = SymbolPath(name.dropFirst(), isLine: first == "_") else { return nil }
            part.shape = .path(path)
        } else if let form = SymbolForm(rawValue: String(name)) {
            part.shape = .form(form)
        } else if let icon = UInt32(name, radix: 16).flatMap(Unicode.Scalar.init) {
            part.shape = .fitted(icon)
        } else {
            return nil
        }
        return part
    }
}

extension Rect {
    /// Whether another rectangle lies inside, up to a line's width.
    func holds(_ other: Rect) -> Bool {
        other.x >= x - 0.1 && other.y >= y - 0.1 && other.maxX <= maxX + 0.1 && other.maxY <= maxY + 0.1
    }
}
