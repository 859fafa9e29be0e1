// Values in text literals: numbers get the placeholder of their type and the locale's digits.

/// The placeholder and the words of an interpolated value.
struct InterpolatedNumber {
    let placeholder: String
    let argument: LocalizedStringKey.Argument

    init<T>(_ value: T) {
        switch value {
        case let number as any BinaryInteger:
            placeholder = type(of: number).isSigned ? "%lld" : "%llu"
            argument = .value(FormattedValue(number: Double(number)) { Self.words(number, $0) })
        case let number as any BinaryFloatingPoint:
            let double = Double(number)
            placeholder = number is Float ? "%f" : "%lf"
            argument = .value(FormattedValue(number: double) { String(format: "%lf", locale: $0, double) })
        default:
            placeholder = "%@"
            argument = .text(Text(verbatim: String(describing: value)))
        }
    }

    /// A value that is a number, as one.
    static func number<T>(_ value: T) -> Double? {
        switch value {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    /// A value by a specifier such as `%.1f` or `%02d`.
    static func format<T>(_ value: T, _ specifier: String, _ locale: Locale) -> String {
        let conversion = specifier.last ?? "@"
        switch value {
        case let number as any BinaryInteger:
            // C reads as many bytes as the specifier says; with `ll` that is what is given.
            let wide = specifier.replacingOccurrences(of: "l", with: "").dropLast() + "ll" + String(conversion)
            guard "dixXuo".contains(conversion) else { return String(describing: value) }
            return String(format: String(wide), locale: locale, Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint:
            guard "fFgGeE".contains(conversion) else { return String(describing: value) }
            return String(format: specifier, locale: locale, Double(number))
        default:
            return String(describing: value)
        }
    }

    private static func words(_ number: some BinaryInteger, _ locale: Locale) -> String {
        guard let small = Int(exactly: number) else { return String(describing: number) }
        return small.formatted(.number.locale(locale))
    }
}
