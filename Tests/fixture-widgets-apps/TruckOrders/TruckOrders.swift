/*
Abstract:
The Live Activity and orders widget.
*/
import ActivityKit
import WidgetKit
import SwiftUI
import Charts

struct TruckActivityAttributes: ActivityAttributes {
    public struct MyActivityStatus: Codable, Hashable {
        var timerRange: ClosedRange<Date>
    }
    public typealias ContentState = MyActivityStatus
    var orderID: String
    var order: [String]
    var sales: [String: Int]
    var activityName: String
}

struct TruckActivityWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TruckActivityAttributes.self) { context in
            LiveActivityView(orderNumber: context.attributes.orderID, timerRange: context.state.timerRange)
                .widgetURL(URL(string: "foodtruck://order/\(context.attributes.orderID)"))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    ExpandedLeadingView()
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    ExpandedTrailingView(orderNumber: context.attributes.orderID, timerInterval: context.state.timerRange)
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            } compactLeading: {
                Image("IslandCompactIcon")
                    .padding(4)
                    .background(.indigo.gradient, in: ContainerRelativeShape())
            } compactTrailing: {
                Text(timerInterval: context.state.timerRange, countsDown: true)
                    .monospacedDigit()
                    .foregroundColor(Color("LightIndigo"))
                    .frame(width: 40)
            } minimal: {
                ViewThatFits {
                    Text(timerInterval: context.state.timerRange, countsDown: true)
                    Image(systemName: "timer")
                }
            }
            .contentMargins(.trailing, 32, for: .expanded)
            .contentMargins([.leading, .top, .bottom], 6, for: .compactLeading)
            .contentMargins(.all, 6, for: .minimal)
            .widgetURL(URL(string: "foodtruck://order/\(context.attributes.orderID)"))
        }
    }
}
struct LiveActivityView: View {
    @Environment(\.isLuminanceReduced) var isLuminanceReduced
    var orderNumber: String
    var timerRange: ClosedRange<Date>
    var body: some View {
        HStack {
            ZStack { ContainerRelativeShape().fill(.indigo); Text("🍩").font(.largeTitle) }
                .frame(width: 80)
            VStack(alignment: .leading) {
                Text("Order #\(orderNumber)").font(.headline)
                Text("Ready in").font(.subheadline)
                Text(timerInterval: timerRange, countsDown: true)
                    .font(.largeTitle.weight(.light).monospacedDigit())
                ProgressView(timerInterval: timerRange, countsDown: true).progressViewStyle(.linear)
                    .tint(.indigo)
            }
        }
        .padding()
        .activityBackgroundTint(isLuminanceReduced ? Color.black : nil)
        .activitySystemActionForegroundColor(.indigo)
    }
}
struct ExpandedLeadingView: View { var body: some View { Text("🍩") } }
struct ExpandedTrailingView: View {
    var orderNumber: String
    var timerInterval: ClosedRange<Date>
    var body: some View {
        VStack(alignment: .leading) {
            Text(orderNumber)
            Text(timerInterval: timerInterval, pauseTime: timerInterval.upperBound, countsDown: true, showsHours: false)
        }
    }
}

// MARK: orders
struct OrdersWidget: Widget {
    static var supportedFamilies: [WidgetFamily] {
        var families: [WidgetFamily] = [.accessoryInline, .accessoryCircular, .accessoryRectangular]
        #if os(iOS)
        families += [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        #endif
        return families
    }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Orders", provider: Provider()) { entry in
            OrdersWidgetView(entry: entry)
        }
        .supportedFamilies(OrdersWidget.supportedFamilies)
        .configurationDisplayName("Orders")
        .description("Information about Food Truck's orders and daily quotas.")
    }
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry.preview }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(.preview) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let timeline = Timeline(entries: [Entry.preview], policy: .never)
            completion(timeline)
        }
    }
    struct Entry: TimelineEntry {
        var date: Date
        var orders: Int
        var quota: Int
        var hourly: [HourCount]
        static let preview = Entry(date: .now, orders: 24, quota: 30, hourly: (8..<18).map { HourCount(hour: $0, count: ($0 * 7) % 11 + 2) })
    }
    struct HourCount: Identifiable { let hour: Int; let count: Int; var id: Int { hour }
        var date: Date { Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: .now)! }
    }
}
struct OrdersWidgetView: View {
    var entry: OrdersWidget.Entry
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        switch family {
        #if !os(macOS)
        case .accessoryCircular:
            Gauge(value: Double(entry.orders), in: 0...Double(entry.quota)) {
                Image.donut
            } currentValueLabel: {
                Text(entry.orders.formatted())
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.indigo, .pink]))
        case .accessoryRectangular:
            HStack {
                VStack(alignment: .leading) {
                    Text("Orders").font(.headline).foregroundStyle(.tint).widgetAccentable()
                    Text("\(entry.orders) of \(entry.quota)")
                    Text("\(entry.quota - entry.orders) to go", comment: "remaining").foregroundStyle(.secondary)
                }
                Spacer()
                chart.chartXAxis(.hidden).chartYAxis(.hidden)
            }
        case .accessoryInline:
            Label("\(entry.orders) of \(entry.quota)", systemImage: "circle.dotted").symbolVariant(.fill)
        #endif
        case .systemSmall:
            VStack(alignment: .leading) {
                Text(entry.orders, format: .number).font(.system(size: 48, weight: .semibold, design: .rounded)).contentTransition(.numericText(value: Double(entry.orders)))
                Text("of \(entry.quota, format: .number) Orders").font(.footnote).foregroundStyle(.secondary)
                Spacer()
                ProgressView(value: Double(entry.orders), total: Double(entry.quota))
            }
            .padding()
        default:
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Orders").font(.title3.weight(.semibold))
                    Spacer()
                    Text(Date.now, format: .dateTime.weekday(.wide).day()).font(.caption).foregroundStyle(.secondary)
                }
                chart
                if family != .systemMedium {
                    Divider()
                    Chart(entry.hourly) {
                        LineMark(x: .value("Hour", $0.date, unit: .hour), y: .value("Count", $0.count))
                            .interpolationMethod(.catmullRom)
                            .symbol(.circle)
                        AreaMark(x: .value("Hour", $0.date, unit: .hour), y: .value("Count", $0.count))
                            .foregroundStyle(.linearGradient(colors: [.indigo.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                            .interpolationMethod(.catmullRom)
                    }
                    .chartXAxis {
                        AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
                            AxisGridLine()
                            AxisTick()
                            AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
                        }
                    }
                    .chartYScale(domain: 0...14)
                }
            }
            .padding()
            .background(colorScheme == .dark ? Color.black : Color.white)
        }
    }
    var chart: some View {
        Chart {
            ForEach(entry.hourly) { item in
                BarMark(x: .value("Hour", String(item.hour)), y: .value("Count", item.count), width: .ratio(0.6))
                    .foregroundStyle(item.count > 8 ? Color.pink.gradient : Color.indigo.gradient)
                    .cornerRadius(3)
            }
            RuleMark(y: .value("Average", 7))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
                .annotation(position: .top, alignment: .trailing) {
                    if family != .accessoryRectangular { Text("avg").font(.caption2).foregroundStyle(.secondary) }
                }
        }
    }
}
extension Image { static var donut: Image { Image(systemName: "circle.dotted") } }
struct TruckWidgetPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            OrdersWidgetView(entry: .preview).previewContext(WidgetPreviewContext(family: .accessoryCircular)).previewDisplayName("Circular")
            TruckActivityAttributes(orderID: "1", order: [], sales: [:], activityName: "")
                .previewContext(TruckActivityAttributes.ContentState(timerRange: Date()...Date(timeIntervalSinceNow: 600)), viewKind: .content)
                .previewDisplayName("Notification View")
            TruckActivityAttributes(orderID: "1", order: [], sales: [:], activityName: "")
                .previewContext(TruckActivityAttributes.ContentState(timerRange: Date()...Date(timeIntervalSinceNow: 600)), viewKind: .dynamicIsland(.compact))
        }
    }
}
