// Forms of symbols that are set from above: filled, in a circle, larger.

/// Forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private let suffixes: [String]

    public static let none = SymbolVariants(suffixes: [])
    public static let circle = SymbolVariants(suffixes: ["circle"])
    public static let square = SymbolVariants(suffixes: ["square"])
    public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
    public static let fill = SymbolVariants(suffixes: ["fill"])
    public static let slash = SymbolVariants(suffixes: ["slash"])

    public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
    public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
    public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

    /// Whether this form has all that another has.
    public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

    /// The name of a symbol's form; a form that it names already is not added again.
    func applied(to name: String) -> String {
        let own = name.split(separator: ".").map(String.init)
        return ([name] + suffixes.filter { !own.contains($0) }).joined(separator: ".")
    }
}

extension Image.Scale {
    var factor: Double {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
    }
}

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
    private struct ScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
}

extension View {
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }

    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
