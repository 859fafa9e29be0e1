// Which entry is shown when.
import Testing

@Suite struct TimelineTests {
    @Test("Which entry is shown when", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "entries come in the order of their dates, whatever the provider's order; of equal dates the later one wins",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 60 0 30 30 never
                adopt A.s/1
                draw A.s/1 2/4 (start)
            0 A.s rendered
            30 tick
                draw A.s/1 4/4 (entry) skipped 1
            30 A.s rendered
            60 tick
                draw A.s/1 1/4 (entry)
            60 A.s rendered
            60 status A.s
                generation 1, shows 1/4, no run planned
            """),
        Row(
            "the last entry whose date has come is drawn; those before it are not counted as skipped",
            """
            0 install A.s
                run A.s/1 (start)
            100 A.s/1 archived 0 60 120 never
                adopt A.s/1
                draw A.s/1 2/3 (start)
            100 A.s rendered
            100 status A.s
                generation 1, shows 2/3, next entry 120, no run planned
            """),
        Row(
            "all entries past: the last one",
            """
            0 install A.s
                run A.s/1 (start)
            100 A.s/1 archived 0 30 60 never
                adopt A.s/1
                draw A.s/1 3/3 (start)
            100 A.s rendered
            100 status A.s
                generation 1, shows 3/3, no run planned
            """),
        Row(
            "a first entry in the future: the placeholder where nothing is shown",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 60 never placeholder
                adopt A.s/1
                draw A.s/1 placeholder (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived 60 never placeholder
                adopt A.s/2
                answer 1: A.s/2 unchanged until 60
            60 tick
                draw A.s/2 1/1 (entry)
            60 A.s rendered
            """),
        Row(
            "a first entry in the future: who waits is answered when the placeholder is drawn",
            """
            0 install A.s
                run A.s/1 (start)
            0 reload A for 1
            0 A.s/1 failed trap
                log failed A.s/1 (trap)
                run A.s/2 placeholder (start)
            0 A.s/2 failed trap
                log failed A.s/2 (trap)
                run A.s/3 (reload)
            0 A.s/3 archived 60 never placeholder
                adopt A.s/3
                draw A.s/3 placeholder (reload)
            0 A.s rendered
                answer 1: A.s/3 rendered until 60
            """),
        Row(
            "a first entry in the future: what is shown stays",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived 60 90 never placeholder
                adopt A.s/2
                answer 1: A.s/2 unchanged until 60
            60 tick
                draw A.s/2 1/2 (entry)
            60 A.s rendered
            """),
        Row(
            "a first entry in the future: a snapshot from before the start stays",
            """
            0 install A.s snapshot archive 4 of 60 never placeholder
                run A.s/5 (start)
            0 A.s/5 archived 60 never placeholder
                adopt A.s/5
            60 tick
                draw A.s/5 1/1 (entry)
            """),
        Row(
            "no entries: a failure, and the last good timeline goes on",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 1.5 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived never
                discard A.s/2
                log failed A.s/2 (no entries), retry 2
                answer 1: A.s/2 failed (no entries)
            1.5 tick
                draw A.s/1 2/2 (entry)
            1.5 A.s rendered
            1.5 status A.s
                generation 1, shows 2/2, failed 1 times (no entries), retry 1 at 2
            2 tick
                run A.s/3 (reload)
            """),
        Row(
            "a date that is no number fails the run",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 archived 0 nan never
                discard A.s/1
                log failed A.s/1 (the date of entry 1 is not a finite number), retry 1
            """),
        Row(
            "a policy's date that is not finite fails the run",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 archived 0 after inf
                discard A.s/1
                log failed A.s/1 (the date of the policy is not a finite number), retry 1
            """),
        Row(
            "entries passed over are counted when they are drawn late",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 1 2 3 never
                adopt A.s/1
                draw A.s/1 1/4 (start)
            0 A.s rendered
            3 tick (planned: 1)
                draw A.s/1 4/4 (entry) skipped 2
            """),
        Row(
            "a clock step visits only the last entry, and says so",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 120 180 never
                adopt A.s/1
                draw A.s/1 1/4 (start)
            0 A.s rendered
            10 clock 130
                draw A.s/1 3/4 (clock) skipped 1
            10 A.s rendered
            10 status A.s
                generation 1, shows 3/4, next entry 180, no run planned
            20 clock -130
                draw A.s/1 1/4 (clock)
            20 A.s rendered
            20 status A.s
                generation 1, shows 1/4, next entry 60, no run planned
            """),
        Row(
            "a clock step in which a policy's date is skipped makes one run",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 60
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            10 clock 3600
                run A.s/2 (policy)
            11 tick
            """),
        Row(
            "entries due while a draw is in flight wait for it, and only the last is drawn",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 1 2 never
                adopt A.s/1
                draw A.s/1 1/3 (start)
            1 tick
            2 tick
            2 A.s rendered
                draw A.s/1 3/3 (entry) skipped 1
            2 A.s rendered
            """),
        Row(
            "dates far ahead never come early, and dates far back are past",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived -62135769600 64092211200 after 64092211200
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered
            0 status A.s
                generation 1, shows 1/2, next entry 64092211200, policy 64092211200
            1000000 tick (planned: 64092211200)
            """),
        Row(
            "live text is drawn again when it changes, aligned to the wall clock",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 1000 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered changes 7
            60 tick
                draw A.s/1 1/2 (live)
            60 A.s rendered changes 67
            120 tick
                draw A.s/1 1/2 (live)
            120 A.s unchanged
            120 status A.s
                generation 1, shows 1/2, next entry 1000, no run planned
            1000 tick
                draw A.s/1 2/2 (entry)
            """),
        Row(
            "live text is not drawn again when that is switched off",
            """
            rules live=0
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 7
            7 tick (nothing is planned)
            """),
        Row(
            "too many entries: those from the one due on are kept, and .atEnd applies to the last kept",
            """
            rules kept=3
            0 install A.s
                run A.s/1 (start)
            15 A.s/1 archived 0 10 20 30 40 50 60 atEnd
                adopt A.s/1
                log cut A.s/1: 3 of 7
                draw A.s/1 2/7 (start)
            15 A.s rendered
            15 status A.s
                generation 1, shows 2/7, next entry 20, policy 30
            20 tick
                draw A.s/1 3/7 (entry)
            20 A.s rendered
            30 tick
                run A.s/2 (policy)
                draw A.s/1 4/7 (entry)
            """),
        Row(
            "far too many entries: refused",
            """
            rules most=3
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 archived 0 10 20 30 never
                discard A.s/1
                log failed A.s/1 (too many entries: 4, the most is 3), retry 1
            """),
    ]
}
