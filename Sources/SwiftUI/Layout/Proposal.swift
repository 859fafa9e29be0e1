// What a parent offers a child.
import ViewArchive

/// A width and a height in points: nil asks for the ideal, zero for the least, infinity for the most.
struct Proposal: Hashable {
    var width: Double?
    var height: Double?

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    static let zero = Proposal(width: 0, height: 0)
    static let ideal = Proposal(width: nil, height: nil)
    static let infinity = Proposal(width: .infinity, height: .infinity)

    /// This proposal with a length in place of what is not asked for.
    func filled(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// This proposal less what stands around the child, never below zero.
    func reduced(width less: Double, height lower: Double) -> Proposal {
        Proposal(width: width.map { max(0, $0 - less) }, height: height.map { max(0, $0 - lower) })
    }
}
