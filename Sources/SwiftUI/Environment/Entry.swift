// Keys that need not be written.

/// Gives a property of the environment, a transaction, the container values or the focused values a key of its own.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
