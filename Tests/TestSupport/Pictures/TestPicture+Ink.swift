// Where something is drawn on a white picture, and where nothing is.
package import Foundation
package import ViewArchive

extension TestPicture {
    /// Decodes a file that lies nowhere yet.
    package init(_ file: Data) throws {
        self = try withTemporaryFolder { folder in
            let path = "\(folder)/picture"
            try file.write(to: URL(fileURLWithPath: path))
            return try TestPicture(contentsOf: path)
        }
    }

    /// Whether all of an area is white, in pixels; what lies beyond the picture is.
    package func isBlank(in area: Rect) -> Bool {
        guard let (columns, rows) = pixels(of: area) else { return true }
        let white = [UInt8](repeating: 255, count: columns.count * channels)
        return rows.allSatisfy { self.row($0, columns) == white[...] }
    }

    /// Whether another picture of the same size is the same in an area, in pixels.
    package func isEqual(to other: TestPicture, in area: Rect) -> Bool {
        guard (width, height, channels) == (other.width, other.height, other.channels) else { return false }
        guard let (columns, rows) = pixels(of: area) else { return true }
        return rows.allSatisfy { row($0, columns) == other.row($0, columns) }
    }

    /// How many pixels are not grey.
    package var colors: Int {
        (0..<width * height).count { pixel in
            let at = pixel / width * stride + pixel % width * channels
            return bytes[at] != bytes[at + 1] || bytes[at + 1] != bytes[at + 2]
        }
    }

    private func pixels(of area: Rect) -> (columns: Range<Int>, rows: Range<Int>)? {
        func inside(_ place: Double, _ end: Int) -> Int { max(0, min(end, Int(place))) }
        let left = inside(area.x.rounded(.up), width), right = inside(area.maxX.rounded(.down), width)
        let top = inside(area.y.rounded(.up), height), bottom = inside(area.maxY.rounded(.down), height)
        return left < right && top < bottom ? (left..<right, top..<bottom) : nil
    }

    private func row(_ row: Int, _ columns: Range<Int>) -> ArraySlice<UInt8> {
        let start = row * stride
        return bytes[(start + columns.lowerBound * channels)..<(start + columns.upperBound * channels)]
    }

    /// Whether what is drawn in an area lies within a part of it.
    package func isBlank(in area: Rect, outside part: Rect) -> Bool {
        [
            Rect(x: area.x, y: area.y, width: area.width, height: part.y - area.y),
            Rect(x: area.x, y: part.maxY, width: area.width, height: area.maxY - part.maxY),
            Rect(x: area.x, y: part.y, width: part.x - area.x, height: part.height),
            Rect(x: part.maxX, y: part.y, width: area.maxX - part.maxX, height: part.height),
        ].allSatisfy(isBlank(in:))
    }
}

// MARK: Colours

extension TestPicture {
    /// How many pixels of an area have a colour that is looked for.
    package func count(in area: Rect, where matches: (MeanColor) -> Bool) -> Int {
        var count = 0
        forEachPixel(in: area) { _, _, color in if matches(color) { count += 1 } }
        return count
    }

    /// The smallest box of an area's pixels that have a colour; nil when none has.
    package func bounds(in area: Rect, where matches: (MeanColor) -> Bool) -> Rect? {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        forEachPixel(in: area) { column, row, color in
            guard matches(color) else { return }
            (left, right) = (min(left, column), max(right, column + 1))
            (top, bottom) = (min(top, row), max(bottom, row + 1))
        }
        guard left < right else { return nil }
        return Rect(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
    }

    /// The contrast of the pixel that differs most from a ground, from 1 to 21.
    package func highestContrast(to ground: MeanColor) -> Double {
        var highest = 1.0
        forEachPixel(in: Rect(x: 0, y: 0, width: Double(width), height: Double(height))) { _, _, color in
            let (one, other) = (color.luminance + 0.05, ground.luminance + 0.05)
            highest = max(highest, max(one, other) / min(one, other))
        }
        return highest
    }

    private func forEachPixel(in area: Rect, _ visit: (_ column: Int, _ row: Int, MeanColor) -> Void) {
        guard let (columns, rows) = pixels(of: area) else { return }
        for row in rows {
            for column in columns {
                let at = row * stride + column * channels
                let color = MeanColor(red: Double(bytes[at]), green: Double(bytes[at + 1]), blue: Double(bytes[at + 2]))
                visit(column, row, color)
            }
        }
    }
}

extension MeanColor {
    /// How bright it is, from 0 to 1, as the Web Content Accessibility Guidelines count.
    package var luminance: Double {
        func linear(_ part: Double) -> Double {
            let part = part / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
