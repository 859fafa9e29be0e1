// Providers and widgets for the tests of runs.
import AppIntents
import SwiftUI
import WidgetKit

/// A moment with a word.
struct Word: TimelineEntry {
    var date: Date
    var text: String
}

/// Shows a word; one that speaks of a broken image asks for one.
struct WordView: View {
    let entry: Word

    var body: some View {
        Text(isWhole ? entry.text : "broken")
            .containerBackground(for: .widget) { Color.clear }
    }

    private var isWhole: Bool { !entry.text.contains("broken") || UIImage(data: Data()) != nil }
}

/// Gives a word every hundred seconds, and completes as often as it is told.
struct Clockwork: TimelineProvider, Sendable {
    var texts: [String]
    var first = 100.0
    var policy = TimelineReloadPolicy.never
    var completions = 1

    func placeholder(in context: Context) -> Word {
        Word(date: Date(timeIntervalSince1970: 0), text: "placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (Word) -> Void) {
        completion(Word(date: Date(timeIntervalSince1970: 0), text: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Word>) -> Void) {
        let entries = texts.enumerated().map { index, text in
            Word(date: Date(timeIntervalSince1970: first + Double(index) * 100), text: text)
        }
        for _ in 0..<completions { completion(Timeline(entries: entries, policy: policy)) }
    }
}

/// A configuration without parameters.
struct WordIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a word"
}

/// Says which family it is asked for.
struct AsyncProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Word { Word(date: .now, text: "placeholder") }

    func snapshot(for configuration: WordIntent, in context: Context) async -> Word {
        Word(date: .now, text: "snapshot")
    }

    func timeline(for configuration: WordIntent, in context: Context) async -> Timeline<Word> {
        let word = Word(date: Date(timeIntervalSince1970: 5), text: "hello \(context.family)")
        return Timeline(entries: [word], policy: .atEnd)
    }
}

/// A widget of an app intent, without a name of its own.
struct AsyncWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Async", intent: WordIntent.self, provider: AsyncProvider()) { entry in
            WordView(entry: entry)
        }
    }
}
