// How far a loader came.
#if Raster
import CPangoCairo

/// The lowest row that a loader filled.
final class LoadingProgress {
    private var bottom = 0

    /// Follows a loader, which must not outlive this; one that scales what it decoded tells nothing.
    init(of loader: UnsafeMutablePointer<GdkPixbufLoader>) {
        typealias Updated =
            @convention(c) (
                UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, UnsafeMutableRawPointer?
            ) -> Void
        let updated: Updated = { _, _, y, _, height, context in
            guard let context else { return }
            let progress = Unmanaged<LoadingProgress>.fromOpaque(context).takeUnretainedValue()
            progress.bottom = max(progress.bottom, Int(y) + Int(height))
        }
        // GObject calls a handler with the signal's own parameters, whatever type it was connected as.
        g_signal_connect_data(
            loader, "area-updated", unsafeBitCast(updated, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0)
        )
    }

    /// Whether the last rows of a picture so high were reached. Without an end marker, which some cameras forget, the
    /// last two rows of a JPEG's blocks are not yet there.
    func reaches(_ height: Int) -> Bool { bottom >= height - 32 }
}
#endif
