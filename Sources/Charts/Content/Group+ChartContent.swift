// Marks that are modified as one.
public import SwiftUI

extension Group: ChartContent where Content: ChartContent {
    public typealias Body = Never
}

extension Group: PrimitiveContent where Content: ChartContent {
    @MainActor func collect(into marks: inout [PlottedMark]) { content.addMarks(to: &marks) }
}

extension Group where Content: ChartContent {
    /// Marks that are modified as one.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self = .holding(content()) }
}
