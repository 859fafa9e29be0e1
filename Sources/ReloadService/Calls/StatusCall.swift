// `status`: facts about the daemon and each widget.

/// Asks how the daemon and its widgets are, or one kind's, or one widget.
package struct StatusCall: ServiceCall {
    package typealias Body = Status

    package var widget: String?
    package var kind: String?
    package var method: String { "status" }

    package init(widget: String? = nil, kind: String? = nil) {
        self.widget = widget
        self.kind = kind
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["widget", "kind"])
        widget = try params.optional(String.self, "widget", "a string")
        kind = try params.optional(String.self, "kind", "a string")
    }
}

/// The answer of `status`.
package struct Status: Hashable, Codable, Sendable {
    package var `protocol`: Int
    package var pid: Int
    package var group: String
    /// The group's absolute directory.
    package var path: String
    package var socket: String
    package var started: Timestamp
    package var now: Timestamp
    /// `system`, or `virtual`.
    package var clock: String
    /// `raster`, or `text`.
    package var renderer: String
    package var scale: Double
    package var appearance: String
    package var connections: Int
    package var widgets: [Widget]

    package init(
        pid: Int, group: String, path: String, socket: String, started: Timestamp, now: Timestamp, clock: String,
        renderer: String, scale: Double, appearance: String, connections: Int, widgets: [Widget]
    ) {
        self.protocol = ServiceProtocol.version
        self.pid = pid
        self.group = group
        self.path = path
        self.socket = socket
        self.started = started
        self.now = now
        self.clock = clock
        self.renderer = renderer
        self.scale = scale
        self.appearance = appearance
        self.connections = connections
        self.widgets = widgets
    }

    /// A widget's state.
    package struct Widget: Hashable, Codable, Sendable {
        package var id: String
        package var kind: String
        package var family: String
        package var generation: Int
        package var entry: ShownEntry?
        package var snapshot: String?
        package var hash: String?
        /// When its picture was drawn.
        package var drawn: Timestamp?
        /// Whether a run of it is in flight.
        package var running: Bool
        /// Whether what is shown is older than the last run, which failed.
        package var stale: Bool
        /// A sentence about the state, such as why the last run failed.
        package var why: String?
        /// When the picture changes by itself.
        package var nextChange: Timestamp?
        /// When its provider is asked next.
        package var nextRun: Timestamp?

        package init(
            id: String, kind: String, family: String, generation: Int, entry: ShownEntry? = nil,
            snapshot: String? = nil, hash: String? = nil, drawn: Timestamp? = nil, running: Bool = false,
            stale: Bool = false, why: String? = nil, nextChange: Timestamp? = nil, nextRun: Timestamp? = nil
        ) {
            self.id = id
            self.kind = kind
            self.family = family
            self.generation = generation
            self.entry = entry
            self.snapshot = snapshot
            self.hash = hash
            self.drawn = drawn
            self.running = running
            self.stale = stale
            self.why = why
            self.nextChange = nextChange
            self.nextRun = nextRun
        }
    }
}
