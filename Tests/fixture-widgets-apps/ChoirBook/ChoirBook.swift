import Intents
import SwiftUI
import WidgetKit

// Which piece the choir opens its books at tonight.

struct ChoirWidget: Widget {
  private let kind = "ChoirBook"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Conductor()) { evening in
      OpenBook(piece: evening.piece)
        .widgetURL(evening.piece.page)
    }
    .supportedFamilies([.systemSmall])
    .configurationDisplayName("Choir Book")
    .description("Shows what is sung at the next rehearsal.")
  }
}

struct Piece: Codable, Identifiable {
  public let title: String
  public let voices: Int
  public let remark: String
  /// Who leads, as drawn on the cover of the book.
  public let cover: String

  var id: String { title }

  var page: URL? {
    title.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).flatMap { URL(string: "choirbook://\($0)") }
  }
}

public enum Repertoire {
  static let pieces: [Piece] = [
    .init(title: "Hay Song", voices: 3, remark: "Altos, not so loud in the barn.", cover: "👩‍🌾"),
    .init(title: "Round of the Ferrymen", voices: 4, remark: "Basses wait for the oar.", cover: "🧑🏽‍🎤"),
    .init(title: "Snow Canon", voices: 2, remark: "As if nobody listened.", cover: "❄️"),
  ]

  static func byLot() -> Piece {
    pieces[Int.random(in: pieces.indices)]
  }
}

struct Evening: TimelineEntry {
  let date: Date
  let piece: Piece
}

struct Conductor: TimelineProvider {
  typealias Entry = Evening

  func getTimeline(in context: Context, completion: @escaping (Timeline<Evening>) -> Void) {
    let now = Date()
    // The book is turned over at four in the morning, when even the tenors are at home.
    let turning = Calendar.current.nextDate(after: now, matching: .init(hour: 4, minute: 0), matchingPolicy: .strict)
    completion(Timeline(entries: [Evening(date: now, piece: Repertoire.pieces[1])], policy: .after(turning ?? now)))
  }

  func getSnapshot(in context: Context, completion: @escaping (Evening) -> Void) {
    completion(Evening(date: .now, piece: Repertoire.byLot()))
  }

  func placeholder(in context: Context) -> Evening {
    Evening(date: Date(), piece: Piece(title: "Humming", voices: 1, remark: "", cover: "🎼"))
  }
}

struct OpenBook: View {
  @Environment(\.sizeCategory) private var size
  let piece: Piece

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color(UIColor.systemIndigo)
      VStack(spacing: 4) {
        Text(piece.title)
          .multilineTextAlignment(.center)
          .font(.headline)
          .foregroundColor(.white)
          .padding([.trailing, .leading])
        if size < .accessibilityMedium {
          Text(piece.remark).font(.caption2).multilineTextAlignment(.center).foregroundColor(Color.white.opacity(0.75))
        }
        Text(piece.cover).font(.system(size: 48)).padding(.bottom, 4)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("\(piece.voices) voices").font(.caption2.smallCaps()).foregroundColor(.white).padding(6)
    }
  }
}
