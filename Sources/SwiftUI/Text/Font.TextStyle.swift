// The system's text styles and their sizes (Human Interface Guidelines, Typography).

extension Font {
    /// What a text is for.
    public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points.
        func size(at textSize: DynamicTypeSize) -> Double {
            Self.sizes[rawValue][textSize.rawValue]
        }

        /// The weight, from 100 to 900, and the one when the style is bold.
        var weight: Int { self == .headline ? 600 : 400 }
        var boldWeight: Int {
            switch self {
            case .largeTitle, .title, .title2: 700
            default: 600
            }
        }

        /// In points, by style, from `xSmall` to `accessibility5`.
        private static let sizes: [[Double]] = [
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]
    }
}
