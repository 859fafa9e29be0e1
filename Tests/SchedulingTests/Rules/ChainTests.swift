// Rules that meet: policies with failures, live text with entries, odd dates, completions that come twice.
import Testing

@Suite struct ChainTests {
    @Test("Rules that meet", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            ".never: a tap, a configuration change and a start make runs as well",
            """
            0 install A.s archive 3 of 0 never
                run A.s/4 (start)
                draw A.s/3 1/1 (start)
            0 A.s rendered
            0 A.s/4 archived 0 never
                adopt A.s/4
                draw A.s/4 1/1 (start)
            0 A.s unchanged
            1 tap A.s
                run A.s/5 (tap)
            1 A.s/5 archived 0 never
                adopt A.s/5
                draw A.s/5 1/1 (tap)
            1 A.s unchanged
            2 configuration A.s
                run A.s/6 (configuration)
            2 A.s/6 archived 0 never
                adopt A.s/6
                draw A.s/6 1/1 (configuration)
            2 A.s unchanged
            2 status A.s
                generation 6, shows 1/1, no run planned
            """),
        Row(
            "the idle time can be set",
            """
            rules idle=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 0
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 status A.s
                generation 1, shows 1/1, idle until 60
            60 tick
                run A.s/2 (policy)
            """),
        Row(
            "an .after date decades ahead, and the end of all dates",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 2000000000 1e300 after 1e300
                adopt A.s/1
                draw A.s/1 1/3 (start)
            0 A.s rendered
            0 status A.s
                generation 1, shows 1/3, next entry 2000000000, policy 9222372036834.775
            1999999999 tick (planned: 2000000000)
            2000000000 tick
                draw A.s/1 2/3 (entry)
            2000000000 A.s rendered
            2000000000 status A.s
                generation 1, shows 2/3, next entry 9222372036834.775, policy 9222372036834.775
            """),
        Row(
            "dates before all time",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived -1e300 -1e15 after -1e300
                adopt A.s/1
                draw A.s/1 2/2 (start)
            0 A.s rendered
            0 status A.s
                generation 1, shows 2/2, idle until 900
            """),
        Row(
            "equal dates: only the last of them is drawn, the others count as passed over",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 10 10 10 20 never
                adopt A.s/1
                draw A.s/1 1/5 (start)
            0 A.s rendered
            10 tick
                draw A.s/1 4/5 (entry) skipped 2
            10 A.s rendered
            20 tick
                draw A.s/1 5/5 (entry)
            """),
        Row(
            "a failure in a chain of policies: the chain goes on after the retry",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 10
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            10 tick
                run A.s/2 (policy)
            10 A.s/2 failed trap
                log failed A.s/2 (trap), retry 11
            10 status A.s
                generation 1, shows 1/1, failed 1 times (trap), retry 1 at 11
            11 tick
                run A.s/3 (policy)
            11 A.s/3 archived 11 after 21
                adopt A.s/3
                draw A.s/3 1/1 (policy)
            11 A.s rendered
            21 tick
                run A.s/4 (policy)
            """),
        Row(
            "the back-off ends at 15 minutes",
            """
            0 install A.s snapshot
                run A.s/1 (start)
            0 A.s/1 failed trap
                log failed A.s/1 (trap), retry 1
            1 tick
                run A.s/2 (start)
            1 A.s/2 failed trap
                log failed A.s/2 (trap), retry 3
            3 tick
                run A.s/3 (start)
            3 A.s/3 failed trap
                log failed A.s/3 (trap), retry 7
            7 tick
                run A.s/4 (start)
            7 A.s/4 failed trap
                log failed A.s/4 (trap), retry 15
            15 tick
                run A.s/5 (start)
            15 A.s/5 failed trap
                log failed A.s/5 (trap), retry 31
            31 tick
                run A.s/6 (start)
            31 A.s/6 failed trap
                log failed A.s/6 (trap), retry 63
            63 tick
                run A.s/7 (start)
            63 A.s/7 failed trap
                log failed A.s/7 (trap), retry 127
            127 tick
                run A.s/8 (start)
            127 A.s/8 failed trap
                log failed A.s/8 (trap), retry 255
            255 tick
                run A.s/9 (start)
            255 A.s/9 failed trap
                log failed A.s/9 (trap), retry 511
            511 tick
                run A.s/10 (start)
            511 A.s/10 failed trap
                log failed A.s/10 (trap), retry 1023
            1023 tick
                run A.s/11 (start)
            1023 A.s/11 failed trap
                log failed A.s/11 (trap), retry 1923
            1923 tick
                run A.s/12 (start)
            1923 A.s/12 failed trap
                log failed A.s/12 (trap), retry 2823
            2823 tick
                run A.s/13 (start)
            """),
        Row(
            "a completion called twice while the next run is in flight: the second is dropped",
            """
            0 install A.s
                run A.s/1 (start)
            0 reload A for 1
            1 A.s/1 archived 0 never
                adopt A.s/1
                run A.s/2 (reload)
                draw A.s/1 1/1 (start)
            1 A.s rendered
            1 A.s/1 archived 0 never
                discard A.s/1
                log late A.s/1, 1 so far
            1 A.s/1 failed trap
            2 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            2 A.s rendered
                answer 1: A.s/2 rendered
            """),
        Row(
            "an archive that is refused after its reload: the last good one stays, and the caller is told",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 reload A for 1
                run A.s/2 (reload)
            1 A.s/2 archived 0 inf never
                discard A.s/2
                log failed A.s/2 (the date of entry 1 is not a finite number), retry 2
                answer 1: A.s/2 failed (the date of entry 1 is not a finite number)
            1 status A.s
                generation 1, shows 1/1, failed 1 times (the date of entry 1 is not a finite number), retry 1 at 2
            2 tick
                run A.s/3 (reload)
            """),
        Row(
            "live text each second, until the next entry has none",
            """
            rules live=1
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 3 never
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered changes 1
            1 tick
                draw A.s/1 1/2 (live)
            1 A.s rendered changes 2
            2 tick
                draw A.s/1 1/2 (live)
            2 A.s unchanged changes 3
            3 tick
                draw A.s/1 2/2 (entry)
            3 A.s rendered
            4 tick (nothing is planned)
            """),
        Row(
            "live text that changes while the next draw is in flight is not drawn twice",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 60
            59 reload A for 1
                run A.s/2 (reload)
            60 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            60 tick (planned: 119)
            60 A.s rendered changes 120
                answer 1: A.s/2 rendered
            """),
        Row(
            "live text of a picture that could not be drawn is not forgotten",
            """
            rules live=60
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered changes 60
            60 tick
                draw A.s/1 1/1 (live)
            60 A.s broken disk full
            61 tick
                run A.s/2 (policy)
            61 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (policy)
            61 A.s rendered changes 120
            120 tick
                draw A.s/2 1/1 (live)
            """),
    ]
}
