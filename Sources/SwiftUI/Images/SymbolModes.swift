// How symbols are coloured in newer systems, and how bright images may be; here all are drawn alike.

/// How a symbol's colours are made of one.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
    /// How bright an image may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }

    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension View {
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
