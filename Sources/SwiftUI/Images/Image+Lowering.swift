// From an image to a node: files and names are found here, and what is missing gets a stand-in.
import Imaging
import Resources
import ViewArchive

extension Image: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        switch source {
        case .symbol(let name):
            [symbolNode(name, in: scope)]
        case .commands(let commands):
            [node(commands, in: scope)]
        case .kit(let image):
            [node(image.chosen(in: scope.environment), name: nil, in: scope)]
        case .named(let name, let bundle):
            [node(NamedImages.find(name, in: bundle)?.chosen(in: scope.environment), name: name, in: scope)]
        }
    }

    @MainActor private func node(_ image: UIImage?, name: String?, in scope: LoweringScope) -> ViewNode {
        let environment = scope.environment
        let words = label?.plainText(in: environment) ?? name ?? ""
        if let image, case .drawing(let drawing)? = image.cgImage?.content, image.source == nil {
            return ViewNode(
                DrawnImageRule(
                    items: drawing.items.named { _ in nil }, drawnSize: drawing.size, pointSize: image.pointSize,
                    label: words, isResizable: isResizable
                )
            )
        }
        guard let image, let source = image.source else {
            let missing = name ?? image?.missingName ?? ""
            noteMissing(missing, in: scope)
            return ViewNode(
                MissingImageRule(name: missing, label: words, isResizable: isResizable)
            )
        }
        let size = image.isSymbol ? symbolSize(image, in: environment) : image.pointSize
        if environment.isRedacted {
            return ViewNode(RedactedImageRule(size: size, isResizable: isResizable))
        }
        return ViewNode(
            PictureRule(
                source: source, pointSize: size, isResizable: isResizable, slices: slices(in: environment),
                interpolation: interpolation.item,
                tint: isTemplate(image)
                    ? ForegroundStyle().resolvedColor(in: environment)
                    : tint.map { Color(uiColor: $0).rgba(in: environment) },
                label: words, picture: scope.picture
            )
        )
    }

    /// A symbol of the catalogue is as large as the font has it.
    private func symbolSize(_ image: UIImage, in environment: EnvironmentValues) -> Size {
        let font = (environment.font ?? .body).resolved(in: environment, adding: environment.textStyle.traits)
        let factor = font.size * environment.imageScale.factor / SymbolTemplate.unitsPerFontSize
        return Size(width: image.pointSize.width * factor, height: image.pointSize.height * factor)
    }

    /// What the source says goes before what the catalogue says.
    func isTemplate(_ image: UIImage) -> Bool {
        renderingMode.map { $0 == .template } ?? (image.renderingMode == .alwaysTemplate)
    }

    private func slices(in environment: EnvironmentValues) -> PictureSlices? {
        guard isResizable else { return nil }
        return PictureSlices(
            capInsets, resizingMode, isMirrored: environment.layoutDirection == .rightToLeft,
            pixel: Double(environment.pixelLength)
        )
    }

    @MainActor private func symbolNode(_ name: String, in scope: LoweringScope) -> ViewNode {
        let environment = scope.environment
        let name = environment.symbolVariants.applied(to: name)
        if let tint, renderingMode != .template {
            return ViewNode(symbolRule(name, Color(uiColor: tint).rgba(in: environment), [], in: scope))
        }
        let colors = colors(ofSymbol: name, in: environment)
        guard !environment.isRedacted, colors.isEmpty,
            let ink = Ink(AnyShapeStyle(ForegroundStyle()), in: environment)
        else {
            let color = ForegroundStyle().resolvedColor(in: environment)
            return ViewNode(symbolRule(name, color, colors, in: scope))
        }
        return ViewNode(InkRule(ink: ink), [ViewNode(symbolRule(name, ink.color, [], in: scope))])
    }

    /// A colour for each layer of a symbol; none where all have the foreground's.
    func colors(ofSymbol name: String, in environment: EnvironmentValues) -> [RGBA] {
        environment.colors(of: SymbolTable[name]?.layers ?? [], mode: symbolMode, value: symbolValue)
    }

    @MainActor private func symbolRule(
        _ name: String, _ color: RGBA, _ colors: [RGBA], in scope: LoweringScope
    ) -> any LayoutRule {
        let environment = scope.environment
        let font = (symbolFont ?? environment.font ?? .body).resolved(
            in: environment, adding: environment.textStyle.traits)
        let side = font.size * environment.imageScale.factor * InlineSymbols.side
        if environment.isRedacted {
            return RedactedImageRule(size: Size(width: side, height: side), isResizable: isResizable)
        }
        let isKnown = scope.picture.measurer.hasSymbol(name)
        if !isKnown { scope.picture.note("missing-symbol", "No symbol is named \"\(name)\": a stand-in is drawn.") }
        return SymbolRule(
            name: name, side: side, isResizable: isResizable,
            color: color, colors: colors, weight: font.weight,
            label: label?.plainText(in: environment) ?? "",
            standIn: isKnown ? nil : DisplayItem.StandIn(kind: .symbol, name: name)
        )
    }
}

extension UIImage {
    /// The file of a set that suits an environment best.
    func chosen(in environment: EnvironmentValues) -> UIImage {
        chosen(scale: environment.displayScale, style: environment.interfaceStyle)
    }

    /// A font of a symbol's size and weight; nil where nothing is said of them.
    var symbolFont: Font? {
        guard let symbol = traits.symbol, let size = symbol.pointSize else { return nil }
        return Font(UIFont(FontSpec(size: Double(size), weight: symbol.weight.number)))
    }

    var pointSize: Size { Size(width: Double(size.width), height: Double(size.height)) }

    /// Whether its size is the font's.
    var isSymbol: Bool { self.set?.isSymbol ?? false }

    var missingName: String? {
        if case .missing(let name) = content { name } else { nil }
    }
}

extension Image.Interpolation {
    var item: DisplayItem.ImageItem.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

extension EnvironmentValues {
    /// Whether views must not show what they say.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}
