import SwiftUI
import WidgetKit

struct Spending: Identifiable {
    let category: String
    let amount: Decimal
    let color: Color
    var id: String { category }
}

struct BudgetEntry: TimelineEntry {
    let date: Date
    let limit: Decimal
    let spendings: [Spending]

    var spent: Decimal { spendings.map(\.amount).reduce(0, +) }
    var left: Decimal { limit - spent }

    static func sample(at date: Date) -> BudgetEntry {
        BudgetEntry(
            date: date, limit: 1800,
            spendings: [
                Spending(category: "Rent", amount: 740, color: .blue),
                Spending(category: "Food", amount: Decimal(string: "312.40")!, color: .green),
                Spending(category: "Travel", amount: 129, color: .orange),
                Spending(category: "Fun", amount: Decimal(string: "88.95")!, color: .pink),
            ])
    }
}

struct BudgetProvider: TimelineProvider {
    func placeholder(in context: Context) -> BudgetEntry { .sample(at: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (BudgetEntry) -> Void) { completion(.sample(at: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BudgetEntry>) -> Void) {
        completion(Timeline(entries: [.sample(at: Date())], policy: .never))
    }
}

extension Decimal {
    var currency: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.maximumFractionDigits = 0
        return formatter.string(from: self as NSDecimalNumber) ?? "\(self)"
    }

    var cgFloat: CGFloat { CGFloat(NSDecimalNumber(decimal: self).doubleValue) }
}

struct SegmentedBar: View {
    let entry: BudgetEntry

    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 2) {
                ForEach(entry.spendings) { spending in
                    Rectangle()
                        .fill(spending.color)
                        .frame(width: max(proxy.size.width * spending.amount.cgFloat / entry.limit.cgFloat - 2, 0))
                }
                Rectangle().fill(Color(UIColor.systemFill))
            }
        }
        .frame(height: 14)
        .clipShape(Capsule())
    }
}

struct BudgetView: View {
    @Environment(\.widgetFamily) var family
    let entry: BudgetEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Left this month")
                    .font(.caption)
                    .foregroundColor(.secondary)
                Text(entry.left.currency)
                    .font(.system(size: 30, weight: .bold, design: .rounded))
                    .foregroundColor(entry.left < 0 ? .red : .primary)
                    .privacySensitive()
            }
            Spacer(minLength: 0)
            SegmentedBar(entry: entry)
            if family == .systemMedium {
                HStack {
                    ForEach(entry.spendings) { spending in
                        VStack(alignment: .leading, spacing: 2) {
                            HStack(spacing: 4) {
                                Circle().fill(spending.color).frame(width: 7, height: 7)
                                Text(LocalizedStringKey(spending.category)).font(.caption2)
                            }
                            Text(spending.amount.currency)
                                .font(.caption.monospacedDigit())
                                .privacySensitive()
                        }
                        if spending.id != entry.spendings.last?.id { Spacer() }
                    }
                }
            } else {
                Text("of \(entry.limit.currency)")
                    .font(.caption2)
                    .foregroundColor(.secondary)
            }
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct BudgetWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Budget", provider: BudgetProvider()) { BudgetView(entry: $0) }
            .configurationDisplayName("Budget")
            .description("What is left to spend.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
