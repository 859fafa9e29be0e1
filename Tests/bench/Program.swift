// Measures the release programs, each figure beside its target and a floor taken in the same run; prints a table.
import TestSupport

@main enum Program {
    static func main() throws {
        var table = Table()
        try HostMeasures.add(to: &table)
        try DrawingMeasures.add(to: &table)
        try DaemonMeasures.add(to: &table)
        print(table.markdown)
    }
}
