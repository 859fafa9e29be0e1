// Where marks lie, what charts say, and that no data are too odd.
import Foundation
import Testing
import ViewArchive

@testable import Charts

@MainActor
@Suite struct PlotTests {
    @Test func marksLieWhereTheirValuesAre() {
        for row in PlotRow.all {
            #expect(row.chart.frames == row.frames, "\(row.chart.name)")
        }
    }

    @Test func functionsAndCollectionsLieWhereTheirValuesAre() {
        for row in FunctionCharts.rows {
            #expect(row.pieces == row.expected, "\(row.name)")
        }
        #expect(
            FunctionCharts.styles == ["name(\"a\") area(9.0) 0.5", "name(\"b\") area(4.0) 1.0"]
        )
        #expect(FunctionCharts.said == ["-10 – -1", "0, 1"])
        #expect(FunctionCharts.masks == ["1 0.0 100.0", "1 0.0 100.0"])
        #expect(FunctionCharts.sampledMasks == "401 1 [401]")
    }

    @Test func oddChartsAreDrawn() throws {
        for (name, view) in HostileCharts.all {
            let list = ChartPicture.list(view)
            // What is not finite could not be written.
            #expect(throws: Never.self, "\(name)") { try JSONEncoder().encode(list) }
        }
    }

    /// Thirty times the marks are no more than can be seen, and are told in a few words.
    @Test func manyMarksAreBounded() {
        let few = ChartPicture.count(ChartPicture.list(HostileCharts.many(600)).items)
        let many = ChartPicture.count(ChartPicture.list(HostileCharts.many(18_000)).items)
        #expect(few > 1000 && many < 12_000, "\(few), \(many)")
        let said = ChartPicture.said(HostileCharts.many(18_000))
        #expect(said == ["18,000 × -1 – 1", "36,000 × -1 – 1"])
    }

    @Test func marksSayTheirValues() {
        #expect(
            ChartPicture.said(HostileCharts.week) == ["Mon, 5", "Tue, 6", "Ann, Wed, 7", "Goal, six", "Ann"]
        )
    }
}
