#if canImport(ActivityKit)
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct FeedingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FeedingAttributes.self) { context in
            FeedingView(colony: context.attributes.colony, state: context.state, isOld: context.isStale)
                .activitySystemActionForegroundColor(.white)
                .activityBackgroundTint(Color.dusk.opacity(0.4))
        } dynamicIsland: { context in
            DynamicIsland {
                regions(of: context.attributes.colony, in: context.state, isOld: context.isStale)
            } compactLeading: {
                Lid(context.attributes.colony, isPainted: true)
                    .accessibilityLabel("Feeding \(context.attributes.colony.queen).")
            } compactTrailing: {
                ProgressView(value: context.state.drunk) { Text("\(Int(context.state.drunk * 100))") }
                    .tint(context.state.drunk > 0.85 ? Color.red : Color.yellow)
                    .progressViewStyle(.circular)
            } minimal: {
                ProgressView(value: context.state.drunk, label: { Lid(context.attributes.colony) })
                    .progressViewStyle(.circular)
            }
            .keylineTint(.yellow)
            .widgetURL(context.attributes.colony.page)
            .contentMargins(.all, 5, for: .minimal)
            .contentMargins([.top, .bottom, .leading], 5, for: .compactLeading)
            .contentMargins(.trailing, 28, for: .expanded)
        }
        .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func regions(
        of colony: Colony, in state: FeedingAttributes.ContentState, isOld: Bool
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.bottom) {
            Remark(state: state)
            SyrupBar(drunk: state.drunk)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
            Nameplate(colony: colony, isOld: isOld).dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.leading) { Lid(colony, isPainted: true).frame(width: 52, height: 52) }
    }
}

struct FeedingAttributes: ActivityAttributes {
    let colony: Colony

    public struct ContentState: Codable & Hashable {
        /// From 0, the feeder is full, to 1.
        let drunk: Double
        let remark: String
        let robbers: Bool
    }
}

struct FeedingView: View {
    @Environment(\.activityFamily) var activityFamily
    @Environment(\.isLuminanceReduced) var isDimmed
    @Environment(\.isActivityFullscreen) var isFullscreen
    let colony: Colony, state: FeedingAttributes.ContentState, isOld: Bool

    var body: some View {
        switch activityFamily {
        case .medium:
            VStack(alignment: .leading) {
                Remark(state: state)
                SyrupBar(drunk: state.drunk)
                HStack {
                    Nameplate(colony: colony, isOld: isOld)
                    Button(intent: TopUpFeeder()) { Label("Top up", systemImage: "drop") }
                        .controlSize(.small).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                    Spacer()
                    Lid(colony, isPainted: true).frame(width: 52, height: 52)
                }
            }
            .opacity(isDimmed ? 0.75 : 1)
            .padding(isFullscreen ? 28 : 14)
        case .small: Text("\(colony.mark) \(state.remark)")
        @unknown default: EmptyView()
        }
    }
}

struct Nameplate: View {
    let colony: Colony, isOld: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Box \(colony.box)").foregroundStyle(.secondary)
            Text("\(colony.queen)").font(.headline).fontWeight(.semibold)
        }
        .opacity(isOld ? 0.4 : 1)
    }
}

struct SyrupBar: View {
    let drunk: Double

    var body: some View {
        ProgressView(value: drunk, total: 1.0) {
            Text("Taken").font(.caption)
        } currentValueLabel: {
            Text(drunk, format: .percent.precision(.fractionLength(0)))
        }
        .tint(drunk > 0.85 ? .red : .yellow)
        .scaleEffect(x: 1, y: 1.4, anchor: .center)
    }
}

struct Remark: View {
    let state: FeedingAttributes.ContentState

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            if state.robbers {
                Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor).symbolEffect(.pulse)
            }
            Text(state.remark).contentTransition(.interpolate)
            Spacer()
        }
    }
}

func watchFeeding(of colony: Colony) throws -> Activity<FeedingAttributes>? {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return nil }
    let full = FeedingAttributes.ContentState(drunk: 0, remark: "Lid on, smoker out.", robbers: false)
    let activity = try Activity.request(
        attributes: FeedingAttributes(colony: colony), content: .init(state: full, staleDate: nil), pushType: .token)
    Task { @MainActor in
        for await state in activity.activityStateUpdates where state == .ended || state == .dismissed {
            let empty = ActivityContent(state: full, staleDate: nil)
            await activity.end(empty, dismissalPolicy: .after(.now + 300))
        }
    }
    Task {
        for await token in activity.pushTokenUpdates {
            Apiary.notebook?.set(token.reduce("") { $0 + String(format: "%02x", $1) }, forKey: "token")
        }
    }
    return activity
}

#if DEBUG
#Preview("Island", as: .dynamicIsland(.expanded), using: FeedingAttributes(colony: Apiary.box(7))) {
    FeedingActivity()
} contentStates: {
    FeedingAttributes.ContentState(drunk: 0.9, remark: "Robbers at the entrance!", robbers: true)
}
#Preview("Locked", as: .content, using: FeedingAttributes.atSeven) { FeedingActivity() } contentStates: {
    FeedingAttributes.ContentState(drunk: 0.1, remark: "They have found it.", robbers: false)
    FeedingAttributes.ContentState(drunk: 1, remark: "All gone.", robbers: false)
}
extension FeedingAttributes { static var atSeven: Self { .init(colony: Apiary.box(7)) } }
#endif
#endif
