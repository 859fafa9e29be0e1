// Pictures that were scaled, for the next drawing of the same.
#if Raster
import ViewArchive

/// The newest scaled pictures, within a few megabytes; their names come from their contents.
struct PictureCache {
    private struct Key: Hashable {
        var name: String
        var target: ScaledPicture.Target
    }

    private var surfaces: [Key: PictureSurface] = [:]
    private var order: [Key] = []
    private var cost = 0
    /// In bytes.
    private static let most = 3_000_000

    subscript(name: String, target: ScaledPicture.Target) -> PictureSurface? {
        get { surfaces[Key(name: name, target: target)] }
        set {
            let key = Key(name: name, target: target)
            guard let newValue, surfaces[key] == nil, newValue.cost <= Self.most / 2 else { return }
            surfaces[key] = newValue
            order.append(key)
            cost += newValue.cost
            while cost > Self.most, let oldest = order.first {
                order.removeFirst()
                cost -= surfaces.removeValue(forKey: oldest)?.cost ?? 0
            }
        }
    }
}
#endif
