// Reads a command line: `--name value` or `--name=value`, `--` ends the options.
import LiveText
import ReloadService

extension Options {
    /// Reads the arguments after the program's name; `--gallery` is for programs that have one, and the environment
    /// names the locale that no argument does.
    static func parse(
        _ arguments: [String], hasGallery: Bool = false, environment: [String: String] = [:]
    ) throws(OptionsError) -> Invocation {
        let table = table.filter { hasGallery || $0.name != "--gallery" }
        var options = Options()
        options.locale = LocaleName.identifier(in: environment)
        var rest = arguments[...]
        var seen: Set<String> = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                if let word = rest.first { throw .unexpected(word) }
                break
            }
            guard argument.hasPrefix("-") else { throw .unexpected(argument) }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let attached = parts.count == 2 ? String(parts[1]) : nil
            if name == "--help" || name == "-h" || name == "--version" {
                if attached != nil { throw .valueNotTaken(name) }
                return name == "--version" ? .version : .help
            }
            guard let option = table.first(where: { $0.name == name }) else {
                throw .unknown(name, nearest: nearest(name, in: table.map(\.name) + ["--help", "--version"]))
            }
            if let turnOn = option.turnOn {
                if attached != nil { throw .valueNotTaken(name) }
                turnOn(&options)
                continue
            }
            guard let value = attached ?? rest.popFirst() else { throw .missingValue(name) }
            if !seen.insert(name).inserted { throw .repeated(name) }
            if let refusal = option.set(&options, value) {
                throw .badValue(option: name, value: value, expected: option.expected, why: refusal.why)
            }
        }
        if options.once != nil, options.gallery != nil { throw .onlyOne("--once", "--gallery") }
        if options.once == nil {
            if options.kind != nil { throw .onlyWith("--kind", option: "--once") }
            if options.family != nil { throw .onlyWith("--family", option: "--once") }
            if options.compare != nil { throw .onlyWith("--compare", option: "--once") }
            if options.record != nil { throw .onlyWith("--record", option: "--once") }
        }
        if options.compare != nil, options.record != nil {
            throw .onlyOne("--compare", "--record")
        }
        return .run(options)
    }

    /// One option: its name, what its value may be, and where the value goes.
    struct Definition: Sendable {
        let name: String
        let expected: String
        /// Nil when the value is taken.
        let set: @Sendable (inout Options, String) -> Refusal?
        /// For an option without a value: what it does.
        var turnOn: (@Sendable (inout Options) -> Void)?
    }

    /// A value that is not taken, and why where what is expected does not say it.
    struct Refusal {
        var why: String?

        static let plain = Refusal()
    }

    static let table: [Definition] = [
        text("--container", "a directory") { $0.container = $1 },
        text("--group", "a group id") { $0.group = $1 },
        text("--runtime-dir", "a directory") { $0.runtimeDirectory = $1 },
        Definition(name: "--render", expected: "raster or text") { options, value in
            options.render = Render(rawValue: value)
            return options.render == nil ? .plain : nil
        },
        Definition(name: "--scale", expected: "a number from 0.5 to 4") { options, value in
            guard let scale = Double(value), (0.5...4).contains(scale) else { return .plain }
            options.scale = scale
            return nil
        },
        word("--appearance", ["light", "dark"]) { $0.appearance = $1 },
        word("--contrast", ["standard", "increased"]) { $0.hasHighContrast = $1 == "increased" },
        word("--corners", ["square", "round"]) { $0.hasRoundCorners = $1 == "round" },
        word("--text-size", textSizes) { $0.textSize = $1 },
        Definition(name: "--locale", expected: "an identifier such as en_US") { options, value in
            guard let locale = LocaleName.identifier(value) else {
                let near = nearest(LocaleName.canonical(value), in: LocaleName.all)
                return Refusal(why: "there is no such locale" + (near.map { "; did you mean \($0)?" } ?? ""))
            }
            options.locale = locale
            return nil
        },
        Definition(name: "--clock", expected: "system, or virtual=TIME with a time such as 2026-01-01T00:00:00Z") {
            options, value in
            let form = "virtual="
            if value == "system" { return nil }
            guard value.hasPrefix(form) else { return .plain }
            do throws(TimeFault) {
                options.clock = try RFC3339.seconds(String(value.dropFirst(form.count)))
                return nil
            } catch {
                return Refusal(why: error.reason.rawValue)
            }
        },
        duration("--provider-timeout") { $0.providerTimeout = $1 },
        duration("--idle-reload") { $0.idleReload = $1 },
        Definition(name: "--live", expected: "0, or a duration of 1 second or more") { options, value in
            guard let seconds = DurationText.seconds(value), seconds == 0 || seconds >= 1 else {
                return Refusal(why: DurationText.fault(value))
            }
            options.live = seconds
            return nil
        },
        flag("--log-live") { $0.logsLive = true },
        duration("--extension-idle") { $0.extensionIdle = $1 },
        Definition(name: "--profile", expected: Profile.allCases.map(\.rawValue).joined(separator: " or ")) {
            options, value in
            guard let profile = Profile(rawValue: value) else { return .plain }
            options.profile = profile
            return nil
        },
        Definition(name: "--memory-limit", expected: "a number of megabytes, 0 for none") { options, value in
            guard let megabytes = Double(value), (0...1_048_576).contains(megabytes) else { return .plain }
            options.memoryLimit = megabytes
            return nil
        },
        word("--log", ["text", "json"]) { $0.logsJSON = $1 == "json" },
        text("--once", "a directory") { $0.once = $1 },
        text("--kind", "a kind") { $0.kind = $1 },
        text("--family", "a family such as systemSmall") { $0.family = $1 },
        text("--compare", "a directory") { $0.compare = $1 },
        text("--record", "a directory") { $0.record = $1 },
        text("--gallery", "a directory") { $0.gallery = $1 },
    ]

    private static func flag(
        _ name: String, _ turnOn: @escaping @Sendable (inout Options) -> Void
    ) -> Definition {
        Definition(name: name, expected: "", set: { _, _ in .plain }, turnOn: turnOn)
    }

    private static func text(
        _ name: String, _ expected: String, _ store: @escaping @Sendable (inout Options, String) -> Void
    ) -> Definition {
        Definition(name: name, expected: expected) { options, value in
            if value.isEmpty { return .plain }
            store(&options, value)
            return nil
        }
    }

    private static func word(
        _ name: String, _ words: [String], _ store: @escaping @Sendable (inout Options, String) -> Void
    ) -> Definition {
        Definition(name: name, expected: words.joined(separator: ", ")) { options, value in
            guard words.contains(value) else { return .plain }
            store(&options, value)
            return nil
        }
    }

    private static func duration(
        _ name: String, _ store: @escaping @Sendable (inout Options, Double) -> Void
    ) -> Definition {
        Definition(name: name, expected: "a duration such as 90s, 5m, 3h, 2d or a number of seconds") {
            options, value in
            guard let seconds = DurationText.seconds(value) else { return Refusal(why: DurationText.fault(value)) }
            store(&options, seconds)
            return nil
        }
    }
}
