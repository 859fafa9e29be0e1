// Gauges: a value between two limits.

/// A gauge as its style sees it; the value runs from 0 to 1.
public struct GaugeStyleConfiguration {
    public typealias Label = AnyView
    public typealias CurrentValueLabel = AnyView
    public typealias MinimumValueLabel = AnyView
    public typealias MaximumValueLabel = AnyView

    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

/// A value between two limits.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let value: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
        maximum: BoundsLabel?
    ) {
        let span = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let part = span > 0 ? (Double(value) - Double(bounds.lowerBound)) / span : 0
        self.value = min(max(part.finite, 0), 1)
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        // Whoever does not see how full it is hears it, where no label says anything.
        styled.spareAccessibilityValue(Text(value, format: .percent.precision(.fractionLength(0))))
    }

    @MainActor private var styled: some View {
        Styled(
            GaugeStyleConfiguration(
                value: value, label: AnyView(label), currentValueLabel: currentValueLabel.map { AnyView($0) },
                minimumValueLabel: minimumValueLabel.map { AnyView($0) },
                maximumValueLabel: maximumValueLabel.map { AnyView($0) }
            )
        ) {
            DefaultGaugeStyle().makeBody(configuration: $0)
        }
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), current: nil, minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), current: currentValueLabel(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }

    /// The marks are not drawn.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), current: currentValueLabel(), minimum: nil, maximum: nil)
    }

    /// The marks are not drawn.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }
}
