import Charts
import SwiftUI
import WidgetKit

struct DailySteps: Identifiable {
    let day: Date
    let steps: Int
    var id: Date { day }
}

struct FitnessEntry: TimelineEntry {
    let date: Date
    let week: [DailySteps]
    let goal: Int

    var today: Int { week.last?.steps ?? 0 }
    var average: Int { week.map(\.steps).reduce(0, +) / max(week.count, 1) }
}

struct FitnessProvider: TimelineProvider {
    func placeholder(in context: Context) -> FitnessEntry { entry(at: .now) }

    func getSnapshot(in context: Context, completion: @escaping (FitnessEntry) -> Void) {
        completion(entry(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FitnessEntry>) -> Void) {
        completion(Timeline(entries: [entry(at: .now)], policy: .after(.now.addingTimeInterval(1800))))
    }

    private func entry(at date: Date) -> FitnessEntry {
        let counts = [6_240, 8_120, 4_890, 9_760, 11_320, 7_540, 5_210]
        let today = Calendar.current.startOfDay(for: date)
        let week = counts.enumerated().map { index, steps in
            DailySteps(day: Calendar.current.date(byAdding: .day, value: index - 6, to: today) ?? today, steps: steps)
        }
        return FitnessEntry(date: date, week: week, goal: 8_000)
    }
}

struct FitnessView: View {
    let entry: FitnessEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .firstTextBaseline) {
                Label("Steps", systemImage: "figure.walk")
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.orange)
                Spacer()
                Text(entry.today, format: .number)
                    .font(.title3.weight(.bold).monospacedDigit())
            }
            Chart {
                ForEach(entry.week) { day in
                    BarMark(
                        x: .value("Day", day.day, unit: .day),
                        y: .value("Steps", day.steps)
                    )
                    .cornerRadius(4)
                    .foregroundStyle(day.steps >= entry.goal ? Color.orange.gradient : Color.orange.opacity(0.35).gradient)
                }
                RuleMark(y: .value("Goal", entry.goal))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
                    .foregroundStyle(.secondary)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(values: [0, 5_000, 10_000]) { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let steps = value.as(Int.self) {
                            Text(steps, format: .number.notation(.compactName))
                        }
                    }
                }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct FitnessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fitness", provider: FitnessProvider()) { FitnessView(entry: $0) }
            .configurationDisplayName("Fitness")
            .description("Your steps of the week.")
            .supportedFamilies([.systemMedium])
    }
}
