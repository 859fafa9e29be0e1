// Measures the release programs, each figure beside its target and a floor taken in the same run; prints a table.
// Words name the parts to measure, such as `day`; without any all are.
import TestSupport

@main enum Program {
    private static let parts: [(name: String, add: @Sendable (inout Table) throws -> Void)] = [
        ("host", HostMeasures.add), ("drawing", DrawingMeasures.add), ("layout", LayoutMeasures.add),
        ("typical", TypicalMeasures.add),
        ("daemon", DaemonMeasures.add),
        ("day", VirtualDayMeasures.add), ("bulk", BulkMeasures.add),
    ]

    static func main() throws {
        let wished = CommandLine.arguments.dropFirst()
        if let unknown = wished.first(where: { word in !parts.contains { $0.name == word } }) {
            throw TestFailure("no part \(unknown); there are \(parts.map(\.name).joined(separator: ", "))")
        }
        var table = Table()
        for part in parts where wished.isEmpty || wished.contains(part.name) { try part.add(&table) }
        print(table.markdown)
    }
}
