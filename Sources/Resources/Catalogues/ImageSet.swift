// Image sets: files for scales and interface styles, and how their colours are used.
package import FoundationEssentials

/// What an image set holds, or what loose files of one name are together.
package struct ImageSet: Hashable, Sendable {
    /// One file.
    package struct Variant: Hashable, Sendable {
        package let path: String
        /// How many pixels make a point.
        package let scale: Double
        /// The interfaces that it is for.
        package let style: InterfaceStyle

        package init(path: String, scale: Double, style: InterfaceStyle = InterfaceStyle()) {
            self.path = path
            self.scale = scale
            self.style = style
        }
    }

    /// How the set's colours are used.
    package enum Intent: Hashable, Sendable { case unspecified, template, original }

    package let variants: [Variant]
    package let intent: Intent
    /// Whether the files are templates of a symbol, which takes its size from the font.
    package let isSymbol: Bool

    package init(variants: [Variant], intent: Intent = .unspecified) {
        self.variants = variants
        self.intent = intent
        isSymbol = false
    }

    /// Reads the set of a folder; nil when it names no file.
    package init?(directory: String) {
        guard let contents: Contents = SetContents.read(directory) else { return nil }
        self.init(contents, in: directory)
    }

    /// Reads a `Contents.json`.
    package init?(json: Data, in directory: String) {
        // What is no catalogue's JSON has no image.
        guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
        self.init(contents, in: directory)
    }

    private init?(_ contents: Contents, in directory: String) {
        let slots = (contents.images ?? contents.symbols ?? []).filter {
            $0.filename != nil && $0.appearances.style != nil
        }
        let nearest = slots.map(\.idiom.distance).min() ?? 0
        variants = slots.filter { $0.idiom.distance == nearest }.compactMap { slot in
            // A file's name, not a path out of the set.
            guard let name = slot.filename, !name.contains("/"), name != ".." else { return nil }
            return Variant(
                path: directory + "/" + name, scale: slot.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1,
                style: slot.appearances.style ?? InterfaceStyle()
            )
        }
        guard !variants.isEmpty else { return nil }
        isSymbol = contents.images == nil
        switch contents.properties?.intent {
        case "template": intent = .template
        case "original": intent = .original
        default: intent = isSymbol ? .template : .unspecified
        }
    }

    /// The files for a scale, the best first: of its own scale, of the next larger ones, of smaller ones; those for
    /// the interface's style go before the others that it may take.
    package func files(scale: Double, style: InterfaceStyle) -> [Variant] {
        let taken = style.alternatives
        func rank(_ variant: Variant) -> (Int, Double) {
            let distance = variant.scale >= scale ? variant.scale - scale : 1000 + scale - variant.scale
            return (style.distance(to: variant.style), distance)
        }
        return variants.filter { taken.contains($0.style) }.sorted { rank($0) < rank($1) }
    }

    private struct Contents: Decodable {
        let images: [Slot]?
        let symbols: [Slot]?
        let properties: Properties?

        struct Slot: Decodable {
            let filename: String?
            let scale: String?
            let idiom: String?
            let appearances: [Appearance]?
        }

        struct Properties: Decodable {
            let intent: String?

            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
    }
}
