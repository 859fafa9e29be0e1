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

    static let rows: [(String, Double, Bool, String, Double)] = [
        (three, 1, false, "a.png", 1), (three, 2, false, "b.png", 2), (three, 3, false, "c.png", 3),
        (three, 4, false, "c.png", 3), (three, 1.5, false, "b.png", 2),
        (two, 2, false, "c.png", 3), (two, 1, true, "a.png", 1),
        (one, 2, false, "a.png", 1), (one, 3, true, "a.png", 1),
        (dark, 2, false, "a.png", 2), (dark, 2, true, "d.png", 1),
        (devices, 2, false, "a.png", 2),
    ]

    @Test(arguments: rows)
    func choosesAFile(_ json: String, _ scale: Double, _ isDark: Bool, _ name: String, _ own: Double) throws {
        let set = try #require(ImageSet(json: Data(json.utf8), in: "/set"))
        let best = try #require(set.files(scale: scale, isDark: isDark).first)
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
