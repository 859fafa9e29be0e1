// What somebody who watches knows: the daemon's last answer, what it has told since, and how the connection is.
import ReloadService

/// The facts behind the live table; time is an argument.
struct WatchState {
    let group: String
    /// The group's directory.
    let path: String
    /// Kinds and ids; none for all.
    let words: [String]
    private(set) var status: Status?
    private(set) var link = Link.looking
    /// The monotonic instant of the last answer.
    private var answered: Int64 = 0
    /// The daemon's time of the last event, which may be later than that of the last answer.
    private var told = -Double.infinity
    /// What became of each widget's last drawing.
    private(set) var outcomes: [String: String] = [:]
    /// The last thing that went wrong, as a line.
    private(set) var complaint: String?

    /// How the connection is.
    enum Link: Equatable { case looking, connected, lost }

    init(group: String, path: String, words: [String] = []) {
        self.group = group
        self.path = path
        self.words = words
    }

    mutating func take(_ status: Status, at monotonic: Int64) {
        // A daemon that begins anew has a time of its own.
        if status.pid != self.status?.pid { told = -.infinity }
        self.status = status
        answered = monotonic
        link = .connected
    }

    mutating func take(_ event: WatchEvent) {
        if let time = event["time"].flatMap({ Timestamp(rawValue: $0).seconds }) { told = max(told, time) }
        guard concerns(event) else { return }
        switch event.name {
        case "snapshot":
            guard let widget = event["widget"] else { return }
            outcomes[widget] = [event["outcome"], event["cause"]].compactMap(\.self).joined(separator: ", ")
        case "error":
            let time = event["time"].map { "\($0.dropFirst(11).prefix(8))Z" }
            let subject = [time, event["widget"] ?? event["kind"], event["code"]].compactMap(\.self)
            let sentence = [event["message"] ?? event["what"], event["why"]].compactMap(\.self).joined(separator: ": ")
            complaint = LogValue.printable((subject + [sentence]).joined(separator: "  "))
        default: break
        }
    }

    mutating func lose() { link = .lost }

    /// Whether an event is of a widget or a kind that is watched, or of none at all.
    func concerns(_ event: WatchEvent) -> Bool {
        // What went wrong with a widget is told without its kind.
        let kind = event["kind"] ?? status?.widgets.first { $0.id == event["widget"] }?.kind
        let names = [event["widget"], kind].compactMap(\.self)
        return words.isEmpty || names.isEmpty || names.contains(where: words.contains)
    }

    /// The widgets that are watched.
    var widgets: [WidgetFacts] {
        (status?.widgets ?? []).filter { words.isEmpty || words.contains($0.id) || words.contains($0.kind) }
    }

    /// A word that is neither a kind nor an id, as an error; the daemon's bundle and widgets decide.
    func unknownWord(kinds: [String]) -> Complaint? {
        let known = (status?.widgets ?? []).map(\.id) + kinds
        let unknown = words.first { !known.contains($0) }
        return unknown.map { Complaint(ServiceError.unknownWidgetOrKind($0, known: known)) }
    }

    /// The daemon's clock now, in seconds since 1970; a virtual one stands still between answers.
    func now(at monotonic: Int64) -> Double? {
        guard let status, let now = status.now.seconds else { return nil }
        return hasRunningClock ? now + Double(max(0, monotonic - answered)) / 1e9 : max(now, told)
    }

    /// Whether ages grow by themselves.
    var hasRunningClock: Bool { status?.clock == "system" }
}
