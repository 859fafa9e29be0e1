// What a chart holds.
public import SwiftUI

/// Marks of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    /// What this content is made of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body: _Bodiless {
    /// Marks are not made of others; nothing asks them for it.
    public var body: Body { .none(of: Self.self) }
}

/// Content that says by itself which marks it is.
@MainActor
protocol PrimitiveContent: ChartContent where Body == Never {
    func collect(into marks: inout [PlottedMark])
}

extension ChartContent {
    /// Adds the marks of any content.
    func addMarks(to marks: inout [PlottedMark]) {
        if let primitive = self as? any PrimitiveContent {
            primitive.collect(into: &marks)
        } else {
            body.addMarks(to: &marks)
        }
    }

    /// The content's marks, in order.
    var marks: [PlottedMark] {
        var marks: [PlottedMark] = []
        addMarks(to: &marks)
        return marks
    }
}

/// Content that is one mark.
@MainActor
protocol MarkContent: PrimitiveContent {
    nonisolated var mark: PlottedMark { get }
}

extension MarkContent {
    @MainActor func collect(into marks: inout [PlottedMark]) { marks.append(mark) }
}

/// Content that is the marks of other content.
@MainActor
protocol WrappingContent: PrimitiveContent {
    associatedtype Content: ChartContent
    nonisolated var content: Content { get }
}

extension WrappingContent {
    @MainActor func collect(into marks: inout [PlottedMark]) { content.addMarks(to: &marks) }
}

/// Content of any type.
nonisolated public struct AnyChartContent: ChartContent, PrimitiveContent {
    public typealias Body = Never

    private let base: any ChartContent

    public init(_ content: some ChartContent) {
        base = content
    }

    public init(erasing content: some ChartContent) {
        base = content
    }

    @MainActor func collect(into marks: inout [PlottedMark]) { base.addMarks(to: &marks) }
}

/// Content that is modified as one.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Content whose marks are changed.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent, PrimitiveContent {
    typealias Body = Never

    let content: Content
    let change: (inout PlottedMark) -> Void

    @MainActor func collect(into marks: inout [PlottedMark]) {
        let first = marks.count
        content.addMarks(to: &marks)
        for index in first..<marks.count { change(&marks[index]) }
    }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout PlottedMark) -> Void) -> some ChartContent {
        ModifiedMarks(content: self, change: change)
    }

    /// Changes the style where the marks say nothing nearer.
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
        changing { change(&$0.style) }
    }
}
