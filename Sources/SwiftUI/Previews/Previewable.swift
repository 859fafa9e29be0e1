// Marks of Xcode's that change nothing here.

/// Marks a variable of a preview that belongs to the view around the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
