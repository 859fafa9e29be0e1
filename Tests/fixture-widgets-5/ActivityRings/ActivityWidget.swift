import SwiftUI
import WidgetKit

struct ActivitySummary {
    var move: Double
    var moveGoal: Double
    var exercise: Double
    var exerciseGoal: Double
    var stand: Double
    var standGoal: Double

    static let preview = ActivitySummary(
        move: 412, moveGoal: 520, exercise: 24, exerciseGoal: 30, stand: 9, standGoal: 12
    )
}

struct ActivityEntry: TimelineEntry {
    let date: Date
    let summary: ActivitySummary
}

struct ActivityProvider: TimelineProvider {
    func placeholder(in context: Context) -> ActivityEntry {
        ActivityEntry(date: Date(), summary: .preview)
    }

    func getSnapshot(in context: Context, completion: @escaping (ActivityEntry) -> ()) {
        completion(ActivityEntry(date: Date(), summary: .preview))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ActivityEntry>) -> ()) {
        let entry = ActivityEntry(date: Date(), summary: .preview)
        completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(15 * 60))))
    }
}

struct RingsStack: View {
    let summary: ActivitySummary
    var thickness: CGFloat = 13

    var body: some View {
        ZStack {
            ActivityRing(progress: summary.move / summary.moveGoal, colors: [.red, .pink], thickness: thickness)
            ActivityRing(progress: summary.exercise / summary.exerciseGoal, colors: [.green, .yellow], thickness: thickness)
                .padding(thickness + 2)
            ActivityRing(progress: summary.stand / summary.standGoal, colors: [.blue, .cyan], thickness: thickness)
                .padding((thickness + 2) * 2)
        }
        .accessibilityElement()
        .accessibilityLabel("Activity rings")
    }
}

struct ActivityValueRow: View {
    let title: LocalizedStringKey
    let value: Int
    let goal: Int
    let unit: String
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title)
                .font(.footnote)
            (Text("\(value)/\(goal)").font(.title3.weight(.semibold)) + Text(unit).font(.caption.smallCaps()))
                .foregroundColor(color)
        }
    }
}

struct ActivityWidgetView: View {
    @Environment(\.widgetFamily) var family
    let entry: ActivityEntry

    var body: some View {
        if family == .systemSmall {
            RingsStack(summary: entry.summary)
                .widgetBackground(Color.black)
        } else {
            HStack(spacing: 20) {
                RingsStack(summary: entry.summary)
                VStack(alignment: .leading, spacing: 6) {
                    ActivityValueRow(
                        title: "Move", value: Int(entry.summary.move), goal: Int(entry.summary.moveGoal), unit: "kcal",
                        color: .red)
                    ActivityValueRow(
                        title: "Exercise", value: Int(entry.summary.exercise), goal: Int(entry.summary.exerciseGoal),
                        unit: "min", color: .green)
                    ActivityValueRow(
                        title: "Stand", value: Int(entry.summary.stand), goal: Int(entry.summary.standGoal), unit: "hrs",
                        color: .cyan)
                }
                .foregroundColor(.white)
                Spacer(minLength: 0)
            }
            .widgetBackground(Color.black)
        }
    }
}

struct ActivityWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ActivityRings", provider: ActivityProvider()) { entry in
            ActivityWidgetView(entry: entry)
        }
        .configurationDisplayName("Activity")
        .description("Your three rings.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct ActivityWidget_Previews: PreviewProvider {
    static var previews: some View {
        ActivityWidgetView(entry: ActivityEntry(date: Date(), summary: .preview))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
}
