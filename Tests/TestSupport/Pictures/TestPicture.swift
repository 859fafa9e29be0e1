// A picture's pixels as tests look at them, decoded by the libraries that draw.
import Foundation

#if Raster
import CPangoCairo
#endif

/// The mean colour of some pixels, 0 to 255.
package struct MeanColor: CustomStringConvertible, Sendable {
    package var red: Double, green: Double, blue: Double

    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The largest difference of a component.
    package func distance(to other: MeanColor) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    package var description: String { "(\(Int(red)) \(Int(green)) \(Int(blue)))" }
}

/// A decoded picture.
package struct TestPicture: Sendable {
    package let width: Int
    package let height: Int
    let channels: Int
    let stride: Int
    let bytes: [UInt8]

    /// Decodes a file; throws without the trait `Raster`, and for a file that is no whole picture.
    package init(contentsOf path: String) throws {
        #if Raster
        var error: UnsafeMutablePointer<GError>?
        guard let pixels = gdk_pixbuf_new_from_file(path, &error) else {
            defer { g_error_free(error) }
            throw TestFailure("\(path): \(error.map { String(cString: $0.pointee.message) } ?? "no picture")")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        width = Int(gdk_pixbuf_get_width(pixels))
        height = Int(gdk_pixbuf_get_height(pixels))
        channels = Int(gdk_pixbuf_get_n_channels(pixels))
        stride = Int(gdk_pixbuf_get_rowstride(pixels))
        let length = Int(gdk_pixbuf_get_byte_length(pixels))
        bytes = Array(UnsafeBufferPointer(start: gdk_pixbuf_read_pixels(pixels), count: length))
        #else
        throw TestFailure("\(path): pictures are decoded with the trait Raster only")
        #endif
    }

    /// Makes a file as small as PNG allows: a repository keeps it for ever.
    package static func compress(_ path: String) throws {
        #if Raster
        guard let pixels = gdk_pixbuf_new_from_file(path, nil) else { throw TestFailure("\(path): no picture") }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        var keys: [UnsafeMutablePointer<CChar>?] = [strdup("compression"), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [strdup("9"), nil]
        defer { for text in keys + values { free(text) } }
        if gdk_pixbuf_savev(pixels, path, "png", &keys, &values, nil) == 0 { throw TestFailure("\(path): not written") }
        #endif
    }

    /// Whether all pixels are alike.
    package var isPlain: Bool {
        (0..<height).allSatisfy { row in
            let line = bytes[(row * stride)..<(row * stride + width * channels)]
            return line.dropFirst(channels).elementsEqual(line.dropLast(channels))
        }
            && (1..<max(height, 1)).allSatisfy { row in
                (0..<channels).allSatisfy { bytes[row * stride + $0] == bytes[$0] }
            }
    }

    /// The largest difference of a component between the means of the same blocks of pixels, 0 to 255; nil for
    /// pictures of different sizes. Means forgive what one pixel has more than its neighbour, as fonts' edges do.
    package func largestDifference(from other: TestPicture, block: Int = 4) -> Double? {
        guard width == other.width, height == other.height else { return nil }
        var largest = 0.0
        for top in Swift.stride(from: 0, to: height, by: block) {
            for left in Swift.stride(from: 0, to: width, by: block) {
                let columns = left..<min(left + block, width), rows = top..<min(top + block, height)
                let ours = sum(columns, rows), theirs = other.sum(columns, rows)
                let apart = max(abs(ours.0 - theirs.0), abs(ours.1 - theirs.1), abs(ours.2 - theirs.2))
                largest = max(largest, Double(apart) / Double(columns.count * rows.count))
            }
        }
        return largest
    }

    private func sum(_ columns: Range<Int>, _ rows: Range<Int>) -> (Int, Int, Int) {
        var sum = (0, 0, 0)
        for row in rows {
            for at in Swift.stride(
                from: row * stride + columns.lowerBound * channels, to: row * stride + columns.upperBound * channels,
                by: channels
            ) {
                sum = (sum.0 + Int(bytes[at]), sum.1 + Int(bytes[at + 1]), sum.2 + Int(bytes[at + 2]))
            }
        }
        return sum
    }

    /// How many pixels have a colour, give or take a few of 255.
    package func count(of color: MeanColor, tolerance: Double = 6) -> Int {
        var count = 0
        for row in 0..<height {
            for at in Swift.stride(from: row * stride, to: row * stride + width * channels, by: channels) {
                let seen = MeanColor(red: Double(bytes[at]), green: Double(bytes[at + 1]), blue: Double(bytes[at + 2]))
                if seen.distance(to: color) <= tolerance { count += 1 }
            }
        }
        return count
    }

    /// The mean colour of a box, clipped to the picture.
    package func mean(x: ClosedRange<Double>, y: ClosedRange<Double>) -> MeanColor {
        let columns = max(0, Int(x.lowerBound))...min(width - 1, Int(x.upperBound))
        let rows = max(0, Int(y.lowerBound))...min(height - 1, Int(y.upperBound))
        var sums = (0, 0, 0)
        for row in rows {
            for column in columns {
                let at = row * stride + column * channels
                sums = (sums.0 + Int(bytes[at]), sums.1 + Int(bytes[at + 1]), sums.2 + Int(bytes[at + 2]))
            }
        }
        let count = Double(columns.count * rows.count)
        return MeanColor(red: Double(sums.0) / count, green: Double(sums.1) / count, blue: Double(sums.2) / count)
    }
}
