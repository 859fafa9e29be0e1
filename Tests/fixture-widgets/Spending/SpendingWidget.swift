import Charts
import SwiftUI
import WidgetKit

enum SpendingCategory: String, CaseIterable, Plottable {
    case rent = "Rent"
    case food = "Food"
    case travel = "Travel"
    case leisure = "Leisure"
    case other = "Other"
}

struct Spending: Identifiable {
    let category: SpendingCategory
    let amount: Decimal
    var id: String { category.rawValue }
}

struct MonthlyTotal: Identifiable {
    let month: String
    let category: SpendingCategory
    let amount: Double
    var id: String { month + category.rawValue }
}

struct SpendingEntry: TimelineEntry {
    let date: Date
    let spendings: [Spending]
    let months: [MonthlyTotal]

    var total: Decimal { spendings.map(\.amount).reduce(0, +) }

    static func sample(at date: Date) -> SpendingEntry {
        let amounts: [Decimal] = [980, 412.5, 230, 164, 92.8]
        let spendings = zip(SpendingCategory.allCases, amounts).map { Spending(category: $0, amount: $1) }
        let months = ["Feb", "Mar", "Apr", "May", "Jun"].enumerated().flatMap { index, month in
            [
                MonthlyTotal(month: month, category: .food, amount: [380, 405, 350, 440, 412.5][index]),
                MonthlyTotal(month: month, category: .travel, amount: [120, 60, 340, 90, 230][index]),
                MonthlyTotal(month: month, category: .leisure, amount: [90, 140, 110, 180, 164][index]),
            ]
        }
        return SpendingEntry(date: date, spendings: spendings, months: months)
    }
}

struct SpendingProvider: TimelineProvider {
    func placeholder(in context: Context) -> SpendingEntry { .sample(at: .now) }

    func getSnapshot(in context: Context, completion: @escaping (SpendingEntry) -> Void) {
        completion(.sample(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SpendingEntry>) -> Void) {
        completion(Timeline(entries: [.sample(at: .now)], policy: .never))
    }
}

struct SpendingView: View {
    let entry: SpendingEntry

    private let colors: KeyValuePairs<SpendingCategory, Color> = [
        .rent: .indigo, .food: .orange, .travel: .teal, .leisure: .pink, .other: .gray,
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 16) {
                donut
                    .frame(width: 130, height: 130)
                VStack(alignment: .leading, spacing: 5) {
                    ForEach(entry.spendings) { spending in
                        HStack {
                            Text(spending.category.rawValue)
                            Spacer()
                            Text(spending.amount, format: .currency(code: "EUR").precision(.fractionLength(0)))
                                .foregroundStyle(.secondary)
                        }
                        .font(.footnote)
                    }
                }
            }
            Divider()
            Chart(entry.months) { total in
                BarMark(
                    x: .value("Month", total.month),
                    y: .value("Amount", total.amount)
                )
                .foregroundStyle(by: .value("Category", total.category))
            }
            .chartForegroundStyleScale(colors)
            .chartLegend(position: .bottom, spacing: 8)
            .chartYAxis {
                AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)), values: .automatic(desiredCount: 3))
            }
        }
        .containerBackground(.background, for: .widget)
    }

    private var donut: some View {
        Chart(entry.spendings) { spending in
            SectorMark(
                angle: .value("Amount", spending.amount),
                innerRadius: .ratio(0.64),
                angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Category", spending.category))
        }
        .chartForegroundStyleScale(colors)
        .chartLegend(.hidden)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    VStack(spacing: 0) {
                        Text("June").font(.caption2).foregroundStyle(.secondary)
                        Text(entry.total, format: .currency(code: "EUR").precision(.fractionLength(0)))
                            .font(.headline)
                    }
                    .position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }
}

struct SpendingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Spending", provider: SpendingProvider()) { SpendingView(entry: $0) }
            .configurationDisplayName("Spending")
            .description("Where the money went.")
            .supportedFamilies([.systemLarge])
    }
}
