// Which file of an image set is drawn.
import Foundation
import Resources
import Testing

@Suite struct ImageSetTests {
    private static let three = """
        {"images":[{"filename":"a.png","scale":"1x","idiom":"universal"},
                   {"filename":"b.png","scale":"2x","idiom":"universal"},
                   {"filename":"c.png","scale":"3x","idiom":"universal"}]}
        """
    private static let two = """
        {"images":[{"filename":"a.png","scale":"1x","idiom":"universal"},{"scale":"2x","idiom":"universal"},
                   {"filename":"c.png","scale":"3x","idiom":"universal"}]}
        """
    private static let one = #"{"images":[{"filename":"a.png","idiom":"universal"}]}"#
    private static let dark = """
        {"images":[{"filename":"a.png","idiom":"universal","scale":"2x"},
          {"filename":"d.png","idiom":"universal","scale":"1x",
           "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
        """
    private static let devices = """
        {"images":[{"filename":"m.png","idiom":"mac","scale":"2x"},{"filename":"a.png","idiom":"iphone","scale":"2x"},
                   {"filename":"p.png","idiom":"ipad","scale":"2x"}]}
        """

    private static let contrast = """
        {"images":[{"filename":"a.png","scale":"2x"},
          {"filename":"h.png","scale":"1x","appearances":[{"appearance":"contrast","value":"high"}]},
          {"filename":"d.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]},
          {"filename":"o.png","scale":"2x","appearances":[{"appearance":"depth","value":"deep"}]}]}
        """

    private static let plain = InterfaceStyle()
    private static let inTheDark = InterfaceStyle(isDark: true)
    private static let strong = InterfaceStyle(hasHighContrast: true)
    private static let strongInTheDark = InterfaceStyle(isDark: true, hasHighContrast: true)

    static let rows: [(String, Double, InterfaceStyle, String, Double)] = [
        (three, 1, plain, "a.png", 1), (three, 2, plain, "b.png", 2), (three, 3, plain, "c.png", 3),
        (three, 4, plain, "c.png", 3), (three, 1.5, plain, "b.png", 2),
        (two, 2, plain, "c.png", 3), (two, 1, inTheDark, "a.png", 1),
        (one, 2, plain, "a.png", 1), (one, 3, inTheDark, "a.png", 1), (one, 3, strongInTheDark, "a.png", 1),
        (dark, 2, plain, "a.png", 2), (dark, 2, inTheDark, "d.png", 1), (dark, 2, strong, "a.png", 2),
        (dark, 2, strongInTheDark, "d.png", 1), (devices, 2, plain, "a.png", 2),
        (contrast, 2, plain, "a.png", 2), (contrast, 2, strong, "h.png", 1), (contrast, 2, inTheDark, "d.png", 1),
        (contrast, 2, strongInTheDark, "d.png", 1),
    ]

    @Test(arguments: rows)
    func choosesAFile(
        _ json: String, _ scale: Double, _ style: InterfaceStyle, _ name: String, _ own: Double
    ) throws {
        let set = try #require(ImageSet(json: Data(json.utf8), in: "/set"))
        let best = try #require(set.files(scale: scale, style: style).first)
        #expect(best.path == "/set/\(name)")
        #expect(best.scale == own)
    }

    @Test(arguments: [
        ("template", ImageSet.Intent.template), ("original", .original), ("automatic", .unspecified),
    ])
    func saysHowColoursAreUsed(_ value: String, _ intent: ImageSet.Intent) {
        let json = """
            {"images":[{"filename":"a.png"}],"properties":{"template-rendering-intent":"\(value)"}}
            """
        #expect(ImageSet(json: Data(json.utf8), in: "/set")?.intent == intent)
    }

    @Test(arguments: [
        #"{"images":[{"idiom":"universal"}]}"#, #"{"images":[{"filename":"../a.png"}]}"#, "{}", "no JSON",
    ])
    func hasNoFile(_ json: String) {
        #expect(ImageSet(json: Data(json.utf8), in: "/set") == nil)
    }
}
