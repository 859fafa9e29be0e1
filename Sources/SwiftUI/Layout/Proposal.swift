// What a parent offers a child.
import ViewArchive

/// A width and a height in points: nil asks for the ideal, zero for the least, infinity for the most.
struct Proposal: Hashable {
    let width: Double?
    let height: Double?

    /// Lengths below zero, and those that are no number, are zero.
    init(width: Double?, height: Double?) {
        func sound(_ length: Double) -> Double { length > 0 ? length : 0 }
        self.width = width.map(sound)
        self.height = height.map(sound)
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
        Proposal(width: width.map { $0 - less }, height: height.map { $0 - lower })
    }
}
