// Questions about a kind that are no runs: its parameters, and intents to perform. Each is asked of an extension process of
// its own, so that neither the kind's runs nor its schedule know of it.
import GroupContainer
import Posix
import ReloadService
import ViewArchive

/// Asks questions, those about one kind one after another.
@MainActor final class KindQuestions {
    private let group: Group
    private let loop: EventLoop
    private let log: Log
    private let present: Present
    private let locale: String
    /// In seconds, as for a provider, since widget code may ask the network; 0 for none.
    private let patience: Double
    /// The first of each kind's is being asked.
    private var waiting: [String: [Wish]] = [:]
    private var asked: [String: any AskedQuestion] = [:]
    /// Widget code asks for a reload of a kind, or of all.
    var onReload: (_ from: String, _ kind: String?) -> Void = { _, _ in }

    /// How many may wait.
    static let limit = 64

    /// A question that somebody waits for.
    private struct Wish {
        /// Starts its process.
        let ask: () throws(SystemError) -> any AskedQuestion
        let fail: (_ why: String) -> Void
    }

    init(group: Group, loop: EventLoop, log: Log, present: Present, locale: String, patience: Double) {
        self.group = group
        self.loop = loop
        self.log = log
        self.present = present
        self.locale = locale
        self.patience = patience
    }

    /// Asks a question about a kind; `done` is called once, unless all is stopped.
    func ask<Content>(
        _ task: ExtensionRequest.Task, of kind: String, taking take: @escaping (ExtensionMessage) -> Content?,
        _ done: @escaping (Question<Content>.Answer) -> Void
    ) throws(ServiceError) {
        let count = waiting.values.reduce(0) { $0 + $1.count }
        if count >= Self.limit { throw .tooManyWaits(limit: Self.limit) }
        let wish = Wish { [unowned self] () throws(SystemError) in
            try Question(
                task, place: ExtensionPlace(askedAbout: kind, in: group, locale: locale), loop: loop,
                present: present, log: log, limit: patience,
                taking: { [unowned self] message in
                    if case .reload(let asked) = message { onReload(kind, asked) }
                    return take(message)
                }
            ) { [unowned self] answer in end(kind) { done(answer) } }
        } fail: {
            done(.failed(why: $0))
        }
        waiting[kind, default: []].append(wish)
        if waiting[kind]?.count == 1 { begin(kind) }
    }

    /// Whether a process belongs to a question that is being asked.
    func includes(processID: Int32) -> Bool {
        let leaders = ThisProcess.leaders(of: processID)
        return asked.values.contains { $0.processID.map(leaders.contains) ?? false }
    }

    func stop() {
        waiting = [:]
        for question in asked.values { question.abandon() }
        asked = [:]
    }

    private func begin(_ kind: String) {
        guard let wish = waiting[kind]?.first else { return }
        do throws(SystemError) {
            asked[kind] = try wish.ask()
        } catch {
            let why = "its process could not be started: \(error)"
            end(kind) { wish.fail(why) }
        }
    }

    private func end(_ kind: String, _ tell: () -> Void) {
        asked[kind] = nil
        // Nothing waits any more after a stop.
        guard waiting[kind]?.isEmpty == false else { return }
        waiting[kind]?.removeFirst()
        if waiting[kind]?.isEmpty == true { waiting[kind] = nil }
        tell()
        if asked[kind] == nil { begin(kind) }
    }
}

/// A question whatever its answer.
@MainActor protocol AskedQuestion: AnyObject {
    /// Its process' id; nil when it has answered.
    var processID: Int32? { get }
    /// Ends its process.
    func abandon()
}

extension Question: AskedQuestion {}

extension ExtensionPlace {
    /// Its folders are its own: a run of the same kind may be in flight in another process.
    init(askedAbout kind: String, in group: Group, locale: String) {
        self.init(kind: kind, in: group, locale: locale)
        configurationDirectory = group.extensionConfiguration("\(kind) question")
        temporaryDirectory = group.extensionTemporaries("\(kind) question")
    }
}
