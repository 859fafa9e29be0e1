// From sorted words to a command.
import Posix
import ReloadService

extension Command {
    init(_ verb: Verb, _ words: Words) throws(UsageError) {
        let arguments = words.arguments
        switch verb {
        case .putEntries:
            try Self.expect(2...2, arguments, of: verb)
            self = .putEntries(kind: arguments[0], try Source(arguments[1], words))
        case .putImage:
            try Self.expect(1...1, arguments, of: verb)
            let source = try Source(arguments[0], words)
            guard let name = words.value(.name) ?? source.fileName else { throw .imageNeedsName }
            self = .putImage(source, name: name)
        case .set:
            try Self.expect(1...Int.max, arguments, of: verb)
            self = .set(try Self.assignments(arguments))
        case .get:
            try Self.expect(0...1, arguments, of: verb)
            self = .get(key: arguments.first)
        case .unset:
            try Self.expect(1...Int.max, arguments, of: verb)
            self = .unset(arguments)
        case .remove:
            try Self.expect(1...1, arguments, of: verb)
            self = .remove(image: arguments[0])
        case .reload:
            self = .reload(try Reload(kinds: arguments, words))
        case .snapshot:
            try Self.expect(1...1, arguments, of: verb)
            self = .snapshot(
                SnapshotCall(
                    widget: arguments[0], at: try words.instant(.at), scale: try words.scale(),
                    appearance: try words.word(.appearance, of: SnapshotCall.appearances)
                ), words.value(.output).map { $0 == "-" ? .standardOutput : .file($0) }
            )
        case .preview:
            try Self.expect(1...1, arguments, of: verb)
            self = .preview(kind: arguments[0], family: words.value(.family))
        case .tap:
            try Self.expect(1...2, arguments, of: verb)
            self = .tap(id: arguments[0], element: arguments.count > 1 ? arguments[1] : nil)
        case .parameters:
            try Self.expect(1...Int.max, arguments, of: verb)
            self = .parameters(kind: arguments[0], values: try Self.assignments(Array(arguments.dropFirst())))
        case .add:
            try Self.expect(1...Int.max, arguments, of: verb)
            guard let family = words.value(.family) else { throw .missingArgument(verb) }
            self = .add(
                kind: arguments[0], family: family, size: try Self.size(words.value(.size)),
                values: try Self.assignments(Array(arguments.dropFirst()))
            )
        case .removeWidget:
            try Self.expect(1...1, arguments, of: verb)
            self = .removeWidget(id: arguments[0])
        case .advance:
            self = .advance(try AdvanceCall.Goal(arguments, words), timeout: try words.timeout())
        case .explain: self = .explain(arguments)
        case .kinds: self = try Self.plain(.kinds, verb, arguments)
        case .widgets: self = try Self.plain(.widgets, verb, arguments)
        case .status: self = try Self.plain(.status, verb, arguments)
        case .begin: self = try Self.plain(.begin, verb, arguments)
        case .commit: self = try Self.plain(.commit, verb, arguments)
        case .watch, .conformance, .completion, .manualPage: throw .onlyOnCommandLine(verb.rawValue)
        }
    }

    /// A command that takes no arguments.
    private static func plain(
        _ command: Command, _ verb: Verb, _ arguments: [String]
    ) throws(UsageError) -> Command {
        try expect(0...0, arguments, of: verb)
        return command
    }

    static func expect(
        _ count: ClosedRange<Int>, _ arguments: [String], of verb: Verb
    ) throws(UsageError) {
        if arguments.count < count.lowerBound { throw .missingArgument(verb) }
        if arguments.count > count.upperBound { throw .extraArgument(verb, arguments[count.upperBound]) }
    }

    /// `WxH` in points; the daemon knows how many there may be.
    private static func size(_ text: String?) throws(UsageError) -> [Double]? {
        guard let text else { return nil }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite, height.isFinite else {
            throw .badValue(OptionSpec.size.name, text, wanted: "width x height in points, such as 338x158")
        }
        return [width, height]
    }

    private static func assignments(_ words: [String]) throws(UsageError) -> [Assignment] {
        var assignments: [Assignment] = []
        var keys: Set<String> = []
        for word in words {
            let assignment = try Assignment(word)
            guard keys.insert(assignment.key).inserted else { throw .duplicateKey(assignment.key) }
            assignments.append(assignment)
        }
        return assignments
    }
}

extension Command.Source {
    init(_ word: String, _ words: Words) throws(UsageError) {
        let patience = try words.timeout() ?? ServiceProtocol.defaultTimeout
        self = word == "-" ? .standardInput : .file(word, patience: patience)
    }

    var fileName: String? {
        switch self {
        case .file(let path, _): FileSystem.name(of: path)
        case .standardInput: nil
        }
    }
}

extension Command.Assignment {
    /// `KEY=TEXT` or `KEY:=JSON`.
    init(_ word: String) throws(UsageError) {
        guard let equals = word.firstIndex(of: "=") else {
            throw .badAssignment(word, why: "must be KEY=TEXT or KEY:=JSON")
        }
        var key = word[..<equals]
        let text = String(word[word.index(after: equals)...])
        let isJSON = key.last == ":"
        if isJSON { key.removeLast() }
        guard !key.isEmpty else { throw .badAssignment(word, why: "the key is empty") }
        self.key = String(key)
        guard isJSON else {
            value = .text(text)
            return
        }
        do {
            let bytes = Array(text.utf8)
            let fractional = try JSONScanner.fractionalNumbers(bytes, limits: .file)
            value = .json(try JSONText.decode(JSONValue.self, from: bytes, limits: .file), fractional: fractional)
        } catch {
            throw .badAssignment(word, why: "not JSON: \(error)")
        }
    }
}

extension Command.Reload {
    init(kinds: [String], _ words: Words) throws(UsageError) {
        self.init(kinds: kinds, waits: words.has(.wait), foreground: words.has(.foreground))
        guard let seconds = try words.timeout() else { return }
        if !waits { throw .needsOption(OptionSpec.timeout.name, OptionSpec.wait.name) }
        timeout = seconds
    }
}

extension AdvanceCall.Goal {
    /// One of a duration, an instant and until idle.
    init(_ arguments: [String], _ words: Words) throws(UsageError) {
        if arguments.count > 1 { throw .extraArgument(.advance, arguments[1]) }
        switch (arguments.first, words.value(.to), words.has(.untilIdle)) {
        case (let text?, nil, false):
            self = .by(
                try Words.duration(
                    text, of: Verb.advance.rawValue, "a duration such as 90s, 5m, 3h or 2d",
                    atMost: AdvanceCall.longest,
                    beyond: "at most \(AdvanceCall.longestDays)d"
                )
            )
        case (nil, let text?, false):
            do throws(TimeFault) {
                self = try .to(text)
            } catch {
                throw .badTime(OptionSpec.to.name, error)
            }
        case (nil, nil, true): self = .untilIdle
        default: throw .missingArgument(.advance)
        }
    }
}

extension Words {
    /// A time as it was written.
    func instant(_ option: OptionSpec) throws(UsageError) -> String? {
        guard let text = value(option) else { return nil }
        do throws(TimeFault) {
            _ = try RFC3339.seconds(text)
            return text
        } catch {
            throw .badTime(option.name, error)
        }
    }

    /// Pixels a point.
    func scale() throws(UsageError) -> Double? {
        guard let text = value(.scale) else { return nil }
        guard let scale = Double(text), SnapshotCall.scales.contains(scale) else {
            throw .badValue(OptionSpec.scale.name, text, wanted: "a number from 0.5 to 4")
        }
        return scale
    }

    /// One of some words.
    func word(_ option: OptionSpec, of known: [String]) throws(UsageError) -> String? {
        guard let text = value(option) else { return nil }
        if known.contains(text) { return text }
        throw .badValue(option.name, text, wanted: known.joined(separator: " or "))
    }

    /// In seconds; at most a year.
    func timeout() throws(UsageError) -> Double? {
        guard let text = value(.timeout) else { return nil }
        return try Self.duration(
            text, of: OptionSpec.timeout.name, "a duration such as 30, 30s or 5m", atMost: 365 * 86_400,
            beyond: "a year is the longest"
        )
    }

    /// In seconds.
    static func duration(
        _ text: String, of option: String, _ wanted: String, atMost longest: Double, beyond: String
    ) throws(UsageError) -> Double {
        if let seconds = DurationText.seconds(text), seconds <= longest { return seconds }
        throw .badValue(option, text, wanted: "\(wanted) (\(DurationText.fault(text) ?? beyond))")
    }
}
