// Charts with the places that their marks have in a plot of 100 by 100 points.
import SwiftUI

@testable import Charts

/// A chart and where its marks lie.
@MainActor
struct PlotRow {
    let chart: SampleChart
    let frames: [String]

    private static let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_780_315_200 + Double(day) * 86400) }

    private static func exact(_ chart: SampleChart) -> SampleChart {
        var chart = chart
        chart.settings.yScale.domain = .between(.number(0), .number(10))
        return chart
    }

    static let all: [PlotRow] = [
        PlotRow(
            chart: SampleChart("bars of names") {
                BarMark(x: .value("x", "a"), y: .value("y", 10))
                BarMark(x: .value("x", "b"), y: .value("y", -10), width: .fixed(20))
                BarMark(x: .value("x", "c"), y: .value("y", 5), width: .inset(5))
                BarMark(x: .value("x", "d"), y: .value("y", Double.nan))
            }, frames: ["5 0 23.3 50", "40 50 20 50", "71.7 25 23.3 25"]
        ),
        PlotRow(
            chart: SampleChart("stacked above and below") {
                BarMark(x: .value("x", "a"), y: .value("y", 4))
                BarMark(x: .value("x", "a"), y: .value("y", -5))
                BarMark(x: .value("x", "a"), y: .value("y", 6))
                BarMark(x: .value("x", "a"), y: .value("y", -5))
            }, frames: ["15 30 70 20", "15 50 70 25", "15 0 70 30", "15 75 70 25"]
        ),
        PlotRow(
            chart: SampleChart("normalized") {
                BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .normalized)
                BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized)
                BarMark(x: .value("x", "b"), y: .value("y", 0), stacking: .normalized)
            }, frames: ["7.5 75 35 25", "7.5 0 35 75", "57.5 100 35 0"]
        ),
        PlotRow(
            chart: exact(
                SampleChart("side by side") {
                    BarMark(x: .value("x", "a"), y: .value("y", 10)).position(by: .value("s", "one"))
                    BarMark(x: .value("x", "a"), y: .value("y", 5)).position(by: .value("s", "two"))
                }), frames: ["12 0 36 100", "52 50 36 50"]
        ),
        PlotRow(
            chart: SampleChart("horizontal, the first name on top") {
                BarMark(x: .value("x", 10), y: .value("y", "a"))
                BarMark(x: .value("x", 5), y: .value("y", "b"))
            }, frames: ["0 7.5 100 35", "0 57.5 50 35"]
        ),
        PlotRow(
            chart: exact(
                SampleChart("bars of days have their day's room") {
                    BarMark(x: .value("x", day(0), unit: .day, calendar: utc), y: .value("y", 10), width: .ratio(1))
                    BarMark(x: .value("x", day(3), unit: .day, calendar: utc), y: .value("y", 5), width: .ratio(1))
                }), frames: ["0 0 25 100", "75 50 25 50"]
        ),
        PlotRow(
            chart: exact(
                SampleChart("bars of numbers share the room between them") {
                    BarMark(x: .value("x", 1), y: .value("y", 10), width: .ratio(1))
                    BarMark(x: .value("x", 2), y: .value("y", 5), width: .ratio(1))
                }), frames: ["0 0 50 100", "50 50 50 50"]
        ),
        PlotRow(
            chart: SampleChart("lines begin at zero") {
                LineMark(x: .value("x", 0), y: .value("y", 60))
                LineMark(x: .value("x", 10), y: .value("y", 100))
            }, frames: ["0,40", "100,0"]
        ),
        PlotRow(
            chart: SampleChart("areas stand on one another") {
                AreaMark(x: .value("x", 0), y: .value("y", 4)).foregroundStyle(by: .value("s", "one"))
                AreaMark(x: .value("x", 10), y: .value("y", 4)).foregroundStyle(by: .value("s", "one"))
                AreaMark(x: .value("x", 0), y: .value("y", 6)).foregroundStyle(by: .value("s", "two"))
                AreaMark(x: .value("x", 10), y: .value("y", 1)).foregroundStyle(by: .value("s", "two"))
            }, frames: ["0,100 0,60", "100,100 100,60", "0,60 0,0", "100,60 100,50"]
        ),
        PlotRow(
            chart: exact(
                SampleChart("rules") {
                    RuleMark(y: .value("y", 5))
                    RuleMark(x: .value("x", "a"))
                    RuleMark(xStart: 10, xEnd: 40, y: .value("y", 10))
                }), frames: ["0,50 100,50", "50,0 50,100", "10,0 40,0"]
        ),
        PlotRow(
            chart: SampleChart("cells") {
                RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
                RectangleMark(x: .value("x", "b"), y: .value("y", "q"), width: .inset(1), height: .inset(1))
            }, frames: ["0 0 50 50", "51 51 48 48"]
        ),
        PlotRow(
            chart: SampleChart("sectors") {
                SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5))
                SectorMark(angle: .value("a", 3), outerRadius: .inset(10))
                SectorMark(angle: .value("a", -7))
            },
            frames: [
                "sector", "sector", "sector", "0° 90° from 25 to 50", "90° 360° from 0 to 40", "360° 360° from 0 to 50",
            ]
        ),
        PlotRow(
            chart: SampleChart("one point alone") { PointMark(x: .value("x", 0), y: .value("y", 0)) },
            frames: ["0,100"]
        ),
        PlotRow(
            chart: SampleChart("of the greatest numbers") {
                PointMark(x: .value("x", -Double.infinity), y: .value("y", Double.infinity))
                PointMark(x: .value("x", Double.infinity), y: .value("y", 0))
            }, frames: ["0,0", "100,100"]
        ),
        PlotRow(chart: SampleChart("nothing") {}, frames: []),
    ]
}

/// Charts that are hard to draw.
@MainActor
enum HostileCharts {
    static let all: [(String, AnyView)] = [
        ("empty", AnyView(Chart {})),
        ("no values", AnyView(Chart([Double](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) })),
        (
            "not numbers",
            AnyView(
                Chart([Double.nan, .infinity, -.infinity, 0], id: \.self) {
                    LineMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(.monotone)
                    BarMark(x: .value("x", $0), y: .value("y", $0))
                })
        ),
        (
            "one place",
            AnyView(
                Chart(0..<30, id: \.self) { _ in
                    LineMark(x: .value("x", 1), y: .value("y", 2)).interpolationMethod(.catmullRom)
                    AreaMark(x: .value("x", 1), y: .value("y", 2)).interpolationMethod(.monotone)
                })
        ),
        (
            "kinds mixed",
            AnyView(
                Chart {
                    BarMark(x: .value("x", "a"), y: .value("y", 1))
                    BarMark(x: .value("x", 7), y: .value("y", Date.distantPast))
                    PointMark(x: .value("x", Date.distantFuture), y: .value("y", "b"))
                })
        ),
        (
            "odd lengths",
            AnyView(
                Chart(0..<4, id: \.self) {
                    BarMark(x: .value("x", $0), y: .value("y", $0), width: .fixed(-.infinity)).cornerRadius(.nan)
                    SectorMark(angle: .value("a", $0), innerRadius: .ratio(.nan), angularInset: .infinity)
                        .cornerRadius(.infinity)
                }
                .chartYScale(domain: 5...5, range: .plotDimension(padding: .infinity))
                .chartXScale(domain: 0...0, type: .log))
        ),
        ("no room", AnyView(many(20).frame(width: 0, height: 0))),
    ]

    static func many(_ count: Int) -> some View {
        Chart(0..<count, id: \.self) { index in
            let height: Double = sin(Double(index) / 7)
            LineMark(x: .value("x", index), y: .value("y", height)).interpolationMethod(.monotone)
            PointMark(x: .value("x", index), y: .value("y", height))
            BarMark(x: .value("x", index), y: .value("y", height))
        }
    }

    static var week: some View {
        Chart {
            ForEach(["Mon", "Tue"].indices, id: \.self) { index in
                BarMark(x: .value("Day", ["Mon", "Tue"][index]), y: .value("Steps", 5 + index))
            }
            BarMark(x: .value("Day", "Wed"), y: .value("Steps", 7)).foregroundStyle(by: .value("Who", "Ann"))
            RuleMark(y: .value("Goal", 6)).accessibilityLabel("Goal").accessibilityValue("six")
            LineMark(x: .value("Day", "Mon"), y: .value("Steps", 1)).accessibilityHidden(true)
        }
    }
}
