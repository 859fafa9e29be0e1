// Which runs go at the same time.
import Testing

@Suite struct PlaceTests {
    @Test("Which runs go at the same time", arguments: rows)
    func plays(_ row: Row) throws { try row.check() }

    static let rows: [Row] = [
        Row(
            "a kind's runs go one after another",
            """
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 A.s/1 archived 0 never
                adopt A.s/1
                run A.m/1 (start)
                draw A.s/1 1/1 (start)
            0 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (start)
            """),
        Row(
            "as many kinds start at once as there are places",
            """
            0 install A.s
                run A.s/1 (start)
            0 install B.s
                run B.s/1 (start)
            0 install C.s
            0.5 B.s/1 archived 0 never
                adopt B.s/1
                run C.s/1 (start)
                draw B.s/1 1/1 (start)
            """),
        Row(
            "an unanswered run gives its place up after a second, and goes on",
            """
            rules places=1
            0 install A.s
                run A.s/1 (start)
            0 install B.s
            1 tick
                run B.s/1 (start)
            1 B.s/1 archived 0 never
                adopt B.s/1
                draw B.s/1 1/1 (start)
            20 A.s/1 archived 0 never
                adopt A.s/1
                draw A.s/1 1/1 (start)
            20 A.s rendered
            """),
        Row(
            "kinds take turns",
            """
            rules places=1
            0 install A.s
                run A.s/1 (start)
            0 install A.m
            0 install B.s
            0 A.s/1 archived 0 never
                adopt A.s/1
                run B.s/1 (start)
                draw A.s/1 1/1 (start)
            0 B.s/1 archived 0 never
                adopt B.s/1
                run A.m/1 (start)
                draw B.s/1 1/1 (start)
            0 A.m/1 archived 0 never
                adopt A.m/1
                draw A.m/1 1/1 (start)
            """),
    ]
}
