// A text that follows a date has room for what it comes to say while its picture is on screen.
import Foundation
import LiveText
import Testing
import TextRendering
import ViewArchive

#if Raster
import RasterRendering
#endif

@MainActor
@Suite struct LiveRoomTests {
    nonisolated static let locales = ["en_US", "de_DE", "ar_EG", "zh_Hans_CN", "ru_RU", "fi_FI"]
    /// When the picture is drawn, in seconds from the date.
    nonisolated static let distances = [-5.0, 59, -1500, 3600, -90_000, 900_000]

    @Test(arguments: LiveRoom.all.filter { !$0.shrinks }, locales)
    func inCells(_ row: LiveRoom, _ locale: String) { look(at: row, locale, TextRenderer()) }

    #if Raster
    /// One for all: making it takes longer than drawing with it.
    private static let renderer = RasterRenderer.make(systemFonts: false)

    @Test(arguments: LiveRoom.all, locales)
    func inPixels(_ row: LiveRoom, _ locale: String) throws {
        look(at: row, locale, try #require(Self.renderer))
    }
    #endif

    private func look(at row: LiveRoom, _ locale: String, _ renderer: any Renderer) {
        for distance in Self.distances {
            let list = row.list(locale, from: distance, renderer)
            let live = LiveText(locale: Locale(identifier: locale), timeZone: .gmt)
            // Who draws it says what was measured.
            #expect(live.resolve(list, at: LiveRoom.instant).list == list)
            var scales: Set<Double> = []
            for later in Self.instants(row, from: distance) {
                let seen = live.resolve(list, at: LiveRoom.instant + later).list
                for item in Self.texts(seen.items) {
                    let words = item.block.string
                    let drawn = renderer.measure(item.block, width: item.frame.width, height: item.frame.height)
                    let place: Comment = "\"\(words)\" \(later) s after \(distance) in \(item.frame): \(drawn)"
                    #expect(drawn.size.width <= item.frame.width + 0.01, place)
                    guard row.isRoomy else {
                        // It is one line, and it is cut where its box ends.
                        let ideal = renderer.measure(item.block, width: nil, height: nil).size.width
                        #expect(drawn.lineCount == 1 && drawn.isTruncated == (ideal > item.frame.width), place)
                        continue
                    }
                    #expect(!drawn.isTruncated && drawn.size.height <= item.frame.height + 0.01, place)
                    scales.insert(drawn.scale)
                }
            }
            #expect(scales.count <= 1, "\(scales)")
        }
    }

    /// Some of the instants at which words change, in seconds from the picture's date; a clock is looked at for an hour
    /// after the date that it counts down to, and for a day when it counts up.
    private static func instants(_ row: LiveRoom, from distance: Double) -> [Double] {
        let all = [
            0.0, 1, 4, 5, 6, 59, 60, 61, 600, 1499, 1500, 2222, 3540, 3599, 3600, 8580, 35_999, 36_000, 54_321, 80_000,
            86_399, 86_400, 100_000, 259_200, 900_000, 2_000_000,
        ]
        let last = distance < 0 ? 3599 - distance : 86_399
        return row.isClock ? all.filter { $0 <= last } : all
    }

    private static func texts(_ items: [DisplayItem]) -> [DisplayItem.TextItem] {
        items.flatMap { item -> [DisplayItem.TextItem] in
            switch item {
            case .text(let text): text.block.runs.contains { $0.date != nil } ? [text] : []
            case .layer(let layer): texts(layer.items)
            case .fill, .stroke, .image, .symbol: []
            }
        }
    }
}
