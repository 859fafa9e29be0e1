// Lengths along and across an axis, so that one algorithm serves both stacks.
import ViewArchive

extension Axis {
    func major(_ size: Size) -> Double { self == .horizontal ? size.width : size.height }
    func minor(_ size: Size) -> Double { self == .horizontal ? size.height : size.width }
    func major(_ proposal: Proposal) -> Double? { self == .horizontal ? proposal.width : proposal.height }
    func minor(_ proposal: Proposal) -> Double? { self == .horizontal ? proposal.height : proposal.width }

    func size(major: Double, minor: Double) -> Size {
        self == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
    }

    func proposal(major: Double?, minor: Double?) -> Proposal {
        self == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
    }

    func point(major: Double, minor: Double) -> Point {
        self == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
    }
}
