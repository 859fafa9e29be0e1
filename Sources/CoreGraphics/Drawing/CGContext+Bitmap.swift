// Canvases of Core Graphics' own, whose pixels an author reads.
import Foundation
import ViewArchive

extension CGContext {
    /// Makes a canvas of a size in pixels, its origin at the bottom left; nil for an order that is not drawn in.
    ///
    /// - Parameter data: where the pixels are wanted after each command; nil where `data` may keep them.
    @safe
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= Picture.longestSide, height <= Picture.longestSide,
            let order = PixelOrder(bitmapInfo, space: space, bits: bitsPerComponent)
        else { return nil }
        let least = width * order.length
        guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: 1, isFlipped: false)
        bitmap = unsafe Bitmap(data, stride: bytesPerRow == 0 ? least : bytesPerRow, height: height, order)
    }

    /// The same, as newer sources describe the pixels.
    @safe
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue
        )
    }

    /// The pixels as they are now, which live as long as the canvas; nil for a canvas of an image renderer.
    public var data: UnsafeMutableRawPointer? { unsafe bitmap?.current(from: self) }

    /// From one row of `data` to the next, in bytes.
    public var bytesPerRow: Int { bitmap?.stride ?? width * 4 }
    /// The bits of a component.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { (bitmap?.order.length ?? 4) * 8 }
    /// The space of the colours.
    public var colorSpace: CGColorSpace? { .standard }
}

/// Memory with a canvas' pixels.
@safe final class Bitmap {
    let stride: Int
    let order: PixelOrder
    private let memory: UnsafeMutableRawPointer
    private let height: Int
    /// Whether the author gave the memory.
    private let isForeign: Bool

    init(_ foreign: UnsafeMutableRawPointer?, stride: Int, height: Int, _ order: PixelOrder) {
        self.stride = stride
        self.height = height
        self.order = order
        isForeign = unsafe foreign != nil
        if let foreign = unsafe foreign {
            unsafe memory = foreign
        } else {
            unsafe memory = .allocate(byteCount: stride * height, alignment: 16)
            unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
        }
    }

    deinit {
        if !isForeign { unsafe memory.deallocate() }
    }

    /// Writes the pixels where the author waits for them.
    func update(from context: CGContext) {
        if isForeign { write(context) }
    }

    /// The memory, after the pixels were written.
    func current(from context: CGContext) -> UnsafeMutableRawPointer {
        if !isForeign { write(context) }
        return unsafe memory
    }

    private func write(_ context: CGContext) {
        guard let pixels = CGImage(context.drawn).pixels else { return }
        let bytes = order.bytes(of: pixels)
        let row = pixels.width * order.length
        for line in 0..<min(height, pixels.height) {
            let part = bytes[(bytes.startIndex + line * row)..<(bytes.startIndex + (line + 1) * row)]
            unsafe part.copyBytes(to: UnsafeMutableRawBufferPointer(start: memory + line * stride, count: row))
        }
    }
}
