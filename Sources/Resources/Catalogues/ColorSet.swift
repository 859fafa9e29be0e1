// Colour sets: one colour for all interfaces, perhaps others for dark ones and for those with high contrast.
package import FoundationEssentials

/// What a colour set holds.
package struct ColorSet: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// In sRGB, from 0 to 1.
        case components(red: Double, green: Double, blue: Double, alpha: Double)
        /// A colour of the system, by the name that the catalogue gives it (`systemBackgroundColor`).
        case system(String)
    }

    package let shades: Shades<Value>

    /// Reads the set of a folder; nil for an empty one, which stands for the system's default.
    package init?(directory: String) {
        guard let contents: Contents = SetContents.read(directory) else { return nil }
        self.init(contents)
    }

    /// Reads a `Contents.json`.
    package init?(json: Data) {
        // What is no catalogue's JSON has no colour.
        guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
        self.init(contents)
    }

    private init?(_ contents: Contents) {
        // Slots without a colour are left for the system.
        let slots = contents.colors.filter { $0.color != nil && $0.appearances.style != nil }
        let nearest = slots.map(\.idiom.distance).min() ?? 0
        let chosen = slots.filter { $0.idiom.distance == nearest }
        var values: [InterfaceStyle: Value] = [:]
        for slot in chosen {
            guard let style = slot.appearances.style, values[style] == nil else { continue }
            values[style] = slot.color?.value
        }
        guard let any = InterfaceStyle.all.lazy.compactMap({ values[$0] }).first else { return nil }
        shades = Shades { style in style.alternatives.lazy.compactMap { values[$0] }.first ?? any }
    }

    private struct Contents: Decodable {
        let colors: [Slot]

        struct Slot: Decodable {
            let idiom: String?
            let appearances: [Appearance]?
            let color: CatalogueColor?
        }
    }
}

/// The `color` of a slot.
private struct CatalogueColor: Decodable {
    let space: String?
    let reference: String?
    let components: [String: ColorComponent]?

    enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case reference, components
    }

    var value: ColorSet.Value? {
        if let reference { return .system(reference) }
        guard let components else { return nil }
        func part(_ name: String) -> Double? { components[name]?.value }
        let alpha = part("alpha") ?? 1
        guard let red = part("red") ?? part("white"), let green = part("green") ?? part("white"),
            let blue = part("blue") ?? part("white")
        else { return nil }
        let color = ColorSpaces.sRGB(red: red, green: green, blue: blue, in: space ?? "srgb")
        return .components(red: color.red, green: color.green, blue: color.blue, alpha: min(max(alpha, 0), 1))
    }
}

/// A component in one of Xcode's notations: `0xFF` and `255` count to 255, `1.000` to one.
struct ColorComponent: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Xcode writes texts; other programs write numbers, which count to one.
        if let number = try? container.decode(Double.self) {
            value = number > 1 ? number / 255 : number
            return
        }
        let text = try container.decode(String.self)
        guard let parsed = Self.value(of: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no component: \(text)")
        }
        value = parsed
    }

    static func value(of text: String) -> Double? {
        let text = text.filter { !$0.isWhitespace }
        if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if let whole = Int(text) { return Double(whole) / 255 }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
