// Completion for zsh, made from the table that makes the help; names that only the daemon knows are asked for.

/// What `completion zsh` prints.
package enum ZshCompletion {
    package static let script: String = {
        var lines = [
            "#compdef widget-host widgetd",
            "# Completes the words of widget-host and of widgetd in zsh: put it into a folder of $fpath as _widget-host.",
            "_widget_host_ask() {",
            "    local -a settings",
            "    local name",
            "    for name in \([OptionSpec.container, .group, .runtimeDirectory].map(\.name).joined(separator: " ")); do",
            "        (( ${+opt_args[$name]} )) && settings+=($name ${(Q)opt_args[$name]})",
            "    done",
            "    widget-host $settings $1 2>/dev/null | awk -F '  +' -v column=$2 '{ print $column }'",
            "}",
            "_widget_host_kinds() { compadd -- $(_widget_host_ask kinds 1) }",
            "_widget_host_families() { compadd -- $(_widget_host_ask kinds 3) }",
            "_widget_host_widgets() { compadd -- $(_widget_host_ask widgets 1) }",
            "_widget_host_kinds_and_widgets() { _widget_host_kinds; _widget_host_widgets }",
            "_widget_host_keys() { compadd -- $(_widget_host_ask get 1) }",
            "_widget_host() {",
            "    # The daemon, whatever its bundle: its help knows its options.",
            "    if [[ $service != widget-host ]]; then _gnu_generic; return; fi",
            "    local curcontext=$curcontext state",
            "    local -A opt_args",
            "    local -a commands common",
            "    common=(",
        ]
        lines += OptionSpec.common.map { "        \(spec($0, $0.summary))" }
        lines += ["    )", "    commands=("]
        lines += Verb.onCommandLine.map { "        \(quoted("\($0.rawValue):\($0.summary)"))" }
        lines += [
            "    )",
            "    _arguments -C $common '1:command:->command' '*::argument:->argument' && return",
            "    case $state in",
            "        command) _describe command commands ;;",
            "        argument)",
            "            case $words[1] in",
        ]
        for verb in Verb.onCommandLine {
            var specs = verb.options.map { spec($0, verb.summary(of: $0)) }
            if verb.offers.first != .nothing { specs.append("'1:\(name(of: verb.offers.first))'") }
            if verb.offers.rest != .nothing { specs.append("'*:\(name(of: verb.offers.rest))'") }
            let all = (["_arguments $common"] + specs).joined(separator: " ")
            lines.append("                \(verb.rawValue)) \(all) ;;")
        }
        lines += ["            esac ;;", "    esac", "}", "_widget_host \"$@\""]
        return lines.joined(separator: "\n")
    }()

    private static func spec(_ option: OptionSpec, _ summary: String) -> String {
        let value = option.value.map { "=:\($0):\(action(option.offers))" } ?? ""
        // The equals sign belongs to the name, the rest to the value.
        let name = option.name + (option.value == nil || !option.name.hasPrefix("--") ? "" : "=")
        return quoted("\(name)[\(plain(summary))]" + (value.isEmpty ? "" : String(value.dropFirst())))
    }

    private static func name(of offer: Offer) -> String {
        switch offer {
        case .kinds: "KIND:\(action(offer))"
        case .widgets: "ID:\(action(offer))"
        case .kindsAndWidgets: "KIND or ID:\(action(offer))"
        case .keys: "KEY:\(action(offer))"
        default: "word:\(action(offer))"
        }
    }

    private static func action(_ offer: Offer) -> String {
        switch offer {
        case .nothing: " "
        case .files: "_files"
        case .directories: "_directories"
        case .command: "_normal"
        case .kinds: "_widget_host_kinds"
        case .families: "_widget_host_families"
        case .widgets: "_widget_host_widgets"
        case .kindsAndWidgets: "_widget_host_kinds_and_widgets"
        case .keys: "_widget_host_keys"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Without what `_arguments` would take for its own.
    private static func plain(_ text: String) -> String {
        text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
