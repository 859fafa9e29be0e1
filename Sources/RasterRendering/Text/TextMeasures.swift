// Measures that were taken, by text and proposal.
#if Raster
import ViewArchive

/// A table of measures that forgets all of them when it is full.
struct TextMeasures {
    struct Question: Hashable {
        private let block: TextBlock
        private let width: Double?
        private let height: Double?

        init(block: TextBlock, width: Double?, height: Double?) {
            // No colour has a width: what was measured for one appearance need not be for the other. And of dates only
            // the words have one.
            var block = block
            for run in block.runs.indices {
                block.runs[run].date = nil
                block.runs[run].style.color = .black
                block.runs[run].style.underlineColor = nil
                block.runs[run].style.strikethroughColor = nil
                block.runs[run].style.underlinePattern = .solid
                block.runs[run].style.strikethroughPattern = .solid
                block.runs[run].style.background = nil
                block.runs[run].style.paint = nil
            }
            self.block = block
            self.width = width
            self.height = height
        }
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
