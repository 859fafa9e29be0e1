// Charts of functions and of collections, and what becomes of them in a plot of 100 by 100 points.
import SwiftUI

@testable import Charts

@MainActor
enum FunctionCharts {
    private struct Panel {
        let name: String
        let x: Double
        let y: Double
        let size: CGFloat
        let alpha: Double
        let style: Color
    }

    private static let panels = [
        Panel(name: "a", x: 0, y: 10, size: 9, alpha: 0.5, style: .red),
        Panel(name: "b", x: 10, y: 0, size: 4, alpha: 2, style: .blue),
    ]

    /// The pieces of lines and areas: how many samples, the first and the last.
    private static func pieces(
        x: ClosedRange<Double>? = nil, y: ClosedRange<Double>? = nil,
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> [String] {
        var chart = SampleChart("", content: content)
        if let x { chart.settings.xScale.domain = x.plottedEnds.rule }
        if let y { chart.settings.yScale.domain = y.plottedEnds.rule }
        let plan = PlotPlan(chart.content.marks, chart.settings, counts: (x: 5, y: 5))
        let frames = chart.frames
        var pieces: [(source: PlottedMark.Source, frames: [String])] = []
        for (mark, frame) in zip(plan.marks, frames) {
            if pieces.last?.source != mark.source { pieces.append((mark.source, [])) }
            pieces[pieces.count - 1].frames.append(frame)
        }
        return pieces.map { "\($0.frames.count): \($0.frames.first ?? "") to \($0.frames.last ?? "")" }
    }

    static var rows: [(name: String, pieces: [String], expected: [String])] {
        [
            (
                "over its own domain", pieces { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } },
                ["401: 0,100 to 100,0"]
            ),
            (
                "over the plot's", pieces(x: -5...5, y: -5...5) { LinePlot(x: "x", y: "y") { -$0 } },
                ["401: 0,0 to 100,100"]
            ),
            (
                "over that of other marks",
                pieces(y: 0...10) {
                    PointMark(x: .value("x", 0), y: .value("y", 0))
                    PointMark(x: .value("x", 10), y: .value("y", 10))
                    LinePlot(x: "x", y: "y") { $0 / 2 }
                }, ["2: 0,100 to 100,0", "401: 0,100 to 100,50"]
            ),
            (
                "cut at the plot's edges", pieces(x: 0...10, y: 2...8) { LinePlot(x: "x", y: "y") { $0 } },
                ["243: 20,100 to 80,0"]
            ),
            (
                "in pieces around a pole", pieces(x: -1...1, y: -10...10) { LinePlot(x: "x", y: "y") { 1 / $0 } },
                ["182: 0,55 to 45,100", "182: 55,0 to 100,45"]
            ),
            (
                "in pieces where it is no number",
                pieces(x: -1...1, y: 0...1) { LinePlot(x: "x", y: "y") { $0.squareRoot() } },
                ["201: 50,100 to 100,0"]
            ),
            ("nowhere", pieces(x: -1...1) { LinePlot(x: "x", y: "y") { _ in .nan } }, []),
            (
                "two functions are two lines",
                pieces(x: 0...1, y: 0...1) {
                    LinePlot(x: "x", y: "y") { $0 }
                    LinePlot(x: "x", y: "y") { 1 - $0 }
                }, ["401: 0,100 to 100,0", "401: 0,0 to 100,100"]
            ),
            (
                "a curve of a parameter",
                pieces(x: -1...1, y: -1...1) {
                    LinePlot(x: "x", y: "y", t: "t", domain: 0...Double.pi) { (x: cos($0), y: sin($0)) }
                }, ["401: 100,50 to 0,50"]
            ),
            (
                "an area ends at the plot's edge",
                pieces(x: 0...10, y: 0...5) { AreaPlot(x: "x", y: "y") { $0 } },
                ["401: 0,100 0,100 to 100,100 100,0"]
            ),
            (
                "an area between two",
                pieces(x: 0...10, y: 0...10) {
                    AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: $0 / 2, yEnd: $0) }
                }, ["401: 0,100 0,100 to 100,50 100,0"]
            ),
            (
                "far out", pieces(x: -1e300...1e300) { LinePlot(x: "x", y: "y") { $0 * $0 } },
                ["401: 0,0 to 100,0"]
            ),
            (
                "points of a collection",
                pieces(x: 0...10, y: 0...10) { PointPlot(panels, x: .value("x", \.x), y: .value("y", \.y)) },
                ["2: 0,0 to 100,100"]
            ),
            (
                "lines of two collections",
                pieces(x: 0...10, y: 0...10) {
                    LinePlot(panels, x: .value("x", \.x), y: .value("y", \.y))
                    LinePlot(panels, x: .value("x", \.y), y: .value("y", \.y))
                }, ["2: 0,0 to 100,100", "2: 100,0 to 0,100"]
            ),
            (
                "bars of a collection",
                pieces(y: 0...10) { BarPlot(panels, x: .value("n", \.name), y: .value("y", \.y), width: .fixed(10)) },
                ["2: 20 0 10 100 to 70 100 10 0"]
            ),
            (
                "rules of a collection",
                pieces(x: 0...10, y: 0...10) { RulePlot(panels, y: .value("y", \.y)) },
                ["2: 0,0 100,0 to 0,100 100,100"]
            ),
        ]
    }

    /// What modifiers of a collection say of each element.
    static var styles: [String] {
        let content = PointPlot(panels, x: .value("x", \.x), y: .value("y", \.y))
            .foregroundStyle(by: .value("n", \.name)).symbolSize(\.size).opacity(\.alpha)
        return content.marks.map { mark in
            "\(mark.style.foregroundBy.map { "\($0)" } ?? "-") \(mark.style.symbolSize.map { "\($0)" } ?? "-") \(mark.style.opacity)"
        }
    }

    /// What is said of functions, and of a mark behind a mask.
    static var said: [String] {
        ChartPicture.said(
            Chart {
                LinePlot(x: "x", y: "y") { 1 / $0 }
                Group { PointMark(x: .value("x", 0), y: .value("y", 1)) }.mask { RectangleMark() }
            }
            .chartXScale(domain: -1...1).chartYScale(domain: -10...10).chartXAxis(.hidden).chartYAxis(.hidden)
        )
    }

    /// How many masks a function's samples share, and how many samples the mask's own function has.
    static var sampledMasks: String {
        let content = Plot { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } }
            .mask { AreaPlot(x: "x", y: "y") { $0 } }
        let plan = PlotPlan(content.marks, ChartSettings(), counts: (x: 5, y: 5))
        let masks = MarkMask.all(of: plan.marks)
        return "\(plan.marks.count) \(masks.count) \(masks.map { plan.showing($0).marks.count })"
    }

    /// How many masks are drawn, and whether they are where the scale puts them.
    static var masks: [String] {
        let content = Plot {
            PointMark(x: .value("x", 0), y: .value("y", 0))
            PointMark(x: .value("x", 10), y: .value("y", 10))
        }
        .mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 20)) }
        let plan = PlotPlan(content.marks, ChartSettings(), counts: (x: 5, y: 5))
        let geometry = PlotGeometry(plan: plan, size: CGSize(width: 100, height: 100))
        return plan.marks.map { mark in
            let frame = mark.masks.first.flatMap { plan.showing($0).marks.first }.flatMap { geometry.frame(of: $0) }
            return "\(mark.masks.count) \(frame.map { "\($0.minX) \($0.maxX)" } ?? "-")"
        }
    }
}
