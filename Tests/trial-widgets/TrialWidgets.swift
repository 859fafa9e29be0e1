// Widgets that only tests use: they count, trap, hang and tell who they are; written as any author would.
import SwiftUI
import WidgetKit

@main
struct TrialWidgets: WidgetBundle {
    var body: some Widget {
        CounterWidget()
        EchoWidget()
        NagWidget()
        ValueWidget()
        PairWidget()
        ProcessWidget()
        TrapWidget()
        StepsWidget()
        MinutesWidget()
        TimerWidget()
        if Trial.has("chats") { ChatsWidget() }
        if Trial.has("kind") { NamedWidget() }
        if Trial.has("reports") {
            FickleWidget()
            AlbumWidget()
            BulkWidget()
            TitledWidget()
        }
        if Trial.has("configured") {
            SettingsWidget()
            HeroWidget()
            TaskWidget()
            RideWidget()
        }
        if Trial.has("delivery") { DeliveryLiveActivity() }
        DoNotRingControl()
        OrderAgainControl()
        DatedWidget()
        TimesWidget()
        WaitsWidget()
        RestlessWidget()
        HoardWidget()
        CalendarWidget()
    }
}

/// The group that the tests use.
enum Trial {
    static let group = "group.sundial.trial"

    static var defaults: UserDefaults { UserDefaults(suiteName: group) ?? .standard }

    /// Whether a test has put a file of that name into the group.
    static func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    static var folder: URL {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            ?? URL(fileURLWithPath: "/nowhere")
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
            ForEach(entry.lines, id: \.self) { line in
                Text(line)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// Makes one entry, or some, whenever it is asked.
struct LinesProvider: TimelineProvider {
    let entries: @Sendable () -> [LinesEntry]

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(LinesEntry(lines: ["snapshot"]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        completion(Timeline(entries: entries(), policy: .never))
    }
}
