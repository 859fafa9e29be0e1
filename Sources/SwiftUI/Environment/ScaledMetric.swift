// Lengths that grow with the text size.

/// A number that grows as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value {
        let size = EnvironmentValues.Current.value.values.dynamicTypeSize
        return base * Value(style.size(at: size) / style.size(at: .large))
    }
}
