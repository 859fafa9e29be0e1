// Restarts, and widgets that come and go.
import Testing

@Suite struct WidgetTests {
    @Test("Restarts, and widgets that come and go", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "restart: archived timelines are drawn at once, then every widget has a run",
            """
            0 install A.s last 5 archive 4 of -60 60 atEnd
                run A.s/6 (start)
                draw A.s/4 1/2 (start)
            0 A.s rendered
            0 A.s/6 archived 0 never
                adopt A.s/6
                draw A.s/6 1/1 (start)
            0 A.s unchanged
            """),
        Row(
            "restart: a hanging provider does not keep an archived entry from its date",
            """
            0 install A.s archive 4 of -60 1 never
                run A.s/5 (start)
                draw A.s/4 1/2 (start)
            0 A.s rendered
            1 tick
                draw A.s/4 2/2 (entry)
            1 A.s rendered
            30 tick
                abandon A.s/5
                log failed A.s/5 (the provider did not answer in time), retry 31
            """),
        Row(
            "restart: an archived timeline's policy gives way to the run",
            """
            0 install A.s archive 4 of -60 after 5
                run A.s/5 (start)
                draw A.s/4 1/1 (start)
            0 A.s rendered
            5 tick (planned: 1)
            """),
        Row(
            "restart: an archive that cannot be used counts as none",
            """
            0 install A.s last 4 archive 4 of never
                run A.s/5 (start)
            """),
        Row(
            "a removed widget: who waits is told, and the answer of its run is dropped",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 reload A for 1
            1 remove A.s
            1 A.s/1 archived 0 never
                discard A.s/1
                log late A.s/1, 1 so far
                run A.m/1 (reload)
            1 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (reload)
            1 A.m rendered
                answer 1: A.s/1 failed (the widget was removed); A.m/1 rendered
            1 A.m/2 archived 0 never
                discard A.m/2
                log late A.m/2, 1 so far
            1 A.m rendered
            1 status A.s
                not installed
            """),
        Row(
            "a widget of the same id does not take its forerunner's answers",
            """
            0 install A.s
                run A.s/1 (start)
            0 remove A.s
            0 install A.s
            1 A.s/1 archived 0 never
                discard A.s/1
                log late A.s/1, 1 so far
                run A.s/2 (start)
            1 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (start)
            1 A.s rendered
            """),
        Row(
            "nor its forerunner's draws",
            """
            0 install A.s archive 1 of 0 never
                run A.s/2 (start)
                draw A.s/1 1/1 (start)
            0 remove A.s
            0 install A.s archive 1 of 0 never
                draw A.s/1 1/1 (start)
            0 reload A for 1
            0 A.s unchanged
            0 A.s/2 archived 0 never
                discard A.s/2
                log late A.s/2, 1 so far
                run A.s/3 (reload)
            0 A.s rendered
            0 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (reload)
            0 A.s rendered
                answer 1: A.s/3 rendered
            0 A.s rendered
            """),
        Row(
            "the last widget of a kind is removed while it runs",
            """
            0 install A.s
                run A.s/1 (start)
            0 remove A.s
            1 A.s/1 failed trap
            2 tick (nothing is planned)
            """),
    ]
}
