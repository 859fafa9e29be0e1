// The cargo deck of a river ferry: today's crossing by lane, and the week by weight.
import Foundation
import Intents
import OSLog
import SwiftUI
import WidgetKit

protocol DeckSheet: Codable {
    var ferry: String { get }
    var written: Date { get }
    var plan: URL? { get }
    static var paper: String { get }
}
extension DeckSheet {
    var plan: URL? { URL(string: "https://deck.example.org/plans/\(ferry.lowercased())?from=widget") }
    static func folder(of ferry: Int) -> Self? {
        do { return try DeckDrawer<Self>(paper: paper).open()?[ferry] } catch {
            os_log("deck: the drawer %{public}@ is stuck: %{public}@", log: .default, type: .error, paper, "\(error)")
            return nil
        }
    }
}
struct DeckDrawer<Sheet: DeckSheet> {
    let paper: String
    private var place: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?
            .appendingPathComponent(paper)
    }
    func open() throws -> [Int: Sheet]? {
        guard let place = place, FileManager.default.fileExists(atPath: place.path) else { return nil }
        return try PropertyListDecoder().decode([Int: Sheet].self, from: Data(contentsOf: place))
    }
    func put(_ sheets: [Int: Sheet]) throws {
        guard let place = place else { return }
        let pen = PropertyListEncoder()
        pen.outputFormat = .binary
        try pen.encode(sheets).write(to: place, options: [.atomic])
        if #available(iOS 10, *) { try (place as NSURL).setResourceValue(true, forKey: .isExcludedFromBackupKey) }
    }
}

struct Lanes: Codable {
    let lorries: Int, carts: Int, crates: Int, goats: Int
    init(lorries: Int? = 0, carts: Int? = 0, crates: Int? = 0, goats: Int? = 0) {
        (self.lorries, self.carts) = (lorries ?? 0, carts ?? 0)
        (self.crates, self.goats) = (crates ?? 0, goats ?? 0)
    }
}
struct CrossingSheet: DeckSheet {
    let ferry: String, written: Date, lanes: Lanes
    static let paper = "crossing.plist"
}
struct DeckDay: Codable, Hashable { let day: Date, kilos: Int, against: Float }
struct WeighSheet: DeckSheet {
    let ferry: String, written: Date, days: [DeckDay]
    static let paper = "weighbridge.plist"
}

enum DeckEntry: TimelineEntry {
    case loaded(DeckSheet, TimelineProviderContext)
    case fog(DeckBook), unmoored(DeckBook)
    var date: Date {
        switch self {
        case .loaded(let sheet, _): return sheet.written
        case .fog, .unmoored: return Date()
        }
    }
}
enum DeckBook: String {
    case crossing, weighbridge
    init?(of sheet: DeckSheet) {
        switch sheet {
        case is CrossingSheet: self = .crossing
        case is WeighSheet: self = .weighbridge
        default: return nil
        }
    }
}

// What the intent editor would have written for "Which ferry?".
public class WhichFerryIntent: INIntent {
    public var ferry: Ferry?
    public var countsGoats: NSNumber?
}
public class Ferry: INObject {}
public class FerryResolutionResult: INObjectResolutionResult {}
public class WhichFerryIntentResponse: INIntentResponse {}
final class WhichFerryHandler: NSObject {
    private let moored = [Ferry(identifier: "3", display: "Long Anna"), Ferry(identifier: "8", display: "The Tub")]
    func resolveFerry(for intent: WhichFerryIntent, with completion: @escaping (INObjectResolutionResult) -> Void) {
        guard let asked = intent.ferry else { return completion(FerryResolutionResult.needsValue()) }
        let same = moored.filter { $0.isEqual(asked) || $0.displayString == asked.displayString }
        completion(same.count == 1 ? .success(with: same[0]) : .disambiguation(with: moored))
    }
    func resolveCountsGoats(
        for intent: WhichFerryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(intent.countsGoats.map { .success(with: $0.boolValue) } ?? .notRequired())
    }
}

struct DeckProvider<Sheet: DeckSheet>: IntentTimelineProvider {
    let sample: Sheet
    let book: DeckBook
    private let turn: TimeInterval = 60 * 40
    private var usualFerry: Int? {
        UserDefaults(suiteName: "group.com.example.widgets")?.object(forKey: "deck.usual") as? Int
    }
    func placeholder(in context: Context) -> DeckEntry { DeckEntry.loaded(sample, context) }
    func getSnapshot(
        for configuration: WhichFerryIntent, in context: Context, completion: @escaping (DeckEntry) -> Void
    ) {
        guard let number = usualFerry, let sheet = Sheet.folder(of: number) else {
            return completion(.loaded(sample, context))
        }
        completion(.loaded(sheet, context))
    }
    func getTimeline(
        for configuration: WhichFerryIntent, in context: Context, completion: @escaping (Timeline<DeckEntry>) -> Void
    ) {
        let ferry = configuration.ferry?.identifier ?? "3"
        let hours = Calendar.current.dateComponents([.hour], from: sample.written, to: Date()).hour ?? 0
        let cast = { (entry: DeckEntry) in
            completion(Timeline(entries: [entry], policy: .after(Date(timeIntervalSinceNow: turn))))
        }
        guard let number = Int(ferry), number > 0 else { return cast(.unmoored(book)) }
        cast(abs(hours) > 48 ? .fog(book) : .loaded(Sheet.folder(of: number) ?? sample, context))
    }
}
