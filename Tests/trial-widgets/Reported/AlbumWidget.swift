// The album that the shared defaults choose, and how wide the widget was installed; where nothing says which, it is album
// Y. While the default `fault` is `awaits`, the provider awaits what never comes.
import AppIntents
import SwiftUI
import Synchronization
import WidgetKit

struct AlbumIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Album"
}

struct AlbumProvider: AppIntentTimelineProvider {
    /// What nobody ever resumes.
    private static let kept = Mutex<[CheckedContinuation<Void, Never>]>([])

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func snapshot(for configuration: AlbumIntent, in context: Context) async -> LinesEntry {
        LinesEntry(lines: ["snapshot"])
    }

    func timeline(for configuration: AlbumIntent, in context: Context) async -> Timeline<LinesEntry> {
        if Trial.defaults.string(forKey: "fault") == "awaits" {
            await withCheckedContinuation { continuation in Self.kept.withLock { $0.append(continuation) } }
        }
        let album = Trial.defaults.string(forKey: "album") ?? "Y"
        let entry = LinesEntry(lines: ["album \(album)", "width \(Int(context.displaySize.width))"])
        return Timeline(entries: [entry], policy: .never)
    }
}

struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Album", intent: AlbumIntent.self, provider: AlbumProvider()) { entry in
            LinesView(entry: entry)
        }
        .description("The album that the shared defaults choose.")
        .supportedFamilies([.systemSmall])
    }
}
