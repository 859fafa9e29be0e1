// How far something has come.

/// A progress view as its style sees it; the fraction runs from 0 to 1, nil when no one knows it.
public struct ProgressViewStyleConfiguration {
    public typealias Label = AnyView
    public typealias CurrentValueLabel = AnyView

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How far something has come, by a value or by the time of an interval.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private enum Progress {
        case unknown
        case fraction(Double)
        case interval(ClosedRange<Date>, countsDown: Bool)
    }

    private let progress: Progress
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init(_ progress: Progress, label: Label?, current: CurrentValueLabel?) {
        self.progress = progress
        self.label = label
        currentValueLabel = current
    }

    @MainActor public var body: some View {
        DatedView { date in
            Styled(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction(at: date), label: label.map { AnyView($0) },
                    currentValueLabel: currentValueLabel.map { AnyView($0) }
                )
            ) {
                DefaultProgressViewStyle().makeBody(configuration: $0)
            }
        }
    }

    private func fraction(at date: Date) -> Double? {
        switch progress {
        case .unknown: return nil
        case .fraction(let fraction): return fraction
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
            return countsDown ? 1 - passed : passed
        }
    }

    private static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Progress {
        guard let value else { return .unknown }
        let part = Double(value) / Double(total)
        return .fraction(part.isFinite ? min(max(part, 0), 1) : 0)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(.unknown, label: nil, current: nil)
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(.unknown, label: label(), current: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.unknown, label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.unknown, label: Text(title), current: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.part(value, total), label: nil, current: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.part(value, total), label: label(), current: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.part(value, total), label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.part(value, total), label: Text(title), current: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.part(value, total), label: label(), current: currentValueLabel())
    }

    /// Follows the time; the picture shows where it stands at its own date.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel()
        )
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == Text {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            current: Text(timerInterval: timerInterval, countsDown: countsDown)
        )
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == Text {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            current: Text(timerInterval: timerInterval, countsDown: countsDown)
        )
    }

    /// Makes the progress view that a style is asked to draw, in the style around it.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == AnyView, CurrentValueLabel == AnyView {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .unknown, label: configuration.label,
            current: configuration.currentValueLabel
        )
    }
}

/// Views made for the date that the picture shows.
nonisolated struct DatedView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: @MainActor (Date) -> Content

    init(@ViewBuilder content: @escaping @MainActor (Date) -> Content) {
        self.content = content
    }

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.evaluating { lower(content(scope.picture.date), in: scope) }
    }
}
