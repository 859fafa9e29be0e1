// What a Live Activity shows, as authors describe it.
@_exported public import SwiftUI

/// The facts of a Live Activity that stay, and the type of those that change.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What changes, with the date from which it is out of date.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    /// What is shown.
    public var state: State
    /// From when on it is out of date; nil for never.
    public var staleDate: Date?
    /// How much the activity matters among others; kept, without effect here.
    public var relevanceScore: Double

    /// Makes a content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
