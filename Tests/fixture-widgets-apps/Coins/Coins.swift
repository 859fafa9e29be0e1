import WidgetKit
import SwiftUI
import Foundation

struct Quote: Decodable {
    var symbol: String
    var price: Decimal
    var changePercent: Double
    var history: [Double]
}

typealias QuoteCompletion = (Result<[Quote], NetworkError>) -> Void

enum NetworkError: Error { case url, transport(Error), empty, decoding(DecodingError) }

final class QuoteLoader {
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 2
        configuration.requestCachePolicy = .reloadIgnoringLocalAndRemoteCacheData
        configuration.httpAdditionalHeaders = ["User-Agent": "Widget/1.0"]
        return URLSession(configuration: configuration)
    }()

    func load(_ symbols: [String], completion: @escaping QuoteCompletion) {
        guard let url = URL(string: "http://127.0.0.1:9/quotes?symbols=\(symbols.joined(separator: ","))") else {
            completion(.failure(.url)); return
        }
        session.dataTask(with: url) { [weak self] data, response, error in
            guard self != nil else { return }
            if let error = error { return completion(.failure(.transport(error))) }
            guard let data, !data.isEmpty else { return completion(.failure(.empty)) }
            do {
                let quotes = try JSONDecoder().decode([Quote].self, from: data)
                DispatchQueue.main.async { completion(.success(quotes)) }
            } catch let error as DecodingError {
                completion(.failure(.decoding(error)))
            } catch {
                fatalError("unreachable: \(error)")
            }
        }.resume()
    }
}

struct CoinEntry: TimelineEntry { let date: Date; let quotes: [Quote] }

struct CoinProvider: TimelineProvider {
    let loader = QuoteLoader()
    static let fallback: [Quote] = [
        Quote(symbol: "BTC", price: 64_250.11, changePercent: 2.41, history: [1, 3, 2, 5, 4, 6, 5.5, 7]),
        Quote(symbol: "ETH", price: 3_180.5, changePercent: -0.87, history: [5, 4, 4.5, 3, 3.2, 2, 2.2, 1]),
        Quote(symbol: "SOL", price: 142.07, changePercent: 0, history: [1, 2, 1, 2, 1, 2, 1, 2]),
    ]
    func placeholder(in context: Context) -> CoinEntry { CoinEntry(date: Date(), quotes: Self.fallback) }
    func getSnapshot(in context: Context, completion: @escaping (CoinEntry) -> ()) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CoinEntry>) -> ()) {
        loader.load(["BTC", "ETH", "SOL"]) { result in
            let quotes = (try? result.get()) ?? Self.fallback
            let entry = CoinEntry(date: Date(), quotes: quotes)
            completion(Timeline(entries: [entry], policy: .after(Date(timeIntervalSinceNow: 5 * 60))))
        }
    }
}

struct Sparkline: Shape {
    var values: [Double]
    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard let min = values.min(), let max = values.max(), max > min, values.count > 1 else { return path }
        let step = rect.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { (i, v) in
            CGPoint(x: rect.minX + CGFloat(i) * step, y: rect.maxY - CGFloat((v - min) / (max - min)) * rect.height)
        }
        path.move(to: points[0])
        for (previous, next) in zip(points, points.dropFirst()) {
            let mid = CGPoint(x: (previous.x + next.x) / 2, y: (previous.y + next.y) / 2)
            path.addQuadCurve(to: mid, control: CGPoint(x: mid.x, y: previous.y))
            path.addQuadCurve(to: next, control: CGPoint(x: mid.x, y: next.y))
        }
        return path
    }
    func closed() -> some Shape { AreaShape(line: self) }
    private struct AreaShape: Shape {
        let line: Sparkline
        func path(in rect: CGRect) -> Path {
            var p = line.path(in: rect)
            guard !p.isEmpty, let last = p.currentPoint else { return p }
            p.addLine(to: CGPoint(x: last.x, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            p.closeSubpath()
            return p
        }
    }
}

extension Quote: Identifiable, Equatable { var id: String { symbol } }
extension Decimal {
    var currency: String {
        let f = NumberFormatter()
        f.numberStyle = .currency
        f.currencyCode = "USD"
        f.locale = Locale(identifier: "en_US")
        f.maximumFractionDigits = self > 1000 ? 0 : 2
        return f.string(from: self as NSDecimalNumber) ?? "\(self)"
    }
}

struct QuoteRow: View {
    let quote: Quote
    private var tint: Color { quote.changePercent == 0 ? .secondary : (quote.changePercent > 0 ? .green : .red) }
    var body: some View {
        HStack(spacing: 8) {
            Circle().fill(tint.gradient).frame(width: 28, height: 28)
                .overlay(Text(quote.symbol.prefix(1)).font(.system(size: 13, weight: .black, design: .rounded)).foregroundColor(.white))
            VStack(alignment: .leading, spacing: 1) {
                Text(quote.symbol).font(.subheadline).fontWeight(.semibold)
                Text(quote.changePercent / 100, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
                    .font(.caption2).foregroundColor(tint)
            }
            ZStack {
                Sparkline(values: quote.history).closed()
                    .fill(LinearGradient(gradient: .init(colors: [tint.opacity(0.4), tint.opacity(0)]), startPoint: .top, endPoint: .bottom))
                Sparkline(values: quote.history)
                    .stroke(tint, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            }
            .frame(maxWidth: .infinity).frame(height: 24)
            .accessibilityHidden(true)
            Text(quote.price.currency)
                .font(.system(.footnote, design: .monospaced))
                .contentTransition(.numericText(value: NSDecimalNumber(decimal: quote.price).doubleValue))
                .layoutPriority(1)
        }
        .accessibilityElement(children: .combine)
    }
}

struct CoinsView: View {
    @Environment(\.widgetFamily) private var family
    var entry: CoinProvider.Entry
    var body: some View {
        Group {
            if family == .systemSmall, let first = entry.quotes.first {
                VStack(alignment: .leading) {
                    Text(first.symbol).font(.caption).foregroundColor(.secondary)
                    Text(first.price.currency).font(.title2.bold()).minimumScaleFactor(0.5).lineLimit(1)
                    Sparkline(values: first.history).stroke(Color.green, lineWidth: 2).padding(.top, 4)
                }
            } else {
                VStack(spacing: 6) {
                    ForEach(entry.quotes) { quote in
                        Link(destination: URL(string: "coins://detail?id=\(quote.symbol)")!) { QuoteRow(quote: quote) }
                        if quote != entry.quotes.last { Divider() }
                    }
                }
            }
        }
        .modifier(Card())
    }
}

struct Card: ViewModifier {
    @Environment(\.colorScheme) var scheme
    func body(content: Content) -> some View {
        if #available(iOS 17, *) {
            content.containerBackground(for: .widget) {
                scheme == .dark ? Color(UIColor.secondarySystemBackground) : Color(.systemBackground)
            }
        } else {
            content.padding().background(Color("WidgetBackground"))
        }
    }
}

struct CoinsWidget: Widget {
    let kind: String = "CoinsWidget"
    public init() {}
    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: CoinProvider()) { CoinsView(entry: $0) }
            .configurationDisplayName("Coins").description("Prices of coins.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
