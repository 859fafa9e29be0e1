// A mesh between its crossings: cubic curves from each to the next, in both directions.

extension Mesh {
    /// A place with a colour on the mesh.
    package struct Vertex: Hashable, Sendable {
        package var point: Point
        package var color: RGBA
    }

    /// A finer grid: vertices row by row, and how many a row.
    package func vertices() -> (columns: Int, vertices: [Vertex]) {
        let steps = max(2, min(10, 80 / max(columns, rows)))
        let across = (columns - 1) * steps + 1, down = (rows - 1) * steps + 1
        var vertices: [Vertex] = []
        vertices.reserveCapacity(across * down)
        for row in 0..<down {
            let top = min(row / steps, rows - 2)
            let v = Double(row - top * steps) / Double(steps)
            for column in 0..<across {
                let left = min(column / steps, columns - 2)
                vertices.append(vertex(left, top, Double(column - left * steps) / Double(steps), v))
            }
        }
        return (across, vertices)
    }

    /// A point of the cell whose first corner is a crossing, u and v from 0 to 1.
    private func vertex(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> Vertex {
        // Four rows of four values: two crossings, then how they change along u; below, the same of their change along v.
        let weights = (u: Self.hermite(u), v: Self.hermite(v))
        var numbers = [Double](repeating: 0, count: 6)
        for (index, weightV) in weights.v.enumerated() {
            let y = row + index % 2
            for (other, weightU) in weights.u.enumerated() {
                let x = column + other % 2
                let weight = weightU * weightV
                guard weight != 0 else { continue }
                switch (other >= 2, index >= 2) {
                case (false, false): add(components(x, y), weight, to: &numbers)
                case (true, false): add(change(x, y, isAcross: true), weight, to: &numbers)
                case (false, true): add(change(x, y, isAcross: false), weight, to: &numbers)
                // Cells are not twisted.
                case (true, true): break
                }
            }
        }
        var color = numbers.suffix(4).map { $0 }
        if !isSmooth {
            color = (0..<4).map { part in
                func at(_ x: Int, _ y: Int) -> Double { components(column + x, row + y)[part + 2] }
                return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
            }
        }
        func byte(_ number: Double) -> UInt8 { UInt8(max(0, min(255, number.rounded()))) }
        return Vertex(
            point: Point(x: numbers[0], y: numbers[1]),
            color: RGBA(red: byte(color[0]), green: byte(color[1]), blue: byte(color[2]), alpha: byte(color[3]))
        )
    }

    private func add(_ values: [Double], _ weight: Double, to sums: inout [Double]) {
        for index in sums.indices { sums[index] += values[index] * weight }
    }

    /// Weights of two values and of how they change.
    private static func hermite(_ t: Double) -> [Double] {
        let t2 = t * t, t3 = t2 * t
        return [2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3, t3 - 2 * t2 + t, t3 - t2]
    }

    /// Place and colour of a crossing as numbers.
    private func components(_ column: Int, _ row: Int) -> [Double] {
        let crossing = crossings[row * columns + column]
        let color = crossing.color
        return [
            crossing.point.x, crossing.point.y, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha),
        ]
    }

    /// How they change along a line: as its control points say, else as its neighbours lie.
    private func change(_ column: Int, _ row: Int, isAcross: Bool) -> [Double] {
        let place = isAcross ? column : row
        let last = (isAcross ? columns : rows) - 1
        func neighbour(_ place: Int) -> [Double] {
            let place = max(0, min(last, place))
            return isAcross ? components(place, row) : components(column, place)
        }
        let before = neighbour(place - 1), after = neighbour(place + 1)
        let distance = place == 0 || place == last ? 1.0 : 2.0
        var change = zip(before, after).map { ($1 - $0) / distance }
        if let controls = crossings[row * columns + column].controls {
            let (from, to) = isAcross ? (controls[0], controls[2]) : (controls[1], controls[3])
            // A curve's control point is a third of its change away.
            change[0] = (to.x - from.x) * 1.5
            change[1] = (to.y - from.y) * 1.5
        }
        return change
    }
}
