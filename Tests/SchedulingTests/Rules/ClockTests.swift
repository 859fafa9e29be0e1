// What the wall clock's steps, a sleep and another time zone change, and what they do not.
import Testing

@Suite struct ClockTests {
    @Test("What a step of the clock changes", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "another zone: live text is put into words again, other pictures stay",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 1000 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered changes 30
            0 install B.s
                run B.s/1 (start)
            0 B.s/1 archived 0 1000 never
                adopt B.s/1
                draw B.s/1 1/2 (start)
            0 B.s rendered
            10 clock 0
                draw A.s/1 1/2 (clock)
            10 A.s rendered changes 30
            60 tick
                draw A.s/1 1/2 (live)
            """),
        Row(
            "a clock that steps over a redraw of live text: it is drawn once",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 1000 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered changes 30
            10 clock 100
                draw A.s/1 1/2 (clock)
            10 A.s rendered changes 150
            80 tick
                draw A.s/1 1/2 (live)
            """),
        Row(
            "a machine that slept shows the entry due, and runs what it slept through once",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 120 180 atEnd
                adopt A.s/1
                draw A.s/1 1/4 (start)
            0 A.s rendered
            10 clock 28800
                run A.s/2 (policy)
                draw A.s/1 4/4 (clock) skipped 2
            10 A.s rendered
            10 A.s/2 archived 28810 28870 atEnd
                adopt A.s/2
                draw A.s/2 1/2 (policy)
            10 A.s unchanged
            70 tick
                run A.s/3 (policy)
                draw A.s/2 2/2 (entry)
            """),
        Row(
            "a clock set back: a policy's date that was near is far again",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 60
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            50 clock -3600
            50 status A.s
                generation 1, shows 1/1, next entry 0, policy 60
            60 tick (planned: 3600)
            3660 tick (planned: 3600)
                run A.s/2 (policy)
            """),
        Row(
            "no step shortens or lengthens a back-off",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 failed trap
                log failed A.s/1 (trap), retry 1
            0.5 clock 3600
            1 tick
                run A.s/2 (start)
            1 A.s/2 failed trap
                log failed A.s/2 (trap), retry 3603
            2 clock -7200
            3 tick
                run A.s/3 (start)
            """),
        Row(
            "nor a minimum interval",
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
            100 clock 86400
            299 clock -86400
            300 tick
                run A.s/2 (reload)
            """),
        Row(
            "nor the damping of widget code's own reloads",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 extension reload A
                run A.s/2 (extension)
            0 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (extension)
            0 A.s unchanged
            0 extension reload A
                log damped A by 2 until 2
            1 clock 3600
            2 tick
                run A.s/3 (extension)
            """),
        Row(
            "nor a run's limit, nor a caller's timeout",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 reload A for 1 timeout 10
            1 clock 86400
            10 tick
                answer 1: A.s/2 pending (the timeout passed)
            30 tick
                abandon A.s/1
                log failed A.s/1 (the provider did not answer in time)
                run A.s/2 (reload)
            """),
        Row(
            "a step while a draw is in flight: the entry due now follows it",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            1 clock 100
            1 A.s rendered
                draw A.s/1 2/2 (clock)
            """),
        Row(
            "set back before the first entry: what is shown stays",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered
            5 clock -100
            5 status A.s
                generation 1, shows 1/2, next entry 0, no run planned
            105 tick (planned: 100)
            """),
        Row(
            "a step that is told late: the timer rings by the new clock, and once",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered
            60 tick
                draw A.s/1 2/2 (entry)
            60 A.s rendered
            61 clock 0
            """),
    ]
}
