// Free outlines.
import ViewArchive

/// An outline of lines and curves.
nonisolated public struct Path: Shape, Equatable {
    /// A standard outline while it is nothing else, since renderers draw those best.
    private enum Storage: Hashable, Sendable {
        case outline(Outline)
        case segments([Outline.Segment])
    }

    private var storage = Storage.segments([])

    public init() {}

    init(outline: Outline) {
        if case .path(let segments) = outline {
            storage = .segments(segments)
        } else {
            storage = .outline(outline)
        }
    }

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public init(_ rect: CGRect) {
        storage = .outline(.rect(Rect(rect)))
    }

    public init(ellipseIn rect: CGRect) {
        storage = .outline(.ellipse(Rect(rect)))
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let area = Rect(rect)
        let radius = Size(
            width: min(max(0, Double(cornerSize.width).finite), area.width / 2),
            height: min(max(0, Double(cornerSize.height).finite), area.height / 2)
        )
        storage = .outline(.roundedRect(area, radius: radius, continuous: style == .continuous))
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { self }

    public var isEmpty: Bool { segments.isEmpty }

    var outline: Outline {
        switch storage {
        case .outline(let outline): outline
        case .segments(let segments): .path(segments)
        }
    }

    var segments: [Outline.Segment] {
        get {
            switch storage {
            case .outline(let outline): outline.segments
            case .segments(let segments): segments
            }
        }
        set { storage = .segments(newValue) }
    }
}

extension Path {
    public mutating func move(to end: CGPoint) { segments.append(.move(Point(end))) }

    public mutating func addLine(to end: CGPoint) { segments.append(.line(Point(end))) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        segments.append(.quad(Point(end), control: Point(control)))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        segments.append(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
    }

    public mutating func closeSubpath() { segments.append(.close) }

    public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

    public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for line in lines.dropFirst() { addLine(to: line) }
    }

    public mutating func addPath(_ path: Path) { segments += path.segments }
}

extension Point {
    nonisolated init(_ point: CGPoint) {
        self.init(x: Double(point.x).finite, y: Double(point.y).finite)
    }
}

extension Rect {
    nonisolated init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x).finite, y: Double(rect.origin.y).finite,
            width: max(0, Double(rect.size.width).finite), height: max(0, Double(rect.size.height).finite)
        )
    }
}
