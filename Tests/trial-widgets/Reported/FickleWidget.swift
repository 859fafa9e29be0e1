// A provider that fails in the way that the default `fault` names; otherwise it has an entry for each of the default
// `offsets`, in seconds from now, and the policy that `policy` and `after` say.
import Dispatch
import SwiftUI
import Synchronization
import WidgetKit

struct FickleProvider: TimelineProvider {
    typealias Completion = (Timeline<LinesEntry>) -> Void

    // Unchecked, yet safe: nobody ever calls what is kept.
    /// What a delegate holds that is never told anything.
    private struct Kept: @unchecked Sendable { let completion: Completion }
    private static let kept = Mutex<[Kept]>([])

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(LinesEntry(lines: ["snapshot"]))
    }

    func getTimeline(in context: Context, completion: @escaping Completion) {
        let timeline = timeline()
        switch Trial.defaults.string(forKey: "fault") {
        case "empty": completion(Timeline(entries: [], policy: timeline.policy))
        case "trap": preconditionFailure("the test asked for a trap")
        case "dropped": break
        case "kept": Self.kept.withLock { $0.append(Kept(completion: completion)) }
        case "late":
            let late = Kept(completion: completion)
            DispatchQueue.global().asyncAfter(deadline: .now() + 90) { late.completion(timeline) }
        // Nobody ever signals it.
        case "blocked": DispatchSemaphore(value: 0).wait()
        default: completion(timeline)
        }
    }

    private func timeline() -> Timeline<LinesEntry> {
        let defaults = Trial.defaults
        let now = Date.now
        let label = defaults.string(forKey: "label") ?? "no label"
        let offsets = (defaults.array(forKey: "offsets") ?? [0]).compactMap { number in
            number as? Double ?? (number as? Int).map(Double.init)
        }
        let entries = offsets.map { offset in
            LinesEntry(date: now.addingTimeInterval(offset), lines: ["\(label) at \(Int(offset))"])
        }
        let policy: TimelineReloadPolicy =
            switch defaults.string(forKey: "policy") {
            case "atEnd": .atEnd
            case "after": .after(now.addingTimeInterval(defaults.double(forKey: "after")))
            default: .never
            }
        return Timeline(entries: entries, policy: policy)
    }
}

struct FickleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fickle", provider: FickleProvider()) { entry in
            LinesView(entry: entry)
        }
        .description("Fails in the way that the default fault names.")
        .supportedFamilies([.systemSmall])
    }
}
