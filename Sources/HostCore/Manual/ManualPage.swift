// The page for `man`, made from the table that makes the help.
import ReloadService

/// What `man-page` prints, in the language of man(7).
package enum ManualPage {
    package static let text: String = {
        var page = Roff()
        page.request(#".TH WIDGET-HOST 1 "" "Sundial \#(ServiceProtocol.programVersion)" "Sundial""#)
        page.section("NAME")
        page.line("widget-host - publishes what widgets show, and has the widget daemon show it")
        page.section("SYNOPSIS")
        page.request(".B widget-host")
        page.line("[OPTION...] COMMAND")
        page.request(".br")
        page.request(".B widget-host")
        page.line("[OPTION...]")
        page.section("DESCRIPTION")
        page.line(
            "Publishes entries, images and shared defaults in an App Group's directory, each file complete at every "
                + "instant, and signals the daemon widgetd over the socket in that directory."
        )
        page.paragraph()
        page.line(
            "Without a command, commands are read from standard input, one a line, in the same words. Each is done "
                + "before the next is read; a line that is wrong is answered and never ends the stream. The end of input "
                + "(Ctrl-D) ends it, or quit. What stands between begin and commit is published as one change, and "
                + "its reloads are sent after it. "
                + "With --json every line has exactly one answer on standard output, also a line that is wrong."
        )
        page.section("COMMANDS")
        for verb in Verb.allCases {
            page.item("\(verb.rawValue) \(verb.arguments)")
            page.line(verb.description + ".")
            page.inner(
                verb.words.map { ($0.word, $0.meaning) } + verb.options.map { HelpText.row($0, verb.summary(of: $0)) })
            page.example(verb.example)
        }
        page.section("OPTIONS")
        for option in OptionSpec.common {
            let row = HelpText.row(option, option.summary)
            page.item(row.0)
            page.line(row.1)
        }
        page.section("ENVIRONMENT")
        for (name, option) in [("WIDGET_CONTAINER", "--container"), ("WIDGET_GROUP", "--group")] {
            page.item(name)
            page.line("what \(option) would say")
        }
        page.section("EXIT STATUS")
        for code in ExitCode.allCases {
            page.item("\(code.rawValue)")
            page.line(code.meaning)
        }
        page.paragraph()
        page.line(
            "Of several the worst, in the order "
                + ExitCode.order.map { "\($0.rawValue)" }.joined(separator: " ") + ". " + HelpText.silence
        )
        page.section("SEE ALSO")
        page.request(".BR widgetd (1)")
        return page.text
    }()
}

/// Lines of man(7), with whatever could be taken for its language escaped.
private struct Roff {
    private(set) var text = ""

    mutating func request(_ line: String) { text += line + "\n" }

    mutating func line(_ words: String) {
        let escaped = Self.escaped(words)
        // A dot or an apostrophe at a line's start would be a request.
        text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }

    mutating func section(_ title: String) { request(".SH \(title)") }
    mutating func paragraph() { request(".PP") }

    mutating func item(_ words: String) {
        request(".TP")
        request(".B \(Self.escaped(words))")
    }

    /// Items within an item.
    mutating func inner(_ rows: [(String, String)]) {
        if rows.isEmpty { return }
        request(".RS")
        for row in rows {
            item(row.0)
            line(row.1)
        }
        request(".RE")
    }

    /// A command as somebody could type it, below an item.
    mutating func example(_ command: String) {
        request(".IP")
        line("Example: " + command)
    }

    private static func escaped(_ words: String) -> String {
        var escaped = ""
        for character in words {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "…": escaped += "..."
            default: escaped.append(character)
            }
        }
        while escaped.last == " " { escaped.removeLast() }
        return escaped
    }
}
