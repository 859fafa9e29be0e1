// Text: runs of characters, keys, dates and symbols, each with its own style.
import ViewArchive

/// One or more lines of text.
nonisolated public struct Text: View, Equatable, Sendable {
    public typealias Body = Never

    /// A stretch of the text before it is put into words.
    struct Piece: Equatable, Sendable {
        var content: Content
        var style = TextStyleChange()

        enum Content: Equatable, Sendable {
            case verbatim(String)
            case key(LocalizedStringKey, table: String?, bundle: Bundle?)
            case resource(LocalizedStringResource)
            case date(TextBlock.DateRun)
            case formatted(FormattedValue)
            case timed(FormattedMoment)
            case image(Image)
        }
    }

    var pieces: [Piece]

    init(_ content: Piece.Content) {
        pieces = [Piece(content: content)]
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.verbatim(String(content)))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.resource(resource))
    }

    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// One text after another.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(pieces: lhs.pieces + rhs.pieces)
    }

    /// This text with a change where it says nothing of its own.
    func styled(_ change: TextStyleChange) -> Text {
        Text(pieces: pieces.map { Piece(content: $0.content, style: $0.style.filled(by: change)) })
    }
}

extension Text {
    /// Where a text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Capital or small letters.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How large a text is beside the rest.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }
}

/// A value whose words depend on the locale.
// The closure only reads the value and the format that it was made of, and lowering calls it on the main actor alone.
struct FormattedValue: Equatable, @unchecked Sendable {
    let words: (Locale) -> String
    /// The value when it is a number, which forms of a text may depend on.
    let number: Double?

    init(number: Double? = nil, words: @escaping (Locale) -> String) {
        self.number = number
        self.words = words
    }

    /// Values that are put into the same words are the same.
    static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        let locale = Locale(identifier: "en_001")
        return left.words(locale) == right.words(locale)
    }
}
