import SwiftUI
import WidgetKit

struct StandEntry: TimelineEntry {
    public let date: Date
    var colonies: [Colony]?
}

/// The whole stand, thirstiest box last.
struct StandWidget: Widget {
    private static var sizes: [WidgetFamily] {
        #if os(iOS)
        return [.systemLarge, .systemExtraLarge]
        #else
        return [.systemLarge]
        #endif
    }

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Apiary.standKind, provider: StandProvider()) { entry in
            StandView(colonies: entry.colonies).padding().containerBackground(for: .widget) { Color.orchard }
        }
        .onBackgroundURLSessionEvents { identifier, done in
            guard identifier == Apiary.standKind else { return }
            done()
        }
        .supportedFamilies(StandWidget.sizes)
        .configurationDisplayName("Stand")
        .description("All boxes and their feeders.")
    }
}

struct StandProvider: TimelineProvider {
    public typealias Entry = StandEntry

    func getTimeline(in context: Context, completion: @escaping (Timeline<StandEntry>) -> Void) {
        Apiary.weigh { weighed, failure in
            let isFresh = failure == nil && weighed != nil
            completion(Timeline(
                entries: [StandEntry(date: Date(), colonies: weighed ?? Apiary.boxes)],
                policy: isFresh ? .after(Date().addingTimeInterval(2 * 60 * 60)) : .atEnd))
        }
    }

    func getSnapshot(in context: Context, completion: @escaping (StandEntry) -> Void) {
        completion(StandEntry(date: Date(), colonies: Apiary.boxes))
    }

    func placeholder(in context: Context) -> StandEntry { StandEntry(date: Date()) }
}

struct StandView: View {
    @Environment(\.widgetFamily) var family
    let colonies: [Colony]?

    var body: some View {
        VStack(spacing: family == .systemLarge ? 18 : 6) {
            ForEach(colonies?.sorted { $0.share > $1.share } ?? Apiary.boxes) { colony in
                Link(destination: colony.page) {
                    HStack {
                        VStack(alignment: .leading) {
                            Text("\(colony.queen), box \(colony.box)").font(.headline)
                            FeederBar(share: colony.share).frame(height: 8)
                            Text(colony.note).font(.footnote).opacity(0.8)
                        }
                        .foregroundColor(.white)
                        Lid(colony)
                    }
                }
            }
        }
    }
}

struct FeederBar: View {
    var share: Double

    var body: some View {
        GeometryReader { glass in
            ZStack(alignment: .leading) {
                Capsule(style: .continuous).fill(Color.white.opacity(0.25))
                Capsule().fill(share < 0.25 ? .red : .yellow).frame(width: glass.size.width * share)
            }
        }
    }
}
