import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct MatchAttributes: ActivityAttributes {
    typealias MatchStatus = ContentState
    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
        var minute: ClosedRange<Date>
        var events: [String]
        var phase: Phase
        enum Phase: String, Codable { case first, halftime, second, over }
    }
    let homeTeam: Team
    let awayTeam: Team
    struct Team: Codable, Hashable { let name: String; let short: String; let color: String }
}

struct RefreshMatchIntent: LiveActivityIntent {
    static var title: LocalizedStringResource = "Refresh"
    @Parameter(title: "Match") var match: String
    init() {}
    init(match: String) { self.match = match }
    func perform() async throws -> some IntentResult {
        for activity in Activity<MatchAttributes>.activities {
            await activity.update(ActivityContent(state: activity.content.state, staleDate: .now + 60, relevanceScore: 50))
        }
        return .result()
    }
}

struct TeamBadge: View {
    let team: MatchAttributes.Team
    var size: CGFloat = 36
    var body: some View {
        Text(team.short).font(.system(size: size / 3, weight: .black)).foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(Color(team.color.isEmpty ? .systemGray : .systemRed), in: .circle)
            .accessibilityLabel(team.name)
    }
}

struct MatchLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MatchAttributes.self) { context in
            MatchLockScreen(context: context)
                .activityBackgroundTint(.black.opacity(0.7))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 1) { TeamBadge(team: context.attributes.homeTeam).dynamicIsland(verticalPlacement: .belowIfTooWide) }
                DynamicIslandExpandedRegion(.trailing) { TeamBadge(team: context.attributes.awayTeam) }
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.home) – \(context.state.away)").font(.title.bold()).contentTransition(.numericText())
                }
                DynamicIslandExpandedRegion(.bottom) {
                    ForEach(context.state.events.suffix(2), id: \.self) { Text($0).font(.caption) }
                    Button("Refresh", systemImage: "arrow.clockwise", intent: RefreshMatchIntent(match: context.activityID))
                        .tint(.green)
                }
            } compactLeading: {
                HStack(spacing: 2) { TeamBadge(team: context.attributes.homeTeam, size: 20); Text(context.state.home, format: .number) }
            } compactTrailing: {
                HStack(spacing: 2) { Text(context.state.away, format: .number); TeamBadge(team: context.attributes.awayTeam, size: 20) }
            } minimal: {
                Text("\(context.state.home):\(context.state.away)").minimumScaleFactor(0.6)
            }
            .contentMargins([.leading, .trailing], 12, for: .expanded)
            .keylineTint(.green)
            .widgetURL(URL(string: "match://live"))
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

struct MatchLockScreen: View {
    @Environment(\.isActivityFullscreen) var isFullscreen
    @Environment(\.activityFamily) var family
    let context: ActivityViewContext<MatchAttributes>
    var body: some View {
        HStack {
            VStack { TeamBadge(team: context.attributes.homeTeam); Text(context.attributes.homeTeam.name).font(.caption) }
            Spacer()
            VStack {
                Text("\(context.state.home) : \(context.state.away)").font(.system(.largeTitle, design: .rounded, weight: .heavy))
                switch context.state.phase {
                case .halftime: Text("Half time")
                case .over: Text("Full time")
                case .first, .second:
                    Text(timerInterval: context.state.minute, countsDown: false).monospacedDigit().multilineTextAlignment(.center)
                }
                if context.isStale { Image(systemName: "exclamationmark.arrow.circlepath") }
            }
            Spacer()
            VStack { TeamBadge(team: context.attributes.awayTeam); Text(context.attributes.awayTeam.name).font(.caption) }
        }
        .padding()
        .foregroundStyle(.white)
    }
}

#if DEBUG
#Preview("Match", as: .dynamicIsland(.expanded), using: MatchAttributes(homeTeam: .init(name: "Home", short: "HOM", color: "red"), awayTeam: .init(name: "Away", short: "AWY", color: ""))) {
    MatchLiveActivity()
} contentStates: {
    MatchAttributes.ContentState(home: 1, away: 0, minute: .now ... .now.addingTimeInterval(2700), events: ["12' Goal"], phase: .first)
}
#endif

struct ScoreEntry: TimelineEntry { let date: Date; let scores: [(String, Int, Int)] }
struct ScoreProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScoreEntry { .init(date: .now, scores: [("Reds – Blues", 2, 1), ("Greens – Whites", 0, 0)]) }
    func getSnapshot(in context: Context, completion: @escaping (ScoreEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoreEntry>) -> Void) {
        completion(.init(entries: [placeholder(in: context)], policy: .after(.now.addingTimeInterval(300))))
    }
}
struct ScoreWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "scores", provider: ScoreProvider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.scores.indices, id: \.self) { i in
                    let score = entry.scores[i]
                    HStack { Text(score.0); Spacer(); Text("\(score.1):\(score.2)").bold() }
                }
            }
            .containerBackground(for: .widget) { Color.clear }
        }
        .supportedFamilies([.systemMedium, .accessoryRectangular])
    }
}
struct MatchBundle: WidgetBundle {
    var body: some Widget {
        widgets()
    }
    func widgets() -> some Widget {
        if #available(iOS 16.2, *) {
            return WidgetBundleBuilder.buildBlock(ScoreWidget(), MatchLiveActivity())
        } else {
            return ScoreWidget()
        }
    }
}
