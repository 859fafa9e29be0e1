// How bytes stand for pixels.
import Foundation
import ViewArchive

/// Where alpha stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How bytes stand for pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes a description of its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// The order of this machine.
    public static let byteOrder32Host = byteOrder32Little
}

/// An order of a pixel's bytes that is drawn in.
struct PixelOrder {
    /// How many bytes a pixel has.
    let length: Int
    /// From which byte of blue, green, red, alpha each comes; nil is an opaque alpha.
    private let sources: [Int?]
    private let isGray: Bool

    /// Whether colours are stored as they are, and not times alpha.
    private var isStraight = false

    /// Nil for one that cannot be read; three bytes a pixel can be read and not be drawn in.
    init?(reading info: UInt32, space: CGColorSpace?, bits: Int, pixelBits: Int) {
        self.init(info, space: space, bits: bits)
        let alpha = info & CGBitmapInfo.alphaInfoMask.rawValue
        isStraight = alpha == CGImageAlphaInfo.last.rawValue || alpha == CGImageAlphaInfo.first.rawValue
        if pixelBits == 24, length == 4, alpha == CGImageAlphaInfo.none.rawValue {
            self = PixelOrder(length: 3, sources: [2, 1, 0])
        }
        guard pixelBits == length * 8 else { return nil }
    }

    private init(length: Int, sources: [Int?]) {
        (self.length, self.sources, isGray) = (length, sources, false)
    }

    /// Nil for one that cannot be drawn in.
    init?(_ info: UInt32, space: CGColorSpace?, bits: Int) {
        guard bits == 8, info & CGBitmapInfo.floatComponents.rawValue == 0,
            let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        if alpha == .alphaOnly {
            (length, sources, isGray) = (1, [3], false)
            return
        }
        if space?.model == .monochrome {
            (length, sources, isGray) = (1, [nil], true)
            return
        }
        let isLittle = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        let order: [Int?]
        switch alpha {
        case .premultipliedLast, .last: order = [2, 1, 0, 3]
        case .premultipliedFirst, .first: order = [3, 2, 1, 0]
        case .noneSkipLast, .none: order = [2, 1, 0, nil]
        case .noneSkipFirst: order = [nil, 2, 1, 0]
        case .alphaOnly: order = [3]
        }
        (length, sources, isGray) = (4, isLittle ? order.reversed() : order, false)
    }

    init(_ alpha: CGImageAlphaInfo) {
        (length, sources, isGray) = (4, [2, 1, 0, alpha == .premultipliedLast ? 3 : nil], false)
    }

    /// A picture's bytes in this order, row by row.
    func bytes(of pixels: Pixels) -> Data {
        var result = Data(capacity: pixels.width * pixels.height * length)
        let own = pixels.bytes
        for start in stride(from: own.startIndex, to: own.endIndex, by: 4) {
            if isGray {
                // Rec. 601, as greys are made of colours since television.
                let sum = 114 * Int(own[start]) + 587 * Int(own[start + 1]) + 299 * Int(own[start + 2])
                result.append(UInt8((sum + 500) / 1000))
            } else {
                for source in sources { result.append(source.map { own[start + $0] } ?? 255) }
            }
        }
        return result
    }

    /// Red, green, blue and straight alpha of every pixel; nil where there are too few bytes.
    func straight(_ data: Data, width: Int, height: Int, stride: Int) -> Data? {
        // The rows before the last one may be as long as an author says.
        let (before, isTooLong) = stride.multipliedReportingOverflow(by: height - 1)
        guard stride >= width * length, !isTooLong, data.count - width * length >= before else { return nil }
        var result = Data(capacity: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let start = data.startIndex + row * stride + column * length
                // Blue, green, red, alpha.
                var parts: [UInt8] = [0, 0, 0, 255]
                if isGray {
                    for part in 0..<3 { parts[part] = data[start] }
                } else {
                    for (place, source) in sources.enumerated() {
                        if let source { parts[source] = data[start + place] }
                    }
                }
                let alpha = Int(parts[3])
                func whole(_ part: UInt8) -> UInt8 {
                    isStraight || alpha == 0 || alpha == 255
                        ? part : UInt8(min(255, (Int(part) * 255 + alpha / 2) / alpha))
                }
                result.append(contentsOf: [whole(parts[2]), whole(parts[1]), whole(parts[0]), parts[3]])
            }
        }
        return result
    }
}
