import SwiftUI
import WidgetKit

enum ParcelStage: Int, CaseIterable, Sendable, Comparable {
    case ordered, shipped, inTransit, outForDelivery, delivered

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var label: LocalizedStringKey {
        switch self {
        case .ordered: "Ordered"
        case .shipped: "Shipped"
        case .inTransit: "In transit"
        case .outForDelivery: "Out for delivery"
        case .delivered: "Delivered"
        }
    }

    var symbol: String {
        switch self {
        case .ordered: "cart.fill"
        case .shipped: "shippingbox.fill"
        case .inTransit: "truck.box.fill"
        case .outForDelivery: "figure.walk"
        case .delivered: "house.fill"
        }
    }
}

struct Parcel: Sendable {
    let name: String
    let carrier: String
    let stage: ParcelStage
    let window: Range<Date>
}

struct ParcelEntry: TimelineEntry {
    let date: Date
    let parcel: Parcel
}

struct ParcelProvider: TimelineProvider {
    private func entry(_ now: Date) -> ParcelEntry {
        let day = Calendar.current.startOfDay(for: now)
        return ParcelEntry(
            date: now,
            parcel: Parcel(
                name: "Walking boots", carrier: "Parcel Post", stage: .inTransit,
                window: day.addingTimeInterval(13 * 3600)..<day.addingTimeInterval(15 * 3600)))
    }

    func placeholder(in context: Context) -> ParcelEntry { entry(.now) }
    func getSnapshot(in context: Context, completion: @escaping (ParcelEntry) -> Void) { completion(entry(.now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelEntry>) -> Void) {
        completion(Timeline(entries: [entry(.now)], policy: .after(.now + 3600)))
    }
}

struct StageTrack: View {
    let stage: ParcelStage

    var body: some View {
        HStack(spacing: 0) {
            ForEach(ParcelStage.allCases, id: \.self) { step in
                if step != .ordered {
                    Rectangle()
                        .fill(step <= stage ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(height: 3)
                }
                Image(systemName: step.symbol)
                    .font(.system(size: 11, weight: .bold))
                    .foregroundStyle(step <= stage ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
                    .frame(width: 26, height: 26)
                    .background {
                        Circle().fill(step <= stage ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                    }
                    .accessibilityHidden(step != stage)
            }
        }
        .environment(\.layoutDirection, .leftToRight)
    }
}

struct ParcelView: View {
    let entry: ParcelEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        Group {
            if family == .accessoryRectangular {
                VStack(alignment: .leading, spacing: 2) {
                    Label { Text(entry.parcel.stage.label) } icon: { Image(systemName: entry.parcel.stage.symbol) }
                        .font(.headline)
                        .widgetAccentable()
                    Text(entry.parcel.name)
                    Text(entry.parcel.window.lowerBound...entry.parcel.window.upperBound)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                VStack(alignment: .leading, spacing: 6) {
                    HStack {
                        VStack(alignment: .leading) {
                            Text(entry.parcel.name).font(.headline)
                            Text(entry.parcel.carrier).font(.caption).foregroundStyle(.secondary)
                        }
                        Spacer()
                        VStack(alignment: .trailing) {
                            Text("Arrives today").font(.caption2).foregroundStyle(.secondary)
                            Text(entry.parcel.window, format: .interval.hour().minute())
                                .font(.footnote.weight(.medium))
                        }
                    }
                    Spacer()
                    StageTrack(stage: entry.parcel.stage)
                    Text(entry.parcel.stage.label)
                        .font(.caption.weight(.semibold))
                        .foregroundStyle(.tint)
                }
            }
        }
        .tint(renderingMode == .fullColor ? .brown : .primary)
        .containerBackground(.thinMaterial, for: .widget)
    }
}

struct ParcelWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Parcel", provider: ParcelProvider()) { ParcelView(entry: $0) }
            .configurationDisplayName("Parcel")
            .description("Where your parcel is.")
            .supportedFamilies([.systemMedium, .accessoryRectangular])
    }
}

#Preview("Parcel", as: .systemMedium) { ParcelWidget() } timeline: {
    ParcelEntry(date: .now, parcel: Parcel(name: "Book", carrier: "Post", stage: .delivered, window: .now..<(.now + 60)))
}
