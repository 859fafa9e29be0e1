// Every form of `#Preview` that sources use; that this file compiles is the test.
import ActivityKit
import AppIntents
import Intents
import SwiftUI
import WidgetKit

/// A custom intent as Xcode makes it.
final class OldIntent: INIntent {}

/// A provider of a custom intent.
struct OldProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Word { Word(date: .now, text: "placeholder") }

    func getSnapshot(for configuration: OldIntent, in context: Context, completion: @escaping (Word) -> ()) {
        completion(placeholder(in: context))
    }

    func getTimeline(for configuration: OldIntent, in context: Context, completion: @escaping (Timeline<Word>) -> ()) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

/// A widget of a custom intent.
struct OldWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Old", intent: OldIntent.self, provider: OldProvider()) { WordView(entry: $0) }
            .configurationDisplayName("Old")
            .description("An older widget.")
            .supportedFamilies([.systemSmall, .accessoryInline])
            .contentMarginsDisabled()
    }
}

#Preview { Text("bare") }

#Preview("Named") { Text("named") }

#Preview("Several") {
    Text("one")
    Text("two")
}

#Preview("Returned") {
    let text = "returned"
    return Text(text)
}

#Preview(as: .systemSmall) {
    AsyncWidget()
} timeline: {
    Word(date: .now, text: "one")
    Word(date: .now, text: "two")
}

#Preview("Loop", as: .systemMedium) {
    AsyncWidget()
} timeline: {
    for number in 0..<3 { Word(date: .now, text: "\(number)") }
}

#Preview(as: .systemLarge, widget: { AsyncWidget() }, timeline: { Word(date: .now, text: "labels") })

#Preview("Provider", as: .systemSmall) {
    AsyncWidget()
} timelineProvider: {
    Clockwork(texts: ["one"])
}

#Preview("App intent", as: .systemSmall, using: WordIntent()) {
    AsyncWidget()
} timelineProvider: {
    AsyncProvider()
}

#Preview("Custom intent", as: .systemSmall, using: OldIntent()) {
    OldWidget()
} timelineProvider: {
    OldProvider()
}

/// A Live Activity as Xcode's template has it.
struct RaceAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var lap: Int }
    var name: String
}

#Preview("Notification", as: .content, using: RaceAttributes(name: "Spa")) {
    AsyncWidget()
} contentStates: {
    RaceAttributes.ContentState(lap: 1)
    for lap in 2..<4 { RaceAttributes.ContentState(lap: lap) }
}

#Preview(as: .dynamicIsland(.expanded), using: RaceAttributes(name: "Spa")) {
    AsyncWidget()
} contentStates: {
    RaceAttributes.ContentState(lap: 1)
}

#if DEBUG
@available(iOS 17, *)
#Preview(as: .accessoryRectangular) {
    OldWidget()
} timeline: {
    Word(date: .now, text: "available")
}
#endif

/// The older form.
struct OldWidget_Previews: PreviewProvider {
    static var previews: some View {
        WordView(entry: Word(date: .now, text: "older"))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
