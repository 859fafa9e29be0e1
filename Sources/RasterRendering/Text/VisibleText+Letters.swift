// How many of a text's characters a box can show: breaking more into lines takes time that grows with their square.
#if Raster
import ViewArchive

extension VisibleText {
    /// How many letters a box can show at most, by letters far narrower than any.
    static func letters(_ block: TextBlock, scale: Double, width: Double?, height: Double?) -> Int {
        // Without a width nothing is broken.
        guard let width else { return Int.max }
        let size = block.runs.map(\.style.font.checkedSize).min() ?? 1
        let lines = min(height.map { max(0, $0) / (size * scale) + 1 } ?? 200, Double(block.lineLimit ?? 200), 200)
        let letters = min(max(0, width), 1e9) / (size * scale * 0.2) + 1
        return Int(max(256, min(letters * lines, max(4096, letters * 2))))
    }
}
#endif
