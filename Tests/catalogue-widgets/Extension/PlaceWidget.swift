// A widget of a SiriKit intent, whose classes Xcode generates from Places.intentdefinition.
import Intents
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
    let date: Date
    let configuration: ShowPlaceIntent
}

struct PlaceProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry {
        PlaceEntry(date: Date(), configuration: ShowPlaceIntent())
    }

    func getSnapshot(
        for configuration: ShowPlaceIntent, in context: Context, completion: @escaping (PlaceEntry) -> Void
    ) {
        completion(PlaceEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(
        for configuration: ShowPlaceIntent, in context: Context,
        completion: @escaping (Timeline<PlaceEntry>) -> Void
    ) {
        completion(Timeline(entries: [PlaceEntry(date: Date(), configuration: configuration)], policy: .never))
    }

    func recommendations() -> [IntentRecommendation<ShowPlaceIntent>] {
        let intent = ShowPlaceIntent()
        intent.city = City(identifier: "oslo", display: "Oslo")
        intent.theme = .light
        return [IntentRecommendation(intent: intent, description: "Oslo in daylight")]
    }
}

struct PlaceView: View {
    let entry: PlaceEntry

    private var theme: String {
        switch entry.configuration.theme {
        case .light: return "by day"
        case .dark: return "by night"
        case .unknown: return "at any time"
        }
    }

    var body: some View {
        VStack {
            Text(verbatim: entry.configuration.city?.displayString ?? "nowhere")
            Text(verbatim: entry.configuration.city?.identifier ?? "no identifier")
            Text(verbatim: theme)
            Text(verbatim: "\(entry.configuration.count?.intValue ?? 0) times")
            if entry.configuration.showsDate == true { Text(verbatim: "with its date") }
            Text(verbatim: entry.configuration.notes?.joined(separator: ", ") ?? "no notes")
        }
        .containerBackground(.background, for: .widget)
    }
}

struct PlaceWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Place", intent: ShowPlaceIntent.self, provider: PlaceProvider()) {
            PlaceView(entry: $0)
        }
        .configurationDisplayName("Place")
        .supportedFamilies([.systemSmall])
    }
}
