// A value with its label, as marks take it.
public import SwiftUI

/// A labelled value.
public struct PlottableValue<Value: Plottable> {
    /// Nil for what has no place.
    let plotted: Plotted?

    init(_ plotted: Plotted?) {
        self.plotted = plotted
    }

    private init(_ value: Value) {
        self.init(Datum(value).map { Plotted($0) })
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { PlottableValue(value) }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(value)
    }
}

extension PlottableValue where Value == Date {
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> { PlottableValue(value, unit, calendar) }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> { PlottableValue(value, unit, calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> { PlottableValue(value, unit, calendar) }

    /// The day, month or other unit that a date lies in.
    private init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        guard case .moment(let seconds)? = Datum(date),
            let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds)),
            let start = Datum(interval.start), let end = Datum(interval.end)
        else {
            self.init(Datum(date).map { Plotted($0) })
            return
        }
        self.init(Plotted(start, to: end))
    }
}

extension PlottableValue where Value: Comparable {
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue<Value> {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    private init(from start: Value, to end: Value) {
        self.init(Datum(start).map { Plotted($0, to: Datum(end)) })
    }
}
