// The help and version texts; help fits a screen.
import GroupContainer

extension Options {
    static func help(program: String, hasGallery: Bool = false) -> String {
        let gallery =
            hasGallery
            ? "\n  --gallery DIR           draws the view catalogue into DIR: no daemon; 1 on a diagnostic" : ""
        return """
            \(program): runs the widgets of this program as a daemon, and draws them when their entries are due.

            usage: \(program) [options]

              --container DIR         where groups lie (else $WIDGET_CONTAINER, else ./container)
              --group ID              the App Group (else $WIDGET_GROUP, what the sources name,
                                      the only one there, \(Group.defaultID))
              --runtime-dir DIR       holds the socket and locks where the container cannot
              --render raster|text    PNG pictures, or character cells (raster where it was built in)
              --scale N               pixels a point, 0.5 to 4 (2)
              --appearance light|dark (light)
              --contrast standard|increased   colours of more contrast, as people ask for it (standard)
              --corners square|round  (square)
              --text-size NAME        xSmall to accessibility5 (large)
              --locale ID             such as ko_KR (what LC_ALL, LC_MESSAGES or LANG name, else en_US)
              --clock system|virtual=TIME   virtual: begins at TIME, moves by `widget-host advance` only; widget
                                      code and TLS certificates meet that time, too (system)
              --provider-timeout D    how long a timeline may take; 0 for a debugger (30)
              --idle-reload D         next run where a timeline gives no later date (15m)
              --live D                how often timers and relative dates are redrawn at most; 0 never (60)
              --log-live              a log line for such a redraw, too
              --extension-idle D      when an extension process without work ends; 0 never (10m)
              --profile default|ios   ios: 5 minutes between runs of a widget, memory grows by 30 MB (default)
              --memory-limit MB       by which an extension's own memory may grow; 0 for any (256)
              --log text|json         the form of log lines (text)
              --once DIR              draws each kind once into DIR: no daemon; 1 on a diagnostic or failed run
              --kind K                with --once: this kind only
              --family F              with --once: this family only
              --record DIR            with --once: keeps the pictures and texts in DIR, too
              --compare DIR           with --once: 1 where one is not as it is kept in DIR\(gallery)
              --help, --version
            Durations D: 90s 5m 3h 2d, or seconds. Standard output: a `ready` line, then the log.
            Exit codes: 0 ended by SIGTERM or SIGINT; 2 usage; 5 the bundle could not be described;
            6 the system refused; 7 another daemon serves the group.

            """
    }
}
