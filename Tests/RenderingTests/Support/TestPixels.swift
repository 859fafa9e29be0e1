// A small picture whose pixels need no decoder.
import FoundationEssentials
import ViewArchive

/// Pictures by name, as a renderer asks for them.
enum TestPixels {
    /// "coffee" and "chelsea" are 60 x 40: a gradient with a disc in the middle.
    static func find(_ name: String) -> Pixels? {
        guard name != "gone" else { return nil }
        let (width, height) = (60, 40)
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (x - 30, y - 20)
                let inside = dx * dx + dy * dy < 200
                let warm: [UInt8] = inside ? [30, 50, 90, 255] : [UInt8(60 + y), UInt8(100 + x), UInt8(160 + x), 255]
                bytes += name == "coffee" ? warm : [warm[2], warm[1], warm[0], 255]
            }
        }
        return Pixels(width: width, height: height, isOpaque: true, bytes: Data(bytes))
    }
}
