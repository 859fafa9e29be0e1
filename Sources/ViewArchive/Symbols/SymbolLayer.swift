// The layers that a symbol is drawn in, and the parts of a layer.

/// What of a symbol has one colour.
package struct SymbolLayer: Hashable, Sendable {
    /// Which colour of a palette it takes, from 0; the same is how far it steps back in a hierarchy.
    package var level = 0
    /// Its colour where symbols have colours of their own; nil for the foreground's.
    package var hue: SymbolHue?
    package var joint = Joint.over
    /// Whether it comes and goes with the value that a symbol shows.
    package var isStep = false
    package var parts: [Part]

    /// How a layer meets those beneath it.
    package enum Joint: Hashable, Sendable {
        case over
        /// Keeps a distance.
        case apart
        /// Is left out of them where all have one colour.
        case cut
        /// Is left out of them in any colours but their own.
        case hole
    }

    /// A shape in its place.
    package struct Part: Hashable, Sendable {
        package var shape: Shape
        /// In a square of 24 units.
        package var frame: Rect
        /// Its outline alone.
        package var isHollow = false
        /// Filled in the filled symbol alone.
        var isFilled = false
        /// The outline in dashes.
        package var isDashed = false
        package var isMirrored = false
        /// Degrees clockwise around the middle of its frame.
        package var turn = 0.0
        /// The half of its frame that is drawn; nil for both.
        package var half: Half?
        /// Drawn with stronger lines, as it stands in another.
        package var isSmall = false

        /// What the part takes of the symbol's square, were it not turned.
        var bounds: Rect {
            guard case .path(let path) = shape else { return frame }
            let (inner, square) = (path.bounds, SymbolLayer.square)
            let (x, y) = (frame.width / square.width, frame.height / square.height)
            return Rect(
                x: frame.x + inner.x * x, y: frame.y + inner.y * y, width: inner.width * x, height: inner.height * y)
        }
    }

    package enum Half: Character, Sendable {
        case left = "l"
        case right = "r"
        case top = "t"
        case bottom = "b"
    }

    package enum Shape: Hashable, Sendable {
        /// An icon in its own square, with the room that its font leaves around it.
        case icon(Unicode.Scalar)
        /// An icon that is as large as its frame.
        case fitted(Unicode.Scalar)
        case letters(String)
        case form(SymbolForm)
        /// Drawn in a square of 24 units that becomes its frame.
        case path(SymbolPath)
    }

    /// The icon that is all of a symbol.
    package static func whole(_ icon: Unicode.Scalar, hue: SymbolHue? = nil) -> SymbolLayer {
        SymbolLayer(hue: hue, parts: [Part(shape: .icon(icon), frame: square)])
    }

    package static let square = Rect(x: 0, y: 0, width: 24, height: 24)

    /// The layer in a part of the symbol's square, its lines no thinner for that.
    func placed(in room: Rect) -> SymbolLayer {
        var layer = self
        let (x, y) = (room.width / Self.square.width, room.height / Self.square.height)
        for index in parts.indices {
            let frame = parts[index].frame
            layer.parts[index].frame = Rect(
                x: room.x + frame.x * x, y: room.y + frame.y * y, width: frame.width * x, height: frame.height * y)
            layer.parts[index].isSmall = true
        }
        return layer
    }

    /// One colour further back: something stands on it.
    func steppedBack() -> SymbolLayer {
        var layer = self
        layer.level = max(1, level)
        return layer
    }
}

/// The colour that a layer has of its own, by the letter that recipes give it.
package enum SymbolHue: Character, CaseIterable, Sendable {
    case yellow = "y"
    case orange = "o"
    case red = "r"
    case green = "g"
    case blue = "B"
    case cyan = "c"
    case gray = "k"
    case white = "W"
    /// White in the dark, grey in the light.
    case cloud = "w"
}

/// A shape that no icon of the font has.
package enum SymbolForm: String, CaseIterable, Sendable {
    case dot, box, app, bar, cell, frame, ring
    case rain, slash, zed, arc, pulse
    case caretUp, caretDown
    case mark, warning, octagon, seal, plus, crown, drop, bubble, diamond, hexagon, pentagon
    case triangleUp, triangleDown, triangleLeft, triangleRight
}
