// Completion for bash, made from the table that makes the help; names that only the daemon knows are asked for.

/// What `completion bash` prints.
package enum BashCompletion {
    package static let script: String = {
        let valued = (OptionSpec.common + Verb.allCases.flatMap(\.options)).filter { $0.value != nil }
        let names = unique(valued.map(\.name))
        var lines = [
            "# Completes the words of widget-host and of widgetd in bash: source it, or put it where",
            "# bash-completion looks, such as ~/.local/share/bash-completion/completions/widget-host.",
            "_widget_host_ask() {",
            "    widget-host \"${settings[@]}\" \"$1\" 2>/dev/null | awk -F '  +' -v column=\"$2\" '{ print $column }'",
            "}",
            "_widget_host() {",
            "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= word i count=0",
            "    local settings=()",
            "    # bash cuts --name=value at the equals sign.",
            "    if [ \"$prev\" = = ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi",
            "    if [ \"$cur\" = = ]; then cur=; fi",
            "    for ((i = 1; i < COMP_CWORD; i++)); do",
            "        word=${COMP_WORDS[i]}",
            "        case $word in",
            "            \(settings.joined(separator: "|")))",
            "                [ \"${COMP_WORDS[i+1]}\" = = ] && ((i++))",
            "                settings+=(\"$word\" \"${COMP_WORDS[++i]}\") ;;",
            "            \(names.filter { !settings.contains($0) }.joined(separator: "|"))) ((i++)) ;;",
            "            --) [ -n \"$verb\" ] && break ;;",
            "            -*) ;;",
            "            *) if [ -z \"$verb\" ]; then verb=$word; else ((count++)); fi ;;",
            "        esac",
            "    done",
            "    COMPREPLY=()",
            "    case $prev in",
        ]
        for option in valuedOnce(valued) {
            lines.append("        \(option.name)) \(reply(option.offers)); return ;;")
        }
        lines += [
            "    esac",
            "    if [ -z \"$verb\" ]; then",
            "        \(reply(.words(Verb.onCommandLine.map(\.rawValue) + OptionSpec.common.map(\.name))))",
            "        return",
            "    fi",
            "    if [[ $cur == -* ]]; then",
            "        case $verb in",
        ]
        for verb in Verb.onCommandLine {
            let options = (verb.options + OptionSpec.common).map(\.name)
            lines.append("            \(verb.rawValue)) \(reply(.words(options))) ;;")
        }
        lines += ["        esac", "        return", "    fi", "    case $verb:$count in"]
        for verb in Verb.onCommandLine {
            if verb.offers.first != .nothing {
                lines.append("        \(verb.rawValue):0) \(reply(verb.offers.first)) ;;")
            }
            if verb.offers.rest != .nothing {
                lines.append("        \(verb.rawValue):*) \(reply(verb.offers.rest)) ;;")
            }
        }
        lines += [
            "    esac", "}", "complete -F _widget_host widget-host", "",
            "# The daemon, whatever its bundle: its help knows its options.",
            "_widgetd() {",
            "    COMPREPLY=($(compgen -W \"$(\"$1\" --help 2>/dev/null | grep -oE -- '--[a-z-]+')\" -- \"$2\"))",
            "    [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- \"$2\"))", "}",
            "complete -F _widgetd widgetd",
        ]
        return lines.joined(separator: "\n")
    }()

    /// Handed on when the daemon is asked.
    private static let settings = [OptionSpec.container, .group, .runtimeDirectory].map(\.name)

    private static func reply(_ offer: Offer) -> String {
        let words: String
        switch offer {
        case .nothing: return ":"
        case .files: words = "-f"
        case .directories: words = "-d"
        case .command: words = "-A command -A file"
        case .words(let each): words = "-W '\(each.joined(separator: " "))'"
        case .kinds: words = "-W \"$(_widget_host_ask kinds 1)\""
        case .families: words = "-W \"$(_widget_host_ask kinds 3)\""
        case .widgets: words = "-W \"$(_widget_host_ask widgets 1)\""
        case .kindsAndWidgets: words = "-W \"$(_widget_host_ask kinds 1; _widget_host_ask widgets 1)\""
        case .keys: words = "-W \"$(_widget_host_ask get 1)\""
        }
        return "COMPREPLY=($(compgen \(words) -- \"$cur\"))"
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func valuedOnce(_ options: [OptionSpec]) -> [OptionSpec] {
        var seen: Set<String> = []
        return options.filter { seen.insert($0.name).inserted }
    }
}
