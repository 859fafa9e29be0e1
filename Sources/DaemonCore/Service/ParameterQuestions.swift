// `parameters`, and values that are to be installed: asked of an extension process of its own, so that neither a kind's
// runs nor its schedule know of it.
import GroupContainer
import Posix
import ReloadService
import ViewArchive

/// Asks about the parameters of kinds, one question after another.
@MainActor final class ParameterQuestions {
    private let group: Group
    private let loop: EventLoop
    private let log: Log
    private let present: Present
    private var waiting: [Wish] = []
    private var question: Question<ParametersReport>?

    /// How many may wait.
    static let limit = 64
    /// In seconds; queries may ask the network.
    private static let patience = 30.0

    /// A question that somebody waits for.
    private struct Wish {
        let kind: String
        let values: [String: String]
        let done: (Result<ParametersReport, ServiceError>) -> Void
    }

    init(group: Group, loop: EventLoop, log: Log, present: Present) {
        self.group = group
        self.loop = loop
        self.log = log
        self.present = present
    }

    /// Asks for a kind's parameters, and what is wrong with values (JSON texts by parameter).
    func ask(
        _ kind: String, checking values: [String: String] = [:],
        _ done: @escaping (Result<ParametersReport, ServiceError>) -> Void
    ) throws(ServiceError) {
        if waiting.count >= Self.limit { throw .tooManyWaits(limit: Self.limit) }
        waiting.append(Wish(kind: kind, values: values, done: done))
        if waiting.count == 1 { begin() }
    }

    /// Whether a process belongs to the question that is being asked.
    func includes(processID: Int32) -> Bool {
        guard let leader = question?.processID else { return false }
        return ThisProcess.leaders(of: processID).contains(leader)
    }

    func stop() {
        waiting = []
        question?.abandon()
    }

    private func begin() {
        guard let wish = waiting.first else { return }
        do throws(SystemError) {
            question = try Question(
                .parameters(kind: wish.kind, values: wish.values),
                place: ExtensionPlace(parametersOf: wish.kind, in: group), loop: loop, present: present, log: log,
                limit: Self.patience, taking: { if case .parameters(1, let report) = $0 { report } else { nil } }
            ) { [unowned self] answer in
                switch answer {
                case .told(let report): end(.success(report))
                case .failed(let why): fail(why)
                }
            }
        } catch {
            fail("its process could not be started: \(error)")
        }
    }

    private func fail(_ why: String) {
        guard let kind = waiting.first?.kind else { return }
        end(.failure(.runFailed("the parameters of \(LogValue.plainOrQuoted(kind)): \(why)")))
    }

    private func end(_ result: Result<ParametersReport, ServiceError>) {
        question = nil
        if waiting.isEmpty { return }
        let done = waiting.removeFirst().done
        begin()
        done(result)
    }
}

extension ExtensionPlace {
    /// Its folders are its own: a run of the same kind may be in flight in another process.
    init(parametersOf kind: String, in group: Group) {
        self.init(kind: kind, in: group)
        configurationDirectory = group.extensionConfiguration("\(kind) parameters")
        temporaryDirectory = group.extensionTemporaries("\(kind) parameters")
    }
}
