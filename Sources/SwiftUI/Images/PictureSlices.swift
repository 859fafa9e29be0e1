// Pictures that are resized between caps, or tiled.
import ViewArchive

/// Which parts of a picture go where.
struct PictureSlices {
    /// At the picture's own sides, in points; they keep their size.
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
    let isTiled: Bool
    /// A pixel's length in points: parts meet between pixels.
    let pixel: Double

    /// A part of the picture: where the whole picture would have to lie, and what of it is seen.
    struct Part: Hashable {
        let frame: Rect
        let clip: Rect
    }

    /// Nil where the picture is stretched as a whole.
    init?(_ caps: EdgeInsets, _ mode: Image.ResizingMode, isMirrored: Bool, pixel: Double) {
        let (leading, trailing) = (max(0, Double(caps.leading).finite), max(0, Double(caps.trailing).finite))
        left = isMirrored ? trailing : leading
        right = isMirrored ? leading : trailing
        top = max(0, Double(caps.top).finite)
        bottom = max(0, Double(caps.bottom).finite)
        isTiled = mode == .tile
        self.pixel = pixel
        if !isTiled, left + right + top + bottom == 0 { return nil }
    }

    /// More are not drawn one by one.
    static let mostParts = 1000

    /// The parts of a picture of a size in a frame; nil when they are too many.
    func parts(of own: Size, in frame: Rect) -> [Part]? {
        guard own.width > 0, own.height > 0,
            let columns = pieces(own.width, from: frame.x, length: frame.width, left, right),
            let rows = pieces(own.height, from: frame.y, length: frame.height, top, bottom),
            columns.count * rows.count <= Self.mostParts
        else { return nil }
        return rows.flatMap { row in
            columns.map { column in
                Part(
                    frame: Rect(x: column.whole.0, y: row.whole.0, width: column.whole.1, height: row.whole.1),
                    clip: Rect(x: column.seen.0, y: row.seen.0, width: column.seen.1, height: row.seen.1)
                )
            }
        }
    }

    /// A stretch along an axis: start and length of the whole picture, and of what is seen.
    private typealias Piece = (whole: (Double, Double), seen: (Double, Double))

    private func pieces(
        _ own: Double, from start: Double, length: Double, _ before: Double, _ after: Double
    ) -> [Piece]? {
        // Caps that have no room shrink together.
        let first = min(before, own), last = min(after, own - first)
        let fit = first + last > length && first + last > 0 ? length / (first + last) : 1
        var pieces: [Piece] = []
        func add(_ source: (Double, Double), at place: Double, _ drawn: Double, seen: Double) {
            guard source.1 > 0, drawn > 0, seen > 0 else { return }
            let scale = drawn / source.1
            let from = snapped(start + place), to = snapped(start + place + seen)
            guard to > from else { return }
            pieces.append(((start + place - source.0 * scale, own * scale), (from, to - from)))
        }
        add((0, first), at: 0, first * fit, seen: first * fit)
        let middle = own - first - last, room = length - (first + last) * fit
        if isTiled, middle > 0 {
            guard room / middle <= Double(Self.mostParts) else { return nil }
            var place = 0.0
            while place < room {
                add((first, middle), at: first * fit + place, middle, seen: min(middle, room - place))
                place += middle
            }
        } else {
            add((first, middle), at: first * fit, room, seen: room)
        }
        add((own - last, last), at: length - last * fit, last * fit, seen: last * fit)
        return pieces
    }

    private func snapped(_ place: Double) -> Double { pixel > 0 ? (place / pixel).rounded() * pixel : place }
}
