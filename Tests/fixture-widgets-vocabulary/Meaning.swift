// What assistive programs, data and systems are told.
import Observation
import SwiftUI
import WidgetKit

@Observable
final class Model {
    var name = "x"
    var isOn = false
}

enum Mode: String { case light, dark }

struct ToldViews: View {
    @AppStorage("mode") private var mode = Mode.light
    @AppStorage("url") private var url: URL?
    @AppStorage("count", store: UserDefaults(suiteName: "group")) private var count = 0
    @SceneStorage("tab") private var tab = 1
    @Bindable var model: Model
    @Environment(Model.self) private var shared: Model?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.levelOfDetail) private var level
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.backgroundMaterial) private var material
    @Environment(\.symbolVariants) private var variants
    @Environment(\.isActivityFullscreen) private var isFull
    @ScaledMetric private var side = 20
    @ScaledMetric(relativeTo: .title) private var size: CGFloat = 30

    var body: some View {
        VStack {
            Toggle("on", isOn: $model.isOn)
            TextField("x", text: $model.name)
            Text("spoken")
                .accessibilityLabel("label")
                .accessibilityValue(Text("value"))
                .accessibilityHint("hint")
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits([.isHeader, .isButton])
                .accessibilityAction { }
                .accessibilityAction(named: "Open") { }
                .accessibilityAdjustableAction { _ in }
                .accessibilityHeading(.h1)
                .accessibilityInputLabels(["a", "b"])
                .accessibilityRespondsToUserInteraction()
                .accessibilityShowsLargeContentViewer()
                .accessibilityTextContentType(.narrative)
                .accessibilityCustomContent("key", "value")
                .accessibilityRepresentation { Text("other") }
                .accessibilityChildren { Text("a"); Text("b") }
                .accessibilityHidden(false)
                .accessibilityIgnoresInvertColors()
                .accessibilityIdentifier("id")
            Text("a").customAttribute(Mark()).speechSpellsOutCharacters().typesettingLanguage(.init(languageCode: .german))
                .textScale(.secondary)
        }
        .defaultAppStorage(.standard)
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.widgetFamily, .systemSmall)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .previewInterfaceOrientation(.landscapeLeft)
    }
}

struct Mark: TextAttribute {}

struct ToldEntry: TimelineEntry { let date: Date }

struct ToldProvider: TimelineProvider {
    func placeholder(in context: Context) -> ToldEntry { ToldEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (ToldEntry) -> Void) { completion(ToldEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ToldEntry>) -> Void) {
        completion(Timeline(entries: [ToldEntry(date: .now)], policy: .never))
    }
    func relevance() async -> WidgetRelevance<Void> {
        WidgetRelevance([WidgetRelevanceAttribute(context: .date(interval: DateInterval(start: .now, duration: 60), kind: .scheduled))])
    }
}

struct PushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { print(pushInfo.token.count) }
}

struct ToldWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Told", provider: ToldProvider()) { entry in
            AccessoryWidgetGroup("Group", systemImage: "star") {
                Text("a")
                Text("b")
            }
            .accessoryWidgetGroupStyle(.circular)
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Told")
        .supportedMountingStyles([.elevated])
        .widgetTexture(.paper)
        .pushHandler(PushHandler.self)
        .disfavoredLocations([.standBy], for: [.systemSmall])
        .backgroundTask(.urlSession("id")) { }
        .containerBackgroundRemovable(false)
    }
}
