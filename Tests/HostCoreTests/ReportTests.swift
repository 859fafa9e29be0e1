// What a result says that JSON cannot.
import Testing

@testable import HostCore

@Suite struct ReportTests {
    @Test func aResultWithoutJSONIsComplainedOfWhereJSONIsWanted() {
        let report = Report(["a"], Double.nan)
        #expect(report.printed(json: false) == ("a\n", "", .done))
        let printed = report.printed(json: true)
        #expect(printed.output.isEmpty && printed.code == .refused)
        #expect(printed.errors.contains(#""kind":"unprintable""#))
        let block = Report(resultsOf: [report.encoded()])
        #expect(block.code == .refused && block.oneLine.contains(#"{"results":[{"error":"#))
    }
}
