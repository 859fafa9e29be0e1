// Charts for tests, and what becomes of them: marks' frames, the words, the display list.
import Imaging
import SwiftUI
import TextRendering
import ViewArchive

@testable import Charts

/// A chart's content with the name of its row.
@MainActor
struct SampleChart {
    let name: String
    let content: AnyChartContent
    var settings = ChartSettings()

    init(_ name: String, @ChartContentBuilder content: () -> some ChartContent) {
        self.name = name
        self.content = AnyChartContent(content())
    }

    /// In a plot of 100 by 100 points whose scales have no room at their ends.
    var frames: [String] {
        let plan = PlotPlan(content.marks, settings, counts: (x: 5, y: 5))
        let geometry = PlotGeometry(plan: plan, size: CGSize(width: 100, height: 100))
        return plan.marks.map { mark in
            switch mark.form {
            case .bar, .rectangle: geometry.frame(of: mark).map(Self.words) ?? "nowhere"
            case .line, .point: geometry.point(of: mark).map(Self.words) ?? "nowhere"
            case .area: geometry.ends(of: mark).map { "\(Self.words($0.near)) \(Self.words($0.far))" } ?? "nowhere"
            case .rule: geometry.line(of: mark).map { "\(Self.words($0)) \(Self.words($1))" } ?? "nowhere"
            case .sector: "sector"
            }
        }
            + geometry.sectors.map { sector in
                let outline = sector.outline
                let degrees = [outline.start, outline.end].map { Self.short($0 * 180 / .pi) }
                return "\(degrees[0])° \(degrees[1])° from \(Self.short(outline.inner)) to \(Self.short(outline.outer))"
            }
    }

    private static func words(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { short(Double($0)) }.joined(separator: " ")
    }

    private static func words(_ point: CGPoint) -> String { "\(short(Double(point.x))),\(short(Double(point.y)))" }

    static func short(_ number: Double) -> String {
        let rounded = (number * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// A view as a picture of 200 by 120 points.
@MainActor
enum ChartPicture {
    private struct NoPictures: PictureKeeper {
        func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? { nil }
    }

    static func list(_ view: some View) -> DisplayList {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        let canvas = WidgetCanvas(size: Size(width: 200, height: 120), margin: 0, hasBackground: false)
        return ViewLowering.displayList(
            of: view, canvas: canvas, at: Date(timeIntervalSince1970: 0), environment: environment,
            measurer: TextRenderer(), pictures: NoPictures()
        ).list
    }

    /// What is said, a line each.
    static func said(_ view: some View) -> [String] {
        AccessibleText.of(list(view)).split(separator: "\n").map(String.init)
    }

    /// How many items there are, at any depth.
    static func count(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            if case .layer(let layer) = item { sum + 1 + count(layer.items) } else { sum + 1 }
        }
    }
}
