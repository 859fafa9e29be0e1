import ActivityKit
import SwiftUI
import WidgetKit

/// A driver's rest at the end of the line.
struct LineAttributes: ActivityAttributes {
    var line: String
    var stops: [String]
    var seats: [String: Int]

    public typealias ContentState = Layover
    public struct Layover: Codable, Hashable { var rest: ClosedRange<Date> }

    var page: URL? { URL(string: "depot://line/\(line)/layover") }
    static let seven = LineAttributes(line: "7", stops: ["Quarry", "Gasworks"], seats: ["fixed": 62, "folding": 8])
}

struct LayoverActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LineAttributes.self) { context in
            LayoverView(line: context.attributes, rest: context.state.rest).widgetURL(context.attributes.page)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    RestClock(stop: context.attributes.stops.last ?? "", rest: context.state.rest)
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.leading) { LineDisc(line: context.attributes.line) }
            } compactLeading: {
                Image.car
                    .padding(3)
                    .background(.teal.gradient, in: ContainerRelativeShape())
                    .accessibilityLabel("Line \(context.attributes.line)")
            } compactTrailing: {
                Text(timerInterval: context.state.rest, countsDown: true)
                    .frame(width: 42)
                    .foregroundColor(Color(red: 0.6, green: 0.95, blue: 0.9))
                    .monospacedDigit()
            } minimal: {
                ViewThatFits {
                    Text(timerInterval: context.state.rest, countsDown: true)
                    Image(systemName: "cup.and.saucer").accessibilityLabel("Layover")
                }
            }
            .widgetURL(context.attributes.page)
            .contentMargins(.all, 4, for: .minimal)
            .contentMargins(.trailing, 24, for: .expanded)
            .contentMargins([.leading, .top, .bottom], 4, for: .compactLeading)
        }
    }
}

struct LineDisc: View {
    let line: String
    var body: some View {
        Text(line).font(.title.bold()).foregroundStyle(.white)
            .frame(width: 44, height: 44)
            .background(.teal, in: Circle())
    }
}

struct RestClock: View {
    let stop: String, rest: ClosedRange<Date>
    var body: some View {
        VStack(alignment: .leading) {
            Text(timerInterval: rest, pauseTime: rest.upperBound, countsDown: true, showsHours: false)
            Text(stop)
        }
    }
}

struct LayoverView: View {
    let line: LineAttributes, rest: ClosedRange<Date>
    @Environment(\.isLuminanceReduced) var isDimmed

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text(timerInterval: rest, countsDown: true).font(.largeTitle.weight(.light).monospacedDigit())
                Spacer()
                ZStack {
                    ContainerRelativeShape().fill(.teal)
                    LineDisc(line: line.line)
                }
                .frame(width: 66, height: 50)
            }
            ProgressView(timerInterval: rest, countsDown: true).tint(.teal).progressViewStyle(.linear)
            Text("Back to \(line.stops.joined(separator: " via "))").font(.headline)
            Text("Layover").font(.subheadline)
        }
        .padding()
        .activitySystemActionForegroundColor(.teal)
        .activityBackgroundTint(isDimmed ? Color.black : nil)
    }
}
