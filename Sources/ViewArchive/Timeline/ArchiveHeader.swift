// The first line of an archive: everything about a timeline but the pictures.

/// What a timeline says of itself.
package struct ArchiveHeader: Hashable, Codable, Sendable {
    package static let currentVersion = 1

    package var version: Int
    package var widget: String
    package var kind: String
    package var family: Family
    /// The configuration's values as JSON texts, by parameter; nil without any.
    package var configuration: [String: String]?
    package var generation: Int
    /// The canvas in points.
    package var size: Size
    /// When the run began, in seconds since 1970.
    package var started: Double
    package var policy: ReloadPolicy
    /// The entries' dates in seconds since 1970, sorted, in the order of the lines.
    package var dates: [Double]
    /// Which appearances each line holds.
    package var appearances: [Appearance]
    /// Whether a placeholder's line follows the entries' lines.
    package var hasPlaceholder: Bool
    /// The renderer that measured its texts.
    package var renderer: String
    /// Of its texts, so that those with dates say theirs in the same language; nil where it is not told.
    package var locale: String?
    /// What authors should know; logged once a generation.
    package var diagnostics: [ArchiveDiagnostic]

    package init(
        widget: String, kind: String, family: Family, configuration: [String: String]? = nil, generation: Int,
        size: Size, started: Double, policy: ReloadPolicy, dates: [Double], appearances: [Appearance],
        hasPlaceholder: Bool, renderer: String, locale: String? = nil, diagnostics: [ArchiveDiagnostic]
    ) {
        self.version = Self.currentVersion
        self.widget = widget
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.generation = generation
        self.size = size
        self.started = started
        self.policy = policy
        self.dates = dates
        self.appearances = appearances
        self.hasPlaceholder = hasPlaceholder
        self.renderer = renderer
        self.locale = locale
        self.diagnostics = diagnostics
    }
}

package enum Appearance: String, Codable, CaseIterable, Sendable { case light, dark }

/// When WidgetKit asks for the next timeline.
package enum ReloadPolicy: Hashable, Sendable {
    case atEnd
    case never
    /// At a date, in seconds since 1970.
    case after(Double)
}

extension ReloadPolicy: Codable {
    private enum Key: String, CodingKey { case after }

    package init(from decoder: any Decoder) throws {
        if let keys = try? decoder.container(keyedBy: Key.self) {  // an object is `after`; anything else is a word
            self = .after(try keys.decode(Double.self, forKey: .after))
            return
        }
        let container = try decoder.singleValueContainer()
        switch try container.decode(String.self) {
        case "atEnd": self = .atEnd
        case "never": self = .never
        case let word:
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no reload policy: \(word)")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .atEnd, .never:
            var container = encoder.singleValueContainer()
            try container.encode(self == .atEnd ? "atEnd" : "never")
        case .after(let date):
            var keys = encoder.container(keyedBy: Key.self)
            try keys.encode(date, forKey: .after)
        }
    }
}

/// Something that an author should know of an entry's views.
package struct ArchiveDiagnostic: Hashable, Codable, Sendable {
    /// A stable word, such as `missing-image`.
    package var code: String
    package var message: String

    package init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}
