// Measures that were taken, by text and proposal.
#if Raster
import ViewArchive

/// A table of measures that forgets all of them when it is full.
struct TextMeasures {
    struct Question: Hashable {
        var block: TextBlock
        var width: Double?
        var height: Double?
    }

    private var answers: [Question: TextMetrics] = [:]
    private static let most = 4096

    subscript(question: Question) -> TextMetrics? { answers[question] }

    mutating func keep(_ answer: TextMetrics, for question: Question) {
        if answers.count >= Self.most { answers.removeAll(keepingCapacity: true) }
        answers[question] = answer
    }
}
#endif
