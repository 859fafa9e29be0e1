import SwiftUI
import WidgetKit
import Intents

struct EmojiDetails: Identifiable, Codable { public let emoji: String; public let name: String; public let description: String
  var id: String { emoji }
  var url: URL? { guard let s = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else { return nil }; return URL(string: "emoji-widget://\(s)") } }
public struct EmojiProvider {
  static func all() -> [EmojiDetails] { return [EmojiDetails(emoji: "👨‍🍳", name: "Cook", description: "This emoji represents a cook, chef."), EmojiDetails(emoji: "🥳", name: "Party", description: "A yellow face with a party hat"), .init(emoji: "🦊", name: "Fox", description: "A friendly face of a fox.")] }
  static func random() -> EmojiDetails {
    let allEmojis = EmojiProvider.all()
    let randomIndex = Int.random(in: 0..<allEmojis.count)
    return allEmojis[randomIndex]
  }
}
struct EmojiEntry: TimelineEntry { let date: Date; let emoji: EmojiDetails }
struct EmojiTimelineProvider: TimelineProvider {
  typealias Entry = EmojiEntry
  func placeholder(in context: Context) -> EmojiEntry { EmojiEntry(date: Date(), emoji: EmojiDetails(emoji: "🙂", name: "Placeholder", description: "")) }
  func getSnapshot(in context: Context, completion: @escaping (EmojiEntry) -> Void) { completion(EmojiEntry(date: Date(), emoji: EmojiProvider.random())) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<EmojiEntry>) -> Void) {
    let currentDate = Date()
    let nextMidnight = Calendar.current.nextDate(after: currentDate, matching: .init(hour: 0, minute: 0), matchingPolicy: .strict) ?? currentDate
    completion(Timeline(entries: [EmojiEntry(date: currentDate, emoji: EmojiProvider.all()[2])], policy: .after(nextMidnight)))
  }
}
struct EmojiWidgetView: View {
  let emojiDetails: EmojiDetails
  @Environment(\.sizeCategory) var sizeCategory
  var body: some View {
    ZStack {
      Color(UIColor.systemIndigo)
      VStack {
        Text(emojiDetails.emoji)
          .font(.system(size: 56))
        Text(emojiDetails.name)
          .font(.headline)
          .multilineTextAlignment(.center)
          .padding(.top, 5)
          .padding([.leading, .trailing])
          .foregroundColor(.white)
        if sizeCategory < .accessibilityMedium { Text(emojiDetails.description).font(.caption2).foregroundColor(Color.white.opacity(0.8)).multilineTextAlignment(.center) }
      }
    }
  }
}
struct EmojiWidget: Widget {
  private let kind = "EmojiWidget"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: EmojiTimelineProvider()) { entry in
      EmojiWidgetView(emojiDetails: entry.emoji).widgetURL(entry.emoji.url)
    }
    .configurationDisplayName("Emoji Widget").description("Display a widget with an emoji that is updated daily.").supportedFamilies([.systemSmall])
  }
}
