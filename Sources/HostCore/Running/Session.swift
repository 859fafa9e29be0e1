// Commands from standard input: lines in, commands out; a block is kept until it is committed.

/// What has been read of a conversation so far.
package struct Session {
    private var block: [Command]?

    package init() {}

    package var isInBlock: Bool { block != nil }

    /// What a line asks for.
    package enum Step: Equatable, Sendable {
        /// An empty line or a comment.
        case nothing
        /// A line of a block, the first being `begin`: how many commands wait for its `commit`.
        case kept(Int)
        case run(Command)
        case runBlock([Command])
        /// Of one verb, or of all.
        case help(Verb?)
        case end
        case complain(UsageError)
    }

    /// What ends the stream as the end of input does.
    static let lastWords = ["quit", "exit"]

    /// Takes a line without its end.
    package mutating func take(_ line: String) -> Step {
        do throws(UsageError) {
            let split = try LineWords.split(line)
            if split.isEmpty { return .nothing }
            if let word = split.first, Self.lastWords.contains(word) {
                if split.count > 1 { throw .endsAlone(word) }
                return .end
            }
            return try step(try Words(split, isAmongOthers: true))
        } catch {
            return .complain(error)
        }
    }

    /// Standard input has ended; a block that was not committed is not run.
    package mutating func end() -> Step {
        guard let block else { return .nothing }
        self.block = nil
        return .complain(.notCommitted(block.count))
    }

    private mutating func step(_ words: Words) throws(UsageError) -> Step {
        for (spec, _) in words.options where OptionSpec.common.contains(spec) {
            if spec == .help || spec == .shortHelp { return .help(words.verb) }
            throw .onlyOnCommandLine(spec.name)
        }
        guard let verb = words.verb else { return .nothing }
        let command = try Command(verb, words)
        switch command {
        case .putEntries(_, .standardInput), .putImage(.standardInput, _): throw .standardInputIsCommands
        case .snapshot(_, .standardOutput): throw .outputIsTaken(by: "answers")
        case .begin:
            if block != nil { throw .alreadyBegun }
            block = []
            return .kept(0)
        case .commit:
            guard let block else { throw .notInBlock(verb) }
            self.block = nil
            return .runBlock(block)
        default:
            if block == nil { return .run(command) }
            block?.append(command)
            return .kept(block?.count ?? 0)
        }
    }
}
