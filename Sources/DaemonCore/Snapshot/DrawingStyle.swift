// How pictures are drawn, the same for all widgets of a daemon.
import ViewArchive

/// Scale, appearance and corners.
struct DrawingStyle: Equatable {
    /// Pixels a point.
    var scale: Double
    var appearance: Appearance
    var hasRoundCorners: Bool

    /// The corners of a family's picture.
    func corners(of family: Family, size: Size) -> Corners {
        guard hasRoundCorners else { return .square }
        return switch family {
        // The radius of a Home Screen widget on the phone whose sizes these are.
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: .round(22)
        case .accessoryCircular: .round(min(size.width, size.height) / 2)
        case .accessoryRectangular, .accessoryInline: .square
        }
    }
}
