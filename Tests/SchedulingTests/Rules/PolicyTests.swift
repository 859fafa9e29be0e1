// When a timeline's policy makes a run.
import Testing

@Suite struct PolicyTests {
    @Test("When a timeline's policy makes a run", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            ".never: only a reload makes a run",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0 status A.s
                generation 1, shows 1/1, no run planned
            9 tick (nothing is planned)
            9 reload A
                run A.s/2 (reload)
            """),
        Row(
            ".atEnd: a run when the last entry's date has come",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 30 60 atEnd
                adopt A.s/1
                draw A.s/1 1/3 (start)
            0 A.s rendered
            30 tick
                draw A.s/1 2/3 (entry)
            30 A.s rendered
            30 status A.s
                generation 1, shows 2/3, next entry 60, policy 60
            60 tick
                run A.s/2 (policy)
                draw A.s/1 3/3 (entry)
            """),
        Row(
            ".atEnd with a last date that is not ahead: after 15 minutes",
            """
            0 install A.s
                run A.s/1 (start)
            0.25 A.s/1 archived 0 0.125 atEnd
                adopt A.s/1
                draw A.s/1 2/2 (start)
            0.25 A.s rendered
            0.25 status A.s
                generation 1, shows 2/2, idle until 900.25
            900.25 tick
                run A.s/2 (policy)
            """),
        Row(
            ".after before the last entry: the rest is replaced",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 30 60 after 45
                adopt A.s/1
                draw A.s/1 1/3 (start)
            0 A.s rendered
            30 tick
                draw A.s/1 2/3 (entry)
            30 A.s rendered
            45 tick
                run A.s/2 (policy)
            45 A.s/2 archived 45 never
                adopt A.s/2
                draw A.s/2 1/1 (policy)
            45 A.s rendered
            45 status A.s
                generation 2, shows 1/1, no run planned
            """),
        Row(
            ".after behind the last entry: the last entry stays until then",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 45
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            45 tick
                run A.s/2 (policy)
            """),
        Row(
            ".after a past date: after 15 minutes",
            """
            0 install A.s
                run A.s/1 (start)
            1 A.s/1 archived 0 after 0.5
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            901 tick
                run A.s/2 (policy)
            """),
        Row(
            "at least a second from a run to the next by policy",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 0.25
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0.25 tick
            1 tick
                run A.s/2 (policy)
            1 A.s/2 archived 0 1.25 atEnd
                adopt A.s/2
                draw A.s/2 1/2 (policy)
            1 A.s unchanged
            1.25 tick
                draw A.s/2 2/2 (entry)
            1.25 A.s rendered
            2 tick
                run A.s/3 (policy)
            """),
        Row(
            "a reload replaces what was planned: never two chains",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 10
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            10 reload A for 1
                run A.s/2 (reload)
            10 tick (planned: 11)
            10 A.s/2 archived 10 after 20
                adopt A.s/2
                draw A.s/2 1/1 (reload)
            10 A.s rendered
                answer 1: A.s/2 rendered
            20 tick
                run A.s/3 (policy)
            """),
        Row(
            "the entry due is drawn before the run that its date asks for",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 60 atEnd
                adopt A.s/1
                draw A.s/1 1/2 (start)
            0 A.s rendered
            60 tick
                run A.s/2 (policy)
                draw A.s/1 2/2 (entry)
            """),
    ]
}
