// What zsh offers, asked of a zsh that believes it talks to a person.
import FoundationEssentials
import HostCore
import Posix
import Testing

/// Where zsh is.
private let zsh = ["/usr/bin/zsh", "/bin/zsh"].first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite(.enabled(if: zsh != nil)) struct ZshTests {
    /// The words before the cursor, and what is offered there, sorted.
    static let completions: [(String, String)] = [
        ("widget-host rel", "reload"), ("widget-host re", "reload remove remove-widget"),
        ("widget-host reload --w", "--wait"), ("widget-host reload P", "Photo Pile"),
        ("widget-host --gr", "--group"), ("widget-host --container /c reload P", "Photo Pile"),
        ("widget-host reload Photo P", "Photo Pile"), ("widget-host add Photo --family b", "big"),
        ("widget-host add Photo --family=b", "big"), ("widget-host remove-widget ", "Photo.big Pile.small"),
        ("widget-host completion ", "bash zsh"), ("widget-host unset a t", "title"),
        ("widget-host preview Photo P", ""), ("widget-host reload --fore", "--foreground"),
        ("widget-host kinds --fore", ""),
    ]

    @Test(arguments: completions)
    func completes(_ typed: String, _ offers: String) throws {
        let folder = try Folder()
        _ = try folder.write(ZshCompletion.script, as: "_widget-host")
        let inner = try folder.write(Self.inner, as: "inner")
        let outer = try folder.write(Self.outer, as: "outer")
        let output = try Descriptor.pipe()
        let child = try ChildProcess.spawn(
            try #require(zsh), arguments: ["zsh", "-f", outer, folder.path, inner, typed],
            environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TERM": "dumb"],
            descriptors: [1: output.writing, 2: .standardError]
        )
        #expect(try child.wait() == .code(0))
        try output.reading.setNonBlocking(true)
        let lines = String(decoding: try output.reading.readToEnd(limit: 1 << 20), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        #expect(Set(lines).sorted().joined(separator: " ") == offers)
    }

    /// Types a line and the tab key into a shell on a terminal of its own, and prints what that shell was offered.
    private static let outer = """
        zmodload zsh/zpty || exit 3
        FPATH=$1:$FPATH
        export FPATH
        zpty shell zsh -f -i
        zpty -w shell "source $2"
        while zpty -r shell line; do [[ $line == *READY* ]] && break; done
        zpty -w -n shell "$3"$'\\t'
        while zpty -r shell line; do
            line=${line%%[$'\\r\\n']##}
            [[ $line == *"OFFER "* ]] && print -r -- ${line##*OFFER }
            [[ $line == *COMPLETE* ]] && exit 0
        done
        exit 4
        """

    /// The shell that is typed into: its completion tells what it would offer, and the daemon's answers are made up.
    private static let inner = """
        PROMPT= RPS1=
        autoload -U compinit
        compinit -u -D
        bindkey '^I' complete-word
        widget-host() {
            case "${@[-1]}" in
                kinds) printf 'Photo   Photo  big small  x\\nPile    Pile   small  y\\n' ;;
                widgets) printf 'Photo.big   Photo  big  1x2\\nPile.small  Pile  small  1x2\\n' ;;
                get) printf 'title  a b\\nother  2\\n' ;;
            esac
        }
        compadd() {
            # With -O, -A or -D it fills lists and offers nothing.
            if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
            local -a found
            builtin compadd -A found "$@"
            local one
            for one in $found; do print -r -- $'\\n'"OFFER $one"; done
            (( $#found ))
        }
        complete() { print -r -- $'\\n'"COMPLETE" }
        comppostfuncs=( complete )
        print READY
        """
}
