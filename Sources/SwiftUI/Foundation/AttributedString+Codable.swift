// Attributed strings in files, which Foundation lacks on Linux.

extension AttributedString: @retroactive Codable {
    /// A stretch of text with the attributes that are kept: what Markdown gives.
    private struct Stretch: Codable {
        var text: String
        var intent: InlinePresentationIntent?
        var link: URL?
    }

    public init(from decoder: any Decoder) throws {
        self.init()
        for stretch in try decoder.singleValueContainer().decode([Stretch].self) {
            var part = AttributedString(stretch.text)
            part.inlinePresentationIntent = stretch.intent
            part.link = stretch.link
            append(part)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(
            runs.map { run in
                Stretch(
                    text: String(characters[run.range]), intent: run.inlinePresentationIntent, link: run.link
                )
            })
    }
}
