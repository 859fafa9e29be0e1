import Charts
import SwiftUI
import WidgetKit

/// A blade's path over the water, as far as the wish; past it the catch is marked.
struct BladeArc: View {
    let share: Double, effort: Effort
    var weight: CGFloat = 8
    @State private var isFeathered = false
    var body: some View {
        GeometryReader { water in
            let reach = (min(water.size.width, water.size.height) - weight) / 2
            let tip = Angle.degrees(share * 270) + Angle(degrees: 135)
            ZStack {
                Circle().trim(from: 0, to: 0.75).stroke(effort.paint.opacity(0.2), lineWidth: weight)
                    .rotationEffect(.degrees(135))
                Circle().trim(from: 0, to: 0.75 * min(share, 1))
                    .stroke(effort.sweep, style: .init(lineWidth: weight, lineCap: .round)).rotationEffect(
                        .degrees(135))
                if share > 1 {
                    Rectangle().fill(effort.paint).frame(width: weight / 2, height: weight * 1.5).rotationEffect(tip)
                        .offset(x: reach * CGFloat(cos(tip.radians)), y: reach * CGFloat(sin(tip.radians)))
                        .shadow(color: .black.opacity(0.3), radius: 1, y: 1)
                }
            }.padding(weight / 2)
        }.aspectRatio(1, contentMode: .fit)
    }
}
struct Blades: View {
    let entry: RowerEntry
    static let counted: [Effort] = [.metres, .heat, .upstream]
    var body: some View {
        ZStack {
            ForEach(Array(Self.counted.enumerated()), id: \.element) { inner, effort in
                BladeArc(share: entry.share(effort), effort: effort, weight: 7).padding(CGFloat(inner) * 10)
            }
        }
    }
}
struct OutingChart: View {
    let entry: RowerEntry, effort: Effort
    private var pulls: [Outing] { entry.outings.filter { $0.effort == effort } }
    var body: some View {
        Chart(pulls) { pull in
            let isDone = pull.pushedOff <= entry.date
            BarMark(x: .value("Hour", pull.pushedOff, unit: .hour), y: .value("Pull", pull.amount), width: .ratio(0.5))
                .foregroundStyle(isDone ? effort.paint.gradient : Color.gray.opacity(0.25).gradient).cornerRadius(1)
                .opacity(isDone ? 1 : 0.6)
            if pull == pulls.max(by: { $0.amount < $1.amount }) {
                RuleMark(y: .value("Best", pull.amount)).lineStyle(.init(lineWidth: 0.5, dash: [3, 1]))
                    .foregroundStyle(.secondary).annotation(position: .overlay, alignment: .topLeading) {
                        Text(pull.amount, format: .number.precision(.fractionLength(0))).font(.system(size: 8))
                            .background(.background.opacity(0.6))
                    }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 5)) { mark in
                if let hour = mark.as(Date.self) {
                    AxisValueLabel(centered: false, anchor: .top) {
                        Text(hour, format: .dateTime.hour()).font(.system(size: 8))
                    }
                    AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
                }
            }
        }
        .chartYAxis(.hidden).chartYScale(domain: .automatic(includesZero: true))
        .chartPlotStyle { $0.frame(maxHeight: .infinity).clipShape(RoundedRectangle(cornerRadius: 3)) }
    }
}
struct RowerView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.widgetRenderingMode) var mode
    let entry: RowerEntry
    private func plate(_ effort: Effort) -> some View {
        HStack(spacing: 5) {
            Image(systemName: effort.glyph).foregroundStyle(effort.paint).frame(width: 18)
            VStack(alignment: .leading, spacing: 0) {
                Text(effort.said(entry.sum(effort))).font(.system(.footnote, design: .serif).weight(.bold))
                    .contentTransition(.numericText(countsDown: false))
                Text(effort.rawValue.localizedCapitalized).font(.system(size: 9)).foregroundStyle(.secondary)
            }
        }.frame(maxWidth: .infinity, alignment: .leading)
    }
    var body: some View {
        switch family {
        case .systemSmall:
            VStack {
                Blades(entry: entry)
                Text("\(entry.mornings) dawns on the water").font(.caption2.bold()).foregroundStyle(.teal)
            }.containerBackground(.black.gradient, for: .widget).environment(\.colorScheme, .dark)
        case .systemMedium:
            HStack(spacing: 10) {
                Blades(entry: entry)
                VStack { ForEach(Blades.counted) { plate($0) } }
            }.containerBackground(.black, for: .widget).colorScheme(.dark)
        case .systemLarge:
            VStack(alignment: .leading) {
                Label("Boathouse log", systemImage: "oar.2.crossed").font(.headline)
                Text(entry.date, format: .dateTime.weekday(.abbreviated).day()).font(.caption).foregroundStyle(
                    .secondary)
                Grid(horizontalSpacing: 6, verticalSpacing: 6) {
                    GridRow {
                        plate(.metres)
                        plate(.heat)
                    }
                    GridRow {
                        plate(.steady)
                        plate(.upstream)
                    }
                }
                Divider()
                OutingChart(entry: entry, effort: .metres)
                OutingChart(entry: entry, effort: .heat)
            }.containerBackground(.background, for: .widget)
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                BladeArc(share: entry.share(.metres), effort: .metres, weight: 4).padding(2)
                Image(systemName: "oar.2.crossed").accessibilityLabel("Metres")
            }.containerBackground(.clear, for: .widget)
        case .accessoryRectangular:
            HStack {
                Gauge(value: entry.share(.heat)) { Image(systemName: "flame") }.gaugeStyle(.accessoryCircularCapacity)
                    .scaleEffect(0.75)
                VStack(alignment: .leading) {
                    Text("\(Int(entry.sum(.metres)).formatted()) m rowed").font(.headline).widgetAccentable()
                    ProgressView(value: min(1, entry.share(.metres)))
                    Text(.now, style: .date).font(.caption2)
                }
            }.containerBackground(.clear, for: .widget)
        case .accessoryInline: Text("\(Image(systemName: "oar.2.crossed")) \(entry.sum(.metres), specifier: "%.0f")")
        case .systemExtraLarge: Blades(entry: entry)
        @unknown default: EmptyView()
        }
    }
}
struct RowerWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Boathouse", provider: RowerProvider()) { RowerView(entry: $0) }.supportedFamilies(
            [
                .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ]).configurationDisplayName("Boathouse log")
    }
}
