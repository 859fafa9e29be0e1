// The help and version texts; help fits a screen.

extension Options {
    static func help(program: String) -> String {
        """
        \(program): runs the widgets of this program as a daemon, and draws them when their entries are due.

        usage: \(program) [options]

          --container DIR         where groups lie (else $WIDGET_CONTAINER, else ./container)
          --group ID              the App Group (else $WIDGET_GROUP, else group.sundial.demo)
          --runtime-dir DIR       holds the socket and locks where the container cannot
          --render raster|text    PNG pictures, or character cells (raster where it was built in)
          --scale N               pixels a point, 0.5 to 4 (2)
          --appearance light|dark  --corners square|round   (light, square)
          --text-size NAME  --locale ID   xSmall to accessibility5 (large); such as ko_KR
          --clock system|virtual=TIME   virtual: begins at TIME, moves by `widget-host advance` only; widget
                                  code and TLS certificates meet that time, too (system)
          --provider-timeout D    how long a timeline may take; 0 for a debugger (30)
          --idle-reload D         next run where a timeline gives no later date (15m)
          --live D                how often timers and relative dates are redrawn at most; 0 never (60)
          --extension-idle D      when an extension process without work ends; 0 never (10m)
          --profile default|ios  --memory-limit MB   ios: 5 minutes between runs of a widget, and an
                                  extension's own memory grows by 30 MB at most (default, 256; 0 none)
          --log text|json  --log-live     the form of log lines (text); a line for a redrawn timer, too
          --once DIR  --kind K  --family F   draws each kind once into DIR (or only K, F) and ends: no
                                  daemon; 1 on any diagnostic or failed run
          --help, --version

        Durations D: 90s 5m 3h 2d, or seconds. Standard output: a `ready` line, then the log.
        Exit codes: 0 ended by SIGTERM or SIGINT; 2 usage; 5 the bundle could not be described;
        6 the system refused; 7 another daemon serves the group.

        """
    }
}
