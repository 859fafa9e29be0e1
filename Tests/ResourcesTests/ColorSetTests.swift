// The notations of colours in asset catalogues.
import Foundation
import Resources
import Testing

@Suite struct ColorSetTests {
    /// The `components` of a colour, its space, and what it is in sRGB, in steps to 255.
    static let notations: [(String, String, [Int])] = [
        (#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#, "srgb", [255, 128, 0, 255]),
        (#""red":"0Xff","green":"0x8","blue":"0x1F","alpha":"0.500""#, "srgb", [255, 8, 31, 128]),
        (#""red":"255","green":"128","blue":"0","alpha":"1.000""#, "srgb", [255, 128, 0, 255]),
        (#""red":"1.000","green":"0.500","blue":"0.000","alpha":"1.000""#, "srgb", [255, 128, 0, 255]),
        (#""red":1,"green":0.5,"blue":0,"alpha":1"#, "srgb", [255, 128, 0, 255]),
        (#""red":255,"green":128,"blue":0,"alpha":1"#, "srgb", [255, 128, 0, 255]),
        (#""red":" 0.250 ","green":"0.5","blue":"1.0""#, "extended-srgb", [64, 128, 255, 255]),
        (#""red":"1.500","green":"-0.250","blue":"0.0","alpha":"1.000""#, "extended-srgb", [255, 0, 0, 255]),
        (#""white":"0.500","alpha":"1.000""#, "gray-gamma-22", [128, 128, 128, 255]),
        (#""white":"0xFF","alpha":"0.250""#, "extended-gray", [255, 255, 255, 64]),
        (#""red":"0.500","green":"0.500","blue":"0.500","alpha":"1.000""#, "display-p3", [128, 128, 128, 255]),
        // CSS Color 4's own example: this green is outside of sRGB.
        (#""red":"0.000","green":"1.000","blue":"0.000","alpha":"1.000""#, "display-p3", [0, 255, 0, 255]),
        (#""red":"0.600","green":"0.400","blue":"0.300","alpha":"1.000""#, "display-p3", [162, 99, 71, 255]),
        (#""red":"0.2159","green":"0.0","blue":"1.0","alpha":"1.000""#, "extended-linear-srgb", [128, 0, 255, 255]),
    ]

    @Test(arguments: notations)
    func readsANotation(_ components: String, _ space: String, _ expected: [Int]) throws {
        let json =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}]}"#
        let set = try #require(ColorSet(json: Data(json.utf8)))
        #expect(set.shades.light.steps == expected)
        #expect(set.shades == Shades { _ in set.shades.light })
    }

    @Test(arguments: [
        ("red", "no component"), ("0xZZ", "no hexadecimal number"), ("nan", "no finite number"), ("", "nothing"),
    ])
    func refusesWhatIsNoComponent(_ text: String, _ why: String) {
        let json =
            #"{"colors":[{"idiom":"universal","color":{"components":{"red":"\#(text)","green":"0","blue":"0"}}}]}"#
        #expect(ColorSet(json: Data(json.utf8)) == nil, "\(why)")
    }

    private static func slot(_ white: String, _ more: String = "") -> String {
        #"{"color":{"color-space":"srgb","components":{"red":"\#(white)","green":"\#(white)","blue":"\#(white)","alpha":"1.0"}}\#(more)}"#
    }
    private static let darkSlot = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    private static let contrast = #","appearances":[{"appearance":"contrast","value":"high"}]"#
    private static let both =
        #","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]"#

    private static let odd = #","appearances":[{"appearance":"depth","value":"deep"}]"#

    /// Slots, and the greys for light, dark, and both with increased contrast, in steps to 255.
    static let choices: [(String, [String], [Int])] = [
        ("one for all", [slot("10")], [10, 10, 10, 10]),
        ("light and dark", [slot("10"), slot("20", darkSlot)], [10, 20, 10, 20]),
        ("dark alone", [slot("20", darkSlot)], [20, 20, 20, 20]),
        ("one for high contrast", [slot("30", contrast), slot("10")], [10, 10, 30, 30]),
        (
            "dark goes before high contrast", [slot("10"), slot("20", darkSlot), slot("30", contrast)],
            [10, 20, 30, 20]
        ),
        ("high contrast in the dark alone", [slot("10"), slot("40", both)], [10, 10, 10, 40]),
        (
            "all four", [slot("30", contrast), slot("10"), slot("40", both), slot("20", darkSlot)], [10, 20, 30, 40]
        ),
        ("what there is none of is left out", [slot("70", odd), slot("10")], [10, 10, 10, 10]),
        (
            "the iPhone before all", [slot("10", #","idiom":"universal""#), slot("50", #","idiom":"iphone""#)],
            [50, 50, 50, 50]
        ),
        (
            "a watch has its own", [slot("10", #","idiom":"universal""#), slot("60", #","idiom":"watch""#)],
            [10, 10, 10, 10]
        ),
    ]

    @Test(arguments: choices)
    func choosesASlot(_ name: String, _ slots: [String], _ greys: [Int]) throws {
        let set = try #require(ColorSet(json: Data("{\"colors\":[\(slots.joined(separator: ","))]}".utf8)))
        let shades = set.shades
        let chosen = [shades.light, shades.dark, shades.contrastLight, shades.contrastDark].map(\.steps?.first)
        #expect(chosen == greys, "\(name)")
    }

    @Test func namesAColourOfTheSystem() {
        let json = #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
        #expect(ColorSet(json: Data(json.utf8))?.shades.light == .system("systemRedColor"))
    }

    @Test func leavesAnEmptySetToTheSystem() {
        #expect(ColorSet(json: Data(#"{"colors":[{"idiom":"universal"}]}"#.utf8)) == nil)
    }
}

extension ColorSet.Value {
    /// Components in steps to 255.
    var steps: [Int]? {
        guard case .components(let red, let green, let blue, let alpha) = self else { return nil }
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }
}
