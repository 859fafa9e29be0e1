// Charts: marks with the axes and legends that they have by themselves.
import Charts
import SwiftUI

/// Numbers that the charts show.
private enum Sample {
    static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    static let steps = [6_240, 8_120, 4_890, 9_760, 11_320, 7_540, 3_210]

    struct Sale: Identifiable {
        let city: String
        let month: String
        let count: Int
        var id: String { city + month }
    }

    static let sales = ["Jan", "Feb", "Mar", "Apr"].enumerated().flatMap { index, month in
        [
            Sale(city: "Cupertino", month: month, count: [34, 41, 29, 52][index]),
            Sale(city: "San Francisco", month: month, count: [22, 19, 38, 30][index]),
            Sale(city: "Oakland", month: month, count: [12, 17, 14, 21][index]),
        ]
    }

    /// Noon of days in a row, from 1 June 2026 on.
    static func day(_ index: Int) -> Date { Date(timeIntervalSince1970: 1_780_315_200 + Double(index) * 86400) }

    static let temperatures: [Double] = [14.2, 15.8, 19.1, 22.4, 21.0, 17.3, 16.1, 18.8, 23.5, 25.2, 24.0, 20.3]
    static let joined = [1, 3, 2, 2, 5, 3]
    static let waves: [(x: Double, y: Double)] = (0..<40).map { index in
        let x = Double(index) / 5
        return (x, sin(x) + x / 8)
    }
}

private extension Sample {
    struct Place {
        let x: Double
        var y: Double { sin(x) }
    }

    /// Places on a wave.
    static let marked = [-4.5, -2.0, 0.5, 3.0].map { Place(x: $0) }
}

extension Catalogue {
    static var charts: CatalogueGroup {
        CatalogueGroup(
            "Charts",
            [
                CatalogueItem("Bars", width: 320, height: 190) {
                    Chart {
                        ForEach(Sample.days.indices, id: \.self) { index in
                            BarMark(x: .value("Day", Sample.days[index]), y: .value("Steps", Sample.steps[index]))
                        }
                    }
                },
                CatalogueItem("Stacked bars", width: 320, height: 210) {
                    Chart(Sample.sales) { sale in
                        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("City", sale.city))
                    }
                },
                CatalogueItem("Bars side by side", width: 320, height: 210) {
                    Chart(Sample.sales) { sale in
                        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("City", sale.city))
                            .position(by: .value("City", sale.city))
                            .cornerRadius(3)
                    }
                    .chartForegroundStyleScale(["Cupertino": Color.indigo, "San Francisco": .pink, "Oakland": .teal])
                },
                CatalogueItem("Horizontal bars", width: 320, height: 190) {
                    Chart(Sample.days.prefix(5).indices, id: \.self) { index in
                        BarMark(x: .value("Steps", Sample.steps[index]), y: .value("Day", Sample.days[index]))
                            .foregroundStyle(Color.orange.gradient)
                            .cornerRadius(4)
                            .annotation(position: .trailing) {
                                Text(Sample.steps[index], format: .number).font(.caption2).foregroundStyle(.secondary)
                            }
                    }
                },
                CatalogueItem("Lines", width: 320, height: 210) {
                    Chart(Sample.sales) { sale in
                        LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("City", sale.city))
                            .symbol(by: .value("City", sale.city))
                            .interpolationMethod(.catmullRom)
                    }
                },
                CatalogueItem("Areas", width: 320, height: 210) {
                    Chart(Sample.sales) { sale in
                        AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("City", sale.city))
                    }
                },
                CatalogueItem("Days", width: 320, height: 190) {
                    Chart(Sample.temperatures.indices, id: \.self) { index in
                        LineMark(
                            x: .value("Day", Sample.day(index), unit: .day, calendar: utc),
                            y: .value("Temperature", Sample.temperatures[index])
                        )
                        .interpolationMethod(.monotone)
                        AreaMark(
                            x: .value("Day", Sample.day(index), unit: .day, calendar: utc),
                            y: .value("Temperature", Sample.temperatures[index])
                        )
                        .interpolationMethod(.monotone)
                        .foregroundStyle(
                            .linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)
                        )
                    }
                },
                CatalogueItem("Points", width: 320, height: 190) {
                    Chart(Sample.temperatures.indices, id: \.self) { index in
                        PointMark(
                            x: .value("Temperature", Sample.temperatures[index]),
                            y: .value("Steps", Sample.steps[index % 7])
                        )
                        .foregroundStyle(by: .value("Half", index < 6 ? "First" : "Second"))
                        .symbol(by: .value("Half", index < 6 ? "First" : "Second"))
                    }
                    .chartXScale(domain: .automatic(includesZero: false))
                },
            ]
        )
    }

    private static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    static var chartForms: CatalogueGroup {
        CatalogueGroup(
            "Chart axes and sectors",
            [
                CatalogueItem("Ring and pie", width: 320, height: 190) {
                    HStack(spacing: 20) {
                        Chart(Sample.sales.prefix(6)) { sale in
                            SectorMark(
                                angle: .value("Sales", sale.count), innerRadius: .ratio(0.618), angularInset: 1.5
                            )
                            .cornerRadius(4)
                            .foregroundStyle(by: .value("Sale", sale.id))
                        }
                        .chartLegend(.hidden)
                        .chartBackground { _ in Text("156").font(.title2.bold()) }
                        Chart(Sample.sales.prefix(3)) { sale in
                            SectorMark(angle: .value("Sales", sale.count))
                                .foregroundStyle(by: .value("City", sale.city))
                        }
                        .chartLegend(position: .bottom, alignment: .center)
                    }
                },
                CatalogueItem("Weekdays", width: 320, height: 190) {
                    Chart {
                        ForEach(0..<7) { index in
                            BarMark(
                                x: .value("Day", Sample.day(index), unit: .day, calendar: utc),
                                y: .value("Steps", Sample.steps[index]), width: .ratio(0.6)
                            )
                            .foregroundStyle(index == 4 ? Color.green : Color.green.opacity(0.4))
                        }
                        RuleMark(y: .value("Goal", 8000))
                            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                            .foregroundStyle(.red)
                            .annotation(position: .top, alignment: .leading) {
                                Text("Goal").font(.caption2).foregroundStyle(.red)
                            }
                    }
                    .chartXAxis {
                        AxisMarks(values: .stride(by: .day)) { _ in
                            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                        }
                    }
                    .chartYAxis {
                        AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
                            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [3, 3]))
                            AxisValueLabel {
                                if let steps = value.as(Int.self) { Text("\(steps / 1000)k") }
                            }
                        }
                    }
                },
                CatalogueItem("Below zero", width: 320, height: 190) {
                    Chart(Array(stride(from: 0, to: 8, by: 1)), id: \.self) { index in
                        let value = [4.2, -2.5, 3.1, -1.4, 0.6, 5.5, -3.3, 2][index]
                        BarMark(x: .value("Week", index + 1), y: .value("Change", value))
                            .foregroundStyle(value < 0 ? .red : .green)
                    }
                    .chartYAxisLabel("Change in %")
                    .chartXAxisLabel("Week")
                },
                CatalogueItem("Heat map", width: 320, height: 210) {
                    Chart(0..<28, id: \.self) { cell in
                        RectangleMark(
                            x: .value("Day", Sample.days[cell % 7]), y: .value("Week", "W\(cell / 7 + 1)"),
                            width: .inset(1), height: .inset(1)
                        )
                        .cornerRadius(3)
                        .foregroundStyle(by: .value("Count", (cell * 37) % 11))
                    }
                    .chartForegroundStyleScale(range: Gradient(colors: [.green.opacity(0.15), .green]))
                },
                CatalogueItem("Ways to join", width: 320, height: 190) {
                    let ways: [(String, InterpolationMethod)] = [
                        ("Linear", .linear), ("Monotone", .monotone), ("Catmull-Rom", .catmullRom),
                        ("Step", .stepCenter),
                    ]
                    Chart {
                        ForEach(ways.indices, id: \.self) { way in
                            ForEach(0..<6) { index in
                                LineMark(
                                    x: .value("x", index), y: .value("y", Sample.joined[index] + way * 4),
                                    series: .value("Way", ways[way].0)
                                )
                                .interpolationMethod(ways[way].1)
                                .foregroundStyle(by: .value("Way", ways[way].0))
                            }
                        }
                    }
                    .chartYAxis(.hidden)
                    .chartXAxis { AxisMarks(values: [0, 1, 2, 3, 4, 5]) }
                },
                CatalogueItem("Parts of a whole", width: 320, height: 170) {
                    VStack(spacing: 12) {
                        Chart(Sample.sales.prefix(3)) { sale in
                            BarMark(x: .value("Sales", sale.count)).foregroundStyle(by: .value("City", sale.city))
                        }
                        .chartXAxis(.hidden)
                        .chartYAxis(.hidden)
                        .chartPlotStyle { $0.frame(height: 18).clipShape(RoundedRectangle(cornerRadius: 6)) }
                        .frame(height: 52)
                        Chart(Sample.sales) { sale in
                            BarMark(
                                x: .value("Month", sale.month), y: .value("Sales", sale.count), stacking: .normalized
                            )
                            .foregroundStyle(by: .value("City", sale.city))
                        }
                        .chartLegend(.hidden)
                    }
                },
                CatalogueItem("Functions", width: 320, height: 190) {
                    Chart {
                        AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: sin(x) - 0.4, yEnd: sin(x) + 0.4)
                        }
                        .foregroundStyle(.teal.opacity(0.3))
                        LinePlot(x: "x", y: "sin x") { sin($0) }.foregroundStyle(.teal)
                        LinePlot(x: "x", y: "tan x") { tan($0) }
                            .foregroundStyle(.pink)
                            .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
                        PointPlot(Sample.marked, x: .value("x", \.x), y: .value("y", \.y)).foregroundStyle(.indigo)
                    }
                    .chartXScale(domain: -5...5)
                    .chartYScale(domain: -2...2)
                },
                CatalogueItem("Plots of a collection", width: 320, height: 210) {
                    Chart {
                        BarPlot(Sample.sales, x: .value("Month", \.month), y: .value("Sales", \.count))
                            .foregroundStyle(by: .value("City", \.city))
                            .position(by: .value("City", \.city))
                        RulePlot(Sample.sales.prefix(1), y: .value("Goal", \.count))
                            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                    }
                },
                CatalogueItem("A mask", width: 320, height: 170) {
                    Chart {
                        Group {
                            ForEach(Sample.waves, id: \.x) { wave in
                                LineMark(x: .value("x", wave.x), y: .value("y", wave.y))
                            }
                        }
                        .foregroundStyle(.gray.opacity(0.5))
                        ForEach(Sample.waves, id: \.x) { wave in
                            AreaMark(x: .value("x", wave.x), y: .value("y", wave.y), series: .value("part", "seen"))
                        }
                        .foregroundStyle(.orange)
                        .mask { RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 5)) }
                    }
                },
                CatalogueItem("Little and nothing", width: 320, height: 170) {
                    HStack(spacing: 16) {
                        Chart {}
                        Chart(0..<1, id: \.self) { _ in
                            LineMark(x: .value("x", 1), y: .value("y", Double.nan))
                            LineMark(x: .value("x", 2), y: .value("y", 3))
                        }
                        Chart(Sample.waves, id: \.x) { wave in
                            LineMark(x: .value("x", wave.x), y: .value("y", wave.y)).foregroundStyle(.purple)
                        }
                        .chartXAxis(.hidden).chartYAxis(.hidden)
                    }
                },
            ]
        )
    }
}
