// Pictures of an author's own pixels.
public import Foundation
import Imaging
import ViewArchive

extension CGImage {
    /// Makes a picture of pixels of 8 bits a component: greys, colours, and colours with alpha; nil where they are of
    /// another kind or too few. How they are smoothed is said where they are drawn.
    @safe
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= Picture.longestSide, height <= Picture.longestSide,
            let order = PixelOrder(
                reading: bitmapInfo.rawValue, space: space, bits: bitsPerComponent, pixelBits: bitsPerPixel
            ),
            let pixels = provider.data.flatMap({
                order.straight($0, width: width, height: height, stride: bytesPerRow)
            }),
            // What was written here is a picture.
            let source = try? ImageSource(data: PlainPNG.file(of: pixels, width: width, height: height))
        else { return nil }
        self.init(source)
    }
}
