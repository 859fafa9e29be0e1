// Marks of an axis, as authors write them.
public import SwiftUI

/// The marks that an axis has where nothing is said of them.
nonisolated public struct AutomaticAxisMark: AxisMark, PrimitiveAxisMark {
    public typealias Body = Never

    @MainActor var parts: [AxisPart] { [] }
}

/// Grid lines, ticks and labels at values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
    public typealias Body = Never

    private let set: AxisMarkSet

    @MainActor var sets: [AxisMarkSet] { [set] }
}

extension AxisMarks where Content == AutomaticAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        set = AxisMarkSet(preset: preset, position: position, values: values, stroke: stroke)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: Self.listed(values), stroke: stroke)
    }

    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        set = AxisMarkSet(
            preset: preset, position: position, values: values, stroke: stroke, words: AxisWording.words(format)
        )
    }

    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: Self.listed(values), stroke: stroke)
    }
}

extension AxisMarks {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        set = AxisMarkSet(preset: preset, position: position, values: values) { content($0) }
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        set = AxisMarkSet(preset: preset, position: position, values: values) { _ in content() }
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        set = AxisMarkSet(preset: preset, position: position, values: Self.listed(values)) { content($0) }
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        set = AxisMarkSet(preset: preset, position: position, values: Self.listed(values)) { _ in
            content()
        }
    }

    private static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(rule: .listed(values.compactMap { Datum($0) }))
    }
}
