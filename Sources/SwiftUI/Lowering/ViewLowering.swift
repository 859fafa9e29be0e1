// The door through which WidgetKit passes: a view goes in, a display list comes out.
package import ViewArchive

/// The canvas that a widget's view fills.
package struct WidgetCanvas: Hashable, Sendable {
    /// In points.
    package var size: Size
    /// The system's margin around the content, in points.
    package var margin: Double
    /// Whether the widget has a background of its own.
    package var hasBackground: Bool

    package init(size: Size, margin: Double, hasBackground: Bool) {
        self.size = size
        self.margin = margin
        self.hasBackground = hasBackground
    }

    /// The canvas of a family; margins can be disabled by the configuration.
    package init(family: Family, size: Size, areMarginsDisabled: Bool) {
        self.init(
            size: size, margin: areMarginsDisabled ? 0 : family.contentMargin, hasBackground: family.isSystem
        )
    }
}

/// Turns views into display lists.
package enum ViewLowering {
    /// A view as it is drawn at a date, and what its author should know.
    @MainActor
    package static func displayList(
        of view: some View, canvas: WidgetCanvas, at date: Date, environment: EnvironmentValues,
        measurer: any TextMeasurer, pictures: any PictureKeeper
    ) -> (list: DisplayList, diagnostics: [ArchiveDiagnostic]) {
        lowered(
            view, canvas: canvas, at: date, environment: environment, measurer: measurer, pictures: pictures
        ).displayList()
    }

    /// The first of the two steps to a display list: the view's nodes, whose sizes and places nothing knows yet.
    @MainActor
    package static func lowered(
        _ view: some View, canvas: WidgetCanvas, at date: Date, environment: EnvironmentValues,
        measurer: any TextMeasurer, pictures: any PictureKeeper
    ) -> LoweredView {
        let picture = PictureInProgress(
            measurer: measurer, pictures: pictures, date: date, canvas: canvas.size, environment: environment
        )
        let scope = LoweringScope(environment: environment, axis: nil, picture: picture)
        let nodes = UITraitCollection.withCurrent(environment.traits) { lower(view, in: scope.inside(.vertical)) }
        return LoweredView(canvas: canvas, scope: scope, nodes: nodes)
    }
}

/// A view that is lowered and not laid out.
@MainActor
package struct LoweredView {
    let canvas: WidgetCanvas
    let scope: LoweringScope
    let nodes: [ViewNode]

    /// The second step: lays the nodes out, and tells what its author should know.
    package func displayList() -> (list: DisplayList, diagnostics: [ArchiveDiagnostic]) {
        let picture = scope.picture
        let placed = UITraitCollection.withCurrent(scope.environment.traits) { ViewLowering.place(self) }
        let items = picture.bounded(placed.items)
        for name in NamedColorLookup.takeMissing() {
            picture.note(
                "missing-color",
                "No colour is named \"\(name)\": put a colour set of that name into the asset catalogue."
            )
        }
        let url = picture.url?.absoluteString
        return (DisplayList(size: canvas.size, items: items, url: url), picture.diagnostics)
    }
}

extension ViewLowering {
    /// The placed tree as text: a line a node with its name, origin and size.
    @MainActor
    package static func treeDescription(
        of view: some View, canvas: WidgetCanvas, at date: Date, environment: EnvironmentValues,
        measurer: any TextMeasurer, pictures: any PictureKeeper
    ) -> String {
        place(
            lowered(view, canvas: canvas, at: date, environment: environment, measurer: measurer, pictures: pictures)
        ).treeDescription
    }

    /// The tree of a view alone, placed at the top left corner under any proposal: nil, zero or infinite lengths too.
    @MainActor
    package static func treeDescription(
        of view: some View, width: Double?, height: Double?, environment: EnvironmentValues,
        measurer: any TextMeasurer, pictures: any PictureKeeper, at date: Date
    ) -> String {
        let proposal = Proposal(width: width, height: height)
        let picture = PictureInProgress(
            measurer: measurer, pictures: pictures, date: date, canvas: proposal.filled(by: .zero).finite,
            environment: environment
        )
        let scope = LoweringScope(environment: environment, axis: nil, picture: picture)
        return lower(view, in: scope).map {
            $0.place(at: .zero, proposal: proposal, in: Surroundings(in: scope)).treeDescription
        }.joined(separator: "\n")
    }

    @MainActor
    static func place(_ view: LoweredView) -> PlacedNode {
        let (canvas, scope, picture) = (view.canvas, view.scope, view.scope.picture)
        let content = ViewNode(StackRule(axis: .vertical, alignment: .center), view.nodes)
        // Sources older than `containerBackground` bring their own margins and draw up to the edge.
        let margin = canvas.hasBackground && picture.containerBackground == nil ? 0 : canvas.margin
        let root = ViewNode(CanvasRule(size: canvas.size, margin: margin), [content])
        let surroundings = Surroundings(in: scope)
        let placedContent = root.place(at: .zero, proposal: Proposal(canvas.size), in: surroundings)
        let backdrop = backdrop(canvas, scope: scope).map { node in
            ViewNode(CanvasRule(size: canvas.size, margin: 0), [node])
                .place(at: .zero, proposal: Proposal(canvas.size), in: surroundings)
        }
        return PlacedNode(
            rule: WidgetRule(), frame: Rect(origin: .zero, size: canvas.size),
            children: [ground(behind: backdrop, canvas, scope: scope), backdrop, placedContent].compactMap(\.self)
        )
    }

    /// What stands behind the content: what the author put there, if anything.
    @MainActor
    private static func backdrop(_ canvas: WidgetCanvas, scope: LoweringScope) -> ViewNode? {
        // Where the system gives a widget no ground, on a Lock Screen, it takes the author's away too.
        guard canvas.hasBackground else { return nil }
        // A widget from before iOS 17 has none, and draws its own.
        return scope.picture.containerBackground.map { ViewNode(OverlapRule(), $0) }
    }

    /// The system's background, where the author's does not hide it.
    @MainActor
    private static func ground(
        behind backdrop: PlacedNode?, _ canvas: WidgetCanvas, scope: LoweringScope
    ) -> PlacedNode? {
        let whole = Rect(origin: .zero, size: canvas.size)
        guard canvas.hasBackground, backdrop?.items.contains(where: { $0.hides(whole) }) != true else { return nil }
        let color = Color(uiColor: .systemBackground).rgba(in: scope.environment)
        return PlacedNode(rule: FillRule(paint: .color(color)), frame: whole, children: [])
    }
}

extension DisplayItem {
    /// Whether nothing behind the item can be seen in an area.
    func hides(_ area: Rect) -> Bool {
        guard case .fill(let fill) = self, case .rect(let rect) = fill.outline else { return false }
        let covers = rect.x <= area.x && rect.y <= area.y && rect.maxX >= area.maxX && rect.maxY >= area.maxY
        return covers && fill.paint.isOpaque
    }
}

extension Paint {
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha == 255
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _):
            !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 255 }
        case .mesh(let mesh): mesh.background.alpha == 255 && mesh.crossings.allSatisfy { $0.color.alpha == 255 }
        }
    }
}

/// The whole canvas; the content is centred inside the margin.
private struct CanvasRule: LayoutRule {
    let size: Size
    let margin: Double

    var name: String { "Canvas" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { size }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let inner = Proposal(size).reduced(width: 2 * margin, height: 2 * margin)
        return children.map { child in
            let taken = child.size(inner)
            return Placement(
                node: child,
                origin: Point(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal: inner
            )
        }
    }
}

/// Background and content of a widget.
private struct WidgetRule: LayoutRule {
    var name: String { "Widget" }
}
