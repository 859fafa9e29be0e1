// The minimum interval between a widget's runs: what it holds up, and what it does not.
import Testing

@Suite struct IntervalTests {
    @Test("What the minimum interval holds up", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "a host's reload within the interval is deferred, and its run comes then",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            10 reload A for 1
                answer 1: A.s/2 deferred until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            10 status A.s
                generation 1, shows 1/1, interval until 300, no run planned
            11 reload A for 2 accepted
                answer 2: A.s/2 deferred coalesced until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            300 tick
                run A.s/2 (reload)
            301 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            301 A.s rendered
            301 status A.s
                generation 2, shows 1/1, no run planned
            599 reload A for 3
                answer 3: A.s/3 deferred until 600 (minimum interval: a widget's runs are at least 300 seconds apart)
            600 tick
                run A.s/3 (reload)
            """),
        Row(
            "a reload after the interval runs at once",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            300 reload A for 1
                run A.s/2 (reload)
            301 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            301 A.s rendered
                answer 1: A.s/2 rendered
            """),
        Row(
            "somebody in the foreground, a tap and a configuration change do not wait",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            2 foreground reload A for 1
                run A.s/2 (reload)
            2 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            2 A.s rendered
                answer 1: A.s/2 rendered
            3 tap A.s for 2
                run A.s/3 (tap)
            3 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (tap)
            3 A.s rendered
                answer 2: A.s/3 rendered
            4 configuration A.s for 3
                run A.s/4 (configuration)
            4 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (configuration)
            4 A.s rendered
                answer 3: A.s/4 rendered
            """),
        Row(
            "a run that somebody cannot wait for is the deferred one, too",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            10 reload A for 1
                answer 1: A.s/2 deferred until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            20 tap A.s for 2
                run A.s/2 (tap)
            21 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (tap)
            21 A.s rendered
                answer 2: A.s/2 rendered coalesced
            300 tick (nothing is planned)
            """),
        Row(
            "while a run is in flight the next one is deferred at once",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 reload A for 1
                answer 1: A.s/2 deferred until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            1 reload A for 2
                answer 2: A.s/2 deferred coalesced until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            2 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            2 A.s rendered
            300 tick
                run A.s/2 (reload)
            """),
        Row(
            "a reload that comes before the run begins shares it",
            """
            rules interval=300 places=1
            0 install B.s
                run B.s/1 (start)
            0 install A.s
            0 reload A for 1
            0.5 B.s/1 failed trap
                log failed B.s/1 (trap), retry 300
                run A.s/1 (reload)
            0.5 A.s/1 archived 0 never
                adopt A.s/1
                run B.s/2 placeholder (start)
                draw A.s/1 1/1 (reload)
            0.5 A.s rendered
                answer 1: A.s/1 rendered
            """),
        Row(
            "each widget of a kind has its own interval",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            200 install A.m
                run A.m/1 (start)
            201 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (start)
            201 A.m rendered
            310 reload A for 1
                run A.s/2 (reload)
            310 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            310 A.s rendered
                answer 1: A.s/2 rendered; A.m/2 deferred until 500 (minimum interval: a widget's runs are at least 300 seconds apart)
            500 tick
                run A.m/2 (reload)
            """),
        Row(
            "a policy's date within the interval waits for its end",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 60 atEnd
                adopt A.s/1
                draw A.s/1 1/2 (start)
            1 A.s rendered
            1 status A.s
                generation 1, shows 1/2, next entry 60, minimum interval 300
            60 tick
                draw A.s/1 2/2 (entry)
            60 A.s rendered
            300 tick
                run A.s/2 (policy)
            """),
        Row(
            "a retry waits for the interval, too",
            """
            rules interval=300
            0 install A.s snapshot
                run A.s/1 (start)
            1 A.s/1 failed trap
                log failed A.s/1 (trap), retry 300
            1 status A.s
                generation 0, failed 1 times (trap), retry 1 at 300
            300 tick
                run A.s/2 (start)
            """),
        Row(
            "widget code's own reload waits for both, and says until when",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            2 extension reload A for 1
                answer 1: A.s/2 deferred until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            2 extension reload A for 2
                answer 2: A.s/2 deferred until 300 (reloads by the extension itself are damped)
            2 status A.s
                generation 1, shows 1/1, interval until 300, no run planned, damped until 2
            300 tick
                run A.s/2 (extension)
            301 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (extension)
            301 A.s unchanged
            302 tick (nothing is planned)
            600 tick (nothing is planned)
            """),
        Row(
            "the interval is over sooner than the idle time, and later than none",
            """
            rules interval=300 idle=60
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 atEnd
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            1 status A.s
                generation 1, shows 1/1, idle until 300
            300 tick
                run A.s/2 (policy)
            """),
        Row(
            "a removed widget leaves nothing held up",
            """
            rules interval=300
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            2 reload A for 1
                answer 1: A.s/2 deferred until 300 (minimum interval: a widget's runs are at least 300 seconds apart)
            3 remove A.s
            300 tick (nothing is planned)
            """),
    ]
}
