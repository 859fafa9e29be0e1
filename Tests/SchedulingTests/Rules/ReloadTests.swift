// Whom a reload answers, when and how.
import Testing

@Suite struct ReloadTests {
    @Test("Whom a reload answers, when and how", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "who waits is answered when the picture is on disk",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            2 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            3 A.s rendered
                answer 1: A.s/2 rendered
            """),
        Row(
            "the same pixels: unchanged",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            2 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            3 A.s unchanged
                answer 1: A.s/2 unchanged
            """),
        Row(
            "who does not wait is answered at once",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 reload A for 1 accepted
                answer 1: A.s/2 accepted; A.m/1 accepted
            """),
        Row(
            "a reload before the run begins shares it with the start",
            """
            rules places=1
            0 install B.s
                run B.s/1 (start)
            0 install A.s
            0 reload A for 1 accepted
                answer 1: A.s/1 accepted
            0 reload A for 2
            0.5 B.s/1 failed trap
                log failed B.s/1 (trap), retry 1.5
                run A.s/1 (reload)
            0.5 A.s/1 archived 0 never
                adopt A.s/1
                run B.s/2 placeholder (start)
                draw A.s/1 1/1 (reload)
            0.5 A.s rendered
                answer 2: A.s/1 rendered coalesced
            """),
        Row(
            "several reloads while a run is in flight: one more run, and a receipt for everyone",
            """
            0 install A.s
                run A.s/1 (start)
            0 reload A for 1
            0 reload A for 2
            0 reload A for 3
            1 A.s/1 archived 0 never
                adopt A.s/1
                run A.s/2 (reload)
                draw A.s/1 1/1 (start)
            1 A.s rendered
            2 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            2 A.s rendered
                answer 1: A.s/2 rendered
                answer 2: A.s/2 rendered coalesced
                answer 3: A.s/2 rendered coalesced
            """),
        Row(
            "a receipt for each widget of the kind, in the order of installation",
            """
            0 install A.m
                run A.m/1 (start)
            0 install A.s
            0 install B.s
                run B.s/1 (start)
            0 A.m/1 archived 0 never
                adopt A.m/1
                run A.s/1 (start)
                draw A.m/1 1/1 (start)
            0 A.m rendered
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.m/2 (reload)
            1 A.m/2 archived 0 never
                adopt A.m/2
                run A.s/2 (reload)
                draw A.m/2 1/1 (reload)
            1 A.m rendered
            1 A.s/2 failed no network
                log failed A.s/2 (no network), retry 2
                answer 1: A.m/2 rendered; A.s/2 failed (no network)
            """),
        Row(
            "all kinds",
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
            1 reload all for 1
                run A.s/2 (reload)
                run B.s/2 (reload)
            1 B.s/2 archived 0 never
                adopt B.s/2
                draw B.s/2 1/1 (reload)
            1 B.s unchanged
            1 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            1 A.s rendered
                answer 1: A.s/2 rendered; B.s/2 unchanged
            """),
        Row(
            "a kind without installed widgets: no receipts",
            """
            0 reload A for 1
                answer 1: nothing
            0 reload A for 2 accepted
                answer 2: nothing
            """),
        Row(
            "a run that is answered while the last draw is in flight",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived 0 never
                adopt A.s/2
            2 A.s rendered
                draw A.s/2 1/1 (reload)
            3 A.s rendered
                answer 1: A.s/2 rendered
            """),
        Row(
            "two runs answered during one draw: the later one is drawn, and answers both",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived 0 never
                adopt A.s/2
            1 reload A for 2
                run A.s/3 (reload)
            1 A.s/3 archived 0 never
                adopt A.s/3
            2 A.s rendered
                draw A.s/3 1/1 (reload)
            3 A.s rendered
                answer 1: A.s/3 rendered
                answer 2: A.s/3 rendered
            """),
        Row(
            "a timeout answers with what is known; the run goes on",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 A.s/1 archived 0 never
                adopt A.s/1
                run A.m/1 (start)
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (start)
            0 A.m rendered
            1 reload A for 1 timeout 1
                run A.s/2 (reload)
            1.5 A.s/2 archived 0 never
                adopt A.s/2
                run A.m/2 (reload)
                draw A.s/2 1/1 (reload)
            1.5 A.s rendered
            2 tick
                answer 1: A.s/2 rendered; A.m/2 pending (the timeout passed)
            2 tick (planned: 2.5)
            2.25 A.m/2 archived 0 never
                adopt A.m/2
                draw A.m/2 1/1 (reload)
            2.25 A.m rendered
            """),
        Row(
            "a caller that is gone is not answered; what it asked for happens",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            1 gone 1
            2 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            2 A.s rendered
            3 tick (nothing is planned)
            """),
        Row(
            "a tap reloads its widget alone",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 A.s/1 archived 0 never
                adopt A.s/1
                run A.m/1 (start)
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (start)
            0 A.m rendered
            1 tap A.m for 1
                run A.m/2 (tap)
            1 A.m/2 archived 0 never
                adopt A.m/2
                draw A.m/2 1/1 (tap)
            """),
        Row(
            "a shared run names its most deliberate cause",
            """
            rules places=1
            0 install B.s
                run B.s/1 (start)
            0 install A.s
            0 reload A
            0 tap A.s
            0 configuration A.s
            0.5 B.s/1 failed trap
                log failed B.s/1 (trap), retry 1.5
                run A.s/1 (tap)
            """),
        Row(
            "a picture that cannot be written fails the reload, and is tried again with a new run",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            1 A.s broken disk full
                answer 1: A.s/2 failed (disk full)
            1 status A.s
                generation 2, shows 1/1, failed 1 times (disk full), retry 1 at 2
            2 tick
                run A.s/3 (reload)
            2 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (reload)
            2 A.s broken disk full
            4 tick
                run A.s/4 (reload)
            4 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (reload)
            4 A.s rendered
            4 status A.s
                generation 4, shows 1/1, no run planned
            """),
    ]
}
