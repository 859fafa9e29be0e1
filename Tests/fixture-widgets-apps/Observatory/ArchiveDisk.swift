// The archive disk, for the locked screen of whoever is on duty.
import Foundation
import SwiftUI
import WidgetKit

struct DiskEntry: TimelineEntry {
    var date = Date()
    var plates = Measurement(value: 6.2, unit: UnitInformationStorage.terabytes)
    var disk: Measurement<UnitInformationStorage> = .init(value: 8, unit: .terabytes)
    var share: Double { plates.converted(to: .bytes).value / disk.converted(to: .bytes).value }
}
struct DiskProvider: TimelineProvider {
    func placeholder(in c: Context) -> DiskEntry { .init() }
    func getSnapshot(in c: Context, completion: @escaping (DiskEntry) -> Void) { completion(.init()) }
    func getTimeline(in c: Context, completion: @escaping (Timeline<DiskEntry>) -> Void) {
        completion(.init(entries: [placeholder(in: c)], policy: .never))
    }
}
struct DiskView: View {
    @Environment(\.widgetFamily) var family
    let entry: DiskEntry
    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(
                value: entry.share, label: { Text("") },
                currentValueLabel: {
                    VStack(spacing: 1) {
                        Image(systemName: "internaldrive").font(.system(size: 9))
                        Text("\(Int(entry.share * 100))%").font(.system(size: 12, weight: .semibold))
                    }
                }
            ).gaugeStyle(.accessoryCircularCapacity)
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 2) {
                Label("Archive disk", systemImage: "internaldrive").font(.headline).widgetAccentable()
                Text("\(entry.plates.formatted(.byteCount(style: .decimal))) are plates").font(.caption)
                ProgressView(value: entry.share).progressViewStyle(.linear)
            }
        default:
            ViewThatFits {
                Label("\(entry.plates.formatted()) of \(entry.disk.formatted())", systemImage: "internaldrive")
                Text(entry.share, format: .percent)
            }
        }
    }
}
struct DiskWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PlateDisk", provider: DiskProvider()) {
            DiskView(entry: $0).nightSky(AccessoryWidgetBackground())
        }.supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
