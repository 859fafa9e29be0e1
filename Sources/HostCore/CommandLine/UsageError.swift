// A command line that says nothing that could be done.
package import Posix
import ReloadService

/// What is wrong with the words of a command.
package enum UsageError: Error, Hashable, Sendable {
    case unknownVerb(String, nearest: String?)
    /// The same in a stream of commands, which has an end.
    case unknownLine(String, nearest: String?)
    /// More words stand after the one that ends a stream of commands.
    case endsAlone(String)
    case unknownOption(String, verb: Verb?, nearest: String?)
    /// An option of another verb.
    case optionOfOther(String, verb: Verb, other: Verb)
    case missingValue(OptionName)
    /// An option that is there twice, each time with a value.
    case repeatedOption(OptionName)
    case needlessValue(OptionName)
    case badValue(OptionName, String, wanted: String)
    case missingArgument(Verb)
    case extraArgument(Verb, String)
    case badAssignment(String, why: String)
    case duplicateKey(String)
    /// An image from standard input has no name of its own.
    case imageNeedsName
    case standardInputIsCommands
    /// Nothing else may be written there.
    case outputIsTaken(by: String)
    case badQuotes
    /// A line whose bytes are no text.
    case notText(NotUTF8)
    case notInBlock(Verb)
    case alreadyBegun
    case notCommitted(Int)
    case notAlone(Verb)
    case onlyOnCommandLine(OptionName)
    /// An option that says nothing without another.
    case needsOption(OptionName, OptionName)

    /// An option's name with its dashes.
    package typealias OptionName = String

    /// A value that is no time, and why.
    static func badTime(_ option: OptionName, _ fault: TimeFault) -> UsageError {
        .badValue(option, fault.text, wanted: "a time such as 2026-01-01T00:00:00Z (\(fault.reason.rawValue))")
    }
}

extension UsageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownVerb(let word, let near): "no command \(quoted(word))\(meant(near))"
        case .unknownLine(let word, let near):
            "no command \(quoted(word))"
                + (near.map { "; did you mean \($0)?" }
                    ?? "; help lists them, and quit or the end of input (Ctrl-D) ends")
        case .endsAlone(let word):
            "\(word) stands alone on its line: it ends, as the end of input (Ctrl-D) does"
        case .unknownOption(let word, let verb, let near):
            "no option \(quoted(word))\(verb.map { " of \($0.rawValue)" } ?? "")\(meant(near))"
        case .optionOfOther(let word, let verb, let other):
            "\(verb.rawValue) has no option \(word); \(other.rawValue) has"
        case .missingValue(let option): "\(option) needs a value"
        case .repeatedOption(let option): "\(option) is there twice: one value must be meant"
        case .needlessValue(let option): "\(option) takes no value"
        case .badValue(let option, let value, let wanted): "\(option) \(quoted(value)): must be \(wanted)"
        case .missingArgument(let verb): "usage: \(verb.usage)"
        case .extraArgument(let verb, let word):
            "\(quoted(word)) is one word too many: \(verb.usage)"
        case .badAssignment(let word, let why): "\(quoted(word)): \(why)"
        case .duplicateKey(let key): "the key \(quoted(key)) is there twice"
        case .imageNeedsName: "an image from standard input needs --as NAME"
        case .standardInputIsCommands: "standard input holds the commands: name a file instead of '-'"
        case .outputIsTaken(let other): "-o - and \(other) cannot share standard output: name a file"
        case .badQuotes: "a quote is not closed"
        case .notText(let fault): "the line is \(fault)"
        case .notInBlock(let verb): "\(verb.rawValue) without begin"
        case .alreadyBegun: "begin within begin"
        case .notCommitted(let count):
            "begin without commit: \(count == 1 ? "its command was" : "its \(count) commands were") not run"
        case .onlyOnCommandLine(let option): "\(option) stands on the command line only"
        case .needsOption(let option, let other): "\(option) says how long \(other) waits, and \(other) is not there"
        case .notAlone(let verb): "\(verb.rawValue) stands among commands from standard input only"
        }
    }

    private func quoted(_ word: String) -> String { LogValue.quoted(word) }
    private func meant(_ near: String?) -> String { near.map { "; did you mean \($0)?" } ?? "" }
}
