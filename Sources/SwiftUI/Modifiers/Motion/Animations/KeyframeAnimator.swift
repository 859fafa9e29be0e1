// Views that follow keyframes; a picture shows the value that they begin with.

/// Views made for a value that follows keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
    public typealias Body = Never

    private let initial: Value
    private let content: @MainActor (Value) -> Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.content = content
    }

    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, content: content, keyframes: keyframes)
    }
}

extension KeyframeAnimator: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.evaluating { lower(content(initial), in: scope) }
    }
}

extension View {
    /// Changes the view for a value that follows keyframes; the value that it begins with is shown.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        Keyframed(content: self, initial: initialValue, change: content)
    }

    /// Changes the view for a value that follows keyframes; the value that it begins with is shown.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes) }
}

/// A view that is changed for the value that keyframes begin with.
nonisolated private struct Keyframed<Content: View, Value, Result: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let initial: Value
    let change: @MainActor (PlaceholderContentView<Content>, Value) -> Result

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.evaluating { lower(change(PlaceholderContentView(content: content), initial), in: scope) }
    }
}

/// Keyframes of a value.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Body { get }
}

extension Never: Keyframes {
    public typealias Value = Never
}

extension Keyframes where Body: _Bodiless {
    public var body: Body { .none(of: Self.self) }
}

/// The keyframes of a property.
public struct KeyframeTrack<Root, TrackValue: Animatable, Content: KeyframeTrackContent>: Keyframes
where TrackValue == Content.Value {
    public typealias Body = Never
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>,
        @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {}

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {}
}

/// Keyframes of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    var body: Body { get }
}

extension Never: KeyframeTrackContent {}

extension Never: Animatable {
    public typealias AnimatableData = EmptyAnimatableData
}

extension KeyframeTrackContent where Body == Never {
    public var body: Never { return fatalError("\(Self.self) has no body") }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    public init(_ to: Value) {}
}

/// Several keyframes.
public struct KeyframeTrackSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
}

/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {
    public typealias Body = Never
}

/// Builds keyframes from statements.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrack<Value, Value, K>
    where Value == K.Value {
        KeyframeTrack { expression }
    }
    public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// Builds a track from statements.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }
    public static func buildBlock() -> KeyframeTrackSequence<Value> { KeyframeTrackSequence() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeTrackSequence<Value> { KeyframeTrackSequence() }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeTrackSequence<Value> {
        KeyframeTrackSequence()
    }
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeTrackSequence<Value>
    where Value == K.Value { KeyframeTrackSequence() }
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeTrackSequence<Value>
    where Value == K.Value { KeyframeTrackSequence() }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> KeyframeTrackSequence<Value> {
        KeyframeTrackSequence()
    }
}
