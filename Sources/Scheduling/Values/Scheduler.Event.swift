// What the scheduler is told.

extension Scheduler {
    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// A widget is installed: at start, or when one is added. It is drawn from its archive at once, then has a run.
        case installed(Installation)
        /// A widget is no longer installed; whoever waits for it gets a failure, and its run's answer will be dropped.
        case removed(WidgetKey)
        /// Somebody wants new timelines.
        case reload(Reload)
        /// A run's answer, or its end without one; every `.run` ends in exactly one of these, in any order.
        case runEnded(WidgetKey, generation: Int, RunResult)
        /// A `.draw` is done: exactly one for every `.draw`, reported in their order.
        case drawn(WidgetKey, DrawResult)
        /// Nobody reads this caller's answer any more; what it asked for still happens.
        case callerGone(CallerID)
        /// `nextDeadline` has come; harmless at any other time.
        case tick
        /// An instant of a virtual clock that goes on at once, so that nobody looks: as `tick`, but text that only moves on
        /// by itself stays as it is.
        case passing
        /// The wall clock was set, the machine woke up, or the zone changed; the due entry's draw says `cause=clock`.
        case clockStepped
    }

    /// A widget as the daemon finds it in the container.
    package struct Installation: Hashable, Sendable {
        package var widget: WidgetKey
        package var kind: KindName
        /// The highest generation found in archive, sidecar and unfinished archives; 0 without any.
        package var lastGeneration: Int
        /// Its current archive, if it can be read.
        package var timeline: ArchivedTimeline?
        /// Whether its snapshot lies on disk; if so, no placeholder replaces it.
        package var hasSnapshot: Bool
        /// What leads to its first run: the daemon's start, or a change of the installed widgets.
        package var origin: Scheduling.Origin

        package init(
            widget: WidgetKey, kind: KindName, lastGeneration: Int = 0, timeline: ArchivedTimeline? = nil,
            hasSnapshot: Bool = false, origin: Scheduling.Origin = Scheduling.Origin(.start)
        ) {
            self.widget = widget
            self.kind = kind
            self.lastGeneration = lastGeneration
            self.timeline = timeline
            self.hasSnapshot = hasSnapshot
            self.origin = origin
        }
    }

    /// A wish for new timelines.
    package struct Reload: Hashable, Sendable {
        package var scope: Scope
        package var origin: Origin
        /// Whether a person looks at the host now: no minimum interval holds the runs up.
        package var isForeground: Bool
        /// The process that asked; nil where that is not known.
        package var process: Int?
        /// Who gets the receipts; nil for nobody.
        package var caller: Caller?

        package init(
            _ scope: Scope, from origin: Origin = .host, isForeground: Bool = false, process: Int? = nil,
            caller: Caller? = nil
        ) {
            self.scope = scope
            self.origin = origin
            self.isForeground = isForeground
            self.process = process
            self.caller = caller
        }

        package enum Scope: Hashable, Sendable {
            case all
            /// The daemon has checked that the bundle offers it; without installed widgets there are no receipts.
            case kind(KindName)
            case widget(WidgetKey)
        }

        /// `host` is anybody outside; `extension` is widget code itself, whose wishes are damped.
        package enum Origin: Hashable, Sendable { case host, `extension`, tap, configuration }
    }

    /// One who gets receipts.
    package struct Caller: Hashable, Sendable {
        package var id: CallerID
        /// Answered only when the pictures are on disk; otherwise at once with `accepted`.
        package var waits: Bool
        /// Seconds of real time after which the answer says `pending`; nil for never.
        package var timeout: Double?

        package init(_ id: CallerID, waits: Bool, timeout: Double? = 60) {
            self.id = id
            self.waits = waits
            self.timeout = timeout
        }
    }

    /// How a run ended.
    package enum RunResult: Hashable, Sendable {
        /// The archive is written and its header read, but not yet current: wait for `.adopt` or `.discard`.
        /// `seconds` is how long the extension took.
        case archived(ArchivedTimeline, seconds: Double)
        /// The provider failed, or its process ended; `why` is the receipt's sentence.
        case failed(why: String)
    }

    /// What became of a `.draw`.
    package struct DrawResult: Hashable, Sendable {
        package var outcome: Outcome
        /// The digest of the picture that is on disk now.
        package var hash: String?
        /// When the drawn list's live text changes next, if it has any.
        package var nextChange: WallInstant?
        /// The instant for which live text was put into words; nil for that of the event.
        package var resolved: WallInstant?
        /// Whether it shows the same views as before, so that at most the words of live text differ.
        package var isSameContent: Bool
        /// How long drawing and publishing took.
        package var seconds: Double

        package init(
            _ outcome: Outcome, hash: String? = nil, nextChange: WallInstant? = nil, resolved: WallInstant? = nil,
            isSameContent: Bool = false, seconds: Double = 0
        ) {
            self.outcome = outcome
            self.hash = hash
            self.nextChange = nextChange
            self.resolved = resolved
            self.isSameContent = isSameContent
            self.seconds = seconds
        }

        package enum Outcome: Hashable, Sendable {
            case rendered
            /// The same pixels and the same accessible text.
            case unchanged
            case failed(why: String)
        }
    }
}
