// The looks of gauges, by name.

/// A look for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that fits the place: a line that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A line that fills, between its labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(gauge: configuration, isCompact: false, isCapacity: true)
    }
}

/// A small line that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(gauge: configuration, isCompact: true, isCapacity: true)
    }
}

/// A small line with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(gauge: configuration, isCompact: true, isCapacity: false)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(gauge: configuration) }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { ClosedRingGauge(gauge: configuration) }
}

/// An open ring, as on a watch.
public struct CircularGaugeStyle: GaugeStyle {
    private let tint: AnyShapeStyle?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = AnyShapeStyle(tint)
    }

    nonisolated public init(tint: Gradient) {
        self.tint = AnyShapeStyle(tint)
    }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            OpenRingGauge(gauge: configuration).tint(tint)
        } else {
            OpenRingGauge(gauge: configuration)
        }
    }
}

/// A line with a mark at the value, as on a watch.
public struct LinearGaugeStyle: GaugeStyle {
    private let tint: AnyShapeStyle?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = AnyShapeStyle(tint)
    }

    nonisolated public init(tint: Gradient) {
        self.tint = AnyShapeStyle(tint)
    }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            LinearGauge(gauge: configuration, isCompact: true, isCapacity: false).tint(tint)
        } else {
            LinearGauge(gauge: configuration, isCompact: true, isCapacity: false)
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    nonisolated public static var circular: CircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    nonisolated public static var linear: LinearGaugeStyle { .init() }
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        styling(style) { (style, gauge: GaugeStyleConfiguration) in AnyView(style.makeBody(configuration: gauge)) }
    }
}
