// Measures that were taken, by text and proposal.
#if Raster
import ViewArchive

/// A table of measures that forgets all of them when it is full.
struct TextMeasures {
    private struct Question: Hashable {
        var block: TextBlock
        var width: Double?
        var height: Double?
    }

    private var answers: [Question: TextMetrics] = [:]
    private static let most = 4096

    mutating func metrics(
        _ block: TextBlock, width: Double?, height: Double?, measure: () -> TextMetrics
    ) -> TextMetrics {
        let question = Question(block: block, width: width, height: height)
        if let answer = answers[question] { return answer }
        let answer = measure()
        if answers.count >= Self.most { answers.removeAll(keepingCapacity: true) }
        answers[question] = answer
        return answer
    }
}
#endif
