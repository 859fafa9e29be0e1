import SwiftUI
import WidgetKit

struct TransitEntry: TimelineEntry {
    let date: Date
    let stop: String
    let departures: [Departure]
}

actor DepartureBoard {
    static let shared = DepartureBoard()

    func departures(at stop: String) async throws -> [Departure] {
        try await Task.sleep(for: .milliseconds(1))
        return Departure.samples(from: .now)
    }
}

struct TransitProvider: TimelineProvider {
    func placeholder(in context: Context) -> TransitEntry {
        TransitEntry(date: .now, stop: "Central Station", departures: Departure.samples(from: .now))
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TransitEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TransitEntry>) -> Void) {
        Task {
            let all = (try? await DepartureBoard.shared.departures(at: "Central Station")) ?? []
            var entries: [TransitEntry] = []
            var date = Date.now
            for departure in all {
                entries.append(
                    TransitEntry(date: date, stop: "Central Station", departures: all.filter { $0.leaves > date })
                )
                date = departure.leaves
            }
            completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(15 * 60))))
        }
    }
}

struct LineBadge: View {
    let departure: Departure

    var body: some View {
        Text(departure.line)
            .font(.system(.caption, design: .rounded, weight: .heavy))
            .foregroundStyle(.white)
            .frame(minWidth: 26)
            .padding(.vertical, 3)
            .background(departure.lineColor, in: .rect(cornerRadius: 5))
            .widgetAccentable()
    }
}

struct TransitRow: View {
    let departure: Departure

    var body: some View {
        HStack(spacing: 8) {
            LineBadge(departure: departure)
            Text(departure.destination)
                .font(.footnote)
                .lineLimit(1)
                .strikethrough(departure.status == .cancelled)
            Spacer(minLength: 4)
            switch departure.status {
            case .cancelled:
                Text("Cancelled").font(.caption).foregroundStyle(.red)
            case .delayed:
                time.foregroundStyle(.orange)
            case .onTime:
                time
            }
        }
    }

    private var time: some View {
        Text(departure.leaves, style: .time)
            .font(.footnote.monospacedDigit())
    }
}

struct TransitWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    let entry: TransitEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryRectangular:
                VStack(alignment: .leading) {
                    ForEach(entry.departures.prefix(2)) { departure in
                        HStack {
                            Text(departure.line).bold().widgetAccentable()
                            Text(departure.leaves, style: .relative)
                        }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            case .systemSmall:
                VStack(alignment: .leading, spacing: 4) {
                    header
                    Spacer(minLength: 0)
                    if let next = entry.departures.first {
                        HStack {
                            LineBadge(departure: next)
                            Text(next.destination).font(.caption).lineLimit(2)
                        }
                        Text(timerInterval: entry.date...next.leaves, countsDown: true)
                            .font(.system(.largeTitle, design: .rounded, weight: .semibold))
                            .monospacedDigit()
                            .contentTransition(.numericText(countsDown: true))
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            default:
                VStack(alignment: .leading, spacing: 7) {
                    header
                    ForEach(entry.departures.prefix(3)) { TransitRow(departure: $0) }
                    Spacer(minLength: 0)
                }
            }
        }
        .padding(showsBackground ? 0 : 4)
        .containerBackground(for: .widget) {
            ContainerRelativeShape()
                .fill(Color(.systemBackground).gradient)
        }
    }

    private var header: some View {
        Label(entry.stop, systemImage: "tram.fill")
            .font(.caption.weight(.semibold))
            .foregroundStyle(.secondary)
            .lineLimit(1)
    }
}

struct TransitWidget: Widget {
    let kind = "Transit"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TransitProvider()) {
            TransitWidgetView(entry: $0)
        }
        .configurationDisplayName("Departures")
        .description("The next trains from your stop.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

#Preview(as: WidgetFamily.systemMedium) {
    TransitWidget()
} timelineProvider: {
    TransitProvider()
}
