// A whole command line: where the group is, how to print, and what to do.
import ReloadService

/// The settings that stand before or after any verb, and the command.
package struct Invocation: Hashable, Sendable {
    package var settings: Settings
    package var task: Task

    /// Where the group is and how results are printed.
    package struct Settings: Hashable, Sendable {
        package var container: String?
        package var group: String?
        package var runtimeDirectory: String?
        package var json: Bool

        package init(
            container: String? = nil, group: String? = nil, runtimeDirectory: String? = nil, json: Bool = false
        ) {
            self.container = container
            self.group = group
            self.runtimeDirectory = runtimeDirectory
            self.json = json
        }
    }

    package enum Task: Hashable, Sendable {
        /// Of one verb, or of all.
        case help(Verb?)
        case version
        /// Commands come from standard input, one a line.
        case interactive
        case completion(Shell)
        case manualPage
        /// Kinds and ids; none for all.
        case watch([String])
        /// Another host's words, and the kinds that its daemon knows; none for the samples'.
        case conformance([String], kinds: [String], timeout: Double)
        case command(Command)
    }

    /// Whose words can be completed.
    package enum Shell: String, CaseIterable, Sendable { case bash, zsh }

    /// Reads the words after the program's name.
    package init(_ words: [String]) throws(UsageError) {
        let sorted = try Words(words)
        settings = Settings(
            container: sorted.value(.container), group: sorted.value(.group),
            runtimeDirectory: sorted.value(.runtimeDirectory), json: sorted.has(.json)
        )
        if sorted.has(.help) || sorted.has(.shortHelp) {
            task = .help(sorted.verb)
        } else if sorted.has(.version) {
            task = .version
        } else if let verb = sorted.verb {
            if verb.isOnlyOnStandardInput { throw .notAlone(verb) }
            task = try Self.task(verb, sorted)
        } else {
            task = .interactive
        }
    }

    private static func task(_ verb: Verb, _ words: Words) throws(UsageError) -> Task {
        switch verb {
        case .completion:
            try Command.expect(1...1, words.arguments, of: verb)
            guard let shell = Shell(rawValue: words.arguments[0]) else {
                throw .badValue(verb.rawValue, words.arguments[0], wanted: "bash or zsh")
            }
            return .completion(shell)
        case .manualPage:
            try Command.expect(0...0, words.arguments, of: verb)
            return .manualPage
        case .watch: return .watch(words.arguments)
        case .conformance:
            try Command.expect(1...Int.max, words.arguments, of: verb)
            let timeout = try words.timeout() ?? ServiceProtocol.defaultTimeout
            if timeout == 0 {
                throw .badValue(OptionSpec.timeout.name, "0", wanted: "longer: the command has to run")
            }
            return .conformance(words.arguments, kinds: words.values(.kind), timeout: timeout)
        default:
            let command = try Command(verb, words)
            if case .snapshot(_, .standardOutput) = command, words.has(.json) { throw .outputIsTaken(by: "--json") }
            return .command(command)
        }
    }
}
