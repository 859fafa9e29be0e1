// Drawing instructions in archives: what is as usual takes no room.

extension DisplayItem: Codable {
    private enum Key: String, CodingKey { case fill, stroke, text, image, symbol, layer }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        guard let key = keys.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no known display item")
            )
        }
        switch key {
        case .fill: self = .fill(try keys.decode(Fill.self, forKey: key))
        case .stroke: self = .stroke(try keys.decode(Stroke.self, forKey: key))
        case .text: self = .text(try keys.decode(TextItem.self, forKey: key))
        case .image: self = .image(try keys.decode(ImageItem.self, forKey: key))
        case .symbol: self = .symbol(try keys.decode(SymbolItem.self, forKey: key))
        case .layer: self = .layer(try keys.decode(Layer.self, forKey: key))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        switch self {
        case .fill(let item): try keys.encode(item, forKey: .fill)
        case .stroke(let item): try keys.encode(item, forKey: .stroke)
        case .text(let item): try keys.encode(item, forKey: .text)
        case .image(let item): try keys.encode(item, forKey: .image)
        case .symbol(let item): try keys.encode(item, forKey: .symbol)
        case .layer(let item): try keys.encode(item, forKey: .layer)
        }
    }
}

extension DisplayItem.Fill: Codable {
    private enum Key: String, CodingKey { case outline, paint, evenOdd }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            try keys.decode(Outline.self, forKey: .outline),
            try keys.decode(Paint.self, forKey: .paint),
            evenOdd: try keys.decode(Bool.self, forKey: .evenOdd, or: false)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(outline, forKey: .outline)
        try keys.encode(paint, forKey: .paint)
        try keys.encode(evenOdd, forKey: .evenOdd, unless: false)
    }
}

extension DisplayItem.Stroke: Codable {
    private enum Key: String, CodingKey { case outline, paint, lineWidth, cap, join, dash, dashPhase }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            try keys.decode(Outline.self, forKey: .outline),
            try keys.decode(Paint.self, forKey: .paint),
            lineWidth: try keys.decode(Double.self, forKey: .lineWidth),
            cap: try keys.decode(Cap.self, forKey: .cap, or: .butt),
            join: try keys.decode(Join.self, forKey: .join, or: .miter),
            dash: try keys.decode([Double].self, forKey: .dash, or: []),
            dashPhase: try keys.decode(Double.self, forKey: .dashPhase, or: 0)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(outline, forKey: .outline)
        try keys.encode(paint, forKey: .paint)
        try keys.encode(lineWidth, forKey: .lineWidth)
        try keys.encode(cap, forKey: .cap, unless: .butt)
        try keys.encode(join, forKey: .join, unless: .miter)
        try keys.encode(dash, forKey: .dash, unless: [])
        try keys.encode(dashPhase, forKey: .dashPhase, unless: 0)
    }
}

extension DisplayItem.ImageItem: Codable {
    private enum Key: String, CodingKey { case pixels, pixelSize, frame, interpolation, tint, label, standIn }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            pixels: try keys.decodeIfPresent(String.self, forKey: .pixels),
            pixelSize: try keys.decode(Size.self, forKey: .pixelSize),
            frame: try keys.decode(Rect.self, forKey: .frame),
            interpolation: try keys.decode(Interpolation.self, forKey: .interpolation, or: .medium),
            tint: try keys.decodeIfPresent(RGBA.self, forKey: .tint),
            label: try keys.decode(String.self, forKey: .label, or: ""),
            standIn: try keys.decodeIfPresent(DisplayItem.StandIn.self, forKey: .standIn)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encodeIfPresent(pixels, forKey: .pixels)
        try keys.encode(pixelSize, forKey: .pixelSize)
        try keys.encode(frame, forKey: .frame)
        try keys.encode(interpolation, forKey: .interpolation, unless: .medium)
        try keys.encodeIfPresent(tint, forKey: .tint)
        try keys.encode(label, forKey: .label, unless: "")
        try keys.encodeIfPresent(standIn, forKey: .standIn)
    }
}

extension DisplayItem.SymbolItem: Codable {
    private enum Key: String, CodingKey { case name, frame, color, colors, weight, label, standIn }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try keys.decode(String.self, forKey: .name),
            frame: try keys.decode(Rect.self, forKey: .frame),
            color: try keys.decode(RGBA.self, forKey: .color),
            colors: try keys.decode([RGBA].self, forKey: .colors, or: []),
            weight: try keys.decode(Int.self, forKey: .weight, or: 400),
            label: try keys.decode(String.self, forKey: .label, or: ""),
            standIn: try keys.decodeIfPresent(DisplayItem.StandIn.self, forKey: .standIn)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(name, forKey: .name)
        try keys.encode(frame, forKey: .frame)
        try keys.encode(color, forKey: .color)
        try keys.encode(colors, forKey: .colors, unless: [])
        try keys.encode(weight, forKey: .weight, unless: 400)
        try keys.encode(label, forKey: .label, unless: "")
        try keys.encodeIfPresent(standIn, forKey: .standIn)
    }
}

extension DisplayItem.Layer: Codable {
    private enum Key: String, CodingKey { case clip, opacity, label, effects, standIn, tap, progress, items }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            clip: try keys.decodeIfPresent(Outline.self, forKey: .clip),
            opacity: try keys.decode(Double.self, forKey: .opacity, or: 1),
            label: try keys.decodeIfPresent(String.self, forKey: .label),
            effects: try keys.decodeIfPresent(DisplayItem.Effects.self, forKey: .effects),
            standIn: try keys.decodeIfPresent(DisplayItem.StandIn.self, forKey: .standIn),
            tap: try keys.decodeIfPresent(DisplayItem.Tap.self, forKey: .tap),
            progress: try keys.decodeIfPresent(LiveProgress.self, forKey: .progress),
            items: try keys.decode([DisplayItem].self, forKey: .items)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encodeIfPresent(clip, forKey: .clip)
        try keys.encode(opacity, forKey: .opacity, unless: 1)
        try keys.encodeIfPresent(label, forKey: .label)
        try keys.encodeIfPresent(effects, forKey: .effects)
        try keys.encodeIfPresent(standIn, forKey: .standIn)
        try keys.encodeIfPresent(tap, forKey: .tap)
        try keys.encodeIfPresent(progress, forKey: .progress)
        try keys.encode(items, forKey: .items)
    }
}
