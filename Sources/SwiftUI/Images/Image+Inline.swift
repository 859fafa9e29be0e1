// Images inside texts: symbols as large as the letters, pictures in their own size on the baseline.
import Imaging
import ViewArchive

extension Image {
    /// The characters for an image inside a text, where it cannot be drawn.
    func inlineText(in environment: EnvironmentValues) -> String {
        guard case .symbol(let name) = source else { return "▣" }
        return SymbolTable[environment.symbolVariants.applied(to: name)].map { String($0.glyph) } ?? "▢"
    }

    /// The name of a symbol inside a text.
    @MainActor func inlineSymbol(in scope: LoweringScope) -> String? {
        guard case .symbol(let plain) = source else { return nil }
        let name = scope.environment.symbolVariants.applied(to: plain)
        guard scope.picture.measurer.hasSymbol(name) else {
            scope.picture.note("missing-symbol", "No symbol is named \"\(name)\": a stand-in is drawn.")
            return nil
        }
        return name
    }

    /// A picture inside a text; nil for a symbol, and for a picture that is not there.
    @MainActor func inlinePicture(in scope: LoweringScope) -> TextBlock.InlinePicture? {
        let found: UIImage?
        var name = ""
        switch source {
        case .symbol, .commands: return nil
        case .kit(let image): found = image.chosen(in: scope.environment)
        case .named(let wanted, let bundle):
            name = wanted
            found = NamedImages.find(wanted, in: bundle)?.chosen(in: scope.environment)
        }
        guard let found, let source = found.source else {
            noteMissing(name.isEmpty ? found?.missingName ?? "" : name, in: scope)
            return nil
        }
        guard let pixels = scope.picture.pictures.keep(source, drawnAt: found.pointSize)?.name else { return nil }
        return TextBlock.InlinePicture(
            pixels: pixels, size: found.pointSize, isTemplate: isTemplate(found),
            label: label?.plainText(in: scope.environment) ?? name
        )
    }

    /// Tells the author that there is no image of a name, or none that can be read.
    @MainActor func noteMissing(_ name: String, in scope: LoweringScope) {
        if case .named(_, let bundle) = source, let file = NamedImages.unreadableFile(name, in: bundle) {
            scope.picture.note(
                "unreadable-image",
                "The image \"\(name)\" is the file \(file), which cannot be read: give it as PNG or JPEG."
            )
            return
        }
        scope.picture.note(
            "missing-image",
            "No image is named \"\(name)\": put a PNG or JPEG of that name into the asset catalogue or among the "
                + "resources."
        )
    }
}
