// Foundation's localised strings, which Linux lacks.

extension String {
    /// A key of a string table with what is interpolated into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Codable, Sendable {
        /// The key, with a placeholder for each argument.
        let format: String
        let arguments: [String]
        /// The arguments that are numbers, as such.
        let numbers: [Double?]

        public init(_ value: String) {
            format = value
            arguments = []
            numbers = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            format = stringInterpolation.format
            arguments = stringInterpolation.arguments
            numbers = stringInterpolation.numbers
        }

        /// Gathers a literal's parts.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            private var literal = ""
            private var escapedLiteral = ""
            private(set) var arguments: [String] = []
            private(set) var numbers: [Double?] = []

            var format: String { arguments.isEmpty ? literal : escapedLiteral }

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                self.literal += literal
                escapedLiteral += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) {
                append("%@", string)
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", String(localized: resource))
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append("%@", format.format(input))
            }

            public mutating func appendInterpolation<T>(_ value: T) {
                let number = InterpolatedNumber(value)
                append(
                    number.placeholder, Text(number.argument).plainText(in: .init()), InterpolatedNumber.number(value))
            }

            public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
                append(
                    specifier, InterpolatedNumber.format(value, specifier, .current), InterpolatedNumber.number(value))
            }

            /// Leaves a place for a value that is known later.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                append(placeholder.rawValue, placeholder.rawValue)
            }

            private mutating func append(_ placeholder: String, _ argument: String, _ number: Double? = nil) {
                escapedLiteral += placeholder
                arguments.append(argument)
                numbers.append(number)
            }
        }

        /// The type of a value that is known later.
        public enum Placeholder: String, Hashable, Codable, Sendable {
            case int = "%lld"
            case uint = "%llu"
            case float = "%f"
            case double = "%lf"
            case object = "%@"
        }

        /// The table's translation, with the arguments in place of the placeholders.
        func words(key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
            let translated = StringTables.format(
                for: key, table: table, bundle: bundle, locale: locale, numbers: numbers)
            let format = translated == key ? self.format : translated
            guard !arguments.isEmpty else { return format }
            return FormatString.parts(of: format).map { part in
                switch part {
                case .literal(let text): text
                case .argument(let index): arguments.indices.contains(index) ? arguments[index] : ""
                }
            }.joined()
        }
    }

    /// The localised text of a key.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.words(key: keyAndValue.format, table: table, bundle: bundle, locale: locale)
    }

    /// The localised text of a key, with a text for where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.words(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }
}

extension Text {
    init(_ argument: LocalizedStringKey.Argument) {
        switch argument {
        case .text(let text): self = text
        case .value(let value): self.init(.formatted(value))
        }
    }
}
