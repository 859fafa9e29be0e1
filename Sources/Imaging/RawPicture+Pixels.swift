// From straight components to what Cairo paints: premultiplied, a machine word a pixel.
import FoundationEssentials
import ViewArchive

extension RawPicture {
    /// A pixel file: header, then rows.
    func file() -> [UInt8]? {
        let offset = Pixels.headerLength
        guard width > 0, height > 0, width <= Pixels.longestSide, height <= Pixels.longestSide,
            bytes.count >= stride * (height - 1) + width * (hasAlpha ? 4 : 3)
        else { return nil }
        let count = offset + width * height * 4
        var isOpaque = true
        var file = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            buffer.initialize(repeating: 0)
            bytes.withUnsafeBytes { source in
                for row in 0..<height {
                    let from = UnsafeRawBufferPointer(rebasing: source[(row * stride)...])
                    let start = offset + row * width * 4
                    let into = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[start...])
                    if hasAlpha {
                        isOpaque = premultiply(from, into) && isOpaque
                    } else {
                        reorder(from, into)
                    }
                }
            }
            filled = count
        }
        let header = Pixels.header(width: width, height: height, isOpaque: isOpaque)
        file.replaceSubrange(0..<offset, with: header)
        return file
    }

    private func reorder(_ from: UnsafeRawBufferPointer, _ into: UnsafeMutableRawBufferPointer) {
        for column in 0..<width {
            let (source, target) = (column * 3, column * 4)
            into[target] = from[source + 2]
            into[target + 1] = from[source + 1]
            into[target + 2] = from[source]
            into[target + 3] = 255
        }
    }

    /// True when every pixel is opaque.
    private func premultiply(_ from: UnsafeRawBufferPointer, _ into: UnsafeMutableRawBufferPointer) -> Bool {
        var all: UInt8 = 255
        for place in Swift.stride(from: 0, to: width * 4, by: 4) {
            let alpha = UInt32(from[place + 3])
            func times(_ component: UInt8) -> UInt8 {
                let product = UInt32(component) * alpha + 128
                return UInt8((product + product >> 8) >> 8)
            }
            into[place] = times(from[place + 2])
            into[place + 1] = times(from[place + 1])
            into[place + 2] = times(from[place])
            into[place + 3] = from[place + 3]
            all &= from[place + 3]
        }
        return all == 255
    }
}
