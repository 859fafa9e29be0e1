// One thread at a time in the drawing libraries.
#if Raster
import Synchronization

/// Cairo, FreeType and fontconfig keep fonts for the whole process: two threads that shape or draw at once, each with
/// a renderer of its own, can crash them.
enum FontLock {
    private static let mutex = Mutex(())

    static func holding<Result>(_ body: () -> Result) -> Result {
        mutex.withLock { _ in body() }
    }
}
#endif
