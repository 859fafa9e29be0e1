// Values that views would pass upwards; a picture is laid out once, so nobody receives them.

/// A value that views pass to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    nonisolated public func coordinateSpace(name: some Hashable) -> some View { self }
    nonisolated public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
}
