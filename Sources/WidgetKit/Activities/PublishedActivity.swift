// The states of a Live Activity as a host publishes them: the entries of its kind.
import ActivityKit
import GroupContainer
import ReloadService
import SwiftUI
import ViewArchive

/// What a host has published of an activity.
struct PublishedActivity<Attributes: ActivityAttributes> {
    /// The state from a date on.
    struct Moment: TimelineEntry {
        var date: Date
        /// Nil before anything was published.
        var context: ActivityViewContext<Attributes>?
    }

    static var kind: String { String(describing: Attributes.self) }

    /// In order; never empty.
    private(set) var moments: [Moment] = []
    private(set) var diagnostics: [ArchiveDiagnostic] = []

    /// Reads the entries of the group; throws when there are some and none of them can be used.
    init(in group: GroupContainer.Group, now: Date) throws(RunFailure) {
        let name = GroupContainer.Group.entriesName(Self.kind)
        let document: Document
        do {
            guard let data = try group.contents(of: group.entriesFile(Self.kind), limit: Entries.limit) else {
                // No activity is running, which is no fault.
                moments = [Moment(date: now, context: nil)]
                return
            }
            document = try Self.decoder.decode(Document.self, from: data)
        } catch {
            throw RunFailure("\(name): \(Self.sentence(error))")
        }
        read(document, name, now)
        if moments.isEmpty {
            throw RunFailure(diagnostics.first?.message ?? "\(name) has no state of the activity")
        }
    }

    private mutating func read(_ document: Document, _ name: String, _ now: Date) {
        var attributes: Attributes?
        var states: [(Date, ActivityViewContext<Attributes>, stale: Date?)] = []
        for (index, entry) in document.entries.enumerated() {
            switch entry.state {
            case .failure(let error): note("\(name): entry \(index): \(Self.sentence(error))")
            case .success(let state):
                attributes = state.attributes ?? attributes
                guard let attributes else {
                    note("\(name): entry \(index): 'attributes' is missing, and no entry before it has any")
                    continue
                }
                let context = ActivityViewContext(
                    attributes: attributes, state: state.content, activityID: state.id ?? Self.kind, isStale: false
                )
                // Without a date it holds for any time.
                states.append((state.date ?? .distantPast, context, state.stale))
            }
        }
        states.sort { $0.0 < $1.0 }
        for (index, (date, context, stale)) in states.enumerated() {
            moments.append(Moment(date: date, context: context))
            let next = index + 1 < states.count ? states[index + 1].0 : .distantFuture
            guard let stale, stale < next else { continue }
            let outdated = ActivityViewContext(
                attributes: context.attributes, state: context.state, activityID: context.activityID, isStale: true
            )
            moments.append(Moment(date: max(stale, date), context: outdated))
        }
    }

    private mutating func note(_ message: String) {
        diagnostics.append(ArchiveDiagnostic(code: "activity", message: message))
    }
}

extension PublishedActivity {
    private struct Document: Decodable { var entries: [Entry] }

    /// An entry that is decoded by itself, so that one that cannot be used harms no other.
    private struct Entry: Decodable {
        var state: Result<State, any Error>

        init(from decoder: any Decoder) { state = Result { try State(from: decoder) } }
    }

    private struct State: Decodable {
        var id: String?
        var date: Date?
        var attributes: Attributes?
        var content: Attributes.ContentState
        var stale: Date?

        enum CodingKeys: String, CodingKey {
            case id, date, attributes
            case content = "content-state"
            case stale = "stale-date"
        }
    }

    /// Dates as ActivityKit's own decoder takes them, seconds since 2001, and texts as everywhere in a group.
    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let value = try decoder.singleValueContainer()
            // A number or else a text: the second attempt says what is wrong.
            if let seconds = try? value.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
            let text = try value.decode(String.self)
            do {
                return Date(timeIntervalSince1970: try RFC3339.seconds(text))
            } catch {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "\"\(text)\" is no time")
            }
        }
        return decoder
    }

    private static func sentence(_ error: any Error) -> String {
        error is DecodingError ? DecodingFault.sentence(error) : "\(error)"
    }
}
