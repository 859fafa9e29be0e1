import Charts
import SwiftUI
import WidgetKit

struct SharePrice: Identifiable {
    let id = UUID()
    let time: Date
    let price: Double
}

struct SharesEntry: TimelineEntry {
    let date: Date
    let symbol: String
    let prices: [SharePrice]

    var last: Double { prices.last?.price ?? 0 }
    var change: Double { (prices.first?.price).map { (last - $0) / $0 } ?? 0 }
    var range: ClosedRange<Double> {
        let all = prices.map(\.price)
        return (all.min() ?? 0)...(all.max() ?? 1)
    }
}

struct SharesProvider: TimelineProvider {
    func placeholder(in context: Context) -> SharesEntry { entry(at: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (SharesEntry) -> ()) {
        completion(entry(at: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SharesEntry>) -> ()) {
        let entries = [entry(at: Date())]
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    func entry(at date: Date) -> SharesEntry {
        let prices = (0..<78).map { index -> SharePrice in
            let x = Double(index)
            let price = 188 + 3 * sin(x / 9) + 1.2 * sin(x / 2.3) + x * 0.06
            return SharePrice(time: date.addingTimeInterval((x - 78) * 300), price: price)
        }
        return SharesEntry(date: date, symbol: "LEAF", prices: prices)
    }
}

struct SharesWidgetView: View {
    var entry: SharesProvider.Entry

    var tint: Color { entry.change >= 0 ? .green : .red }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack {
                Text(entry.symbol).font(.headline)
                Spacer()
                Image(systemName: entry.change >= 0 ? "arrow.up.right" : "arrow.down.right")
                    .font(.caption.bold())
                    .foregroundColor(tint)
            }
            Chart(entry.prices) { price in
                AreaMark(
                    x: .value("Time", price.time),
                    yStart: .value("Low", entry.range.lowerBound),
                    yEnd: .value("Price", price.price)
                )
                .foregroundStyle(
                    LinearGradient(
                        gradient: Gradient(colors: [tint.opacity(0.5), .clear]), startPoint: .top, endPoint: .bottom
                    )
                )
                .interpolationMethod(.monotone)

                LineMark(
                    x: .value("Time", price.time),
                    y: .value("Price", price.price)
                )
                .foregroundStyle(tint)
                .lineStyle(StrokeStyle(lineWidth: 1.5))
                .interpolationMethod(.monotone)
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartYScale(domain: entry.range)
            .padding(.vertical, 4)
            Text(entry.last, format: .number.precision(.fractionLength(2)))
                .font(.title3.weight(.semibold))
            Text(entry.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
                .font(.caption)
                .foregroundColor(tint)
        }
        .padding()
    }
}

struct SharesWidget: Widget {
    let kind: String = "Shares"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: SharesProvider()) { entry in
            SharesWidgetView(entry: entry)
        }
        .configurationDisplayName("Shares")
        .description("A share and its day.")
        .supportedFamilies([.systemSmall])
    }
}
