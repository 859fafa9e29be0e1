// Images: files by name, pictures in memory, symbols.
import ViewArchive

/// A picture or a symbol.
nonisolated public struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    /// What the image shows.
    enum Source: Hashable, Sendable {
        case named(String, bundle: Bundle?)
        case symbol(String)
        case kit(UIImage)
        case commands(ImageCommands)

        static func == (left: Source, right: Source) -> Bool {
            switch (left, right) {
            case (.named(let a, let first), .named(let b, let second)): a == b && first == second
            case (.symbol(let a), .symbol(let b)): a == b
            case (.kit(let a), .kit(let b)): a == b
            case (.commands(let a), .commands(let b)): a == b
            default: false
            }
        }
    }

    let source: Source
    /// What it shows in words: nil takes the name, an empty text says that it is decoration.
    var label: Text?
    var isResizable = false
    /// At the sides of a resizable image, in points; they keep their size.
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    /// Of a symbol that UIKit gave a size; nil for the environment's.
    var symbolFont: Font?
    /// Of a picture or a symbol that UIKit gave a colour.
    var tint: UIColor?
    var symbolMode: SymbolRenderingMode?
    /// How much of a symbol that shows a level is drawn in full, from 0 to 1; nil for all.
    var symbolValue: Double?

    init(source: Source, label: Text? = nil) {
        self.source = source
        self.label = label
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle: bundle))
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle: bundle), label: label)
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle: bundle), label: Text(verbatim: ""))
    }

    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName))
        symbolValue = variableValue
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle: bundle))
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle: bundle), label: label)
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    public init(uiImage: UIImage) {
        if case .symbol(let name) = uiImage.content {
            self.init(source: .symbol(name))
            symbolFont = uiImage.symbolFont
            symbolValue = uiImage.traits.symbolValue
            let isTinted = uiImage.renderingMode == .alwaysOriginal
            tint = (isTinted ? uiImage.traits.tint : nil) ?? uiImage.traits.symbol?.colors.first
        } else {
            self.init(source: .kit(uiImage))
            if uiImage.renderingMode != .alwaysTemplate { tint = uiImage.traits.tint }
        }
        if uiImage.renderingMode == .alwaysTemplate { renderingMode = .template }
    }

    /// Lets the image take the size that it is offered: what lies between the caps is stretched or repeated.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with { ($0.isResizable, $0.capInsets, $0.resizingMode) = (true, capInsets, resizingMode) }
    }

    /// Draws the picture itself, or its shape in the foreground's colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }

    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Says in how many colours the symbol is drawn; nil leaves it to the view around.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolMode = mode }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Image {
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How large a symbol is beside its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
