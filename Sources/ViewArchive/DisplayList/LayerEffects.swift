// What is done to a layer as a whole: turned, cut by a mask, blended, shadowed, blurred, recoloured.

extension DisplayItem {
    /// Effects on a layer; what is nil is left as it is and takes no room in an archive.
    package struct Effects: Hashable, Codable, Sendable {
        package var transform: Transform?
        /// Where these items are opaque the layer is seen.
        package var mask: [DisplayItem]?
        package var blend: Blend?
        package var shadow: Shadow?
        /// The blur's standard deviation in points.
        package var blur: Double?
        package var colors: ColorMatrix?

        package init(
            transform: Transform? = nil, mask: [DisplayItem]? = nil, blend: Blend? = nil, shadow: Shadow? = nil,
            blur: Double? = nil, colors: ColorMatrix? = nil
        ) {
            self.transform = transform
            self.mask = mask
            self.blend = blend
            self.shadow = shadow
            self.blur = blur
            self.colors = colors
        }
    }

    /// How a layer's colours meet those behind it; names as in SwiftUI, the last row as in Core Graphics.
    package enum Blend: String, Codable, Sendable {
        case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
        case plusLighter
        case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
    }

    /// A soft shadow behind a layer, or inside it.
    package struct Shadow: Hashable, Sendable {
        package var color: RGBA
        /// The blur's standard deviation in points.
        package var radius: Double
        package var x: Double
        package var y: Double
        /// Whether what is around the layer throws it onto the layer.
        package var isInner: Bool

        package init(color: RGBA, radius: Double, x: Double, y: Double, isInner: Bool = false) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
            self.isInner = isInner
        }
    }
}

extension DisplayItem.Shadow: Codable {
    private enum Key: String, CodingKey { case color, radius, x, y, isInner }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            color: try keys.decode(RGBA.self, forKey: .color),
            radius: try keys.decode(Double.self, forKey: .radius),
            x: try keys.decode(Double.self, forKey: .x),
            y: try keys.decode(Double.self, forKey: .y),
            isInner: try keys.decode(Bool.self, forKey: .isInner, or: false)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(color, forKey: .color)
        try keys.encode(radius, forKey: .radius)
        try keys.encode(x, forKey: .x)
        try keys.encode(y, forKey: .y)
        try keys.encode(isInner, forKey: .isInner, unless: false)
    }
}

/// New components from old: four rows of red, green, blue, alpha and a constant, from 0 to 1.
package struct ColorMatrix: Hashable, Codable, Sendable {
    package let rows: [Double]

    /// Fails unless there are twenty finite numbers.
    package init?(_ rows: [Double]) {
        guard rows.count == 20, rows.allSatisfy(\.isFinite) else { return nil }
        self.rows = rows
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let matrix = ColorMatrix(try container.decode([Double].self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no colour matrix")
        }
        self = matrix
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rows)
    }

    /// The components (straight alpha) after the change, kept from 0 to 1.
    package func applied(
        red: Double, green: Double, blue: Double, alpha: Double
    ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        func row(_ index: Int) -> Double {
            let sum =
                rows[index * 5] * red + rows[index * 5 + 1] * green + rows[index * 5 + 2] * blue
                + rows[index * 5 + 3] * alpha + rows[index * 5 + 4]
            return min(max(sum, 0), 1)
        }
        // An alpha that is made of colours alone is that of a pixel wholly covered.
        return (row(0), row(1), row(2), rows[18] == 0 ? row(3) * alpha : row(3))
    }
}
