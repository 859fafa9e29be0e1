// `explain`: what is known of widgets, and the same in sentences.

/// Asks why widgets look as they do: all of them, one kind's, or one.
package struct ExplainCall: ServiceCall {
    package typealias Body = Explanations

    package var widget: String?
    package var kind: String?
    package var method: String { "explain" }

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

/// The answer of `explain`.
package struct Explanations: Hashable, Codable, Sendable {
    package var `protocol`: Int
    package var pid: Int
    package var started: Timestamp
    package var now: Timestamp
    package var widgets: [Explanation]
    /// What is wrong with the list of installed widgets; nil for nothing.
    package var diagnostics: [Receipt.Diagnostic]?

    package init(
        pid: Int, started: Timestamp, now: Timestamp, widgets: [Explanation], diagnostics: [Receipt.Diagnostic] = []
    ) {
        self.protocol = ServiceProtocol.version
        self.pid = pid
        self.started = started
        self.now = now
        self.widgets = widgets
        self.diagnostics = diagnostics.isEmpty ? nil : diagnostics
    }
}

/// One widget's facts and sentences.
package struct Explanation: Hashable, Codable, Sendable {
    package var facts: WidgetFacts
    package var sentences: [Sentence]

    package init(facts: WidgetFacts, sentences: [Sentence]) {
        self.facts = facts
        self.sentences = sentences
    }

    /// What is to be said about one question.
    package struct Sentence: Hashable, Codable, Sendable {
        package var about: Topic
        package var text: String

        package init(_ about: Topic, _ text: String) {
            self.about = about
            self.text = text
        }
    }

    /// The questions, in the order in which they are answered.
    package enum Topic: String, Codable, CaseIterable, Sendable {
        /// What is on screen.
        case picture
        /// Why that.
        case cause
        /// How old it is.
        case age
        /// When it is drawn again by itself, and why then.
        case change
        /// When the provider is asked next, and why not sooner.
        case run
        /// The last failure.
        case error
        /// What was odd in the run that made the timeline; a sentence each.
        case note
    }
}

extension Explanations {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            pid: try keys.decode(Int.self, forKey: .pid), started: try keys.decode(Timestamp.self, forKey: .started),
            now: try keys.decode(Timestamp.self, forKey: .now), widgets: try keys.decode(.widgets, orElse: []),
            diagnostics: try keys.decode(.diagnostics, orElse: [])
        )
        self.protocol = try keys.decode(.protocol, orElse: self.protocol)
    }
}

extension Explanation {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            facts: try keys.decode(WidgetFacts.self, forKey: .facts),
            sentences: try keys.decode(.sentences, orElse: [])
        )
    }
}
