// The board at the gate of the kite field.
import Foundation
import SwiftUI
import WidgetKit

struct KiteView: View {
    @Environment(\.widgetFamily) private var family
    let entry: KiteEntry
    private var report: FieldReport { entry.report }
    var board: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(report.field).font(.subheadline.weight(.semibold))
            Text(entry.said(report.warmth)).font(.system(size: 36, weight: .light, design: .rounded)).lineLimit(1)
                .minimumScaleFactor(0.5)
            Spacer(minLength: 0)
            HStack {
                Image(systemName: report.air.glyph).symbolRenderingMode(.multicolor)
                Text(LocalizedStringKey(report.air.rawValue.capitalized))
            }.font(.callout)
            (Text("Bring ") + Text(report.strings, format: .number).bold() + Text(" strings")).font(.caption)
        }.shadow(radius: 1)
    }
    var slots: some View {
        HStack(spacing: 0) {
            ForEach(report.slots.filter { $0.from >= entry.date }.prefix(5)) { slot in
                VStack(spacing: 3) {
                    Text(entry.said(slot.warmth)).font(.caption.weight(.semibold))
                    Image(systemName: slot.air.glyph).symbolRenderingMode(.multicolor).frame(height: 16)
                    if slot.shower > 0.4 {
                        Text(slot.shower, format: .percent).font(.system(size: 8)).foregroundStyle(.mint)
                    }
                    Text(slot.from, format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
                        .font(.system(size: 10)).foregroundStyle(.white.opacity(0.75)).lineLimit(1)
                }.frame(maxWidth: .infinity)
            }
        }
    }
    var afternoons: some View {
        let ends = report.afternoons.flatMap { [$0.grass.value, $0.height.value] }
        return Grid(alignment: .leading, horizontalSpacing: 7, verticalSpacing: 5) {
            ForEach(report.afternoons) { afternoon in
                GridRow {
                    Image(systemName: afternoon.air.glyph).symbolRenderingMode(.multicolor)
                    Text(
                        Calendar.current.isDateInToday(afternoon.day)
                            ? "Later" : afternoon.day.formatted(.dateTime.weekday(.abbreviated))
                    ).gridColumnAlignment(.leading)
                    Text(entry.said(afternoon.grass)).foregroundStyle(.white.opacity(0.6)).gridColumnAlignment(
                        .trailing)
                    WarmthString(afternoon: afternoon, all: ends.min()!...ends.max()!)
                    Text(entry.said(afternoon.height))
                }
            }
        }.font(.caption.weight(.medium))
    }
    var small: some View {
        HStack {
            Label(
                "\(report.breeze.formatted(.measurement(width: .abbreviated, usage: .wind))), \(report.from.landmark)",
                systemImage: "wind")
            Spacer()
            Label(report.dew.formatted(.percent), systemImage: "drop")
            Spacer()
            Label(
                report.pressure.formatted(
                    .measurement(
                        width: .abbreviated, usage: .barometric,
                        numberFormatStyle: .number.precision(.fractionLength(0)).grouping(.never))),
                systemImage: "barometer")
        }.font(.system(size: 10)).labelStyle(.titleAndIcon)
    }
    @ViewBuilder var body: some View {
        switch family {
        case .systemMedium:
            VStack {
                HStack(alignment: .firstTextBaseline) {
                    Text(report.field).font(.headline)
                    Spacer()
                    Text("\(entry.said(report.onTheHill)) on the hill").font(.caption)
                }
                Spacer(minLength: 2)
                slots
            }
        case .systemLarge:
            VStack(spacing: 9) {
                HStack(alignment: .top) {
                    board
                    Spacer()
                    KiteLine().stroke(.white.opacity(0.7), style: .init(lineWidth: 1, dash: [4, 2]))
                        .frame(width: 100, height: 60).overlay(alignment: .bottomTrailing) {
                            VStack(alignment: .trailing) {
                                Text(report.gateOpens, style: .time)
                                Text(report.gateShuts, style: .time)
                            }.font(.system(size: 9)).offset(y: 14)
                        }
                }.frame(height: 110)
                afternoons
                Divider().overlay(.white)
                slots
                Divider().overlay(.white)
                small
            }
        case .accessoryCircular:
            let today = report.afternoons[0]
            Gauge(value: report.warmth.value, in: today.grass.value...today.height.value) {
                Text("°")
            } currentValueLabel: {
                Text(report.warmth.painted)
            } minimumValueLabel: {
                Text(verbatim: today.grass.naked)
            } maximumValueLabel: {
                Text(verbatim: today.height.naked)
            }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.mint, .yellow]))
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Label(entry.said(report.warmth), systemImage: report.air.glyph).font(.headline).widgetAccentable()
                Text("\(report.strings) strings, \(report.breeze.formatted())")
                small.hidden()
            }
        case .accessoryInline: Label("\(report.field) \(entry.said(report.warmth))", systemImage: report.air.glyph)
        default: board.frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
struct KiteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "KiteField", intent: ChooseField.self, provider: KiteProvider()) { entry in
            KiteView(entry: entry).foregroundStyle(.white).containerBackground(for: .widget) {
                LinearGradient(colors: entry.report.air.cloth, startPoint: .topLeading, endPoint: .bottom)
                    .overlay(Streamers())
            }
        }.supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]).configurationDisplayName("Kite field")
    }
}
