// How far a loader came.
#if Raster
import CPangoCairo

/// The lowest row that a loader filled.
final class LoadingProgress {
    private var bottom = 0

    /// Follows a loader, which must not outlive this.
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

    /// Whether the last rows of a JPEG were reached. Its decoder divides the size by 1, 2, 4 or 8, to the smallest
    /// that is not below the one asked for; the rest is scaled later.
    func reaches(_ stored: (width: Int, height: Int), _ asked: (width: Int, height: Int)) -> Bool {
        func divided(_ length: Int, _ by: Int) -> Int { (length + by - 1) / by }
        let divisor = [8, 4, 2].first {
            divided(stored.width, $0) >= asked.width && divided(stored.height, $0) >= asked.height
        }
        // Without an end marker, which some cameras forget, the last two rows of blocks are not yet there.
        return bottom >= divided(stored.height, divisor ?? 1) - 32
    }
}
#endif
