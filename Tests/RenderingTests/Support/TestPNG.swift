// Pixels of picture files, by the pixel store.
#if Raster
import FoundationEssentials
import Imaging
import Testing
import ViewArchive

enum TestPNG {
    /// Decodes the file at a path at its full size.
    static func pixels(ofFile path: String) throws -> Pixels { try pixels(of: Data(contentsOf: URL(filePath: path))) }

    /// Decodes a file at its full size.
    static func pixels(of file: Data, atMost limit: (width: Int, height: Int) = (16384, 16384)) throws -> Pixels {
        let folder = FileManager.default.temporaryDirectory.path() + "sundial-pixels-\(UInt64.random(in: 0...(.max)))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer {
            // What stays in the temporary folder does no harm.
            try? FileManager.default.removeItem(atPath: folder)
        }
        let kept = try PixelStore(directory: folder).keep(try ImageSource(data: file), atMost: limit)
        let name = try #require(kept.name)
        return try #require(Pixels(file: Data(contentsOf: URL(filePath: "\(folder)/\(name)"))))
    }
}
#endif
