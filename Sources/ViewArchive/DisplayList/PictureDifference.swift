// How one picture differs from another of the same renderer, in words for whoever keeps pictures.

/// What a comparison of two pictures finds.
package enum PictureDifference: Hashable, Sendable, CustomStringConvertible {
    /// The recorded one is no picture of this renderer.
    case unreadable
    /// Width and height, in pixels.
    case size(drawn: [Int], recorded: [Int])
    /// How many of all pixels differ, the first of them from the top, and by how much a colour component does at most.
    case pixels(Int, of: Int, first: [Int], largest: Int)
    /// How many of all lines differ, and the first of them, counted from 1.
    case lines(Int, of: Int, first: Int)

    package var description: String {
        switch self {
        case .unreadable: "what is recorded is no picture"
        case .size(let drawn, let recorded):
            "it has \(drawn[0])x\(drawn[1]) pixels, what is recorded \(recorded[0])x\(recorded[1])"
        case .pixels(let count, let all, let first, let largest):
            "\(count) of \(all) pixels differ, by \(largest) of 255 at most, the first at \(first[0]),\(first[1])"
        case .lines(let count, let all, let first): "\(count) of \(all) lines differ, the first is line \(first)"
        }
    }

    /// Compares texts by their lines; nil when they are the same.
    package static func ofLines(_ drawn: String, _ recorded: String) -> PictureDifference? {
        let (drawn, recorded) = (
            drawn.split(separator: "\n", omittingEmptySubsequences: false),
            recorded.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let all = max(drawn.count, recorded.count)
        let differing = (0..<all).filter { index in
            guard index < drawn.count, index < recorded.count else { return true }
            return !drawn[index].utf8.elementsEqual(recorded[index].utf8)
        }
        return differing.first.map { .lines(differing.count, of: all, first: $0 + 1) }
    }
}
