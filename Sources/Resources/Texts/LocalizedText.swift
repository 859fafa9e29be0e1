// What a table has for a key in one language.

/// A text, or forms of it that depend on numbers.
package struct LocalizedText: Hashable, Sendable {
    /// The format; `%#@name@` stands where a form of `substitutions` goes.
    package var format: String
    /// The forms by category when the whole text has some, of its first number.
    package var plural: [PluralCategory: String] = [:]
    package var substitutions: [String: Substitution] = [:]

    /// A part of a text that depends on one number.
    package struct Substitution: Hashable, Sendable {
        /// Which argument it is, from 0; nil takes the next.
        var argument: Int?
        /// How it is written, without the percent sign (`lld`).
        var specifier: String
        var forms: [PluralCategory: String]
    }

    package init(_ format: String) {
        self.format = format
    }

    init(plural: [PluralCategory: String]) {
        format = plural[.other] ?? plural.values.sorted().first ?? ""
        self.plural = plural
    }

    /// The format for arguments, of which those that are numbers are given as such.
    package func format(for numbers: [Double?], language: String) -> String {
        let whole = numbers.lazy.compactMap(\.self).first.flatMap { Self.form(of: $0, in: plural, language) } ?? format
        guard !substitutions.isEmpty else { return whole }
        return filled(whole, numbers, language)
    }

    /// Zero has a form of its own where a table gives one, in every language.
    private static func form(of number: Double, in forms: [PluralCategory: String], _ language: String) -> String? {
        if number == 0, let zero = forms[.zero] { return zero }
        return forms[PluralCategory(of: number, language: language)] ?? forms[.other]
    }

    /// Puts forms where `%#@name@` (or `%2$#@name@`) stands.
    private func filled(_ format: String, _ numbers: [Double?], _ language: String) -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let digits = rest.prefix { $0.isNumber }
            let afterPosition = rest.dropFirst(digits.count)
            let isPlaced = !digits.isEmpty && afterPosition.first == "$"
            let mark = isPlaced ? afterPosition.dropFirst() : rest
            guard mark.hasPrefix("#@"), let end = mark.dropFirst(2).firstIndex(of: "@"),
                let substitution = substitutions[String(mark.dropFirst(2)[..<end])]
            else {
                result += "%"
                if rest.first == "%" { result.append(rest.removeFirst()) }
                continue
            }
            let position = substitution.argument ?? (isPlaced ? Int(digits).map { $0 - 1 } : nil) ?? next
            next += 1
            rest = mark[mark.index(after: end)...]
            let number = numbers.indices.contains(position) ? numbers[position] : nil
            let forms = substitution.forms
            let form = number.flatMap { Self.form(of: $0, in: forms, language) } ?? forms[.other] ?? ""
            result += Self.placing(form, argument: position, specifier: substitution.specifier)
        }
        return result + rest
    }

    /// A form with its number's place written out: `%arg` and `%lld` become `%2$lld`.
    private static func placing(_ form: String, argument: Int, specifier: String) -> String {
        let placed = "%\(argument + 1)$\(specifier)"
        return form.split(separator: "%arg", omittingEmptySubsequences: false).map { part in
            part.split(separator: "%" + specifier, omittingEmptySubsequences: false).joined(separator: placed)
        }.joined(separator: placed)
    }
}
