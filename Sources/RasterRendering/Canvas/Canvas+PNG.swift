// The finished picture as a PNG file.
#if Raster
import CPNG
import CPangoCairo
import FoundationEssentials

extension Canvas {
    /// The file's bytes, without alpha where every pixel is opaque; empty, with a diagnostic, if memory is short.
    func encoded(_ diagnostics: inout [String]) -> Data {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else {
            diagnostics.append("the picture has no pixels: out of memory")
            return Data()
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var file: UnsafeMutablePointer<UInt8>?
        var length = 0
        let status = cpng_encode(
            pixels, Int32(width), Int32(height), Int32(stride), isOpaque(pixels, stride) ? 1 : 0, &file, &length
        )
        guard status == 0, let file else {
            diagnostics.append("no PNG could be written: error \(status)")
            return Data()
        }
        return Data(
            bytesNoCopy: file, count: length,
            deallocator: .custom { bytes, _ in
                cpng_free(bytes.assumingMemoryBound(to: UInt8.self))
            })
    }

    private func isOpaque(_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Bool {
        for row in 0..<height {
            let opaque = (pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                var all = UInt32.max
                for column in 0..<width { all &= row[column] }
                return all >> 24 == 255
            }
            if !opaque { return false }
        }
        return true
    }
}
#endif
