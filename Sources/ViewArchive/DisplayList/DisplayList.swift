// A whole picture as drawing instructions; no code, no views.

/// What one entry looks like in one appearance.
package struct DisplayList: Hashable, Codable, Sendable {
    /// The canvas in points.
    package var size: Size
    /// Back to front.
    package var items: [DisplayItem]
    /// What a tap beside all areas opens; nil for the host itself.
    package var url: String?

    package init(size: Size, items: [DisplayItem], url: String? = nil) {
        self.size = size
        self.items = items
        self.url = url
    }

    /// Visits every item, layers before what they hold, masks before what they cut.
    package func forEachItem(_ visit: (DisplayItem) -> Void) {
        func walk(_ items: [DisplayItem]) {
            for item in items {
                visit(item)
                guard case .layer(let layer) = item else { continue }
                if let mask = layer.effects?.mask { walk(mask) }
                walk(layer.items)
            }
        }
        walk(items)
    }

    /// How many pictures, symbols and views are stand-ins.
    package var standIns: Int {
        var count = 0
        forEachItem { item in
            switch item {
            case .image(let image) where image.standIn != nil: count += 1
            case .symbol(let symbol) where symbol.standIn != nil: count += 1
            case .layer(let layer) where layer.standIn != nil: count += 1
            default: break
            }
        }
        return count
    }

    /// The pixel files that drawing it needs.
    package var pixels: Set<String> {
        var names: Set<String> = []
        forEachItem { item in
            switch item {
            case .image(let image): if let name = image.pixels { names.insert(name) }
            case .text(let text): names.formUnion(text.block.runs.compactMap(\.picture?.pixels))
            case .fill, .stroke, .symbol, .layer: break
            }
        }
        return names
    }
}
