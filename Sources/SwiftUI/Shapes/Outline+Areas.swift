// What two areas make together: the edges of both that have the result on one side only, joined to loops.
import ViewArchive

extension Outline {
    /// How two areas are taken together.
    enum Combination {
        case union, intersection, subtraction, symmetricDifference

        func holds(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    /// Outlines of more pieces than this are taken as they are: every piece is compared with every other.
    private static let mostEdges = 2000

    /// The area that this one and another make together.
    func combined(_ combination: Combination, with other: Outline, evenOdd: Bool) -> Outline {
        let (first, second) = (FlatOutline(self), FlatOutline(other))
        guard first.edges.count + second.edges.count <= Self.mostEdges else { return self }
        let all = first.edges + second.edges
        var kept: [FlatOutline.Edge] = []
        var seen: Set<[Int]> = []
        for edge in first.cut(by: all) + second.cut(by: all) {
            func isInside(_ point: Point) -> Bool {
                combination.holds(
                    first.covers(point, evenOdd: evenOdd), second.covers(point, evenOdd: evenOdd)
                )
            }
            let sides = edge.sides
            let (left, right) = (isInside(sides.left), isInside(sides.right))
            guard left != right else { continue }
            // All loops have their area on the same side; an edge of both outlines counts once.
            let directed = right ? edge : FlatOutline.Edge(start: edge.end, end: edge.start)
            if seen.insert(Self.key(directed.start) + Self.key(directed.end)).inserted { kept.append(directed) }
        }
        return .path(Self.joined(kept, isClosed: true))
    }

    /// The parts of this outline's line that lie inside an area, or outside of it.
    func line(inside: Bool, _ area: Outline, evenOdd: Bool) -> Outline {
        let (line, area) = (FlatOutline(self, isArea: false), FlatOutline(area))
        guard line.edges.count + area.edges.count <= Self.mostEdges else { return self }
        let kept = line.cut(by: area.edges).filter { edge in
            area.covers(edge.point(at: 0.5), evenOdd: evenOdd) == inside
        }
        return .path(Self.joined(kept, isClosed: false))
    }

    private static func key(_ point: Point) -> [Int] {
        [Int((point.x * 1e4).rounded()), Int((point.y * 1e4).rounded())]
    }

    /// Edges one after another, as far as each begins where one ends.
    private static func joined(_ edges: [FlatOutline.Edge], isClosed: Bool) -> [Segment] {
        var starts: [[Int]: [Int]] = [:]
        for (index, edge) in edges.enumerated().reversed() { starts[key(edge.start), default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var segments: [Segment] = []
        for first in edges.indices where !isUsed[first] {
            segments.append(.move(edges[first].start))
            var index = first
            while true {
                isUsed[index] = true
                let end = edges[index].end
                let isBack = key(end) == key(edges[first].start)
                if isClosed, isBack { break }
                segments.append(.line(end))
                let next = starts[key(end), default: []].last { !isUsed[$0] }
                guard let next, !isBack else { break }
                index = next
            }
            if isClosed { segments.append(.close) }
        }
        return segments
    }
}

extension Path {
    /// The area that lies in this path, in another, or in both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }
    /// The area that lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }
    /// The area that lies in this path and not in another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, other, eoFill) }
    /// The area that lies in one path only.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, other, eoFill)
    }
    /// The parts of this path's line inside another path's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline: outline.line(inside: true, other.outline, evenOdd: eoFill))
    }
    /// The parts of this path's line outside another path's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline: outline.line(inside: false, other.outline, evenOdd: eoFill))
    }
    /// The same area by an outline that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }

    private func combined(_ combination: Outline.Combination, _ other: Path, _ evenOdd: Bool) -> Path {
        Path(outline: outline.combined(combination, with: other.outline, evenOdd: evenOdd))
    }
}

/// Two shapes as one.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path

    func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
