// The options that exist, once: what they are called and whether a value follows.

/// An option of a command.
struct OptionSpec: Hashable, Sendable {
    /// With its dashes.
    let name: String
    /// What the value is called in the help; nil for an option that takes none.
    let value: String?

    static let container = OptionSpec(name: "--container", value: "DIR")
    static let group = OptionSpec(name: "--group", value: "ID")
    static let runtimeDirectory = OptionSpec(name: "--runtime-dir", value: "DIR")
    static let json = OptionSpec(name: "--json", value: nil)
    static let help = OptionSpec(name: "--help", value: nil)
    static let shortHelp = OptionSpec(name: "-h", value: nil)
    static let version = OptionSpec(name: "--version", value: nil)

    static let name = OptionSpec(name: "--as", value: "NAME")
    static let wait = OptionSpec(name: "--wait", value: nil)
    static let timeout = OptionSpec(name: "--timeout", value: "S")
    static let foreground = OptionSpec(name: "--foreground", value: nil)
    static let family = OptionSpec(name: "--family", value: "F")
    static let size = OptionSpec(name: "--size", value: "WxH")

    /// Before or after any verb.
    static let common: [OptionSpec] = [container, group, runtimeDirectory, json, help, shortHelp, version]
}
