// A view by itself as a drawing: lowered and laid out as a widget's is, outside of any.
import CoreGraphics
import Imaging
import LiveText
import RasterRendering
import TextRendering
import ViewArchive

/// What a view draws in the size that it takes.
@MainActor
struct ViewDrawing {
    /// In points.
    let size: Size
    private let scale: Double
    private let items: [DisplayItem]
    private let sources: [String: ImageSource]

    /// Nil where the view takes no room.
    init?(of view: some View, proposal: ProposedViewSize, scale: Double) {
        var environment = EnvironmentValues()
        environment.displayScale = CGFloat(scale)
        let named = NamedSources(), now = Date.now
        let offered = Proposal(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
        let picture = PictureInProgress(
            measurer: Self.measurer, pictures: named, date: now, canvas: offered.filled(by: .zero).finite,
            environment: environment
        )
        let scope = LoweringScope(environment: environment, axis: nil, picture: picture)
        let placed = UITraitCollection.withCurrent(environment.traits) {
            ViewNode(StackRule(axis: .vertical, alignment: .center), lower(view, in: scope.inside(.vertical)))
                .place(at: .zero, proposal: offered, in: Surroundings(in: scope))
        }
        size = placed.frame.size
        guard size.width > 0, size.height > 0 else { return nil }
        let list = DisplayList(size: size, items: picture.bounded(placed.items))
        let live = LiveText(locale: environment.locale, timeZone: environment.timeZone)
        items = live.resolve(list, at: now.timeIntervalSince1970).list.items
        sources = named.sources
        self.scale = scale
        for note in picture.diagnostics { UnreadableImages.tell("ImageRenderer: \(note.message)") }
    }

    func picture(isOpaque: Bool) -> DrawnPicture {
        let ground = DisplayItem.fill(.init(.rect(Rect(origin: .zero, size: size)), .color(.black)))
        return DrawnPicture(size: size, scale: scale, items: isOpaque ? [ground] + items : items, sources: sources)
    }

    /// Made when the first view is drawn; not that of the run, which may measure cells where this draws pixels.
    private static let measurer: any TextMeasurer = RasterRenderer.make() ?? TextRendering.TextRenderer()
}

/// Keeps pictures by the names that their bytes have.
private final class NamedSources: PictureKeeper {
    private(set) var sources: [String: ImageSource] = [:]

    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? {
        let name = source.name
        sources[name] = source
        return Kept(name: name, width: source.pixelSize.width, height: source.pixelSize.height)
    }
}
