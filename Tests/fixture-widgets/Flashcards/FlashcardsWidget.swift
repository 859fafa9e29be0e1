import AppIntents
import SwiftUI
import WidgetKit

struct Flashcard: Codable, Hashable, Sendable {
    let front: String
    let back: String

    static let deck = [
        Flashcard(front: "la ventana", back: "the window"),
        Flashcard(front: "el puente", back: "the bridge"),
        Flashcard(front: "la lluvia", back: "the rain"),
    ]
}

struct NextCardIntent: AppIntent {
    static let title: LocalizedStringResource = "Next Card"

    func perform() async throws -> some IntentResult {
        let defaults = UserDefaults(suiteName: "group.com.example.widgets")
        let index = defaults?.integer(forKey: "cards.index") ?? 0
        defaults?.set((index + 1) % Flashcard.deck.count, forKey: "cards.index")
        defaults?.set(false, forKey: "cards.flipped")
        return .result()
    }
}

struct FlipCardIntent: AppIntent {
    static let title: LocalizedStringResource = "Flip Card"

    func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: "group.com.example.widgets")?.set(true, forKey: "cards.flipped")
        return .result()
    }
}

struct FlashcardEntry: TimelineEntry {
    let date: Date
    let card: Flashcard
    let isFlipped: Bool
    let index: Int
}

struct FlashcardProvider: TimelineProvider {
    func placeholder(in context: Context) -> FlashcardEntry {
        FlashcardEntry(date: .now, card: Flashcard.deck[0], isFlipped: false, index: 0)
    }

    func getSnapshot(in context: Context, completion: @escaping (FlashcardEntry) -> Void) { completion(current()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<FlashcardEntry>) -> Void) {
        completion(Timeline(entries: [current()], policy: .never))
    }

    private func current() -> FlashcardEntry {
        let defaults = UserDefaults(suiteName: "group.com.example.widgets")
        let index = defaults?.integer(forKey: "cards.index") ?? 0
        return FlashcardEntry(
            date: .now, card: Flashcard.deck[index % Flashcard.deck.count],
            isFlipped: defaults?.bool(forKey: "cards.flipped") ?? false, index: index)
    }
}

struct FlashcardView: View {
    let entry: FlashcardEntry

    var body: some View {
        VStack {
            Spacer()
            ZStack {
                RoundedRectangle(cornerRadius: 10)
                    .fill(.white)
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
                    .rotationEffect(.degrees(-3))
                RoundedRectangle(cornerRadius: 10)
                    .fill(.white)
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
                Text(entry.isFlipped ? entry.card.back : entry.card.front)
                    .font(.title3.weight(.semibold))
                    .foregroundStyle(.black)
                    .minimumScaleFactor(0.5)
                    .padding(8)
                    .id(entry.card)
                    .transition(.asymmetric(insertion: .push(from: .trailing), removal: .opacity))
                    .animation(.spring(duration: 0.3), value: entry.card)
            }
            .invalidatableContent()
            Spacer()
            HStack {
                Button(intent: FlipCardIntent()) {
                    Text("Flip")
                        .frame(maxWidth: .infinity)
                }
                .disabled(entry.isFlipped)
                Button(intent: NextCardIntent()) {
                    Text("Next")
                        .frame(maxWidth: .infinity)
                }
            }
            .font(.caption.weight(.semibold))
            .buttonStyle(.borderedProminent)
            .controlSize(.mini)
            .tint(.orange)
        }
        .containerBackground(Color.orange.opacity(0.2), for: .widget)
    }
}

struct FlashcardsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Flashcards", provider: FlashcardProvider()) { FlashcardView(entry: $0) }
            .configurationDisplayName("Flashcards")
            .description("A word at a time.")
            .supportedFamilies([.systemSmall])
    }
}
