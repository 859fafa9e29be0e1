// The result builder of charts.
public import SwiftUI

/// Builds a chart's content from statements.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildBlock() -> some ChartContent { BuilderTuple(contents: []) }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var contents: [any ChartContent] = []
        for one in repeat each content { contents.append(one) }
        return BuilderTuple(contents: contents)
    }

    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Contents one after another.
nonisolated struct BuilderTuple: ChartContent, PrimitiveContent {
    typealias Body = Never

    let contents: [any ChartContent]

    @MainActor func collect(into marks: inout [PlottedMark]) {
        for content in contents { content.addMarks(to: &marks) }
    }
}

/// One of two contents.
nonisolated public struct BuilderConditional<First, Second> {
    let first: First?
    let second: Second?
}

extension BuilderConditional: ChartContent, PrimitiveContent where First: ChartContent, Second: ChartContent {
    public typealias Body = Never

    @MainActor func collect(into marks: inout [PlottedMark]) {
        first?.addMarks(to: &marks)
        second?.addMarks(to: &marks)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    @MainActor @preconcurrency public var body: Never { return Never.none(of: Self.self) }
}

extension Optional: PrimitiveContent where Wrapped: ChartContent {
    @MainActor func collect(into marks: inout [PlottedMark]) { self?.addMarks(to: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
}

extension ForEach: PrimitiveContent where Content: ChartContent {
    @MainActor func collect(into marks: inout [PlottedMark]) {
        for element in data { content(element).addMarks(to: &marks) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Content: ChartContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}
