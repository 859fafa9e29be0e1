// Values are put into the words of their rows.
import Testing

struct FormatTests {
    @Test(
        arguments: FormatRow.addresses + FormatRow.lengths + FormatRow.clocks + FormatRow.attributed + FormatRow.angles
    )
    func words(_ row: FormatRow) throws {
        #expect(try row.words() == row.description)
    }
}
