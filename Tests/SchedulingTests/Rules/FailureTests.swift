// What follows when runs fail, hang or answer too late.
import Testing

@Suite struct FailureTests {
    @Test("What follows when runs fail, hang or answer too late", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "back-off: 1, 2, 4 … seconds, and the retry is nobody's receipt",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 reload A for 1
                run A.s/2 (reload)
            0 A.s/2 failed trap
                log failed A.s/2 (trap), retry 1
                answer 1: A.s/2 failed (trap)
            1 tick
                run A.s/3 (reload)
            1 A.s/3 failed trap
                log failed A.s/3 (trap), retry 3
            3 tick
                run A.s/4 (reload)
            3 A.s/4 failed trap
                log failed A.s/4 (trap), retry 7
            7 tick
                run A.s/5 (reload)
            7 status A.s
                generation 1, shows 1/1, runs 5, failed 3 times (trap), no run planned
            7 A.s/5 archived 7 never
                adopt A.s/5
                draw A.s/5 1/1 (reload)
            7 A.s rendered
            7 status A.s
                generation 5, shows 1/1, no run planned
            """),
        Row(
            "a reload starts the back-off anew, but the widget stays stale until a run succeeds",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 failed trap
                log failed A.s/1 (trap), retry 1
            1 tick
                run A.s/2 (start)
            1 A.s/2 failed trap
                log failed A.s/2 (trap), retry 3
            2 reload A for 1
                run A.s/3 (reload)
            2 A.s/3 failed trap
                log failed A.s/3 (trap), retry 3
                answer 1: A.s/3 failed (trap)
            2 status A.s
                generation 0, failed 3 times (trap), retry 3 at 3
            3 tick
                run A.s/4 (reload)
            """),
        Row(
            "widget code's own reload does not start the back-off anew",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 failed trap
                log failed A.s/1 (trap), retry 1
            1 tick
                run A.s/2 (start)
            1 A.s/2 failed trap
                log failed A.s/2 (trap), retry 3
            2 extension reload A
                run A.s/3 (extension)
            2 A.s/3 failed trap
                log failed A.s/3 (trap), retry 6
            6 tick
                run A.s/4 (extension)
            """),
        Row(
            "a policy does not shorten the back-off",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 10
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            9 reload A
                run A.s/2 (reload)
            9 A.s/2 failed trap
                log failed A.s/2 (trap), retry 10
            10 tick
                run A.s/3 (reload)
            10 A.s/3 failed trap
                log failed A.s/3 (trap), retry 12
            12 tick
                run A.s/4 (reload)
            """),
        Row(
            "nothing to show and the first run fails: the placeholder gets a run of its own, once",
            """
            0 install A.s
                run A.s/1 (start)
            0 reload A for 1
            0 A.s/1 failed no network
                log failed A.s/1 (no network)
                run A.s/2 placeholder (start)
            0 A.s/2 archived never placeholder
                run A.s/3 (reload)
                draw A.s/2 placeholder (start)
            0 A.s rendered
                discard A.s/2
            0 A.s/3 failed no network
                log failed A.s/3 (no network), retry 2
                answer 1: A.s/3 failed (no network)
            2 tick
                run A.s/4 (reload)
            2 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (reload)
            2 A.s rendered
            """),
        Row(
            "the placeholder's run fails, too: a reload by hand tries it once more",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 failed trap
                log failed A.s/1 (trap), retry 1
                run A.s/2 placeholder (start)
            0 A.s/2 failed trap
                log failed A.s/2 (trap)
            1 tick
                run A.s/3 (start)
            1 A.s/3 failed trap
                log failed A.s/3 (trap), retry 3
            2 reload A
                run A.s/4 (reload)
            2 A.s/4 failed trap
                log failed A.s/4 (trap), retry 3
                run A.s/5 placeholder (reload)
            2 A.s/5 archived never placeholder
                draw A.s/5 placeholder (reload)
            2 A.s rendered
                discard A.s/5
            """),
        Row(
            "a snapshot from before the start stays when the first run fails",
            """
            0 install A.s snapshot last 6
                run A.s/7 (start)
            0 A.s/7 failed trap
                log failed A.s/7 (trap), retry 1
            """),
        Row(
            "a run past its limit is given up; its late answer is dropped",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 reload A for 1
            1 tick
            30 tick
                abandon A.s/1
                log failed A.s/1 (the provider did not answer in time)
                run A.s/2 (reload)
            31 A.s/1 archived 0 never
                discard A.s/1
                log late A.s/1, 1 so far
            31 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            31 A.s rendered
                answer 1: A.s/2 rendered
            31 status A.s
                generation 2, shows 1/1, no run planned
            """),
        Row(
            "a run past its limit answers those who waited for it, and nobody else",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 install A.m snapshot
            0 A.s/1 archived 0 never
                adopt A.s/1
                run A.m/1 (start)
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (start)
            0 A.m rendered
            1 reload A for 1
                run A.s/2 (reload)
            2 reload A for 2
            2 tick
            31 tick
                abandon A.s/2
                log failed A.s/2 (the provider did not answer in time)
                run A.m/2 (reload)
            31 A.m/2 archived 0 never
                adopt A.m/2
                run A.s/3 (reload)
                draw A.m/2 1/1 (reload)
            31 A.m rendered
                answer 1: A.s/2 failed (the provider did not answer in time); A.m/2 rendered
            31 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (reload)
            31 A.s rendered
                answer 2: A.s/3 rendered; A.m/2 rendered coalesced
            """),
        Row(
            "a process that ends takes the run that it had with it, and no waiting one",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 install A.m snapshot
            0 reload A for 1
            0 A.s/1 failed its process was ended by SIGKILL
                log failed A.s/1 (its process was ended by SIGKILL)
                run A.m/1 (reload)
            0 A.m/1 archived 0 never
                adopt A.m/1
                run A.s/2 (reload)
                draw A.m/1 1/1 (reload)
            0 A.m rendered
            0 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            0 A.s rendered
                answer 1: A.s/2 rendered; A.m/1 rendered
            """),
        Row(
            "who waits behind a run that hangs is bounded by a timeout of its own",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 reload A for 1 timeout 10
            1 tick
            10 tick
                answer 1: A.s/2 pending (the timeout passed)
            30 tick
                abandon A.s/1
                log failed A.s/1 (the provider did not answer in time)
                run A.s/2 (reload)
            """),
        Row(
            "without a limit a run may take for ever",
            """
            rules timeout=0
            0 install A.s
                run A.s/1 (start)
            1 tick
            9 tick (nothing is planned)
            9000 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            """),
        Row(
            "an answer that nobody asked for is dropped and counted",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 A.s/1 archived 0 never
                discard A.s/1
                log late A.s/1, 1 so far
            1 A.s/7 archived 0 never
                discard A.s/7
                log late A.s/7, 2 so far
            1 A.s/7 failed trap
            """),
    ]
}
