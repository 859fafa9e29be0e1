// What the daemon is told on its command line; a value, whoever reads it.
import Posix

/// The daemon's options with their defaults.
struct Options: Equatable, Sendable {
    var container: String?
    var group: String?
    var runtimeDirectory: String?
    /// Nil: raster where it was built in, else text.
    var render: Render?
    /// Pixels a point.
    var scale = 2.0
    var appearance = "light"
    var hasHighContrast = false
    var hasRoundCorners = false
    var textSize = "large"
    /// The current one of widget code, and that of live texts.
    var locale = "en_US"
    /// The instant at which a virtual clock begins, in seconds since 1970; nil for the system's clock.
    var clock: Double?
    /// In seconds; 0 waits for ever, as a debugger needs.
    var providerTimeout = 30.0
    /// In seconds, from a run's start to the next where a timeline gives no later date.
    var idleReload = 900.0
    /// In seconds, after which an extension process without work ends; 0 never.
    var extensionIdle = 600.0
    /// In seconds, the least time between redraws of live text; 0 never.
    var live = 60.0
    /// Whether such redraws have log lines.
    var logsLive = false
    var profile = Profile.default
    /// In megabytes; 0 for none, nil for what the profile says.
    var memoryLimit: Double?
    var logsJSON = false
    /// Where the pictures of every kind go, drawn once instead of serving.
    var once: String?
    /// Where pictures are kept from now on, or what they are compared with.
    var record: String?
    var compare: String?
    /// The only kind and family of those.
    var kind: String?
    var family: String?
    /// Where the view catalogue goes, drawn instead of serving.
    var gallery: String?

    enum Render: String, CaseIterable, Sendable { case raster, text }

    var extensionLimits: ExtensionLimits {
        let megabytes = memoryLimit ?? profile.memoryLimit
        return ExtensionLimits(
            idle: extensionIdle, memory: megabytes > 0 ? MemoryLimit(megabytes: megabytes) : nil,
            afterRun: providerTimeout > 0 ? providerTimeout : nil)
    }

    /// The names of `DynamicTypeSize`.
    static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]
}

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
    case run(Options)
    case help
    case version
}

/// A command line that asks for nothing that exists.
enum OptionsError: Error, Equatable {
    case unknown(String, nearest: String?)
    case unexpected(String)
    case missingValue(String)
    /// An option that is there twice, each time with a value.
    case repeated(String)
    case valueNotTaken(String)
    case onlyWith(String, option: String)
    case onlyOne(String, String)
    case badValue(option: String, value: String, expected: String, why: String? = nil)

    var sentence: String {
        switch self {
        case .unknown(let name, let nearest):
            "unknown option \(name)" + (nearest.map { "; the nearest is \($0)" } ?? "")
        case .unexpected(let word): "unexpected argument \(SafeText.quoted(word)); widgetd takes options only"
        case .missingValue(let name): "\(name) needs a value"
        case .repeated(let name): "\(name) is there twice: one value must be meant"
        case .valueNotTaken(let name): "\(name) takes no value"
        case .onlyWith(let name, let option): "\(name) is for \(option) only"
        case .onlyOne(let one, let other): "\(one) and \(other) exclude each other"
        case .badValue(let option, let value, let expected, let why):
            "\(option) \(SafeText.quoted(value)): must be \(expected)" + (why.map { " (\($0))" } ?? "")
        }
    }
}
