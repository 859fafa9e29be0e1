// Marks of which only a part is seen: where other marks are.
public import SwiftUI

extension ChartContent {
    /// Shows these marks only where the mask's marks are.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedMarks(content: self, mask: content())
    }
}

/// Marks with a mask.
nonisolated private struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: ChartContent, PrimitiveContent {
    typealias Body = Never

    let content: Content
    let mask: Mask

    @MainActor func collect(into marks: inout [PlottedMark]) {
        let first = marks.count
        content.addMarks(to: &marks)
        let mask = Stacking.stacked(mask.marks)
        for index in first..<marks.count { marks[index].masks.append(mask) }
    }
}

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
