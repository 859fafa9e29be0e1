// What a shape is, and the view of a shape.
import ViewArchive

/// An outline that fits any area.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in an area in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// Whether its area, its line or what it parts is meant.
    nonisolated static var role: ShapeRole { get }
    /// The size of the view that shows the shape, under a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Whether its outline is turned round where views are laid out from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What of a shape is meant.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by a length in points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose outline depends on where it stands in the picture.
protocol PlacedShape: Shape {
    nonisolated func outline(in frame: Rect, container: ShapeContainer) -> Outline
}

extension Shape {
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(ForegroundStyle()), FillStyle())])
    }

    nonisolated public static var role: ShapeRole { .fill }

    /// What is proposed; 10 where nothing is.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The outline in a frame of the picture; authors' code sees an area that begins at zero.
    nonisolated func outline(in frame: Rect, container: ShapeContainer) -> Outline {
        if let placed = self as? any PlacedShape { return placed.outline(in: frame, container: container) }
        let path = path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
        return path.outline.moved(x: frame.x, y: frame.y)
    }
}

/// How an outline is filled.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape painted by fills and strokes.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never

    enum Layer: Sendable {
        case fill(AnyShapeStyle, FillStyle)
        case stroke(AnyShapeStyle, StrokeStyle)
        /// A stroke that stays inside the shape.
        case border(AnyShapeStyle, StrokeStyle)
    }

    let shape: Content
    let layers: [Layer]

    init(shape: Content, layers: [Layer]) {
        self.shape = shape
        self.layers = layers
    }
}

extension _ShapeView: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [
            ViewNode(
                ShapeRule(
                    view: self, environment: scope.environment, container: ShapeContainer(in: scope),
                    picture: scope.picture
                )
            )
        ]
    }
}

private struct ShapeRule<Content: Shape, Style: ShapeStyle>: LayoutRule {
    let view: _ShapeView<Content, Style>
    let environment: EnvironmentValues
    let container: ShapeContainer
    let picture: PictureInProgress

    var name: String { "\(Content.self)" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let size = view.shape.sizeThatFits(ProposedViewSize(proposal))
        return Size(width: Double(size.width), height: Double(size.height))
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        view.layers.flatMap { layer -> [DisplayItem] in
            switch layer {
            case .fill(let style, let fill):
                if let stroked = view.shape as? any StrokedOutline {
                    let line = stroked.line(in: frame, container: container)
                    return self.stroked(line.outline, style, line.style, in: frame)
                }
                let outline = directed(view.shape.outline(in: frame, container: container), in: frame)
                return style.painted(over: frame, in: environment, picture: picture) {
                    .fill(.init(outline, $0, evenOdd: fill.isEOFilled))
                }.shadowed(by: style.shadows(in: environment))
            case .stroke(let style, let stroke):
                return stroked(view.shape.outline(in: frame, container: container), style, stroke, in: frame)
            case .border(let style, let stroke):
                return stroked(inset(by: Double(stroke.lineWidth) / 2, in: frame), style, stroke, in: frame)
            }
        }
    }

    private func stroked(
        _ outline: Outline, _ style: AnyShapeStyle, _ stroke: StrokeStyle, in frame: Rect
    ) -> [DisplayItem] {
        let outline = directed(outline, in: frame)
        let reach = max(0, Double(stroke.lineWidth).finite)
        return style.painted(over: frame, reaching: reach, in: environment, picture: picture) {
            .stroke(stroke.item(outline, $0))
        }.shadowed(by: style.shadows(in: environment))
    }

    private func inset(by length: Double, in frame: Rect) -> Outline {
        guard let shape = view.shape as? any InsettableShape else {
            return view.shape.outline(in: frame.inset(by: length.finite), container: container)
        }
        return shape.inset(by: CGFloat(length)).outline(in: frame, container: container)
    }

    private func directed(_ outline: Outline, in frame: Rect) -> Outline {
        view.shape.directed(outline, in: frame, environment.layoutDirection)
    }
}
