// In which order views are served that share a length: by priority, then the least flexible first.

/// What a view, or a column of views, can take along an axis.
struct Demand {
    let index: Int
    let priority: Double
    /// In points, within reach.
    let least: Double
    /// In points; infinity for what takes all.
    let most: Double
    /// Whether it can be cut to next to nothing, whatever its least length is.
    let isText: Bool

    init(index: Int, priority: Double = 0, least: Double, most: Double, isText: Bool = false) {
        self.isText = isText
        self.index = index
        self.priority = priority
        self.least = least.finite
        self.most = most.isNaN ? 0 : most
    }

    /// Of two endless ones that with the larger least length comes first; else the order of the views decides.
    func comes(before other: Demand) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if most.isInfinite, least != other.least { return least > other.least }
        return index < other.index
    }

    /// Texts that have room enough are never cut for the sake of each other when each counts with all its length.
    private var flexibility: Double { most.isInfinite ? .infinity : isText ? most : most - least }
}

extension [Demand] {
    /// Serves each demand in turn from a length; a group gets what the least lengths of all later groups leave.
    ///
    /// - Parameters:
    ///   - length: what there is, in points, less the distances between the views.
    ///   - taken: what a view takes of an offer; called once for each.
    func serve(_ length: Double, taken: (_ index: Int, _ offer: Double) -> Double) {
        let ordered = sorted { $0.comes(before: $1) }
        var available = length
        var reserved = ordered.reduce(0) { $0 + $1.least }
        var start = ordered.startIndex
        while start < ordered.endIndex {
            let group = ordered[start...].prefix { $0.priority == ordered[start].priority }
            reserved -= group.reduce(0) { $0 + $1.least }
            var left = group.count
            for demand in group {
                let offer = Swift.max(0, (available - Swift.max(0, reserved)) / Double(left))
                available -= taken(demand.index, offer).finite
                left -= 1
            }
            start = group.endIndex
        }
    }
}
