// The words of a command sorted into options and arguments, by the options that exist.
import ReloadService

/// Options and arguments, not yet understood.
struct Words {
    private(set) var verb: Verb?
    private(set) var options: [(spec: OptionSpec, value: String)] = []
    private(set) var arguments: [String] = []

    /// Sorts the words; options may stand before or after the verb, and `--` ends them. A line of a stream of commands
    /// `isAmongOthers`: there are words that end it.
    init(_ words: [String], isAmongOthers: Bool = false) throws(UsageError) {
        var rest = words[...]
        var optionsAreOver = false
        var unknown: (name: String, isBeforeVerb: Bool)?
        while let word = rest.popFirst() {
            if !optionsAreOver, word == "--" {
                optionsAreOver = true
            } else if !optionsAreOver, word.utf8.first == UInt8(ascii: "-"), word != "-" {
                let (name, inlineValue) = Self.split(word)
                guard let spec = Self.option(named: name) else {
                    // Which options would be right depends on the verb, which may come later.
                    unknown = unknown ?? (name, verb == nil)
                    continue
                }
                options.append((spec, try Self.value(of: spec, inline: inlineValue, rest: &rest)))
            } else if verb == nil, word == "help" {
                options.append((.help, ""))
            } else if verb == nil {
                guard let verb = Verb(rawValue: word) else {
                    if let unknown { throw Self.error(unknown.name, verb: nil) }
                    let known = Verb.allCases.map(\.rawValue) + ["help"]
                    guard isAmongOthers else { throw .unknownVerb(word, nearest: nearest(word, in: known)) }
                    throw .unknownLine(word, nearest: nearest(word, in: known + Session.lastWords))
                }
                self.verb = verb
            } else {
                arguments.append(word)
            }
        }
        if let unknown { throw Self.error(unknown.name, verb: verb) }
        for (spec, _) in options where !OptionSpec.common.contains(spec) {
            if let verb, verb.options.contains(spec) { continue }
            guard let verb, let other = Verb.allCases.first(where: { $0.options.contains(spec) }) else {
                throw Self.error(spec.name, verb: nil)
            }
            throw .optionOfOther(spec.name, verb: verb, other: other)
        }
        try refuseRepeated()
    }

    /// Of two values one would go unheard; what takes none says the same thing twice.
    private func refuseRepeated() throws(UsageError) {
        for (index, option) in options.enumerated() where option.spec.value != nil && !option.spec.mayRepeat {
            if options[..<index].contains(where: { $0.spec == option.spec }) { throw .repeatedOption(option.spec.name) }
        }
    }

    func has(_ spec: OptionSpec) -> Bool { options.contains { $0.spec == spec } }

    /// The value of an option.
    func value(_ spec: OptionSpec) -> String? { options.first { $0.spec == spec }?.value }

    /// All values of an option that may come again.
    func values(_ spec: OptionSpec) -> [String] { options.filter { $0.spec == spec }.map(\.value) }

    /// Whichever verb it belongs to.
    private static func option(named name: String) -> OptionSpec? {
        if let common = OptionSpec.common.first(where: { $0.name == name }) { return common }
        for verb in Verb.allCases {
            if let spec = verb.options.first(where: { $0.name == name }) { return spec }
        }
        return nil
    }

    private static func split(_ word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }

    private static func value(
        of spec: OptionSpec, inline: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard spec.value != nil else {
            if inline != nil { throw .needlessValue(spec.name) }
            return ""
        }
        if let inline { return inline }
        guard let value = rest.popFirst() else { throw .missingValue(spec.name) }
        return value
    }

    private static func error(_ name: String, verb: Verb?) -> UsageError {
        let candidates = OptionSpec.common + (verb?.options ?? Verb.allCases.flatMap(\.options))
        let long = candidates.map(\.name).filter { $0.hasPrefix("--") }
        return .unknownOption(name, verb: verb, nearest: nearest(name, in: long))
    }
}
