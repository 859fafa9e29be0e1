// Which layers a symbol's name stands for.
import Foundation
import Testing

@testable import ViewArchive

@Suite struct SymbolTableTests {
    /// A name, and its layers: level, hue, how it meets those beneath, its first shape.
    static let names: [(String, String)] = [
        ("star.leadinghalf.filled", "0y icon"), ("circle.lefthalf.filled", "1 *dot, 0 dot"),
        ("rectangle.leftthird.inset.filled", "1 *box, 0 cell"), ("inset.filled.leftthird.rectangle", "1 *box, 0 cell"),
        ("arrow.up.message", "1g *bubble, 0g e5d8"),
        ("lock.trianglebadge.exclamationmark", "1 *cell, ^0y warning, #0W mark"),
        ("gobackward.15", "0 path, 0 15"), ("square.split.2x1", "0 *box"), ("square.grid.3x3.middle.filled", "0 *box"),
        ("gauge.with.dots.needle.33percent", "1 *dot, 0 bar"), ("character.bubble.hi", "1 *bubble, 0 A"),
        ("car.rear.tilt.road.lanes.curved.right", "0 icon"), ("sportscourt.fill", "1 box, !0 bar"),
        ("4.lane", "1 path, 0 4"), ("plus.square.dashed", "1g *box, 0g icon"),
        ("play", "0 *e037"), ("play.fill", "0 e037"),
        ("play.circle", "1 *dot, 0 e037"), ("play.circle.fill", "1 dot, !0 e037"),
        ("checkmark.circle.fill", "1g dot, !0W e5ca"), ("checkmark.circle", "1g *dot, 0g e5ca"),
        ("heart.circle.fill", "1r dot, !0W e87d"), ("xmark.square", "1r *box, 0r e5cd"),
        ("bell.slash", "1 *path, ^0 slash"), ("mic.slash.fill", "1 bar, 1 path, ^0 slash"),
        ("bell.slash.circle", "1 *dot, 0 path, ^0 slash"),
        ("cloud.sun.rain.fill", "1y e430, ^0w e2bd, 2c rain"),
        ("exclamationmark.triangle", "1y *warning, 0y mark"),
        ("exclamationmark.triangle.fill", "1y warning, !0W mark"),
        ("bell.badge", "1 *path, 1 path, ^0r dot"), ("folder.badge.plus", "1B *e2c7, ^0g dot, #0W icon"),
        ("folder.fill.badge.minus", "1B e2c7, ^0r dot, #0W icon"),
        ("person.crop.circle.badge.checkmark", "1 *dot, 1 e7fd, ^0g dot, #0W e5ca"),
        ("app.badge.fill", "1 app, ^0r dot"), ("7.circle", "1 *dot, 0 7"), ("24.square.fill", "1 box, !0 24"),
        ("a.circle", "1 *dot, 0 A"), ("face.smiling.inverse", "0 icon"), ("largecircle.fill.circle", "1B *dot, 0B dot"),
        ("square.and.arrow.up", "0 path"), ("circle.fill", "0 dot"), ("rectangle.portrait.fill", "0 box"),
    ]

    @Test(arguments: names) func hasLayers(_ name: String, _ expected: String) throws {
        let layers = try #require(SymbolTable[name]).layers
        #expect(layers.map(\.words).joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        "", ".", "fill", "circle.", "no.such", "no.such.circle.fill", "100.circle", "ab.circle", "a", "7",
    ])
    func isUnknown(_ name: String) { #expect(SymbolTable[name] == nil) }

    /// Each ending by itself draws what stands before it twice, or in another shape.
    @Test(arguments: [
        "2", "2.fill", "circle.fill", "lefthalf.filled", "and.star", "house", "badge.star", "2.circle.fill",
    ])
    func endingsOverAndOverAreNoManyLayers(_ ending: String) {
        let words = Array(repeating: ending, count: 22 / ending.split(separator: ".").count)
        #expect(SymbolTable[(["star"] + words).joined(separator: ".")]?.layers.count ?? 0 <= 64)
    }

    /// A recipe that cannot be read would leave its symbol without its parts.
    @Test func everyRowIsRead() {
        for name in SymbolTable.names {
            for isFilled in [false, true] {
                #expect(SymbolTable.row(name[...], isFilled: isFilled) != nil, "\(name)")
            }
        }
        #expect(SymbolTable.names.count > 2000)
    }

    /// A name in two rows would have the look of either.
    @Test func everyNameHasOneRow() {
        var seen: Set<Substring> = []
        for line in SymbolRows.texts.flatMap({ $0.split(separator: "\n") }) {
            let head = line.prefix { $0 != "|" }
            for name in head.split(separator: " ").dropLast(head.count < line.count ? 1 : 2) {
                #expect(seen.insert(name).inserted, "\(name)")
            }
        }
    }

    /// The names of the systems' symbols: of a row, by the rules, or by the beginning of the name.
    @Test func everyKnownNameHasADrawing() throws {
        let file = try #require(Bundle.module.url(forResource: "Names/symbols", withExtension: "txt"))
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(names.count > 6000)
        #expect(names.filter { SymbolTable[String($0)] == nil } == [])
    }

    @Test func coloursAreOfSymbolsThatExist() {
        for name in Array(SymbolTable.hues.keys) + Array(SymbolTable.enclosureHues.keys) {
            #expect(SymbolTable[name] != nil, "\(name)")
        }
    }

    @Test(arguments: [
        "", "0", "0 dot", "0 /L1,1 0,0,24", "0 /M1,1L2 0,0,24", "0 dot@x 1,1,1", "0 dot:x 1,1,1", "0 $no.such 1,1,1",
        "x dot 1,1,1", "0z dot 1,1,1", "0 nothing 1,1,1", "0 dot 1,1", "0 dot 1,1,1,1,1",
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
            case .path: "path"
            }
        return (isHollow ? "*" : "") + name
    }
}
