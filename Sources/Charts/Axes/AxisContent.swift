// What an axis holds: sets of marks at values.
public import SwiftUI

/// The marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Lines, ticks and labels at one value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisContent, AxisMark {}

extension AxisContent where Body: _Bodiless {
    public var body: Body { .none(of: Self.self) }
}

extension AxisMark where Body: _Bodiless {
    public var body: Body { .none(of: Self.self) }
}

/// Content that says by itself which sets it is.
@MainActor
protocol PrimitiveAxisContent: AxisContent where Body == Never {
    var sets: [AxisMarkSet] { get }
}

/// A mark that says by itself which parts it is.
@MainActor
protocol PrimitiveAxisMark: AxisMark where Body == Never {
    var parts: [AxisPart] { get }
}

extension AxisContent {
    var allSets: [AxisMarkSet] { (self as? any PrimitiveAxisContent)?.sets ?? body.allSets }
}

extension AxisMark {
    var allParts: [AxisPart] { (self as? any PrimitiveAxisMark)?.parts ?? body.allParts }
}

/// Builds the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildBlock() -> some AxisContent { AxisTuple(contents: []) }

    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        var contents: [any AxisContent] = []
        for one in repeat each content { contents.append(one) }
        return AxisTuple(contents: contents)
    }

    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
        AxisTuple(contents: content.map { [$0] } ?? [])
    }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }

    public static func buildLimitedAvailability(_ content: some AxisContent) -> some AxisContent {
        AxisTuple(contents: [content])
    }
}

/// Builds the marks at a value.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildBlock() -> some AxisMark { AxisMarkTuple(marks: []) }

    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        var marks: [any AxisMark] = []
        for one in repeat each content { marks.append(one) }
        return AxisMarkTuple(marks: marks)
    }

    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark {
        AxisMarkTuple(marks: content.map { [$0] } ?? [])
    }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }

    public static func buildLimitedAvailability(_ content: some AxisMark) -> some AxisMark {
        AxisMarkTuple(marks: [content])
    }
}

nonisolated private struct AxisTuple: AxisContent, PrimitiveAxisContent {
    typealias Body = Never
    let contents: [any AxisContent]
    @MainActor var sets: [AxisMarkSet] { contents.flatMap { $0.allSets } }
}

nonisolated private struct AxisMarkTuple: AxisMark, PrimitiveAxisMark {
    typealias Body = Never
    let marks: [any AxisMark]
    @MainActor var parts: [AxisPart] { marks.flatMap { $0.allParts } }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent where First: AxisContent, Second: AxisContent {
    public typealias Body = Never
    @MainActor var sets: [AxisMarkSet] { (first?.allSets ?? []) + (second?.allSets ?? []) }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark where First: AxisMark, Second: AxisMark {
    public typealias Body = Never
    @MainActor var parts: [AxisPart] { (first?.allParts ?? []) + (second?.allParts ?? []) }
}
