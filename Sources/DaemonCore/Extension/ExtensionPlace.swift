// What an extension process finds around it: its arguments, its environment, its own folders.

/// Where and as what the extension process of one kind runs.
struct ExtensionPlace: Equatable {
    /// Nil for the process that only describes the bundle.
    var kind: String?
    /// This process' alone, as the next.
    var configurationDirectory: String
    var temporaryDirectory: String
    var group: String
    /// Whether somebody named the group: else it is found under any name.
    var isGroupNamed = true
    var groupDirectory: String
    var cachesDirectory: String
    /// The current one of the whole process, from before the bundle is made.
    var locale: String

    /// The daemon's own program, as it was when it started, even if its file was replaced since.
    static let program = "/proc/self/exe"

    /// The instant of a virtual clock stands among the arguments: it holds before any code of the process runs.
    func arguments(at instant: Double?) -> [String] {
        ["widget-extension", "--extension", kind ?? "-"] + (instant.map { ["--clock=\($0)"] } ?? [])
    }

    /// The folders that must exist before widget code runs.
    var directories: [String] { [configurationDirectory, temporaryDirectory, cachesDirectory] }

    /// The daemon's environment with what makes it an extension's.
    func environment(from own: [String: String]) -> [String: String] {
        var environment = own
        environment["SUNDIAL_GROUP_DIRECTORY"] = groupDirectory
        environment["WIDGET_GROUP"] = group
        environment["SUNDIAL_ANY_GROUP"] = isGroupNamed ? nil : "1"
        environment["XDG_CONFIG_HOME"] = configurationDirectory
        environment["XDG_CACHE_HOME"] = cachesDirectory
        environment["TMPDIR"] = temporaryDirectory
        environment["SUNDIAL_LOCALE"] = locale
        // The runtime's backtracer would hold a trapped process for seconds and print pages. The list of addresses
        // that builds with assertions print besides cannot be turned off; `LastWords` folds it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // It changes how fonts are hinted, and so every pixel of a text.
        environment["FREETYPE_PROPERTIES"] = nil
        return environment
    }
}
