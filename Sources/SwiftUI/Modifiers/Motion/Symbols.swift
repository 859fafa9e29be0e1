// What makes symbols and changes move; a picture stands still.

/// How a symbol moves.
public protocol SymbolEffect: Sendable {}

/// Any of the system's effects.
public struct SystemSymbolEffect: SymbolEffect, Hashable {
    public var up: SystemSymbolEffect { self }
    public var down: SystemSymbolEffect { self }
    public var byLayer: SystemSymbolEffect { self }
    public var wholeSymbol: SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
    public static var bounce: SystemSymbolEffect { .init() }
    public static var pulse: SystemSymbolEffect { .init() }
    public static var variableColor: SystemSymbolEffect { .init() }
    public static var scale: SystemSymbolEffect { .init() }
    public static var appear: SystemSymbolEffect { .init() }
    public static var disappear: SystemSymbolEffect { .init() }
    public static var replace: SystemSymbolEffect { .init() }
    public static var wiggle: SystemSymbolEffect { .init() }
    public static var breathe: SystemSymbolEffect { .init() }
    public static var rotate: SystemSymbolEffect { .init() }
}

extension ContentTransition {
    public static func symbolEffect(_ effect: some SymbolEffect) -> ContentTransition { .symbolEffect }
}

extension View {
    nonisolated public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View { self }
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, value: U) -> some View { self }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    nonisolated public func geometryGroup() -> some View { self }
    nonisolated public func animation<A: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> A
    ) -> some View { body(self) }
}
