// Grid lines, ticks and labels.
public import SwiftUI

/// A part of what stands at a value.
struct AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        /// The length in points beyond the plot; nil for the system's.
        case tick(StrokeStyle?, length: Double?)
        case label(AxisLabel)
    }

    var kind: Kind
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// What a label says.
struct AxisLabel {
    enum Content {
        case automatic
        case words((Datum, AxisWording) -> String?)
        case view(AnyView)
    }

    var content = Content.automatic
    var anchor: UnitPoint?
    /// In degrees.
    var turn = 0.0
    /// Between plot and label, in points.
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
}

/// A line through the plot at a value.
nonisolated public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
    public typealias Body = Never

    let parts: [AxisPart]

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        parts = [AxisPart(kind: .gridLine(stroke), isCentered: centered)]
    }
}

/// A short line from the plot outwards at a value.
nonisolated public struct AxisTick: AxisMark, PrimitiveAxisMark {
    public typealias Body = Never

    /// How long a tick is.
    public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        let points: Double?

        public static let automatic = Length(points: nil)
        /// As long as labels are high.
        public static let label = Length(points: -1)
        public static let longestLabel = Length(points: -1)

        public static func label(extendPastBy: CGFloat = 0) -> Length { label }
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { longestLabel }

        init(points: Double?) {
            self.points = points
        }

        public init(integerLiteral value: Int) {
            points = Double(value).sound
        }

        public init(floatLiteral value: Double) {
            points = value.sound
        }
    }

    let parts: [AxisPart]

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        parts = [AxisPart(kind: .tick(stroke, length: length.points), isCentered: centered)]
    }

    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        parts = [AxisPart(kind: .tick(stroke, length: Double(length).sound), isCentered: centered)]
    }
}

/// What becomes of labels that meet; here a label without room is left out where the system chooses its words.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    public static let automatic = Self()
    public static let greedy = Self()
    public static let truncate = Self()
    public static let disabled = Self()

    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { Self() }
}

/// Which way a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let turn: Double

    public static let automatic = Self(turn: 0)
    public static let horizontal = Self(turn: 0)
    public static let vertical = Self(turn: 90)
    public static let verticalReversed = Self(turn: -90)
}

/// The label of a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisMark {
    public typealias Body = Never

    let parts: [AxisPart]

    private init(
        _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
        _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        let label = AxisLabel(
            content: content, anchor: anchor, turn: orientation.turn,
            horizontalSpacing: horizontal.map { Double($0).sound }, verticalSpacing: vertical.map { Double($0).sound }
        )
        parts = [AxisPart(kind: .label(label), isCentered: centered)]
    }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(.view(view), centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.automatic, centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    }

    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .words(AxisWording.words(format)), centered, anchor, orientation, horizontalSpacing, verticalSpacing
        )
    }

    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(labelKey))), centered, anchor, orientation, horizontalSpacing, verticalSpacing
        )
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.view(AnyView(Text(label))), centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    }
}

nonisolated private struct ChangedAxisMark<Content: AxisMark>: AxisMark, PrimitiveAxisMark {
    typealias Body = Never
    let content: Content
    let change: (inout AxisPart) -> Void

    @MainActor var parts: [AxisPart] {
        content.allParts.map { part in
            var part = part
            change(&part)
            return part
        }
    }
}

extension AxisMark {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    nonisolated public func font(_ font: Font?) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Moves the marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(content: self) {
            $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y)
        }
    }

    nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}
