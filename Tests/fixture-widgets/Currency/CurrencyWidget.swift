import AppIntents
import SwiftUI
import WidgetKit

enum CurrencyCode: String, AppEnum, Codable {
    case eur = "EUR"
    case usd = "USD"
    case jpy = "JPY"
    case gbp = "GBP"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Currency"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .eur: "Euro", .usd: "US Dollar", .jpy: "Yen", .gbp: "Pound",
    ]

    /// Of one euro.
    var rate: Decimal {
        switch self {
        case .eur: 1
        case .usd: Decimal(string: "1.0842")!
        case .jpy: Decimal(string: "162.35")!
        case .gbp: Decimal(string: "0.8431")!
        }
    }
}

struct CurrencyIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Convert"
    static let description = IntentDescription("The currency and the amount to convert.")

    @Parameter(title: "From", default: .eur)
    var base: CurrencyCode

    @Parameter(title: "Amount", default: 100.0, controlStyle: .field)
    var amount: Double

    @Parameter(title: "To", default: [.usd, .gbp, .jpy])
    var targets: [CurrencyCode]
}

struct CurrencyEntry: TimelineEntry {
    let date: Date
    let configuration: CurrencyIntent
}

struct CurrencyProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CurrencyEntry { CurrencyEntry(date: .now, configuration: CurrencyIntent()) }
    func snapshot(for configuration: CurrencyIntent, in context: Context) async -> CurrencyEntry {
        CurrencyEntry(date: .now, configuration: configuration)
    }
    func timeline(for configuration: CurrencyIntent, in context: Context) async -> Timeline<CurrencyEntry> {
        Timeline(entries: [CurrencyEntry(date: .now, configuration: configuration)], policy: .after(.now + 4 * 3_600))
    }
}

struct CurrencyView: View {
    let entry: CurrencyEntry

    private func converted(_ target: CurrencyCode) -> Decimal {
        Decimal(entry.configuration.amount) / entry.configuration.base.rate * target.rate
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(entry.configuration.amount, format: .currency(code: entry.configuration.base.rawValue))
                .font(.headline)
            Divider()
            ForEach(entry.configuration.targets, id: \.self) { target in
                LabeledContent {
                    Text(converted(target), format: .currency(code: target.rawValue).precision(.fractionLength(target == .jpy ? 0 : 2)))
                        .font(.footnote.monospacedDigit().weight(.medium))
                } label: {
                    Text(verbatim: target.rawValue)
                        .font(.caption2.weight(.heavy))
                        .foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: 0)
        }
        .containerBackground(Gradient(colors: [.green.opacity(0.25), .mint.opacity(0.1)]), for: .widget)
    }
}

struct CurrencyWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Currency", intent: CurrencyIntent.self, provider: CurrencyProvider()) { entry in
            CurrencyView(entry: entry)
        }
        .configurationDisplayName("Exchange Rates")
        .description("What your money is worth elsewhere.")
        .supportedFamilies([.systemSmall])
        .promptsForUserConfiguration()
    }
}
