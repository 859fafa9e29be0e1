// The live table's rows in terminals of every width, as text.
import CharacterCells
import Testing

@testable import HostCore

@Suite struct WatchTableTests {
    static let rows = [
        WatchTable.Row(
            widget: "Photo.systemSmall", entry: "3/24", age: "12s", nextChange: "in 47m 03s", nextRun: "-",
            state: "rendered, reload"
        ),
        WatchTable.Row(
            widget: "Status.accessoryRectangular.2", entry: "1/1", age: "3m 05s", nextChange: "-", nextRun: "in 2h 05m",
            state: "stale, 프로바이더가 응답하지 않습니다: no answer within 30 s"
        ),
    ]

    static let tables: [(width: Int, text: String)] = [
        (
            130,
            """
              widget                         entry  age     next change  next run   state
            > Photo.systemSmall              3/24   12s     in 47m 03s   -          rendered, reload
              Status.accessoryRectangular.2  1/1    3m 05s  -            in 2h 05m  stale, 프로바이더가 응답하지 않습니다: no answer within 3…
            """
        ),
        (
            90,
            """
              widget                         entry  age     next change  next run   state
            > Photo.systemSmall              3/24   12s     in 47m 03s   -          rendered, reload
              Status.accessoryRectangular.2  1/1    3m 05s  -            in 2h 05m  stale, 프로바이더…
            """
        ),
        (
            70,
            """
              widget           entry  age     next change  next run   state
            > Photo.s…emSmall  3/24   12s     in 47m 03s   -          rendered, r…
              Status.…gular.2  1/1    3m 05s  -            in 2h 05m  stale, 프로…
            """
        ),
        (
            40,
            """
              widget             entry  state
            > Photo.systemSmall  3/24   rendered, r…
              Status.a…ngular.2  1/1    stale, 프로…
            """
        ),
        (
            20,
            """
              widget
            > Photo.systemSmall
              Status.ac…ngular.2
            """
        ),
        (
            10,
            """
              widget
            > Phot…all
              Stat…r.2
            """
        ),
        (
            1,
            """

            >

            """
        ),
    ]

    @Test(arguments: [Int](0...140))
    func fits(_ width: Int) {
        for line in WatchTable.lines(Self.rows, newest: 0, width: width) {
            #expect(CellWidth.of(line) <= width, "\(line)")
            #expect(line.last != " ")
        }
    }

    @Test(arguments: tables)
    func looks(_ table: (width: Int, text: String)) {
        #expect(WatchTable.lines(Self.rows, newest: 0, width: table.width).joined(separator: "\n") == table.text)
    }
}
