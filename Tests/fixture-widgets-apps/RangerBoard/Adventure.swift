#if canImport(ActivityKit)
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct AdventureAttributes: ActivityAttributes {
    public struct ContentState: Codable & Hashable {
        let currentHealthLevel: Double
        let eventDescription: String
        let supercharged: Bool
    }
    let hero: EmojiRanger
}

struct AdventureActivityConfiguration: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AdventureAttributes.self) { context in
            AdventureLiveActivityView(
                hero: context.attributes.hero,
                isStale: context.isStale,
                contentState: context.state
            )
            .activityBackgroundTint(Color.liveActivityBackground.opacity(0.25))
            .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                expandedContent(
                    hero: context.attributes.hero,
                    contentState: context.state,
                    isStale: context.isStale
                )
            } compactLeading: {
                Avatar(hero: context.attributes.hero, includeBackground: true)
                    .accessibilityLabel("The adventure of \(context.attributes.hero.name).")
            } compactTrailing: {
                ProgressView(value: context.state.currentHealthLevel) {
                    Text("\(Int(context.state.currentHealthLevel * 100))")
                }
                .progressViewStyle(.circular)
                .tint(context.state.currentHealthLevel <= 0.2 ? Color.red : Color.green)
            } minimal: {
                ProgressView(value: context.state.currentHealthLevel, label: {
                    Avatar(hero: context.attributes.hero)
                })
                .progressViewStyle(.circular)
            }
            .contentMargins(.trailing, 32, for: .expanded)
            .contentMargins([.leading, .top, .bottom], 6, for: .compactLeading)
            .contentMargins(.all, 6, for: .minimal)
            .widgetURL(context.attributes.hero.url)
            .keylineTint(.cyan)
        }
        .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func expandedContent(hero: EmojiRanger, contentState: AdventureAttributes.ContentState, isStale: Bool) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) {
            LiveActivityAvatarView(hero: hero)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
            StatsView(hero: hero, isStale: isStale)
                .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.bottom) {
            HealthBar(currentHealthLevel: contentState.currentHealthLevel)
            EventDescriptionView(hero: hero, contentState: contentState)
        }
    }
}
extension Color { static let liveActivityBackground = Color(red: 0.1, green: 0.1, blue: 0.3) }
struct LiveActivityAvatarView: View {
    let hero: EmojiRanger
    var body: some View { Avatar(hero: hero, includeBackground: true).frame(width: 60, height: 60) }
}
struct StatsView: View {
    let hero: EmojiRanger
    let isStale: Bool
    var body: some View {
        VStack(alignment: .leading) {
            Text("\(hero.name)").font(.headline).fontWeight(.semibold)
            Text("Level \(hero.level)")
            Text("\(hero.exp) XP").foregroundStyle(.secondary)
        }
        .opacity(isStale ? 0.5 : 1)
    }
}
struct HealthBar: View {
    let currentHealthLevel: Double
    var body: some View {
        ProgressView(value: currentHealthLevel, total: 1.0) { Text("Health").font(.caption) } currentValueLabel: { Text(currentHealthLevel, format: .percent.precision(.fractionLength(0))) }
            .tint(currentHealthLevel <= 0.2 ? .red : .green)
            .scaleEffect(x: 1, y: 1.5, anchor: .center)
    }
}
struct EventDescriptionView: View {
    let hero: EmojiRanger
    let contentState: AdventureAttributes.ContentState
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(contentState.eventDescription).contentTransition(.interpolate)
            Spacer()
            if contentState.supercharged { Image(systemName: "bolt.fill").symbolRenderingMode(.multicolor).symbolEffect(.pulse) }
        }
    }
}
struct AdventureLiveActivityView: View {
    @Environment(\.isLuminanceReduced) var isLuminanceReduced
    @Environment(\.activityFamily) var activityFamily
    @Environment(\.isActivityFullscreen) var isActivityFullscreen
    let hero: EmojiRanger
    let isStale: Bool
    let contentState: AdventureAttributes.ContentState
    var body: some View {
        switch activityFamily {
        case .small: Text(hero.avatar)
        case .medium:
            VStack(alignment: .leading) {
                HStack {
                    LiveActivityAvatarView(hero: hero)
                    StatsView(hero: hero, isStale: isStale)
                    Spacer()
                    Button(intent: SuperCharge()) { Label("Supercharge", systemImage: "bolt") }
                        .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.small)
                }
                HealthBar(currentHealthLevel: contentState.currentHealthLevel)
                EventDescriptionView(hero: hero, contentState: contentState)
            }
            .padding(isActivityFullscreen ? 30 : 16)
            .opacity(isLuminanceReduced ? 0.8 : 1)
        @unknown default: EmptyView()
        }
    }
}
#if DEBUG
extension AdventureAttributes { static var preview: Self { .init(hero: .panda) } }
#Preview("Notification", as: .content, using: AdventureAttributes.preview) {
    AdventureActivityConfiguration()
} contentStates: {
    AdventureAttributes.ContentState(currentHealthLevel: 0.4, eventDescription: "Adventure has begun!", supercharged: false)
    AdventureAttributes.ContentState(currentHealthLevel: 1, eventDescription: "Won", supercharged: true)
}
#Preview("Island", as: .dynamicIsland(.expanded), using: AdventureAttributes(hero: .panda)) {
    AdventureActivityConfiguration()
} contentStates: {
    AdventureAttributes.ContentState(currentHealthLevel: 0.4, eventDescription: "Adventure has begun!", supercharged: false)
}
#endif
func startAdventure(hero: EmojiRanger) throws -> Activity<AdventureAttributes>? {
    if ActivityAuthorizationInfo().areActivitiesEnabled {
        let adventure = AdventureAttributes(hero: hero)
        let initialState = AdventureAttributes.ContentState(currentHealthLevel: hero.healthLevel, eventDescription: "Adventure has begun!", supercharged: false)
        let activity = try Activity.request(attributes: adventure, content: .init(state: initialState, staleDate: nil), pushType: .token)
        Task {
            for await pushToken in activity.pushTokenUpdates {
                let pushTokenString = pushToken.reduce("") { $0 + String(format: "%02x", $1) }
                print(pushTokenString)
            }
        }
        Task { @MainActor in
            for await state in activity.activityStateUpdates where state == .dismissed || state == .ended {
                await activity.end(ActivityContent(state: initialState, staleDate: nil), dismissalPolicy: .after(.now + 60))
            }
        }
        return activity
    }
    return nil
}
#endif
