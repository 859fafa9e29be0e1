// Attributed strings in files: their stretches with links, inline presentation intents (bold, code and the like) and
// languages, as Foundation writes them on iOS. Other attributes are neither written nor read.

extension AttributedString: @retroactive Codable {
    private struct Attributes: Codable {
        var link: URL?
        var intent: UInt?
        var language: String?

        enum CodingKeys: String, CodingKey {
            case link = "NSLink"
            case intent = "NSInlinePresentationIntent"
            case language = "NSLanguage"
        }

        var isEmpty: Bool { link == nil && intent == nil && language == nil }
    }

    /// Reads characters alone, or stretches each with its attributes behind it.
    public init(from decoder: any Decoder) throws {
        self.init()
        // Characters alone are no list: the text is then tried below, and its error is the one that is told.
        guard var list = try? decoder.unkeyedContainer() else {
            self = AttributedString(try decoder.singleValueContainer().decode(String.self))
            return
        }
        while !list.isAtEnd {
            var part = AttributedString(try list.decode(String.self))
            let attributes = try list.decode(Attributes.self)
            part.link = attributes.link
            part.inlinePresentationIntent = attributes.intent.map(InlinePresentationIntent.init(rawValue:))
            part.languageIdentifier = attributes.language
            append(part)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        let parts = runs.map { run in
            (
                String(self[run.range].characters),
                Attributes(
                    link: run.link, intent: run.inlinePresentationIntent?.rawValue, language: run.languageIdentifier
                )
            )
        }
        guard !parts.allSatisfy({ $0.1.isEmpty }) else {
            var text = encoder.singleValueContainer()
            try text.encode(String(characters))
            return
        }
        var list = encoder.unkeyedContainer()
        for (text, attributes) in parts {
            try list.encode(text)
            try list.encode(attributes)
        }
    }
}
