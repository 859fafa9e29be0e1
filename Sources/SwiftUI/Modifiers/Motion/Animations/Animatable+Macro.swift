// Types whose animated properties the compiler finds: a picture shows them where they end.

/// Marks a type whose properties are animated.
@attached(peer)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// Marks a property that is not animated.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
