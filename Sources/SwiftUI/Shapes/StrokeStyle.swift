// Lines: their width, ends, corners and dashes.
import ViewArchive

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

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
