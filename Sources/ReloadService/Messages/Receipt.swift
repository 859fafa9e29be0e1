// What a reload did for one widget.

/// The answer of a reload for one installed widget.
package struct Receipt: Hashable, Codable, Sendable {
    package var widget: String
    package var outcome: Outcome
    /// The run that answered; nil while none has begun.
    package var generation: Int?
    /// True when one run answered several reloads.
    package var coalesced: Bool?
    /// What is on screen.
    package var entry: ShownEntry?
    /// The picture's path from the group's directory.
    package var snapshot: String?
    /// SHA-256 of the picture's bytes.
    package var hash: String?
    /// A sentence: why it failed, waits or changed nothing.
    package var why: String?
    /// When the next change or permitted run comes.
    package var until: Timestamp?
    package var timings: Timings?
    /// What the run that answered found odd; nil for nothing. The outcome does not depend on it.
    package var diagnostics: [Diagnostic]?

    package init(
        widget: String, outcome: Outcome, generation: Int? = nil, coalesced: Bool? = nil, entry: ShownEntry? = nil,
        snapshot: String? = nil, hash: String? = nil, why: String? = nil, until: Timestamp? = nil,
        timings: Timings? = nil, diagnostics: [Diagnostic]? = nil
    ) {
        self.widget = widget
        self.outcome = outcome
        self.generation = generation
        self.coalesced = coalesced
        self.entry = entry
        self.snapshot = snapshot
        self.hash = hash
        self.why = why
        self.until = until
        self.timings = timings
        self.diagnostics = diagnostics
    }

    /// `accepted` only without waiting; `pending` when the caller's timeout passed.
    package enum Outcome: String, Codable, CaseIterable, Sendable {
        case accepted, rendered, unchanged, failed, deferred, pending
    }

    /// What someone should know who publishes data or writes widgets.
    package struct Diagnostic: Hashable, Codable, Sendable {
        /// A stable word, as in the log.
        package var code: String
        package var message: String

        package init(code: String, message: String) {
            self.code = code
            self.message = message
        }
    }

    /// Seconds.
    package struct Timings: Hashable, Codable, Sendable {
        package var provider: Double?
        package var draw: Double?
        package var total: Double

        package init(provider: Double? = nil, draw: Double? = nil, total: Double) {
            self.provider = provider
            self.draw = draw
            self.total = total
        }
    }
}

/// What a reload answers.
package struct Receipts: Hashable, Codable, Sendable {
    package var receipts: [Receipt]
    /// What a tap wants to have opened.
    package var url: String?

    package init(receipts: [Receipt], url: String? = nil) {
        self.receipts = receipts
        self.url = url
    }
}

/// An entry of a timeline, or its placeholder.
package enum ShownEntry: Hashable, Sendable {
    /// `index` counts from 1, as log lines do.
    case entry(index: Int, count: Int, date: Timestamp)
    case placeholder
}

extension ShownEntry: Codable {
    private enum Key: String, CodingKey { case index, count, date }

    package init(from decoder: any Decoder) throws {
        if let word = try? decoder.singleValueContainer().decode(String.self) {  // a word is the placeholder
            guard word == "placeholder" else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no entry: \(word)")
                )
            }
            self = .placeholder
            return
        }
        let keys = try decoder.container(keyedBy: Key.self)
        self = .entry(
            index: try keys.decode(Int.self, forKey: .index), count: try keys.decode(Int.self, forKey: .count),
            date: try keys.decode(Timestamp.self, forKey: .date)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .placeholder:
            var container = encoder.singleValueContainer()
            try container.encode("placeholder")
        case .entry(let index, let count, let date):
            var keys = encoder.container(keyedBy: Key.self)
            try keys.encode(index, forKey: .index)
            try keys.encode(count, forKey: .count)
            try keys.encode(date, forKey: .date)
        }
    }

    /// `1/24`, or `placeholder`.
    package var label: String {
        switch self {
        case .entry(let index, let count, _): "\(index)/\(count)"
        case .placeholder: "placeholder"
        }
    }
}
