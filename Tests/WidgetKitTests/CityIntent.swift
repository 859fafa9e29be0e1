// A custom intent with properties, as generated code has them, and a provider that says what they are.
import Intents
import SwiftUI
import ViewArchive

@testable import WidgetKit

/// A custom intent of a city; its code sets what a configuration says.
final class CityIntent: INIntent {
    var city: String?
    var days: NSNumber?

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "city": city = value as? String
        case "days": days = value as? NSNumber
        default: super.setValue(value, forKey: key)
        }
    }
}

/// Says which city is configured.
struct CityProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Word { Word(date: .distantPast, text: "placeholder") }

    func getSnapshot(for configuration: CityIntent, in context: Context, completion: @escaping (Word) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(for configuration: CityIntent, in context: Context, completion: @escaping (Timeline<Word>) -> Void)
    {
        let text = "\(configuration.city ?? "nowhere") \(configuration.days ?? 0)"
        completion(Timeline(entries: [Word(date: .distantPast, text: text)], policy: .never))
    }
}

/// A widget of a custom intent.
struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) { WordView(entry: $0) }
    }
}

extension CityWidget {
    /// What one run with values (JSON texts) shows and says.
    @MainActor static func run(_ values: [String: String]) async throws -> (outline: [String], said: [String]) {
        guard let kind = WidgetKind(CityWidget()) else { return ([], []) }
        let archive = try await Archive.made(by: kind, purpose: .timeline, renderer: "text", configuration: values)
        return (archive.outline, archive.header.diagnostics.filter { $0.code == "unknown-parameter" }.map(\.message))
    }
}
