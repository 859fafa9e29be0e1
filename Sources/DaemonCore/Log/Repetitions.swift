// What is wrong again and again is told ever more seldom: else a condition that fails each second fills a disk.
import ReloadService

/// How often each trouble has come; a value that is told the time, in seconds of any clock that goes on.
struct Repetitions {
    /// What has not come for so long is new when it comes again.
    private let quiet: Double
    /// How many are remembered.
    private let most: Int
    private var troubles: [String: Trouble] = [:]

    private struct Trouble {
        var count = 0
        var last: Double

        /// How many have come since the last that was told, which came as the first, second, fourth …
        var untold: Int { count == 0 ? 0 : count - (1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)) }
    }

    /// Facts that differ from time to time though what is wrong does not.
    private static let varying: Set<String> = [
        "generation", "retry", "count", "pid", "delay", "until", "dropped", "took",
    ]

    init(quiet: Double = 900, most: Int = 512) {
        self.quiet = quiet
        self.most = most
    }

    /// The line as it is to be told; nil for one that says once more what was said. The first of a kind is told, then
    /// the second, fourth, eighth … with `repeated=`, how often it has come. After a quiet time counting begins anew, and
    /// the first line says with `untold=` how many of before no line told of.
    mutating func told(_ line: LogLine, at now: Double) -> LogLine? {
        guard Self.isTrouble(line) else { return line }
        let (count, untold) = count(Self.name(of: line), at: now)
        guard count & (count - 1) == 0 else { return nil }
        var told = line
        if count > 1 { told.add("repeated", .integer(count)) }
        if untold > 0 { told.add("untold", .integer(untold)) }
        return told
    }

    /// How often a trouble has come, this time among them, and how many of an earlier counting were not told.
    private mutating func count(_ name: String, at now: Double) -> (count: Int, untold: Int) {
        if troubles[name] == nil, troubles.count >= most { forget(at: now) }
        var trouble = troubles[name] ?? Trouble(last: now)
        var untold = 0
        if now - trouble.last >= quiet {
            untold = trouble.untold
            trouble.count = 0
        }
        trouble.count += 1
        trouble.last = now
        troubles[name] = trouble
        return (trouble.count, untold)
    }

    /// Makes room: what is over goes, or else the half that has not come for longest.
    private mutating func forget(at now: Double) {
        troubles = troubles.filter { now - $0.value.last < quiet }
        guard troubles.count >= most else { return }
        let middle = troubles.values.map(\.last).sorted()[troubles.count / 2]
        troubles = troubles.filter { $0.value.last > middle }
    }

    /// Diagnostics, errors, and what widget code itself calls an error.
    private static func isTrouble(_ line: LogLine) -> Bool {
        switch line.event {
        case .diagnostic, .error: true
        default: line.loggedError != nil
        }
    }

    private static func name(of line: LogLine) -> String {
        var name = line.event.rawValue
        for field in line.fields where !varying.contains(field.key) { name += " \(field.key)=\(field.value.text)" }
        return name
    }
}

extension LogLine {
    /// What widget code wrote by a `Logger` as a warning or worse, the level left out, which stands first.
    var loggedError: String? {
        guard event == .extension, let text = text("text") else { return nil }
        for level in ["error ", "fault "] where text.hasPrefix(level) { return String(text.dropFirst(level.count)) }
        return nil
    }
}
