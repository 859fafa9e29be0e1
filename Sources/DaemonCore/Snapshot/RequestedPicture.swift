// Which picture of a timeline somebody asks for: the rules, as a value.
import ReloadService
import ViewArchive

/// A line of an archive, the instant that it shows, and how it is drawn.
struct RequestedPicture: Equatable {
    var line: ArchiveFile.Line
    /// What dates in texts are put into words for, in seconds since 1970.
    var instant: Double
    var style: DrawingStyle

    /// Finds what a call asks for in an archive; `style` and `now` stand in for what it does not say.
    init(_ call: SnapshotCall, of header: ArchiveHeader, style: DrawingStyle, now: Double) throws(ServiceError) {
        let asked = try call.at.map { (text) throws(ServiceError) in try Self.instant(text) }
        let due = Self.due(at: asked ?? now, of: header.dates)
        line = try Self.line(due, asked, of: header)
        // An entry's date, rounded down, lies before the entry, which never shows an instant before its own.
        instant = max(asked ?? now, due.map { header.dates[$0] } ?? -.infinity)
        self.style = style
        if let scale = call.scale { self.style.scale = try Self.scale(scale, for: header.size) }
        if let appearance = call.appearance { self.style.appearance = try Self.appearance(appearance, of: header) }
    }

    private static func instant(_ text: String) throws(ServiceError) -> Double {
        do throws(TimeFault) { return try RFC3339.seconds(text) } catch {
            throw .invalidParam("at", error.description)
        }
    }

    /// The last entry whose date has come, where a date counts as logs write it: so an entry is found by what is
    /// written of it.
    private static func due(at instant: Double, of dates: [Double]) -> Int? {
        var index = dates.partitioningIndex { $0 > instant }
        while index < dates.count, dates[index] - instant < 0.001, written(dates[index]) <= instant { index += 1 }
        return index > 0 ? index - 1 : nil
    }

    /// A date without what its text leaves out.
    private static func written(_ date: Double) -> Double {
        Timestamp(date).seconds ?? date
    }

    private static func line(
        _ due: Int?, _ asked: Double?, of header: ArchiveHeader
    ) throws(ServiceError) -> ArchiveFile.Line {
        if let due { return .entry(due) }
        if header.hasPlaceholder { return .placeholder }
        guard let first = header.dates.first else { throw .noPicture("the archive of \(header.widget) has no entries") }
        throw .noPicture(
            "the first entry of \(header.widget) is dated \(Timestamp(first).rawValue), and its archive holds no "
                + "placeholder for the time before; preview draws the kind's"
        )
    }

    private static func scale(_ scale: Double, for size: Size) throws(ServiceError) -> Double {
        let side = (max(size.width, size.height) * scale).rounded()
        if side <= Double(Picture.longestSide) { return scale }
        throw .invalidParam(
            "scale",
            "\(scale) would make \(Int(side)) pixels of \(size.width) x \(size.height) points, more than "
                + "\(Picture.longestSide)"
        )
    }

    private static func appearance(_ word: String, of header: ArchiveHeader) throws(ServiceError) -> Appearance {
        if let appearance = Appearance(rawValue: word), header.appearances.contains(appearance) { return appearance }
        let held = header.appearances.map(\.rawValue).joined(separator: ", ")
        throw .invalidParam(
            "appearance", "the archive of \(header.widget) holds \(held), not \(LogValue.plainOrQuoted(word))"
        )
    }
}

private extension [Double] {
    /// The first index from which on all elements fulfil what none before it does.
    func partitioningIndex(where isBeyond: (Double) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
