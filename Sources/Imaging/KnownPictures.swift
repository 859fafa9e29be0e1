// The pictures that this process saw last: the same bytes cost no second decoding.
import FoundationEssentials
import Synchronization

/// A few pictures, the newest last; found by their bytes, never by a hash of them.
enum KnownPictures {
    private static let newest = Mutex<[KnownPicture]>([])
    private static let mostPictures = 32
    /// In bytes of files, and of pixels.
    private static let mostFileBytes = 16_000_000
    private static let mostPixelBytes = 12_000_000

    static func picture(of data: Data) throws(ImageError) -> KnownPicture {
        if let known = find(data) { return known }
        let picture = try KnownPicture(data)
        #if Raster
        _ = try picture.raw()
        #endif
        keep(picture)
        return picture
    }

    private static func find(_ data: Data) -> KnownPicture? {
        newest.withLock { newest in
            guard let index = newest.lastIndex(where: { $0.data.count == data.count && $0.data == data }) else {
                return nil
            }
            let picture = newest.remove(at: index)
            newest.append(picture)
            return picture
        }
    }

    private static func keep(_ picture: KnownPicture) {
        newest.withLock { newest in
            newest.append(picture)
            var files = 0
            var pixels = 0
            for (index, picture) in newest.enumerated().reversed() {
                files += picture.data.count
                if files > mostFileBytes || newest.count - index > mostPictures {
                    newest.removeFirst(index + 1)
                    break
                }
                pixels += picture.cost
                // The picture that is needed now keeps its pixels, however large.
                if pixels > mostPixelBytes, index < newest.count - 1 { picture.forgetPixels() }
            }
        }
    }
}
