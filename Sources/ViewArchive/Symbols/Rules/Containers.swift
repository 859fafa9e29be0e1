// Signs in and on things: `plus.message`, `arrow.up.doc`, `lock.and.key`, `gearshape.2`.

extension SymbolTable {
    /// A name that ends in a thing with room in it: the thing, and in it what stands before.
    static func contained(_ name: Substring, isFilled: Bool, rules: Int) -> Symbol? {
        var start = name.startIndex
        // The longest ending that is a thing: `rectangle.stack` before any `stack`.
        while let dot = name[start...].firstIndex(of: ".") {
            start = name.index(after: dot)
            guard let (thing, room) = container(name[start...], isFilled: isFilled) else { continue }
            let rest = name[..<dot]
            guard let inner = solid(rest, in: isFilled, rules: rules) ?? sign(rest) else { return nil }
            return inside(thing, inner, room: room, isFilled: isFilled)
        }
        return nil
    }

    /// A thing with room in it, and the room.
    static func container(_ name: Substring, isFilled: Bool) -> (Symbol, Rect)? {
        guard let room = rooms[name], let thing = row(name, isFilled: isFilled) else { return nil }
        return (thing, room)
    }

    /// A sign in a thing.
    static func inside(_ thing: Symbol, _ inner: Symbol, room: Rect, isFilled: Bool) -> Symbol {
        let hue = inner.enclosureHue ?? thing.enclosureHue
        var symbol = thing
        symbol.layers =
            thing.layers.map { $0.steppedBack() }
            + inner.layers.map { layer in
                var sign = layer.placed(in: room)
                sign.level = 0
                sign.joint = isFilled ? .cut : layer.joint
                sign.hue = isFilled && hue != nil ? .white : sign.hue ?? hue
                return sign
            }
        return symbol
    }

    /// Things that signs stand in.
    private static let rooms: [Substring: Rect] = [
        "applewatch": Rect(x: 7.8, y: 7.8, width: 8.4, height: 8.4),
        "arrow.circlepath": Rect(x: 7, y: 8, width: 10, height: 10),
        "arrow.triangle.2.circlepath": Rect(x: 7, y: 7, width: 10, height: 10),
        "arrow.trianglehead.2.clockwise.rotate.90": Rect(x: 7, y: 7, width: 10, height: 10),
        "arrow.trianglehead.clockwise": Rect(x: 7, y: 8, width: 10, height: 10),
        "arrow.trianglehead.counterclockwise": Rect(x: 7, y: 8, width: 10, height: 10),
        "arrow.trianglehead.counterclockwise.rotate.90": Rect(x: 7, y: 7.6, width: 10, height: 10),
        "bank.building": Rect(x: 8.6, y: 7.6, width: 6.8, height: 6.8),
        "batteryblock": Rect(x: 7.2, y: 8.4, width: 9.6, height: 9.6),
        "bin": Rect(x: 7.4, y: 9.4, width: 9.2, height: 9.2),
        "brakesignal": Rect(x: 7, y: 7, width: 10, height: 10),
        "bubble": Rect(x: 6.6, y: 4.8, width: 10.8, height: 10.8),
        "bubble.left": Rect(x: 6.6, y: 4.8, width: 10.8, height: 10.8),
        "bubble.right": Rect(x: 6.6, y: 4.8, width: 10.8, height: 10.8),
        "button.angledbottom.horizontal.left": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "button.angledbottom.horizontal.right": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "button.angledtop.vertical.left": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "button.angledtop.vertical.right": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "button.horizontal": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "button.roundedbottom.horizontal": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "button.roundedtop.horizontal": Rect(x: 6.6, y: 6.6, width: 10.8, height: 10.8),
        "camera": Rect(x: 7.4, y: 8.4, width: 9.2, height: 9.2),
        "clipboard": Rect(x: 7.2, y: 8.6, width: 9.6, height: 9.6),
        "cloud": Rect(x: 7.4, y: 8.6, width: 9.2, height: 9.2),
        "desktopcomputer": Rect(x: 8, y: 4.4, width: 8, height: 8),
        "display": Rect(x: 8, y: 5, width: 8, height: 8),
        "doc": Rect(x: 7.6, y: 10, width: 8.8, height: 8.8),
        "document": Rect(x: 7.6, y: 10, width: 8.8, height: 8.8),
        "folder": Rect(x: 7.4, y: 8.4, width: 9.2, height: 9.2),
        "gauge.chart.leftthird.topthird.rightthird": Rect(x: 6.4, y: 7.6, width: 11.2, height: 11.2),
        "heart": Rect(x: 7.2, y: 6, width: 9.6, height: 9.6),
        "house": Rect(x: 7.4, y: 9.6, width: 9.2, height: 9.2),
        "icloud": Rect(x: 7.4, y: 8.6, width: 9.2, height: 9.2),
        "ipad": Rect(x: 7, y: 7, width: 10, height: 10),
        "iphone": Rect(x: 7.8, y: 7.8, width: 8.4, height: 8.4),
        "lane": Rect(x: 7.4, y: 7.4, width: 9.2, height: 9.2),
        "laptopcomputer": Rect(x: 7.6, y: 5.6, width: 8.8, height: 8.8),
        "macwindow": Rect(x: 7, y: 8.4, width: 10, height: 10),
        "magnifyingglass": Rect(x: 4.6, y: 4.6, width: 9.6, height: 9.6),
        "message": Rect(x: 6.6, y: 4.8, width: 10.8, height: 10.8),
        "page": Rect(x: 7.6, y: 10, width: 8.8, height: 8.8),
        "page.on.clipboard": Rect(x: 7.2, y: 8.6, width: 9.6, height: 9.6),
        "rectangle.stack": Rect(x: 7.4, y: 10, width: 9.2, height: 9.2),
        "shield": Rect(x: 7.2, y: 6.6, width: 9.6, height: 9.6),
        "square.stack": Rect(x: 7.4, y: 10, width: 9.2, height: 9.2),
        "tirepressure": Rect(x: 7.6, y: 5.4, width: 8.8, height: 8.8),
        "trash": Rect(x: 8, y: 10, width: 8, height: 8),
        "tv": Rect(x: 7.4, y: 5, width: 9.2, height: 9.2),
        "video": Rect(x: 4.4, y: 7.4, width: 9.2, height: 9.2),
        "viewfinder": Rect(x: 6, y: 6, width: 12, height: 12),
    ]

    /// `A.and.B`: the one, and before it the other; `A.2`: one behind another.
    static func paired(_ name: Substring, isFilled: Bool, rules: Int) -> Symbol? {
        if let (rest, last) = name.lastWord, last == "2", rest.lastWord?.word != "2",
            let symbol = drawing(rest, isFilled: isFilled, rules: rules)
        {
            return pair(symbol, before: symbol)
        }
        guard let and = name.firstRange(of: ".and."),
            let first = drawing(name[..<and.lowerBound], isFilled: isFilled, rules: rules),
            let second = drawing(name[and.upperBound...], isFilled: true, rules: rules)
        else { return nil }
        return pair(second, before: first)
    }

    private static func pair(_ second: Symbol, before first: Symbol) -> Symbol {
        var symbol = first
        symbol.layers =
            first.layers.map { $0.placed(in: Rect(x: 0, y: 1, width: 15.6, height: 15.6)) }
            + second.layers.enumerated().map { order, layer in
                var other = layer.placed(in: Rect(x: 10.4, y: 9.4, width: 13.6, height: 13.6)).steppedBack()
                if order == 0 { other.joint = .apart }
                return other
            }
        return symbol
    }
}
