// R58: a clock frozen for hours after a suspend, and one that stops when time moves back.
import Testing

@Suite struct R58 {
    @Test("Clocks that stand, jump and go back", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "asleep for 25 s: what is due is shown, what was slept through is not replayed",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 10 20 30 never
                adopt A.s/1
                draw A.s/1 1/4 (start)
            0 A.s rendered
            2 clock 25
                draw A.s/1 3/4 (clock) skipped 1
            2 A.s rendered
            5 tick
                draw A.s/1 4/4 (entry)
            """),
        Row(
            "an hour ahead: a policy's date in what was skipped makes one run",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 10 20 30 after 600
                adopt A.s/1
                draw A.s/1 1/4 (start)
            0 A.s rendered
            2 clock 3600
                run A.s/2 (policy)
                draw A.s/1 4/4 (clock) skipped 2
            2 A.s rendered
            2 A.s/2 archived 3602 never
                adopt A.s/2
                draw A.s/2 1/1 (policy)
            2 A.s rendered
            9 tick (nothing is planned)
            """),
        Row(
            "an hour back: entries wait for their dates again, and a reload works as ever",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 10 20 30 never
                adopt A.s/1
                draw A.s/1 1/4 (start)
            0 A.s rendered
            12 tick (planned: 10)
                draw A.s/1 2/4 (entry)
            12 A.s rendered
            15 clock -3600
            16 reload A
                run A.s/2 (reload)
            16 A.s/2 archived -3584 -3574 never
                adopt A.s/2
                draw A.s/2 1/2 (reload)
            16 A.s rendered
            26 tick
                draw A.s/2 2/2 (entry)
            """),
    ]
}
