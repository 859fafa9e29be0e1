// Live text: when it is drawn again, and what such redraws change and do not.
import Testing

@Suite struct LiveTests {
    @Test(arguments: rows) func plays(_ row: Row) throws { try row.check() }

    static let rows = [
        Row(
            "each second with live=1, and only when the words change",
            """
            rules live=1
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 1
            0 facts A.s
                made for start
                moves on at 1
            1 tick
                draw A.s/1 1/1 (live)
            1 A.s rendered changes 61
            1 facts A.s
                made for start
                moves on at 61
            61 tick
                draw A.s/1 1/1 (live)
            61 A.s rendered
            61 facts A.s
                made for start
                changes not
            """),
        Row(
            "counts from the instant for which it was put into words, however long drawing took",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            59 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            60.5 A.s rendered changes 60 resolved 59.5
                draw A.s/1 1/1 (live)
            60.5 facts A.s
                made for start
                changes not
            60.7 A.s rendered changes 61 resolved 60.5
            60.7 facts A.s
                made for start
                moves on at 120
            """),
        Row(
            "an instant that passes unseen leaves it as it is, and shows the entries that are due",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 1
            0 install B.s
                run B.s/1 (start)
            0 B.s/1 archived 0 120 never
                adopt B.s/1
                draw B.s/1 1/2 (start)
            0 B.s rendered
            120 passing
                draw B.s/1 2/2 (entry)
            120 B.s rendered
            180 tick (planned: 60)
                draw A.s/1 1/1 (live)
            """),
        Row(
            "an entry at the same instant is one draw, and its cause the entry",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered changes 1
            0 facts A.s
                made for start
                changes to 2/2 at 60
            60 tick
                draw A.s/1 2/2 (entry)
            60 A.s rendered changes 61
            60 facts A.s
                made for start
                moves on at 120
            """),
        Row(
            "what waits for its first entry is not drawn again: its archive is gone",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 1
            5 reload A by 4711
                run A.s/2 (reload)
            5 A.s/2 archived 1000 never
                adopt A.s/2
            5 facts A.s
                made for reload by 4711 at 5
                changes to 1/1 at 1000
            60 tick (planned: 1000)
            1000 tick
                draw A.s/2 1/1 (entry)
            """),
        Row(
            "a run that only moves a timer on does not reset the damping of its own reloads",
            """
            rules live=1
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 1
            0.5 extension reload A
                run A.s/2 (extension)
            0.5 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (extension)
            0.5 A.s rendered changes 1 same
            0.5 extension reload A
                log damped A by 2 until 2.5
            """),
        Row(
            "a placeholder of a run of its own is not drawn again",
            """
            rules live=1
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 failed no network
                log failed A.s/1 (no network), retry 1
                run A.s/2 placeholder (start)
            0 A.s/2 archived 0 never placeholder
                draw A.s/2 placeholder (start)
            0 A.s rendered changes 1
                discard A.s/2
            0 facts A.s
                changes not
                failed 1 at 0 (no network)
            """),
    ]
}
