// Views beside marks.
public import SwiftUI

/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
    /// -1 before or above the mark, 0 over it, 1 after or below it; nil is the chart's choice.
    let side: UnitPoint?

    public static let automatic = AnnotationPosition(side: nil)
    public static let overlay = AnnotationPosition(side: UnitPoint(x: 0, y: 0))
    public static let top = AnnotationPosition(side: UnitPoint(x: 0, y: -1))
    public static let bottom = AnnotationPosition(side: UnitPoint(x: 0, y: 1))
    public static let leading = AnnotationPosition(side: UnitPoint(x: -1, y: 0))
    public static let trailing = AnnotationPosition(side: UnitPoint(x: 1, y: 0))
    public static let topLeading = AnnotationPosition(side: UnitPoint(x: -1, y: -1))
    public static let topTrailing = AnnotationPosition(side: UnitPoint(x: 1, y: -1))
    public static let bottomLeading = AnnotationPosition(side: UnitPoint(x: -1, y: 1))
    public static let bottomTrailing = AnnotationPosition(side: UnitPoint(x: 1, y: 1))
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
    /// The size of the mark in points; here always zero, as annotations are made before the chart has a size.
    public let targetSize: CGSize
}

/// What becomes of an annotation that is larger than its room.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What it fits into.
    public struct Boundary: Hashable, Sendable {
        public static let automatic = Boundary()
        public static let chart = Boundary()
        public static let plot = Boundary()
    }

    /// What is done in a direction; here annotations always stay inside the plot's width.
    public struct Strategy: Hashable, Sendable {
        public static let automatic = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static let disabled = Strategy()

        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
    /// Puts a view beside each mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, AnyView(content()))
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, AnyView(content()))
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, AnyView(content(AnnotationContext(targetSize: .zero))))
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, AnyView(content(AnnotationContext(targetSize: .zero))))
    }

    nonisolated private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ content: AnyView
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing.map { Double($0).sound }, content: content
        )
        return styled { $0.annotations.append(annotation) }
    }
}
