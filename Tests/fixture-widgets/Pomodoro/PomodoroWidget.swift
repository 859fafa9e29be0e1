import AppIntents
import SwiftUI
import WidgetKit

struct StartFocusIntent: AppIntent {
    static let title: LocalizedStringResource = "Start Focus"

    @Parameter(title: "Minutes", default: 25)
    var minutes: Int

    init() {}
    init(minutes: Int) { self.minutes = minutes }

    @MainActor
    func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: "group.com.example.widgets")?
            .set(Date.now.addingTimeInterval(Double(minutes) * 60), forKey: "focus.end")
        WidgetCenter.shared.reloadTimelines(ofKind: PomodoroWidget.kind)
        return .result()
    }
}

struct StopFocusIntent: AppIntent {
    static var title: LocalizedStringResource { "Stop Focus" }
    static var openAppWhenRun: Bool { false }

    func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: "group.com.example.widgets")?.removeObject(forKey: "focus.end")
        return .result()
    }
}

struct PomodoroEntry: TimelineEntry {
    let date: Date
    var interval: ClosedRange<Date>?
}

struct PomodoroProvider: TimelineProvider {
    func placeholder(in context: Context) -> PomodoroEntry { PomodoroEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (PomodoroEntry) -> Void) {
        completion(PomodoroEntry(date: .now, interval: .now ... .now.addingTimeInterval(25 * 60)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PomodoroEntry>) -> Void) {
        let now = Date.now
        let end = UserDefaults(suiteName: "group.com.example.widgets")?.object(forKey: "focus.end") as? Date
        guard let end, end > now else {
            completion(Timeline(entries: [PomodoroEntry(date: now)], policy: .never))
            return
        }
        completion(
            Timeline(
                entries: [PomodoroEntry(date: now, interval: now...end), PomodoroEntry(date: end)], policy: .atEnd
            )
        )
    }
}

struct PomodoroView: View {
    let entry: PomodoroEntry

    var body: some View {
        VStack(spacing: 10) {
            if let interval = entry.interval {
                Text("Focus")
                    .font(.caption.smallCaps())
                    .foregroundStyle(.secondary)
                Text(timerInterval: interval, showsHours: false)
                    .font(.system(size: 40, weight: .thin).monospacedDigit())
                    .multilineTextAlignment(.center)
                ProgressView(timerInterval: interval, countsDown: true) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }
                .tint(.red)
                Button(role: .destructive, intent: StopFocusIntent()) {
                    Label("Stop", systemImage: "stop.fill")
                        .labelStyle(.iconOnly)
                }
                .buttonBorderShape(.circle)
            } else {
                Image(systemName: "timer")
                    .font(.largeTitle)
                    .foregroundStyle(.red.gradient)
                    .symbolRenderingMode(.hierarchical)
                Text("Ready to focus?")
                    .font(.footnote)
                HStack {
                    Button("25", intent: StartFocusIntent(minutes: 25))
                    Button("50", intent: StartFocusIntent(minutes: 50))
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.small)
                .tint(.red)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(for: .widget) { Color(red: 1, green: 0.95, blue: 0.93) }
        .environment(\.colorScheme, .light)
    }
}

struct PomodoroWidget: Widget {
    static let kind = "Pomodoro"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: PomodoroProvider()) { entry in
            PomodoroView(entry: entry)
        }
        .configurationDisplayName("Focus Timer")
        .description("Twenty-five minutes at a time.")
        .supportedFamilies([.systemSmall])
    }
}

#Preview("Running", as: .systemSmall, widget: { PomodoroWidget() }, timeline: {
    PomodoroEntry(date: .now, interval: .now ... .now.addingTimeInterval(1500))
})
