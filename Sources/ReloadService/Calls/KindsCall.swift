// `kinds`: what the bundle offers.

/// Asks for the kinds of the daemon's bundle.
package struct KindsCall: ServiceCall {
    package typealias Body = Kinds
    package var method: String { "kinds" }

    package func add(to params: inout JSONLine) {}
    package init() {}

    /// The answer.
    package struct Kinds: Hashable, Codable, Sendable {
        package var kinds: [Kind]
        package init(kinds: [Kind]) { self.kinds = kinds }
    }

    /// A kind with its families.
    package struct Kind: Hashable, Codable, Sendable {
        package var kind: String
        package var displayName: String
        package var description: String
        package var families: [String]
        /// `static`, `intent` or `appIntent`.
        package var configuration: String

        package init(
            kind: String, displayName: String, description: String, families: [String], configuration: String
        ) {
            self.kind = kind
            self.displayName = displayName
            self.description = description
            self.families = families
            self.configuration = configuration
        }
    }
}

extension KindsCall.Kind {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try keys.decode(String.self, forKey: .kind)
        self.init(
            kind: kind, displayName: try keys.decode(.displayName, orElse: kind),
            description: try keys.decode(.description, orElse: ""), families: try keys.decode(.families, orElse: []),
            configuration: try keys.decode(.configuration, orElse: "")
        )
    }
}
