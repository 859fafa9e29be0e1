// `snapshot`: a widget's picture at any instant, drawn from its archive.

/// Asks for a picture from a widget's archive; no provider runs for it, and what is published stays.
package struct SnapshotCall: ServiceCall {
    package typealias Body = RenderedSnapshot

    package var widget: String
    /// An instant as RFC 3339; nil for now.
    package var at: String?
    /// Pixels a point; nil for the daemon's own.
    package var scale: Double?
    /// `light` or `dark`; nil for the daemon's own.
    package var appearance: String?
    package var method: String { "snapshot" }

    package func add(to params: inout JSONLine) {
        params.add("appearance", appearance)
        params.add("at", at)
        if let scale { params.add("scale", scale) }
        params.add("widget", widget)
    }

    /// Pixels a point that a picture can have.
    package static let scales = 0.5...4.0
    package static let appearances = ["light", "dark"]

    package init(widget: String, at: String? = nil, scale: Double? = nil, appearance: String? = nil) {
        self.widget = widget
        self.at = at
        self.scale = scale
        self.appearance = appearance
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["widget", "at", "scale", "appearance"])
        widget = try params.required(String.self, "widget", "a string")
        at = try params.optional(String.self, "at", "a string such as \"2026-01-01T00:00:00Z\"")
        if let at, let fault = RFC3339.fault(at) { throw .invalidParam("at", fault) }
        scale = try params.optional(Double.self, "scale", "a number")
        if let scale, !Self.scales.contains(scale) { throw .invalidParam("scale", "0.5 to 4, not \(scale)") }
        appearance = try params.optional(String.self, "appearance", "a string")
        if let appearance, !Self.appearances.contains(appearance) {
            throw .invalidParam("appearance", "\"light\" or \"dark\", not \(LogValue.quoted(appearance))")
        }
    }
}

/// The answer of `snapshot`.
package struct RenderedSnapshot: Hashable, Codable, Sendable {
    package var widget: String
    package var generation: Int
    package var entry: ShownEntry
    /// The instant that it shows.
    package var at: Timestamp
    /// When the picture changes next after that instant, as far as its archive knows.
    package var nextChange: Timestamp?
    /// The picture's path from the group's directory.
    package var file: String
    /// SHA-256 of the picture's bytes.
    package var hash: String
    /// The accessible text.
    package var text: String
    /// The picture in pixels or cells, as [width, height].
    package var size: [Int]
    /// `pixels` or `cells`.
    package var unit: String
    package var scale: Double
    package var appearance: String
    /// What could not be drawn as it should be.
    package var diagnostics: [String]?

    package init(
        widget: String, generation: Int, entry: ShownEntry, at: Timestamp, nextChange: Timestamp? = nil, file: String,
        hash: String, text: String, size: [Int], unit: String, scale: Double, appearance: String,
        diagnostics: [String]? = nil
    ) {
        self.widget = widget
        self.generation = generation
        self.entry = entry
        self.at = at
        self.nextChange = nextChange
        self.file = file
        self.hash = hash
        self.text = text
        self.size = size
        self.unit = unit
        self.scale = scale
        self.appearance = appearance
        self.diagnostics = diagnostics
    }
}

extension RenderedSnapshot {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            widget: try keys.decode(String.self, forKey: .widget), generation: try keys.decode(.generation, orElse: 0),
            entry: try keys.decode(ShownEntry.self, forKey: .entry), at: try keys.decode(Timestamp.self, forKey: .at),
            nextChange: try keys.decodeIfPresent(Timestamp.self, forKey: .nextChange),
            file: try keys.decode(String.self, forKey: .file), hash: try keys.decode(.hash, orElse: ""),
            text: try keys.decode(.text, orElse: ""), size: try keys.decode([Int].self, forKey: .size),
            unit: try keys.decode(.unit, orElse: "pixels"), scale: try keys.decode(.scale, orElse: 1),
            appearance: try keys.decode(.appearance, orElse: "light"),
            diagnostics: try keys.decodeIfPresent([String].self, forKey: .diagnostics)
        )
    }
}
