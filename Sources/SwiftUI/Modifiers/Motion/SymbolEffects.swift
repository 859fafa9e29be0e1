// How symbols move; in a picture they stand still.

/// How a symbol moves.
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs once.
public protocol DiscreteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// An effect whose direction and layers can be chosen.
public protocol LayeredSymbolEffect: SymbolEffect {}

extension LayeredSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct BounceSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
}

public struct PulseSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
}

public struct ScaleSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
}

public struct AppearSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
}

public struct DisappearSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
}

public struct ReplaceSymbolEffect: LayeredSymbolEffect, ContentTransitionSymbolEffect {
    /// A replacement that goes on where the other symbol stood.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {}

    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public static var downUp: Self { .init() }
    public static var upUp: Self { .init() }
    public static var offUp: Self { .init() }
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

public struct WiggleSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public func custom(angle: Double) -> Self { self }
}

public struct BreatheSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
}

public struct RotateSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
}

public struct DrawOnSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var individually: Self { self }
}

public struct DrawOffSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var individually: Self { self }
}

public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { .init() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { .init() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { .init() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { .init() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { .init() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { .init() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { .init() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { .init() } }

extension View {
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
