import Intents
import SwiftUI
import WidgetKit

struct Stock: Identifiable {
    let symbol: String
    let company: String
    let prices: [Double]

    var id: String { symbol }
    var last: Double { prices.last ?? 0 }
    var change: Double { last - (prices.first ?? 0) }
    var isUp: Bool { change >= 0 }

    static let watchlist: [Stock] = [
        Stock(symbol: "ACME", company: "Acme Corporation", prices: [128.2, 127.4, 129.9, 131.0, 130.2, 132.8, 134.1, 133.6]),
        Stock(symbol: "GLBX", company: "Globex", prices: [54.1, 54.8, 53.2, 52.9, 52.1, 51.4, 51.9, 50.7]),
        Stock(symbol: "INIT", company: "Initech", prices: [9.2, 9.1, 9.4, 9.3, 9.6, 9.5, 9.7, 9.8]),
        Stock(symbol: "UMBR", company: "Umbra Optics", prices: [310, 312, 309, 305, 307, 301, 299, 302]),
    ]
}

struct StockEntry: TimelineEntry {
    let date: Date
    let stocks: [Stock]
    let configuration: SelectStockIntent
}

struct StockProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> StockEntry {
        StockEntry(date: Date(), stocks: Stock.watchlist, configuration: SelectStockIntent())
    }

    func getSnapshot(for configuration: SelectStockIntent, in context: Context, completion: @escaping (StockEntry) -> ()) {
        completion(StockEntry(date: Date(), stocks: Stock.watchlist, configuration: configuration))
    }

    func getTimeline(
        for configuration: SelectStockIntent, in context: Context, completion: @escaping (Timeline<StockEntry>) -> ()
    ) {
        let stocks: [Stock]
        if let symbol = configuration.symbol {
            stocks = Stock.watchlist.filter { $0.symbol == symbol }
        } else {
            stocks = Stock.watchlist
        }
        let entry = StockEntry(date: Date(), stocks: stocks, configuration: configuration)
        completion(Timeline(entries: [entry], policy: .after(Calendar.current.date(byAdding: .minute, value: 15, to: Date())!)))
    }
}

struct Sparkline: View {
    let values: [Double]
    let color: Color

    private func point(_ index: Int, in size: CGSize) -> CGPoint {
        let low = values.min() ?? 0
        let high = values.max() ?? 1
        let range = max(high - low, 0.0001)
        return CGPoint(
            x: size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
            y: size.height * (1 - CGFloat((values[index] - low) / range))
        )
    }

    var body: some View {
        GeometryReader { geo in
            let line = Path { path in
                for index in values.indices {
                    if index == 0 {
                        path.move(to: point(index, in: geo.size))
                    } else {
                        path.addLine(to: point(index, in: geo.size))
                    }
                }
            }
            let area = Path { path in
                path.addPath(line)
                path.addLine(to: CGPoint(x: geo.size.width, y: geo.size.height))
                path.addLine(to: CGPoint(x: 0, y: geo.size.height))
                path.closeSubpath()
            }
            ZStack {
                area.fill(LinearGradient(gradient: Gradient(colors: [color.opacity(0.4), color.opacity(0)]), startPoint: .top, endPoint: .bottom))
                line.stroke(color, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            }
        }
    }
}

struct ChangeBadge: View {
    let change: Double

    static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        formatter.positivePrefix = "+"
        return formatter
    }()

    var body: some View {
        Text(Self.formatter.string(from: NSNumber(value: change)) ?? "–")
            .font(.system(size: 12, weight: .semibold).monospacedDigit())
            .foregroundColor(.white)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(change >= 0 ? Color.green : Color.red))
    }
}

struct StockRow: View {
    let stock: Stock

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 1) {
                HStack(spacing: 3) {
                    Image(systemName: stock.isUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
                        .imageScale(.small)
                        .foregroundColor(stock.isUp ? .green : .red)
                    Text(stock.symbol).font(.system(size: 14, weight: .bold))
                }
                Text(stock.company)
                    .font(.caption2)
                    .foregroundColor(.secondary)
                    .lineLimit(1)
                    .truncationMode(.tail)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Sparkline(values: stock.prices, color: stock.isUp ? .green : .red)
                .frame(width: 70, height: 24)
            VStack(alignment: .trailing, spacing: 2) {
                Text("\(stock.last, specifier: "%.2f")")
                    .font(.system(size: 13, weight: .semibold).monospacedDigit())
                ChangeBadge(change: stock.change)
            }
            .frame(width: 70, alignment: .trailing)
        }
    }
}

struct StockWidgetView: View {
    @Environment(\.widgetFamily) var family
    let entry: StockEntry

    var body: some View {
        content
            .environment(\.colorScheme, .dark)
            .widgetBackground(Color.black)
    }

    @ViewBuilder private var content: some View {
        if family == .systemSmall, let stock = entry.stocks.first {
            VStack(alignment: .leading) {
                HStack {
                    Text(stock.symbol).font(.headline)
                    Spacer()
                    Image(systemName: "arrowtriangle.up.fill").foregroundColor(.green)
                }
                Text(stock.company).font(.caption).foregroundColor(.secondary).lineLimit(1)
                Sparkline(values: stock.prices, color: .green)
                    .padding(.vertical, 4)
                Text("\(stock.last, specifier: "%.2f")")
                    .font(.title2.bold())
                    .foregroundColor(.white)
                    .frame(maxWidth: .infinity, alignment: .trailing)
                Text("\(stock.change, specifier: "%+.2f")")
                    .font(.caption)
                    .foregroundColor(.green)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
            .foregroundColor(.white)
        } else {
            VStack(spacing: 10) {
                ForEach(entry.stocks.prefix(family == .systemMedium ? 3 : 4)) { stock in
                    Link(destination: URL(string: "stocks://\(stock.symbol)")!) {
                        StockRow(stock: stock)
                    }
                    if stock.id != entry.stocks.last?.id, family == .systemLarge {
                        Divider()
                    }
                }
                if family == .systemLarge { Spacer() }
            }
            .foregroundColor(.white)
        }
    }
}

struct StockWidget: Widget {
    let kind: String = "Stocks"

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: SelectStockIntent.self, provider: StockProvider()) { entry in
            StockWidgetView(entry: entry)
        }
        .configurationDisplayName("Watchlist")
        .description("Keep an eye on the market.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
