// The system's text styles and their sizes (Human Interface Guidelines, Typography).

extension Font {
    /// What a text is for.
    public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points.
        func size(at textSize: DynamicTypeSize) -> Double {
            TextSizes.points[rawValue][textSize.rawValue]
        }

        /// The weight, from 100 to 900, and the one when the style is bold.
        var weight: Int { self == .headline ? 600 : 400 }
        var boldWeight: Int {
            switch self {
            case .largeTitle, .title, .title2: 700
            default: 600
            }
        }
    }
}
