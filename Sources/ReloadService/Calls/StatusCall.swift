// `status`: facts about the daemon and each widget.

/// Asks how the daemon and its widgets are, or one kind's, or one widget.
package struct StatusCall: ServiceCall {
    package typealias Body = Status

    package var widget: String?
    package var kind: String?
    package var method: String { "status" }

    package func add(to params: inout JSONLine) {
        params.add("kind", kind)
        params.add("widget", widget)
    }

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
    /// The move of the clock that is being made; nil while it stands.
    package var advance: Advance?
    /// `raster`, or `text`.
    package var renderer: String
    package var scale: Double
    package var appearance: String
    /// The least seconds between redraws of live text; 0 for never.
    package var live: Double
    package var connections: Int
    package var widgets: [WidgetFacts]
    /// What is wrong with the list of installed widgets; nil for nothing.
    package var diagnostics: [Receipt.Diagnostic]?

    package init(
        pid: Int, group: String, path: String, socket: String, started: Timestamp, now: Timestamp, clock: String,
        advance: Advance? = nil, renderer: String, scale: Double, appearance: String, live: Double, connections: Int,
        widgets: [WidgetFacts], diagnostics: [Receipt.Diagnostic] = []
    ) {
        self.protocol = ServiceProtocol.version
        self.pid = pid
        self.group = group
        self.path = path
        self.socket = socket
        self.started = started
        self.now = now
        self.clock = clock
        self.advance = advance
        self.renderer = renderer
        self.scale = scale
        self.appearance = appearance
        self.live = live
        self.connections = connections
        self.widgets = widgets
        self.diagnostics = diagnostics.isEmpty ? nil : diagnostics
    }

    /// A move of a virtual clock that is being made.
    package struct Advance: Hashable, Codable, Sendable {
        package var from: Timestamp
        /// What the clock shows now.
        package var reached: Timestamp
        /// Nil until idle.
        package var goal: Timestamp?
        /// The process that asked.
        package var pid: Int
        /// How many more moves wait for its end.
        package var waiting: Int

        package init(from: Timestamp, reached: Timestamp, goal: Timestamp?, pid: Int, waiting: Int) {
            self.from = from
            self.reached = reached
            self.goal = goal
            self.pid = pid
            self.waiting = waiting
        }
    }
}

extension Status {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            pid: try keys.decode(Int.self, forKey: .pid), group: try keys.decode(String.self, forKey: .group),
            path: try keys.decode(String.self, forKey: .path), socket: try keys.decode(.socket, orElse: ""),
            started: try keys.decode(Timestamp.self, forKey: .started),
            now: try keys.decode(Timestamp.self, forKey: .now), clock: try keys.decode(.clock, orElse: "system"),
            advance: try keys.decodeIfPresent(Advance.self, forKey: .advance),
            renderer: try keys.decode(.renderer, orElse: ""), scale: try keys.decode(.scale, orElse: 1),
            appearance: try keys.decode(.appearance, orElse: ""), live: try keys.decode(.live, orElse: 0),
            connections: try keys.decode(.connections, orElse: 0), widgets: try keys.decode(.widgets, orElse: []),
            diagnostics: try keys.decode(.diagnostics, orElse: [])
        )
        self.protocol = try keys.decode(.protocol, orElse: self.protocol)
    }
}

extension Status.Advance {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            from: try keys.decode(Timestamp.self, forKey: .from),
            reached: try keys.decode(Timestamp.self, forKey: .reached),
            goal: try keys.decodeIfPresent(Timestamp.self, forKey: .goal), pid: try keys.decode(.pid, orElse: 0),
            waiting: try keys.decode(.waiting, orElse: 0)
        )
    }
}
