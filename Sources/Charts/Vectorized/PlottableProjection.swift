// Where a plot of a collection finds what it shows: a label and a key path.
public import SwiftUI

/// A labelled value of each element.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let value: (DataElement) -> PlottableValue<Value>

    private init(_ keyPath: KeyPath<DataElement, Value>) {
        value = { .value("", $0[keyPath: keyPath]) }
    }

    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self { Self(keyPath) }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self(keyPath)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self(keyPath)
    }
}

extension PlottableProjection where Value == Date {
    private init(_ keyPath: KeyPath<DataElement, Date>, _ unit: Calendar.Component, _ calendar: Calendar) {
        value = { .value("", $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .current
    ) -> Self { Self(keyPath, unit, calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = .current
    ) -> Self { Self(keyPath, unit, calendar) }
}
