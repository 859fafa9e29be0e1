// Lines: their width, ends, corners and dashes.
import ViewArchive

/// How an outline is stroked; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    func item(_ outline: Outline, _ paint: Paint) -> DisplayItem.Stroke {
        DisplayItem.Stroke(
            outline, paint, lineWidth: max(0, Double(lineWidth).finite),
            cap: [.butt: .butt, .round: .round, .square: .square][lineCap] ?? .butt,
            join: [.miter: .miter, .round: .round, .bevel: .bevel][lineJoin] ?? .miter,
            dash: dash.map { max(0, Double($0).finite) }, dashPhase: Double(dashPhase).finite
        )
    }
}

extension Outline {
    /// The area that a line along this outline covers, wherever it winds around a point at all.
    func stroked(_ style: StrokeStyle) -> Outline {
        stroked(
            LineStyle(
                width: Double(style.lineWidth), cap: style.lineCap, join: style.lineJoin,
                miterLimit: Double(style.miterLimit), dash: style.dash.map(Double.init),
                dashPhase: Double(style.dashPhase)
            )
        )
    }
}
