// Marks of which only a part is seen: where other marks are.

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
        let mask = MarkMask(mask.marks)
        for index in first..<marks.count { marks[index].masks.append(mask) }
    }
}

/// A mask, which all the marks behind it share.
final class MarkMask {
    /// As they were given: neither sampled nor stacked.
    let marks: [PlottedMark]

    init(_ marks: [PlottedMark]) {
        self.marks = marks
    }

    /// The masks of marks, and those of the masks' own marks: each once, in the order of their first appearance.
    static func all(of marks: [PlottedMark]) -> [MarkMask] {
        var seen: Set<ObjectIdentifier> = []
        var masks: [MarkMask] = []
        func visit(_ marks: [PlottedMark]) {
            for mask in marks.lazy.flatMap(\.masks) where seen.insert(ObjectIdentifier(mask)).inserted {
                masks.append(mask)
                visit(mask.marks)
            }
        }
        visit(marks)
        return masks
    }
}
