// How far something has come.
import ViewArchive

/// A progress view as its style sees it; the fraction runs from 0 to 1, nil when no one knows it.
public struct ProgressViewStyleConfiguration {
    public typealias Label = AnyView
    public typealias CurrentValueLabel = AnyView

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    /// The interval that the fraction follows, if any.
    var interval: ProgressInterval?
}

/// An interval of time that progress follows.
struct ProgressInterval: Hashable, Sendable {
    let dates: ClosedRange<Date>
    let countsDown: Bool
}

/// How far something has come, by a value or by the time of an interval.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private enum Progress {
        case unknown
        case fraction(Double)
        case interval(ProgressInterval)
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
                    currentValueLabel: currentValueLabel.map { AnyView($0) }, interval: interval
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
        case .interval(let interval):
            return interval.live(.bar, in: .zero).fraction(at: date.timeIntervalSince1970)
        }
    }

    private var interval: ProgressInterval? {
        if case .interval(let interval) = progress { interval } else { nil }
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

    /// As far as Foundation's progress is.
    public init(_ progress: Foundation.Progress) where Label == EmptyView {
        let part = progress.isIndeterminate ? nil : progress.fractionCompleted
        self.init(Self.part(part, 1), label: nil, current: nil)
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

    /// Follows the time, between entries, too.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(.init(dates: timerInterval, countsDown: countsDown)), label: label(), current: currentValueLabel()
        )
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == Text {
        self.init(
            .interval(.init(dates: timerInterval, countsDown: countsDown)), label: label(),
            current: Text(timerInterval: timerInterval, countsDown: countsDown)
        )
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == Text {
        self.init(
            .interval(.init(dates: timerInterval, countsDown: countsDown)), label: nil,
            current: Text(timerInterval: timerInterval, countsDown: countsDown)
        )
    }

    /// Makes the progress view that a style is asked to draw, in the style around it.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == AnyView, CurrentValueLabel == AnyView {
        self.init(
            configuration.interval.map { .interval($0) } ?? configuration.fractionCompleted.map { .fraction($0) }
                ?? .unknown, label: configuration.label,
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
