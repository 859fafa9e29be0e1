// Telling subscribers what happens: what the log says, and which timelines are new.
import Posix
import ReloadService
import ViewArchive

extension RunningDaemon {
    /// The daemon's log is where everything is told; some of it is of interest to subscribers and for receipts.
    func listenToLog() {
        log.onLine = { [unowned self] line in
            diagnostics.take(line)
            if let happening = Happening(line) { happenings?.add(happening) }
        }
        log.onTold = { [unowned self] line in
            switch line.event {
            case .snapshot: announce(line)
            case .error, .diagnostic: peers.notify(Notification(.error, line))
            default: break
            }
        }
    }

    /// A snapshot was made.
    func announce(_ snapshot: LogLine) {
        if peers.areSubscribed(to: .snapshot) { peers.notify(Notification(.snapshot, snapshot)) }
    }

    func subscribe(_ peer: Peer, _ call: SubscribeCall) -> Subscription {
        let topics = call.events ?? Topic.allCases
        peer.subscribe(to: topics)
        return Subscription(events: topics)
    }

    /// A widget has a new timeline.
    func announce(_ header: ArchiveHeader) {
        happenings?.add(
            Happening(
                time: Timestamp(present.wall), event: .timeline, widget: header.widget, kind: header.kind,
                generation: header.generation
            )
        )
        guard peers.areSubscribed(to: .timeline) else { return }
        var line = log.line("timeline")
        line.add("widget", .text(header.widget))
        line.add("kind", .text(header.kind))
        line.add("family", .text(header.family.rawValue))
        line.add("generation", .integer(header.generation))
        line.add("entries", .integer(header.dates.count))
        line.add("first", header.dates.first.map { .text(Timestamp($0).rawValue) })
        line.add("last", header.dates.last.map { .text(Timestamp($0).rawValue) })
        switch header.policy {
        case .atEnd: line.add("policy", "atEnd")
        case .never: line.add("policy", "never")
        case .after(let date):
            line.add("policy", "after")
            line.add("after", .text(Timestamp(date).rawValue))
        }
        peers.notify(Notification(.timeline, line))
    }
}
