// Widgets that try what the container promises to widget code; written as any author would write them.
import SwiftUI
import WidgetKit

@main
struct ContractWidgets: WidgetBundle {
    var body: some Widget {
        KeysWidget()
        TypesWidget()
        UnitWidget()
        PlainWidget()
        PushWidget()
        PlacesWidget()
        SlowWidget()
        ReaderWidget()
        OddWidget()
        LongWidget()
        TwinWidget()
    }
}

/// The group that the tests use.
enum Contract {
    static let group = "group.sundial.trial"

    static var defaults: UserDefaults { UserDefaults(suiteName: group) ?? .standard }

    static var folder: URL {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            ?? URL(fileURLWithPath: "/nowhere")
    }

    /// Whether a test has put an empty file of that name into the group.
    static func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}

/// An entry that is a few lines of text.
struct LinesEntry: TimelineEntry {
    var date = Date.now
    var lines: [String]
}

/// Its lines, one below the other.
struct LinesView: View {
    let entry: LinesEntry

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(entry.lines.enumerated()), id: \.offset) { line in
                Text(line.element)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// Makes entries whenever it is asked.
struct LinesProvider: TimelineProvider {
    /// Calls its argument with the lines of the one entry, or with nil for a timeline without entries.
    let lines: @Sendable (@escaping @Sendable ([String]?) -> Void) -> Void

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (LinesEntry) -> Void) {
        lines { completion(LinesEntry(lines: $0 ?? [])) }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<LinesEntry>) -> Void) {
        lines { completion(Timeline(entries: $0.map { [LinesEntry(lines: $0)] } ?? [], policy: .never)) }
    }
}

/// The configuration of a widget that shows lines in one family.
@MainActor func linesConfiguration(
    _ kind: String, _ lines: @escaping @Sendable () -> [String]
) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: LinesProvider { $0(lines()) }) { LinesView(entry: $0) }
        .supportedFamilies([.systemSmall])
}
