// Swift symbols for the colours and images of asset catalogues, as Xcode generates them.
import Resources

/// The generated source.
package struct AssetSymbols {
    /// An asset that has a symbol.
    private struct Symbol {
        let asset: String
        let namespaces: [String]
        let name: String
    }

    private let colors: [Symbol]
    private let images: [Symbol]
    /// Names that the sources give to statics of their own: those win over symbols in `Color` and the like.
    private let taken: Set<String>

    package init(colors: [String], images: [String], taken: Set<String> = []) {
        self.colors = Self.symbols(colors, ending: "Color")
        self.images = Self.symbols(images, ending: "Image")
        self.taken = taken
    }

    /// The source; empty without assets.
    package var source: String {
        guard !colors.isEmpty || !images.isEmpty else { return "" }
        var text = ""
        text += resources("ColorResource", colors)
        text += resources("ImageResource", images)
        let shortColors = colors.filter { !taken.contains($0.name) && !Self.ofSystem.contains($0.name) }
        text += members("SwiftUI.Color", "SwiftUI.Color", shortColors) { "SwiftUI.Color(ColorResource.\($0))" }
        text += members("SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", shortColors) {
            "SwiftUI.Color(ColorResource.\($0))"
        }
        text += members("UIKit.UIColor", "UIKit.UIColor", shortColors) { "UIKit.UIColor(resource: .\($0))" }
        let shortImages = images.filter { !taken.contains($0.name) }
        text += members("UIKit.UIImage", "UIKit.UIImage", shortImages) { "UIKit.UIImage(resource: .\($0))" }
        return text
    }

    private static func symbols(_ names: [String], ending: String) -> [Symbol] {
        var seen: Set<String> = []
        return names.compactMap { name in
            let parts = name.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            let symbol = Symbol(
                asset: name, namespaces: parts.dropLast().map(SymbolName.namespace),
                name: SymbolName.symbol(last, droppingEnding: ending)
            )
            // Of two assets whose symbols are equal the first has it.
            return seen.insert((symbol.namespaces + [symbol.name]).joined(separator: ".")).inserted ? symbol : nil
        }
    }

    private func resources(_ type: String, _ symbols: [Symbol]) -> String {
        guard !symbols.isEmpty else { return "" }
        return "nonisolated extension \(type) {\n\(nested(symbols, under: [], of: type, indent: "    "))}\n\n"
    }

    private func nested(_ symbols: [Symbol], under path: [String], of type: String, indent: String) -> String {
        var text = ""
        for symbol in symbols where symbol.namespaces == path {
            text +=
                "\(indent)static let \(symbol.name) = \(type)(name: \(symbol.asset.debugDescription), bundle: .ofWidget)\n"
        }
        let deeper = symbols.filter {
            $0.namespaces.count > path.count && Array($0.namespaces.prefix(path.count)) == path
        }
        for name in Set(deeper.map { $0.namespaces[path.count] }).sorted() {
            text += "\(indent)enum \(name) {\n"
            text += nested(deeper, under: path + [name], of: type, indent: indent + "    ")
            text += "\(indent)}\n"
        }
        return text
    }

    /// Members outside of namespaces, as properties that are made anew.
    private func members(_ type: String, _ result: String, _ symbols: [Symbol], _ value: (String) -> String) -> String {
        let plain = symbols.filter(\.namespaces.isEmpty)
        guard !plain.isEmpty else { return "" }
        return "nonisolated extension \(type) {\n"
            + plain.map { "    static var \($0.name): \(result) { \(value($0.name)) }\n" }.joined() + "}\n\n"
    }

    /// Colours that the frameworks have themselves.
    private static let ofSystem: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo",
        "label", "lightGray", "lightText", "link", "magenta", "mint", "opaqueSeparator", "orange", "pink",
        "placeholderText", "primary", "purple", "quaternaryLabel", "red", "secondary", "secondaryLabel", "separator",
        "teal", "tertiaryLabel", "tint", "tintColor", "white", "yellow", "background", "foreground", "selection",
        "separator", "link", "placeholder", "fill", "tertiary", "quaternary", "quinary", "systemBackground",
        "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGreen", "systemIndigo",
        "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
        "windowBackground",
    ]
}
