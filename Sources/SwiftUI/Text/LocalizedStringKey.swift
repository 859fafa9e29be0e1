// Text literals as keys of string tables, with what is interpolated into them.
import ViewArchive

/// A key of a string table; a literal with interpolations becomes a key with placeholders.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key, with a placeholder for each argument.
    var key: String
    var arguments: [Argument] = []

    /// What stands in a placeholder's place.
    enum Argument: Equatable, Sendable {
        case text(Text)
        case value(FormattedValue)

        /// The argument when it is a number.
        var number: Double? {
            if case .value(let value) = self { value.number } else { nil }
        }
    }

    public init(_ value: String) {
        key = value
    }

    public init(stringLiteral value: String) {
        key = value
    }

    public init(stringInterpolation: StringInterpolation) {
        // Keys escape percent signs only where placeholders give them a meaning.
        key =
            stringInterpolation.arguments.isEmpty
            ? stringInterpolation.literal : stringInterpolation.escapedLiteral
        arguments = stringInterpolation.arguments
    }

    /// Gathers a literal's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        private(set) var literal = ""
        private(set) var escapedLiteral = ""
        private(set) var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            escapedLiteral += literal.replacingOccurrences(of: "%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .text(Text(verbatim: string)))
        }

        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours
                    )
                )
            )
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .value(FormattedValue { format.locale($0).format(input) }))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .text(Text(subject, formatter: formatter)))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        public mutating func appendInterpolation<T>(_ value: T) {
            let number = InterpolatedNumber(value)
            append(number.placeholder, number.argument)
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            let number = InterpolatedNumber.number(value)
            append(
                specifier, .value(FormattedValue(number: number) { InterpolatedNumber.format(value, specifier, $0) }))
        }

        private mutating func append(_ placeholder: String, _ argument: Argument) {
            escapedLiteral += placeholder
            literal += placeholder
            arguments.append(argument)
        }
    }
}

extension LocalizedStringKey {
    /// The key's pieces: the table's translation, with the arguments in place of the placeholders.
    func pieces(table: String?, bundle: Bundle?, locale: Locale, style: TextStyleChange) -> [Text.Piece] {
        let numbers = arguments.map(\.number)
        let format = Inflection.agreed(
            StringTables.format(for: key, table: table, bundle: bundle, locale: locale, numbers: numbers),
            numbers: numbers, locale: locale
        )
        var next = 0
        return Markdown.spans(of: format).flatMap { span -> [Text.Piece] in
            let own = TextStyleChange(intent: span.intent, isLink: span.link != nil).filled(by: style)
            guard !arguments.isEmpty else { return [Text.Piece(content: .verbatim(span.text), style: own)] }
            return FormatString.parts(of: span.text, next: &next).flatMap { part -> [Text.Piece] in
                switch part {
                case .literal(let text):
                    return [Text.Piece(content: .verbatim(text), style: own)]
                case .argument(let index):
                    guard arguments.indices.contains(index) else { return [] }
                    switch arguments[index] {
                    case .text(let text): return text.styled(own).pieces
                    case .value(let value): return [Text.Piece(content: .formatted(value), style: own)]
                    }
                }
            }
        }
    }
}
