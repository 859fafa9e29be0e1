// `preview`: how a kind looks in a gallery.

/// Asks for pictures of a kind's placeholder and of its snapshot with `isPreview`.
package struct PreviewCall: ServiceCall {
    package typealias Body = Preview

    package var kind: String
    /// Nil for the first of the kind's families.
    package var family: String?
    package var method: String { "preview" }

    package func add(to params: inout JSONLine) {
        params.add("family", family)
        params.add("kind", kind)
    }

    package init(kind: String, family: String? = nil) {
        self.kind = kind
        self.family = family
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["kind", "family"])
        kind = try params.required(String.self, "kind", "a string")
        family = try params.optional(String.self, "family", "a string")
    }
}

/// The answer of `preview`.
package struct Preview: Hashable, Codable, Sendable {
    package var kind: String
    package var family: String
    package var placeholder: Render
    package var snapshot: Render

    package init(kind: String, family: String, placeholder: Render, snapshot: Render) {
        self.kind = kind
        self.family = family
        self.placeholder = placeholder
        self.snapshot = snapshot
    }
}

/// A picture that was drawn because somebody asked for it, and belongs to no widget's snapshot.
package struct Render: Hashable, Codable, Sendable {
    /// The picture's path from the group's directory.
    package var file: String
    /// SHA-256 of the picture's bytes.
    package var hash: String
    /// The accessible text.
    package var text: String
    /// What the author should know of it.
    package var diagnostics: [String]?

    package init(file: String, hash: String, text: String, diagnostics: [String]? = nil) {
        self.file = file
        self.hash = hash
        self.text = text
        self.diagnostics = diagnostics
    }
}

extension Render {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            file: try keys.decode(String.self, forKey: .file), hash: try keys.decode(.hash, orElse: ""),
            text: try keys.decode(.text, orElse: ""),
            diagnostics: try keys.decodeIfPresent([String].self, forKey: .diagnostics)
        )
    }
}
