import AppIntents
import SwiftUI
import WidgetKit

final class Counter { var count = 0 }

struct Shared { static var counter = Counter() }  // error: static property 'counter' is not concurrency-safe

struct TitledIntent: AppIntent {
    static var title: LocalizedStringResource = "Titled"  // error: static property 'title' is not concurrency-safe
    func perform() async throws -> some IntentResult { .result() }
}

struct IntentOfClass: AppIntent {
    static let title: LocalizedStringResource = "Class"
    let counter = Counter()  // error: non-Sendable type 'Counter'
    func perform() async throws -> some IntentResult { .result() }
}

@MainActor final class Model { var text = "a" }

struct Moment: TimelineEntry { let date: Date; let text: String }

struct Provider: TimelineProvider {
    let model: Model
    func placeholder(in context: Context) -> Moment {
        Moment(date: .now, text: model.text)  // error: main actor-isolated property 'text' can not be referenced
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {}
}
