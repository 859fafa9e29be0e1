// How widget code's own reloads are damped.
import Testing

@Suite struct DampingTests {
    @Test("How widget code's own reloads are damped", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "a provider that reloads itself each time does not spin",
            """
            0 install A.s
                run A.s/1 (start)
            0 extension reload A
            0.25 A.s/1 archived 0 never
                adopt A.s/1
                run A.s/2 (extension)
                draw A.s/1 1/1 (start)
            0.25 A.s rendered
            0.25 extension reload A
            0.5 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (extension)
            0.5 A.s unchanged
                log damped A by 2 until 2.25
            2.25 tick
                run A.s/3 (extension)
            2.25 extension reload A
            2.5 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (extension)
            2.5 A.s unchanged
                log damped A by 4 until 6.25
            6.25 tick
                run A.s/4 (extension)
            6.25 extension reload A
            6.5 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (extension)
            6.5 A.s rendered
                log damped A by 1 until 7.25
            7.25 tick
                run A.s/5 (extension)
            """),
        Row(
            "a host's reload answers the wish, and resets the delay",
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
            1 extension reload A
                log damped A by 2 until 2
            1 status A.s
                generation 2, shows 1/1, no run planned, damped until 2
            1.5 reload A for 1
                run A.s/3 (reload)
            1.5 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (reload)
            1.5 A.s unchanged
                answer 1: A.s/3 unchanged
            1.5 status A.s
                generation 3, shows 1/1, no run planned
            2 extension reload A
                log damped A by 2 until 3.5
            """),
        Row(
            "a batch is one run of each widget",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 A.s/1 archived 0 never
                adopt A.s/1
                run A.m/1 (start)
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 extension reload A
            0 A.m/1 archived 0 never
                adopt A.m/1
                run A.s/2 (extension)
                draw A.m/1 1/1 (start)
            0 A.m rendered
            0 extension reload A
            0 A.s/2 archived 0 never
                adopt A.s/2
                run A.m/2 (extension)
                draw A.s/2 1/1 (extension)
            0 A.s rendered
            1 tick
            1 A.m/2 archived 0 never
                adopt A.m/2
                draw A.m/2 1/1 (extension)
            1 A.m unchanged
                run A.s/3 (extension)
            1 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (extension)
            1 A.s unchanged
            """),
        Row(
            "a caller inside the extension is told until when its reload is deferred",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 extension reload A for 1
                run A.s/2 (extension)
            0 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (extension)
            0 A.s unchanged
                answer 1: A.s/2 unchanged
            1 extension reload A for 2
                log damped A by 2 until 2
                answer 2: A.s/3 deferred until 2 (reloads by the extension itself are damped)
            2 tick
                run A.s/3 (extension)
            """),
        Row(
            "at most so many in a minute, even while pictures change",
            """
            rules damped=3
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
            0 A.s rendered
            0 extension reload A
                log damped A by 1 until 1
            1 tick
                run A.s/3 (extension)
            1 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (extension)
            1 A.s rendered
            1 extension reload A
                log damped A by 1 until 2
            2 tick
                run A.s/4 (extension)
            2 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (extension)
            2 A.s rendered
            2 extension reload A
                log damped A by 1 until 60
            60 tick
                run A.s/5 (extension)
            """),
        Row(
            "15 quiet minutes reset the delay",
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
            2 extension reload A
                run A.s/3 (extension)
            2 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (extension)
            2 A.s unchanged
            903 extension reload A
                run A.s/4 (extension)
            903 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (extension)
            903 A.s unchanged
            904 extension reload A
                log damped A by 2 until 905
            905 tick
                run A.s/5 (extension)
            """),
        Row(
            "a run of the batch that fails changes nothing",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 extension reload A
                run A.s/2 (extension)
            0 A.s/2 failed trap
                log failed A.s/2 (trap), retry 1
            0 extension reload A
                log damped A by 2 until 2
            1 tick
                run A.s/3 (extension)
            1 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (extension)
            1 A.s unchanged
            """),
        Row(
            "other kinds have a damping of their own",
            """
            0 install A.s
                run A.s/1 (start)
            0 install B.s
                run B.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 B.s/1 archived 0 never
                adopt B.s/1
                draw B.s/1 1/1 (start)
            0 B.s rendered
            0 extension reload A
                run A.s/2 (extension)
            0 extension reload B
                run B.s/2 (extension)
            """),
    ]
}
