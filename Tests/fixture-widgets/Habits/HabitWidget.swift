import AppIntents
import SwiftUI
import WidgetKit

struct HabitEntry: TimelineEntry {
    let date: Date
    let habit: Habit
    let showsStreak: Bool
}

struct HabitProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> HabitEntry {
        HabitEntry(date: .now, habit: Habit.all[0], showsStreak: true)
    }

    func snapshot(for configuration: SelectHabitIntent, in context: Context) async -> HabitEntry {
        entry(for: configuration)
    }

    func timeline(for configuration: SelectHabitIntent, in context: Context) async -> Timeline<HabitEntry> {
        let tomorrow = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
        return Timeline(entries: [entry(for: configuration)], policy: .after(tomorrow))
    }

    private func entry(for configuration: SelectHabitIntent) -> HabitEntry {
        HabitEntry(
            date: .now, habit: configuration.habit?.habit ?? Habit.all[0], showsStreak: configuration.showsStreak
        )
    }
}

struct HeatMap: View {
    let habit: Habit
    let weeks: Int

    var body: some View {
        HStack(spacing: 3) {
            ForEach(0..<weeks, id: \.self) { week in
                VStack(spacing: 3) {
                    ForEach(0..<7, id: \.self) { day in
                        RoundedRectangle(cornerRadius: 2.5, style: .continuous)
                            .fill(habit.isDone(day: week * 7 + day) ? habit.color : habit.color.opacity(0.15))
                            .aspectRatio(1, contentMode: .fit)
                    }
                }
            }
        }
        .accessibilityLabel("History of the last \(weeks) weeks")
    }
}

struct HabitWidgetView: View {
    let entry: HabitEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label {
                Text(entry.habit.name).fontWeight(.semibold)
            } icon: {
                Image(systemName: entry.habit.symbol)
                    .foregroundStyle(entry.habit.color.gradient)
            }
            .font(.subheadline)
            if family == .systemMedium {
                HStack(alignment: .bottom) {
                    HeatMap(habit: entry.habit, weeks: 16)
                    if entry.showsStreak { streak }
                }
            } else {
                HeatMap(habit: entry.habit, weeks: 7)
                if entry.showsStreak { streak }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var streak: some View {
        HStack(spacing: 2) {
            Image(systemName: "flame.fill").foregroundStyle(.orange)
            Text("12 days")
                .monospacedDigit()
        }
        .font(.caption)
        .fixedSize()
    }
}

struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Habit", intent: SelectHabitIntent.self, provider: HabitProvider()) { entry in
            HabitWidgetView(entry: entry)
        }
        .configurationDisplayName("Habit")
        .description("The history of one habit.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview(as: .systemMedium, using: SelectHabitIntent(), widget: {
    HabitWidget()
}, timelineProvider: {
    HabitProvider()
})
