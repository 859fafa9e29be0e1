// What can be told of a widget: who asked, what it waits for, what failed.
import Testing

@Suite struct FactTests {
    @Test(arguments: rows) func plays(_ row: Row) throws { try row.check() }

    static let rows = [
        Row(
            "a run names the first who asked for it, and so does its timeline",
            """
            0 install A.s
                run A.s/1 (start)
            0 facts A.s
                changes not
                runs 1 for 0 of 30, for start
            1 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            1 A.s rendered
            2 reload A by 11
                run A.s/2 (reload)
            3 reload A by 12
            3 reload A by 13
            4 facts A.s
                made for start
                changes not
                runs 2 for 2 of 30, for reload by 11 at 2
                waits for A.s/2
                waits for reload by 12 at 3
            5 A.s/2 archived 0 never
                adopt A.s/2
                run A.s/3 (reload)
                draw A.s/2 1/1 (reload)
            5 facts A.s
                made for reload by 11 at 2
                changes not
                runs 3 for 0 of 30, for reload by 12 at 3
            6 A.s/3 archived 0 never
                adopt A.s/3
            6 facts A.s
                made for reload by 12 at 3
                changes not
            """),
        Row(
            "the most deliberate cause wins, with its asker",
            """
            rules places=1
            0 install A.s
                run A.s/1 (start)
            0 install B.s
            1 reload B by 11
            2 tap B by 12
            3 facts B.s
                changes not
                waits for a place
                waits for tap by 12 at 2
            """),
        Row(
            "widgets of a kind wait for each other",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            1 facts A.m
                changes not
                waits for A.s/1
                waits for start
            """),
        Row(
            "a retry keeps who asked, and the last failure stays known",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            5 reload A by 11
                run A.s/2 (reload)
            6 A.s/2 failed no network
                log failed A.s/2 (no network), retry 7
            6 facts A.s
                made for start
                changes not
                failed 2 at 6 (no network)
            7 tick
                run A.s/3 (reload)
            7 facts A.s
                made for start
                changes not
                runs 3 for 0 of 30, for reload by 11 at 5
                failed 2 at 6 (no network)
            8 A.s/3 archived 0 never
                adopt A.s/3
                draw A.s/3 1/1 (reload)
            8 facts A.s
                made for reload by 11 at 5
                changes not
                failed 2 at 6 (no network)
            """),
        Row(
            "a draw that fails is a failure, too",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s broken disk full
            0 facts A.s
                made for start
                changes not
                failed 1 at 0 (disk full)
            """),
        Row(
            "a damped wish names the first who asked",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            1 extension reload A by 11
                run A.s/2 (extension)
            1 A.s/2 archived 0 never
                adopt A.s/2
                draw A.s/2 1/1 (extension)
            1 A.s unchanged
            1.5 extension reload A by 12
                log damped A by 2 until 3
            1.6 extension reload A by 13
            3 tick
                run A.s/3 (extension)
            3 facts A.s
                made for extension by 11 at 1
                changes not
                runs 3 for 0 of 30, for extension by 12 at 1.5
            """),
        Row(
            "the policy's date comes sooner than the minimum interval allows",
            """
            0 install A.s
                run A.s/1 (start)
            0 A.s/1 archived 0 after 0.5
                adopt A.s/1
                draw A.s/1 1/1 (start)
            0 A.s rendered
            0.2 status A.s
                generation 1, shows 1/1, minimum interval 1
            0.6 status A.s
                generation 1, shows 1/1, minimum interval 1
            1 tick (planned: 0.5)
                run A.s/2 (policy)
            """),
    ]
}
