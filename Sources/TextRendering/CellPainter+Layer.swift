// Layers in cells: clips, opacity and places; what only softens or recolours is left out.
import ViewArchive

extension CellPainter {
    mutating func layer(_ layer: DisplayItem.Layer, pixels: (String) -> Pixels?) {
        // What takes away from the picture is no colour of its own.
        guard depth < 256, layer.opacity > 0, layer.effects?.blend != .destinationOut else { return }
        let before = (clips, opacity)
        if let clip = layer.clip {
            // A clip without a place hides all.
            guard let sampling = OutlineSampling(clip) else { return }
            clips.append(sampling)
        }
        var items = layer.items
        if let mask = layer.effects?.mask {
            guard let shape = Self.clip(of: mask) else {
                // Texts and symbols that let colours shine through are drawn in their own.
                items = mask
                return paint(items, restoring: before, layer, pixels)
            }
            guard let sampling = OutlineSampling(shape) else { return }
            clips.append(sampling)
        }
        paint(items, restoring: before, layer, pixels)
    }

    private mutating func paint(
        _ items: [DisplayItem], restoring before: ([OutlineSampling], Double), _ layer: DisplayItem.Layer,
        _ pixels: (String) -> Pixels?
    ) {
        opacity *= min(1, layer.opacity)
        depth += 1
        if let transform = layer.effects?.transform {
            paint(items.map { $0.moved(by: transform) }, pixels: pixels)
        } else {
            paint(items, pixels: pixels)
        }
        depth -= 1
        (clips, opacity) = before
    }

    /// The one outline that a mask is; nil when it is more than that.
    private static func clip(of mask: [DisplayItem]) -> Outline? {
        guard mask.count == 1 else { return mask.isEmpty ? .path([]) : nil }
        switch mask[0] {
        case .fill(let fill): return fill.outline
        case .layer(let layer): return clip(of: layer.items)
        case .stroke, .text, .image, .symbol: return nil
        }
    }
}

extension DisplayItem {
    /// The item elsewhere: outlines exactly, frames upright around their new middle.
    func moved(by transform: Transform) -> DisplayItem {
        func frame(_ rect: Rect) -> Rect {
            let middle = transform.apply(Point(x: rect.midX, y: rect.midY))
            let width = rect.width * transform.scale, height = rect.height * transform.scale
            return Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        }
        switch self {
        case .fill(var fill):
            fill.outline = fill.outline.moved(by: transform, frame)
            return .fill(fill)
        case .stroke(var stroke):
            stroke.outline = stroke.outline.moved(by: transform, frame)
            stroke.lineWidth *= transform.scale
            return .stroke(stroke)
        case .text(var text):
            text.frame = frame(text.frame)
            return .text(text)
        case .image(var image):
            image.frame = frame(image.frame)
            return .image(image)
        case .symbol(var symbol):
            symbol.frame = frame(symbol.frame)
            return .symbol(symbol)
        case .layer(var layer):
            layer.clip = layer.clip.map { $0.moved(by: transform, frame) }
            layer.items = layer.items.map { $0.moved(by: transform) }
            let mask = layer.effects?.mask
            layer.effects?.mask = mask.map { items in items.map { $0.moved(by: transform) } }
            let inner = layer.effects?.transform
            // The items were moved already: what is left is the inner change, seen from outside.
            layer.effects?.transform = inner.map { transform.after($0).after(transform.inverse) }
            return .layer(layer)
        }
    }
}

extension Outline {
    func moved(by transform: Transform, _ frame: (Rect) -> Rect) -> Outline {
        // Without a turn, standard outlines stay what they are.
        let isUpright = transform.b == 0 && transform.c == 0
        switch self {
        case .rect(let rect) where isUpright: return .rect(rect.bounds(under: transform))
        case .ellipse(let rect): return .ellipse(isUpright ? rect.bounds(under: transform) : frame(rect))
        case .roundedRect(let rect, let radius, let continuous):
            let grown = Size(width: radius.width * transform.scale, height: radius.height * transform.scale)
            return .roundedRect(
                isUpright ? rect.bounds(under: transform) : frame(rect), radius: grown, continuous: continuous
            )
        case .rect(let rect):
            let corners = [
                Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
                Point(x: rect.x, y: rect.maxY),
            ].map(transform.apply)
            return .path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
        case .path(let segments):
            return .path(segments.map { $0.moved(by: transform) })
        }
    }
}
