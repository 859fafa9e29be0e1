// The pixels of pictures in the catalogue, kept in a folder while the gallery is drawn.
import Imaging
import Posix
import SwiftUI
import ViewArchive

/// Keeps pictures as a run's archive does, and finds them when they are drawn.
final class GalleryPictures: PictureKeeper {
    private let directory: String
    private let store: PixelStore

    /// The folder must exist.
    init(directory: String) {
        self.directory = directory
        store = PixelStore(directory: directory)
    }

    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? {
        // Three pixels a point, as archives keep them.
        let side = { (points: Double) in Int(min(max(1, points * 3), 4096)) }
        // What cannot be decoded is drawn as a stand-in.
        return try? store.keep(source, atMost: (side(size.width), side(size.height)))
    }

    func pixels(_ name: String) -> Pixels? {
        // What is missing is drawn as a stand-in, with a diagnostic.
        guard let file = try? FileSystem.mapWhole("\(directory)/\(name)", limit: 1 << 26) else { return nil }
        return Pixels(file: file)
    }
}
