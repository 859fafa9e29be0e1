// When the picture changes by itself, and why then.

extension Explainer {
    var change: String {
        guard let at = facts.nextChange, let cause = facts.nextChangeCause else {
            if facts.generation == 0 { return "With the first timeline." }
            return "Not by itself: no entry follows, and no text in it moves on."
        }
        switch cause {
        case .live: return Self.capitalized("\(told(at)): a timer or a relative date in it has moved on then.")
        case .entry:
            guard case .entry(let index, let count, _) = facts.nextEntry else {
                return Self.capitalized("\(told(at)).")
            }
            let sentence = Self.capitalized("\(told(at)): entry \(index) of \(count) is due.")
            guard let shown = facts.pictureGeneration, shown != facts.generation else { return sentence }
            return sentence
                + " It is the first of generation \(facts.generation)\(because); until then what was shown stays."
        }
    }

    private var because: String {
        facts.timeline?.origin.map { ", which was made because \(clause($0))" } ?? ""
    }
}
