// Geometry in archives: [x, y], [width, height], [x, y, width, height].

extension Point: Codable {
    package init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(x)
        try numbers.encode(y)
    }
}

extension Size: Codable {
    package init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(width)
        try numbers.encode(height)
    }
}

extension Rect: Codable {
    package init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            x: try numbers.decode(Double.self), y: try numbers.decode(Double.self),
            width: try numbers.decode(Double.self), height: try numbers.decode(Double.self)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [x, y, width, height] { try numbers.encode(number) }
    }
}
