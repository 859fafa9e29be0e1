// What a photograph that fills a box must look like at nine points, computed from the photograph itself.

/// A photograph scaled to fill a box, its overhang cut off evenly on both sides.
package struct ReferenceCrop {
    private let photo: TestPicture

    package init(of photo: TestPicture) { self.photo = photo }

    /// Where the nine points lie, as fractions of the box.
    private static let places = [0.15, 0.5, 0.85]

    /// Compares nine patches of a snapshot with the same patches of the photograph; empty when all agree.
    ///
    /// - Parameter tolerance: of a colour component, 0 to 255: scaling filters differ by a few.
    package func differences(from snapshot: TestPicture, tolerance: Double = 14) -> [String] {
        let width = Double(snapshot.width)
        let height = Double(snapshot.height)
        let scale = max(width / Double(photo.width), height / Double(photo.height))
        let left = (Double(photo.width) * scale - width) / 2
        let top = (Double(photo.height) * scale - height) / 2
        // A patch of about a thirtieth of the box: large enough that a filter's edges do not matter.
        let radius = max(4, min(width, height) / 60)
        var differences: [String] = []
        for v in ReferenceCrop.places {
            for u in ReferenceCrop.places {
                let x = u * width
                let y = v * height
                let seen = snapshot.mean(x: x - radius...x + radius, y: y - radius...y + radius)
                let wanted = photo.mean(
                    x: (x - radius + left) / scale...(x + radius + left) / scale,
                    y: (y - radius + top) / scale...(y + radius + top) / scale
                )
                if seen.distance(to: wanted) > tolerance {
                    differences.append("at \(u), \(v): \(seen) instead of \(wanted)")
                }
            }
        }
        return differences
    }
}
