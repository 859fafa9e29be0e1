import WidgetKit
import SwiftUI
import os.log

private let log = OSLog(subsystem: "com.example.widgets", category: "crypto")

struct CryptoEntry: TimelineEntry {
    enum State {
        case loaded([CoinPrice])
        case failed
    }

    let date: Date
    let state: State

    static var sample: CryptoEntry {
        CryptoEntry(
            date: Date(),
            state: .loaded([
                CoinPrice(id: "bitcoin", symbol: "btc", name: "Bitcoin", currentPrice: 64_250.11, priceChangePercentage24h: 2.41),
                CoinPrice(id: "ethereum", symbol: "eth", name: "Ethereum", currentPrice: 3_180.5, priceChangePercentage24h: -0.87),
                CoinPrice(id: "litecoin", symbol: "ltc", name: "Litecoin", currentPrice: 71.3, priceChangePercentage24h: 0.12),
            ])
        )
    }
}

struct CryptoProvider: TimelineProvider {
    let service = CoinService()

    func placeholder(in context: Context) -> CryptoEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (CryptoEntry) -> Void) {
        if context.isPreview {
            completion(.sample)
        } else {
            service.loadPrices { prices in
                completion(CryptoEntry(date: Date(), state: prices.map { .loaded($0) } ?? .failed))
            }
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CryptoEntry>) -> Void) {
        service.loadPrices { prices in
            os_log("loaded %d prices", log: log, type: .info, prices?.count ?? 0)
            let entry = CryptoEntry(date: Date(), state: prices.map { .loaded($0) } ?? .failed)
            let refresh = Calendar.current.date(byAdding: .minute, value: 10, to: Date()) ?? Date()
            completion(Timeline(entries: [entry], policy: .after(refresh)))
        }
    }
}

struct CryptoRow: View {
    let coin: CoinPrice

    private var price: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "USD"
        formatter.maximumFractionDigits = coin.currentPrice > 1000 ? 0 : 2
        return formatter.string(from: coin.currentPrice as NSNumber) ?? "\(coin.currentPrice)"
    }

    var body: some View {
        HStack {
            Text(coin.symbol.prefix(1).uppercased())
                .font(.caption.bold())
                .foregroundColor(.white)
                .frame(width: 24, height: 24)
                .background(Color(hex: coin.id == "bitcoin" ? "#F7931A" : coin.id == "ethereum" ? "#627EEA" : "#345D9D"))
                .clipShape(Circle())
            VStack(alignment: .leading, spacing: 0) {
                Text(coin.name).font(.footnote).bold()
                Text(coin.symbol.uppercased()).font(.caption2).foregroundColor(.gray)
            }
            .lineLimit(1)
            Spacer(minLength: 2)
            VStack(alignment: .trailing, spacing: 0) {
                Text(price).font(.footnote)
                Text("\(coin.priceChangePercentage24h >= 0 ? "▲" : "▼") \(abs(coin.priceChangePercentage24h), specifier: "%.1f")%")
                    .font(.caption2)
                    .foregroundColor(coin.priceChangePercentage24h >= 0 ? .green : .red)
            }
        }
        .minimumScaleFactor(0.7)
    }
}

extension Color {
    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: // RGB (12-bit)
            (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: // RGB (24-bit)
            (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: // ARGB (32-bit)
            (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default:
            (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(
            .sRGB,
            red: Double(r) / 255,
            green: Double(g) / 255,
            blue: Double(b) / 255,
            opacity: Double(a) / 255
        )
    }
}

struct CryptoWidgetEntryView: View {
    var entry: CryptoProvider.Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            switch entry.state {
            case .loaded(let coins):
                ForEach(coins, id: \.id) { CryptoRow(coin: $0) }
                Spacer(minLength: 0)
                HStack {
                    Text("Updated")
                    Text(entry.date, style: .time)
                }
                .font(.system(size: 9))
                .foregroundColor(.gray)
            case .failed:
                Image(systemName: "wifi.slash")
                    .font(.title)
                    .foregroundColor(.gray)
                Text("Prices are not available right now.")
                    .font(.caption)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .widgetBackground(Color(.systemBackground))
    }
}

struct CryptoWidget: Widget {
    let kind: String = "CryptoTicker"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: CryptoProvider()) { entry in
            CryptoWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("Crypto Ticker")
        .description("Prices of the coins you follow.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
