// One moment of a widget.
public import SwiftUI

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// When the entry is shown.
    var date: Date { get }
    /// How much the entry matters; kept, without effect here.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// No statement about relevance.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters among the entries of a widget.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance, in a scale of the author's own.
    public var score: Float
    /// How long the score holds, in seconds; 0 until the next entry.
    public var duration: TimeInterval

    /// Makes a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
