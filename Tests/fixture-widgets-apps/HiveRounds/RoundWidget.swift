import AppIntents
import SwiftUI
import WidgetKit

struct RoundWidget: Widget {
    private var families: [WidgetFamily] {
        #if os(watchOS)
        [.accessoryInline, .accessoryCorner, .accessoryCircular, .accessoryRectangular]
        #else
        [.systemSmall, .systemMedium, .systemLarge, .accessoryInline, .accessoryRectangular, .accessoryCircular]
        #endif
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Apiary.roundKind, intent: KeepAnEyeOn.self, provider: RoundPlan()) { look in
            RoundView(look: look)
        }
        .supportedFamilies(families)
        .configurationDisplayName("Feeder")
        .description("How long the syrup of a box lasts.")
    }
}

struct RoundLook: TimelineEntry {
    public let date: Date
    var colony = Apiary.box(11)
    let relevance: TimelineEntryRelevance?
}

struct RoundPlan: AppIntentTimelineProvider {
    typealias Intent = KeepAnEyeOn
    typealias Entry = RoundLook

    func timeline(for configuration: KeepAnEyeOn, in context: Context) async -> Timeline<RoundLook> {
        let colony = Apiary.box(configuration.box?.id)
        let looks = stride(from: Date.now, to: colony.runsDry, by: 60).map { moment in
            // The emptier the feeder, the more the widget wants to be seen.
            RoundLook(date: moment, colony: colony, relevance: TimelineEntryRelevance(score: Float(1 - colony.share)))
        }
        return Timeline(entries: looks, policy: .atEnd)
    }

    func snapshot(for configuration: KeepAnEyeOn, in context: Context) async -> RoundLook {
        RoundLook(date: .now, colony: Apiary.box(configuration.box?.id), relevance: nil)
    }

    func placeholder(in context: Context) -> RoundLook { RoundLook(date: .now, relevance: nil) }

    func recommendations() -> [AppIntentRecommendation<KeepAnEyeOn>] {
        Apiary.boxes.map { AppIntentRecommendation(intent: KeepAnEyeOn($0), description: "Box of \($0.queen)") }
    }
}

struct RoundView: View {
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.showsWidgetContainerBackground) private var isOnPaint
    @Environment(\.widgetFamily) private var family
    let look: RoundLook
    private var colony: Colony { look.colony }

    @ViewBuilder
    var body: some View {
        switch family {
        case .accessoryInline:
            ViewThatFits {
                Text("Box \(colony.box), \(colony.queen): dry in \(colony.runsDry, style: .relative)")
                Text("\(colony.mark) dry in \(colony.runsDry, style: .timer)")
                Text("\(colony.mark) \(colony.runsDry, style: .timer)")
            }
        #if os(watchOS)
        case .accessoryCorner:
            drain { EmptyView() }.widgetLabel { Text("Syrup") }
        #endif
        case .accessoryCircular:
            drain { Text("Syrup") }
                .containerBackground(for: .widget) { AccessoryWidgetBackground() }
        case .accessoryRectangular:
            HStack(spacing: 0) {
                Lid(colony)
                VStack(alignment: .leading) {
                    Text(colony.queen).font(.headline).widgetAccentable()
                    Text(colony.runsDry, style: .timer)
                    Text("Box \(colony.box)")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .containerBackground(.clear, for: .widget)
        case .systemSmall:
            VStack(spacing: 2) { Lid(colony, isPainted: true); LidWords(colony: colony) }
                .foregroundColor(isOnPaint ? .white : .primary)
                .widgetURL(colony.page)
                .containerBackground(for: .widget) { Color.orchard }
        case .systemMedium, .systemExtraLarge:
            HStack(alignment: .top) {
                Text(colony.note).padding()
                Spacer()
                LidWords(colony: colony)
                Lid(colony)
            }
            .foregroundStyle(.white)
            .padding(.bottom, margins.bottom)
            .containerBackground(for: .widget) { Color.orchard }
        case .systemLarge:
            VStack(alignment: .leading, spacing: 14) {
                LidWords(colony: colony)
                Text(colony.note).italic().contentTransition(.opacity)
                if #available(iOS 17.0, *) { Button(intent: TopUpFeeder()) { Text("🫙 Top up").lineLimit(1) } }
                Spacer()
                Lid(colony).frame(maxWidth: .infinity)
            }
            .foregroundStyle(.white)
            .widgetURL(colony.page)
            .containerBackground(for: .widget) { Color.orchard }
        @unknown default: EmptyView()
        }
    }

    private func drain(@ViewBuilder label: () -> some View) -> some View {
        ProgressView(
            timerInterval: colony.feeding, countsDown: false, label: label, currentValueLabel: { Lid(colony) }
        )
        .progressViewStyle(.circular)
    }
}

/// What is painted on the lid.
struct Lid: View {
    private let colony: Colony, isPainted: Bool

    init(_ colony: Colony, isPainted: Bool = false) { (self.colony, self.isPainted) = (colony, isPainted) }

    var body: some View {
        Text(colony.mark).font(.system(size: 54)).minimumScaleFactor(0.2)
            .background { if isPainted { Color.dusk.clipShape(Circle()) } }
            .accessibilityLabel(colony.queen)
            .widgetAccentable()
    }
}

struct LidWords: View {
    let colony: Colony

    var body: some View {
        VStack(alignment: .leading) {
            Text(colony.runsDry, style: .timer)
                .font(.system(.title3, design: .monospaced)).multilineTextAlignment(.leading)
            Text(colony.queen).font(.title).fontWeight(.bold).minimumScaleFactor(0.25)
            Text("Box \(colony.box)")
            Text("\(colony.litres.formatted()) l of syrup left")
        }
        .minimumScaleFactor(0.5)
    }
}

#Preview("Round", as: .systemSmall, widget: { RoundWidget() }, timeline: {
    RoundLook(date: .now, colony: Apiary.box(4), relevance: nil)
    RoundLook(date: .now + 90, relevance: nil)
})
#Preview(as: .accessoryCircular, widget: { RoundWidget() }, timelineProvider: { RoundRehearsal() })
struct RoundRehearsal: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<RoundLook>) -> Void) {
        completion(.init(entries: [], policy: .never))
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (RoundLook) -> Void) {
        completion(placeholder(in: context))
    }
    func placeholder(in context: Context) -> RoundLook { .init(date: .distantPast, relevance: nil) }
}
