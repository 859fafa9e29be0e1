// The daemon while it serves: tells the scheduler what happens, and does what the scheduler decides.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

/// Everything that a daemon holds; its other files have one job each.
@MainActor final class RunningDaemon {
    let options: Options
    let group: Group
    let loop: EventLoop
    let present: Present
    let log: Log
    let snapshotLog: SnapshotLog
    let painter: Painter
    let timelines: Timelines
    let extensions: Extensions
    let peers: Peers
    let gate: Gate
    let defaults: DefaultsQueue
    let previews: Previews
    let questions: KindQuestions
    let renderings: TurnQueue
    let started: Double
    var bundle = BundleDescription(kinds: [])
    var widgets = WidgetTable()
    private(set) var scheduler: Scheduler
    /// Who waits for receipts, and which answer that is.
    var callers: [CallerID: (peer: Peer, ticket: Connection.Ticket)] = [:]
    var lastCaller = 0
    /// What the intents of taps want to have opened, until the pictures after them are there.
    var tapURLs: [CallerID: String] = [:]
    /// What peers ask for that wait for a widget of theirs to be installed.
    var heldRequests: [ObjectIdentifier: [() -> Void]] = [:]
    /// Runs whose archive may still be written.
    var runsInFlight: Set<RunKey> = []
    /// Those of them that wait for a host that publishes.
    var runsAtGate: Set<RunKey> = []
    /// Why runs of earlier daemons had failed last, by what their sidecars say.
    var recalledFailures: [WidgetID: String] = [:]
    /// What `widgets.json` was when it was last read; outer nil before that.
    var seenWidgetsFile: FileFacts??
    /// The highest generations of runs that an earlier daemon did not finish.
    var leftovers: [String: Int] = [:]
    var restIsPlanned = false
    /// Why the group's directory could not be used when it was last looked at.
    var unavailable: String?
    /// What was said of which generation already.
    var saidDiagnostics: [WidgetID: (generation: Int, messages: Set<String>)] = [:]
    /// What is to be said of which run, beside its outcome.
    var diagnostics = RunDiagnostics()
    /// Why the container's version is none that this program may read.
    var versionFault: String?
    /// What is wrong with `widgets.json`, which concerns every receipt.
    var widgetsFileProblems: [String] = []
    /// Whether nothing in it can be used.
    var isWidgetsFileUnusable = false
    /// What it says, until that is installed.
    var nextWidgets: WidgetTable?
    /// What is wrong with the entries of each kind, and the gate that waits for those that are half written.
    var entriesChecks: [String: EntriesCheck] = [:]
    var entriesGates: [String: Gate] = [:]
    /// Whose hosts have been told not to write in place.
    var kindsWrittenInPlace: Set<String> = []
    /// The moves of the clock that were asked for, and the one that is being made: the first of them.
    var advances: [AdvanceWish] = []
    var advance: Advance?
    /// What happened since it began.
    var happenings: Happenings?
    var nextStep: EventLoop.Timer?
    /// Reloads by widget code that wait until nothing is under way.
    var heldReloads: Set<HeldReload> = []
    var isStepping = false
    /// Widgets whose next change may have become another without a new picture.
    private var uncertain: Set<WidgetID> = []
    private var events: [Scheduler.Event] = []
    private var isTelling = false
    private lazy var alarm = Alarm(loop: loop, present: present) { [unowned self] in tell(.tick) }

    /// One run of one widget.
    struct RunKey: Hashable {
        var widget: WidgetID
        var generation: Int
    }

    init(
        options: Options, group: Group, loop: EventLoop, present: Present, log: Log, painter: Painter,
        listener: Descriptor
    ) throws(ContainerError) {
        self.options = options
        self.group = group
        self.loop = loop
        self.present = present
        self.log = log
        self.painter = painter
        snapshotLog = SnapshotLog(path: group.log, rotatedPath: group.rotatedLog)
        timelines = Timelines(group: group)
        extensions = Extensions(
            group: group, loop: loop, present: present, log: log, locale: options.locale,
            limits: options.extensionLimits
        )
        peers = Peers(listener: listener, loop: loop, log: log)
        gate = try Gate(whilePublishingIn: group, loop: loop, log: log)
        defaults = try DefaultsQueue(group: group, loop: loop)
        previews = Previews(
            group: group, loop: loop, log: log, painter: painter, present: present,
            environment: RunEnvironment(
                renderer: painter.name, scale: options.scale,
                hasHighContrast: options.hasHighContrast, textSize: options.textSize, locale: options.locale
            ), limits: ExtensionLimits(idle: 0, memory: options.extensionLimits.memory)
        )
        questions = KindQuestions(
            group: group, loop: loop, log: log, present: present, locale: options.locale,
            patience: options.providerTimeout
        )
        renderings = TurnQueue(loop: loop)
        started = present.wall
        scheduler = Scheduler(rules: Self.rules(options))
        snapshotLog.onMovedAside = { [log] in log.writeMovedAside($0, $1) }
        timelines.onMovedAside = { [log] in log.writeMovedAside($0, $1) }
        extensions.onReload = { [unowned self] in extensionAsked($0, $1) }
        questions.onReload = { [unowned self] in extensionAsked($0, $1) }
        peers.onRequest = { [unowned self] peer, request, ticket in
            pass(peer) { [unowned self] in
                defaults.pass(peer) { [unowned self] in serve(peer, request, ticket) }
            }
        }
        peers.onEnd = { [unowned self] in peerEnded($0) }
        previews.onRest = { [unowned self] in planStep() }
        extensions.onSettled = { [unowned self] in planStep() }
        if !present.isVirtual { loop.onClockStep = { [unowned self] in tell(.clockStepped) } }
    }

    private static func rules(_ options: Options) -> Scheduler.Rules {
        var rules = Scheduler.Rules()
        rules.places = ThisProcess.cores
        rules.providerTimeout = options.providerTimeout > 0 ? options.providerTimeout : nil
        rules.idleReload = options.idleReload
        rules.runInterval = options.profile.runInterval
        rules.live = options.live
        if options.clock != nil {
            // Runs at one instant end in an order that does not depend on the machine.
            rules.places = 1
            rules.placeLimit = .infinity
        }
        return rules
    }

    /// Tells the scheduler what happened, does what it decides, tells it what came of that, until nothing is left.
    func tell(_ event: Scheduler.Event) {
        events.append(event)
        // An action that makes an event is still being done: the event's turn comes after it.
        if isTelling { return }
        isTelling = true
        var index = 0
        while index < events.count {
            let event = events[index]
            index += 1
            let (now, isAfterStep) = present.reading()
            // Whatever else happened sees the new time, so that the clock was set comes first.
            if isAfterStep { handle(.clockStepped, at: now) }
            handle(event, at: now)
        }
        events.removeAll(keepingCapacity: true)
        isTelling = false
        correctSidecars()
        // The runs of a reload follow one another, and wait for a host that publishes but once.
        if runsInFlight.isEmpty { gate.rest() }
        alarm.set(scheduler.nextDeadline)
        clearPixels()
        planStep()
    }

    private func handle(_ event: Scheduler.Event, at now: Now) {
        for action in scheduler.handle(event, at: now) { perform(action) }
        if case .clockStepped = event { uncertain.formUnion(widgets.all.map(\.id)) }
    }

    private func perform(_ action: Scheduler.Action) {
        switch action {
        case .run(let run): start(run)
        case .adopt(let widget, let generation):
            adopt(widget.fileID, generation)
            uncertain.insert(widget.fileID)
        case .discard(let widget, let generation): discard(widget.fileID, generation)
        case .abandon(let widget, let kind, let generation): abandon(widget, kind, generation)
        case .draw(let draw): self.draw(draw)
        case .answer(let caller, let outcomes):
            // Whoever has the answer finds the sidecar right.
            correctSidecars()
            answer(caller, outcomes)
        case .log(let note): say(note)
        }
    }

    /// A timeline whose first entry lies ahead leaves the picture as it is, but not when that changes next.
    private func correctSidecars() {
        if uncertain.isEmpty { return }
        let now = present.now
        for widget in uncertain {
            let next = scheduler.status(of: WidgetKey(widget.rawValue), at: now)?.nextChange
            do {
                try painter.correct(widget, nextChange: next.map { Timestamp($0.instant.seconds) })
            } catch {
                log.write(.error, ["what": "a sidecar was not written", "why": .text("\(error)")])
            }
        }
        uncertain = []
    }

    /// Removes the pixel files that nothing names; runs in flight may name any, so it waits for their end.
    private func clearPixels() {
        guard runsInFlight.isEmpty, !previews.isBusy else { return }
        do {
            try timelines.removeUnnamedPixels()
        } catch {
            log.write(.error, ["what": "pixel files could not be cleared", "why": .text("\(error)")])
        }
    }
}
