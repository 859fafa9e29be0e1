// The boat that is out just now, for whoever stands on the jetty with the blankets.
import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct OutingAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var pushedOff: Date
        var easiedAt: Date?
        var rowed: Measurement<UnitLength>
        var rate: Int
        var water: Water
        enum Water: Int, Codable { case glass = 1, ripple, chop, spray }
    }
    let boat: String
    let turn: Measurement<UnitLength>?
}
struct OutingLive: Widget {
    @Environment(\.colorScheme) var scheme
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OutingAttributes.self) { context in
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "oar.2.crossed").font(.title2).symbolVariant(.circle).foregroundStyle(.mint)
                    VStack(alignment: .leading) {
                        Text(context.attributes.boat).font(.headline)
                        clock(context.state).font(.title3.monospacedDigit())
                    }
                    Spacer()
                    rate(context.state)
                }
                if let turn = context.attributes.turn {
                    ProgressView(value: min(context.state.rowed.converted(to: turn.unit).value / turn.value, 1)) {
                        Text(
                            context.state.rowed.formatted(
                                .measurement(
                                    width: .abbreviated, usage: .asProvided,
                                    numberFormatStyle: .number.precision(.fractionLength(1)))))
                    } currentValueLabel: {
                        Text("turns at \(turn, format: .measurement(width: .narrow))")
                    }.tint(.mint)
                }
            }.padding().activityBackgroundTint(Color.blue.opacity(0.6)).foregroundStyle(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                jetty(context)
            } compactLeading: {
                Image(systemName: "oar.2.crossed").foregroundStyle(.mint)
            } compactTrailing: {
                clock(context.state).frame(maxWidth: 48)
            } minimal: {
                rate(context.state)
            }
        }
    }
    @DynamicIslandExpandedContentBuilder private func jetty(_ context: ActivityViewContext<OutingAttributes>)
        -> DynamicIslandExpandedContent<some View>
    {
        DynamicIslandExpandedRegion(.leading) { rate(context.state) }
        DynamicIslandExpandedRegion(.trailing) { clock(context.state) }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.boat) }
        DynamicIslandExpandedRegion(.bottom) { Link("Wave", destination: URL(string: "boathouse:wave")!) }
    }
    private func clock(_ state: OutingAttributes.ContentState) -> Text {
        state.easiedAt.map { easy in
            Text(
                Duration.seconds(easy.timeIntervalSince(state.pushedOff)),
                format: .time(pattern: .hourMinuteSecond(padHourToLength: 1)))
        } ?? Text(timerInterval: state.pushedOff...Date.distantFuture, countsDown: false)
    }
    @ViewBuilder private func rate(_ state: OutingAttributes.ContentState) -> some View {
        let spray: Color =
            switch state.water {
            case .glass: .white
            case .ripple: .mint
            case .chop: .yellow
            case .spray: .pink
            }
        Label("\(state.rate)", systemImage: "metronome").foregroundStyle(spray).font(.headline.monospacedDigit())
    }
}
enum Coxswain {
    static func pushOff() throws -> Activity<OutingAttributes> {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw CancellationError() }
        let start = OutingAttributes.ContentState(
            pushedOff: .now, easiedAt: nil, rowed: .init(value: 0, unit: .meters), rate: 18, water: .glass)
        return try Activity.request(
            attributes: OutingAttributes(boat: "Borrowed four", turn: nil),
            content: .init(state: start, staleDate: .now + 5_400, relevanceScore: 30), pushType: nil)
    }
    static func allIn() async {
        for boat in Activity<OutingAttributes>.activities {
            await boat.update(
                ActivityContent(state: boat.content.state, staleDate: nil),
                alertConfiguration: AlertConfiguration(title: "Easy all", body: "Hands on", sound: .default))
            await boat.end(nil, dismissalPolicy: .immediate)
        }
    }
}
struct EasyAll: LiveActivityIntent {
    static let title: LocalizedStringResource = "Easy all"
    func perform() async throws -> some IntentResult {
        await Coxswain.allIn()
        return .result()
    }
}
struct BoathouseWidgets: WidgetBundle {
    var body: some Widget {
        RowerWidget()
        OutingLive()
    }
}
