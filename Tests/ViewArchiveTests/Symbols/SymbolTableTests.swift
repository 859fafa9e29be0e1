// Which layers a symbol's name stands for.
import Testing

@testable import ViewArchive

@Suite struct SymbolTableTests {
    /// A name, and its layers: level, hue, how it meets those beneath, its first shape.
    static let names: [(String, String)] = [
        ("star.leadinghalf.filled", "0y icon"), ("play", "0 *e037"), ("play.fill", "0 e037"),
        ("play.circle", "1 *dot, 0 e037"), ("play.circle.fill", "1 dot, !0 e037"),
        ("checkmark.circle.fill", "1g dot, !0W icon"), ("checkmark.circle", "1g *dot, 0g icon"),
        ("heart.circle.fill", "1r dot, !0W e87d"), ("xmark.square", "1r *box, 0r icon"),
        ("bell.slash", "1 icon, ^0 slash"), ("mic.slash.fill", "1 icon, ^0 slash"),
        ("bell.slash.circle", "1 *dot, 0 icon, ^0 slash"),
        ("cloud.sun.rain.fill", "1y e430, ^0w e2bd, 2c rain"),
        ("exclamationmark.triangle", "1y *warning, 0y mark"),
        ("exclamationmark.triangle.fill", "1y warning, !0W mark"),
        ("bell.badge", "1 icon, ^0r dot"), ("folder.badge.plus", "1B *e2c7, ^0g dot, #0W icon"),
        ("folder.fill.badge.minus", "1B e2c7, ^0r dot, #0W icon"),
        ("person.crop.circle.badge.checkmark", "1 *dot, 1 e7fd, ^0g dot, #0W icon"),
        ("app.badge.fill", "1 app, ^0r dot"), ("7.circle", "1 *dot, 0 7"), ("24.square.fill", "1 box, !0 24"),
        ("a.circle", "1 *dot, 0 A"), ("face.smiling.inverse", "0 icon"), ("largecircle.fill.circle", "0B icon"),
        ("square.and.arrow.up", "0 icon"), ("circle.fill", "0 dot"), ("rectangle.portrait.fill", "0 box"),
    ]

    @Test(arguments: names) func hasLayers(_ name: String, _ expected: String) throws {
        let layers = try #require(SymbolTable[name]).layers
        #expect(layers.map(\.words).joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        "", ".", "fill", "circle.", "no.such", "no.such.circle.fill", "100.circle", "ab.circle", "a", "7",
    ])
    func isUnknown(_ name: String) { #expect(SymbolTable[name] == nil) }

    /// A recipe that cannot be read would leave its symbol without its parts.
    @Test func everyRecipeIsReadAndHasARow() {
        for (name, recipe) in SymbolTable.recipes {
            #expect(SymbolTable[name] != nil, "\(name)")
            for isFilled in [false, true] { #expect(recipe.layers(isFilled: isFilled) != nil, "\(name)") }
        }
        #expect(SymbolTable.recipes.count > 100)
    }

    @Test func coloursAreOfSymbolsThatExist() {
        for name in Array(SymbolTable.hues.keys) + Array(SymbolTable.enclosureHues.keys) {
            #expect(SymbolTable[name] != nil, "\(name)")
        }
    }

    @Test(arguments: [
        "", "0", "0 dot", "x dot 1,1,1", "0z dot 1,1,1", "0 nothing 1,1,1", "0 dot 1,1", "0 dot 1,1,1,1,1",
        "0 dot 1,nan,1", "0 dot 1,1,1 bar", "^ dot 1,1,1", "0yy dot 1,1,1",
    ])
    func isNoRecipe(_ text: String) {
        #expect(SymbolRecipe(text: text[...]).layers(isFilled: true) == nil)
    }
}

extension SymbolLayer {
    var words: String {
        let joint =
            switch self.joint {
            case .over: ""
            case .apart: "^"
            case .cut: "!"
            case .hole: "#"
            }
        return "\(joint)\(level)\(hue.map { String($0.rawValue) } ?? "") \(parts.first?.words ?? "")"
    }
}

extension SymbolLayer.Part {
    var words: String {
        let name =
            switch shape {
            case .icon: "icon"
            case .fitted(let icon): String(icon.value, radix: 16)
            case .letters(let letters): letters
            case .form(let form): form.rawValue
            }
        return (isHollow ? "*" : "") + name
    }
}
