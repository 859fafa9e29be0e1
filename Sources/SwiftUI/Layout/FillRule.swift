// An area of one paint that takes whatever it is offered.
import ViewArchive

/// Fills its frame.
struct FillRule: LayoutRule {
    let paint: Paint
    var name: String { "Color" }

    /// What an area without a size of its own takes when nothing is proposed, in points.
    nonisolated static let idealSize = Size(width: 10, height: 10)

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        proposal.filled(by: Self.idealSize)
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        [.fill(.init(.rect(frame), paint))]
    }
}
