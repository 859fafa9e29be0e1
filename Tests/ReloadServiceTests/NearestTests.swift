// Which word was probably meant.
import ReloadService
import Testing

@Suite struct NearestTests {
    static let words: [(String, [String], String?)] = [
        ("Phto", ["Photo", "Feed", "Status"], "Photo"),
        ("photo", ["Photo", "Feed"], "Photo"),
        ("Pohto", ["Feed", "Photo"], "Photo"),
        ("Clock", ["Photo", "Feed", "Status"], nil),
        ("--waits", ["--wait", "--json"], "--wait"),
        ("relaod", ["remove", "reload"], "reload"),
        ("stat", ["status", "set"], "status"),
        ("re", ["reload", "remove"], nil),
        ("", [], nil), ("ab", ["abc", "abd"], "abc"),
    ]

    @Test(arguments: words)
    func finds(_ word: String, _ candidates: [String], _ meant: String?) {
        #expect(nearest(word, in: candidates) == meant)
    }

    @Test func doesNotMeasureVeryLongWords() {
        #expect(nearest(String(repeating: "x", count: 100_000), in: ["x"]) == nil)
    }
}
