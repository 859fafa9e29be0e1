// Texts as hosts publish them: every script, every kind of joiner and mark, and characters that are none.

/// A text by name, and what it may do that no usual text does.
struct OddString: Sendable, CustomStringConvertible {
    let name: String
    let text: String
    /// Whether marks stand above or below the line that they belong to, as in any other system.
    var reachesOut = false
    /// Whether it says anything that can be seen.
    var isVisible = true

    var description: String { name }

    init(_ name: String, _ text: String, reachesOut: Bool = false, isVisible: Bool = true) {
        self.name = name
        self.text = text
        self.reachesOut = reachesOut
        self.isVisible = isVisible
    }

    static let all: [OddString] = emoji + scripts + marks + invisible + breaks + sizes

    private static let emoji = [
        OddString("family", "The 👨‍👩‍👧‍👦 family"), OddString("families", repeating("👨‍👩‍👧‍👦", 50)),
        OddString("skin tones", "👍🏿👍🏻👋🏽 hands"), OddString("professions", "👩🏽‍🚀👨‍🔬🧑🏿‍🎨"),
        OddString("flags", "🇩🇪🇫🇷🇯🇵"), OddString("half a flag", "🇩🇪🇫"), OddString("tag flag", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland"),
        OddString("keycaps", "1️⃣2️⃣#️⃣*️⃣"), OddString("variation selectors", "❤️ ❤ ☎️ ☎︎ ©️ ™️"),
        OddString("rainbow", "🏳️‍🌈 🏴‍☠️"), OddString("joiner alone", "a\u{200D}b 👨\u{200D}"),
        OddString("newest emoji", "🫩 \u{1FAE9}\u{1F6D8}"), OddString("old symbols", "⌚⏰☀☂✂✈ ♥ ♠"),
    ]

    private static let scripts = [
        OddString("Hebrew with a number", "שלום 123 עולם!"),
        OddString("Arabic with numbers", "السعر 12.50 ريال (تقريبا)"),
        OddString("both directions", "Flight AB-123 אל תל אביב at 10:30"), OddString("Arabic ligature", "ﷺ لا إله"),
        OddString("Arabic number sign", "\u{600}123 \u{6DD}45"), OddString("vowel points", "مُحَمَّدٌ בְּרֵאשִׁית"),
        OddString("Chinese punctuation", "「你好，」他說：『世界……』。"), OddString("full width", "ＡＢＣ１２３，ｶﾀｶﾅ"),
        OddString("Japanese", "東京オリンピック（2020年）〜"), OddString("Hangul", "안녕하세요 세계"),
        OddString("Hangul of parts", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
        OddString("Han beyond 16 bits", "𠀋𪚥𠮷野家"),
        OddString("Devanagari", "क्षि हिन्दी में नमस्ते"), OddString("Thai", "น้ำใจ ที่นี่ กรุงเทพฯ"), OddString("Ethiopic", "ሰላም ልዑል"),
        OddString("Cyrillic", "Привет мир, съешь ещё"), OddString("Greek with breathings", "ἄνθρωπος ᾧ ΐ"),
        OddString("Vietnamese", "Nguyễn Thị Ước Đặng ẫ ộ"), OddString("Tibetan and Khmer", "བོད་ ខ្មែរ"),
        OddString("mathematics", "𝕳𝖊𝖑𝖑𝖔 ∑∫√≠ x²₃"),
    ]

    private static let marks = [
        OddString("combining marks", "e\u{301}a\u{308}o\u{302}\u{323} n\u{303}"),
        OddString("mark alone", "\u{301} \u{20DD}", reachesOut: true),
        OddString("mark on a space", "a \u{301}b"),
        OddString("200 accents", "e" + repeating("\u{301}", 200), reachesOut: true),
        OddString(
            "Zalgo", "Z\u{351}\u{36B}\u{317}a\u{343}\u{34B}\u{32C}l\u{363}\u{369}\u{345}g\u{36E}\u{35B}o\u{30D}\u{353}",
            reachesOut: true),
        OddString("enclosing marks", "A\u{20DD} 5\u{20E3} x\u{20E0}", reachesOut: true),
    ]

    private static let invisible = [
        OddString("empty", "", isVisible: false), OddString("spaces", "   ", isVisible: false),
        OddString("trailing spaces", "ends here    "), OddString("leading spaces", "    begins here"),
        OddString("odd spaces", "a\u{A0}b\u{2003}c\u{2009}d\u{202F}e\u{3000}f\u{1680}g"),
        OddString("soft hyphens", "Donau\u{AD}dampf\u{AD}schiff\u{AD}"),
        OddString("zero width", "a\u{200B}b\u{200C}c\u{2060}d\u{FEFF}e"),
        OddString("zero width alone", "\u{200B}\u{FEFF}", isVisible: false),
        OddString("direction controls", "user\u{202E}gnp.exe\u{202C} \u{2067}שלום\u{2069} \u{200F}!"),
        OddString("unfinished direction", "\u{202E}\u{2066}\u{202B}never ended"),
        OddString("null", "a\0b"), OddString("controls", "\u{1}\u{7}\u{8}bell\u{1B}[31mred\u{7F}\u{9B}31m\u{85}"),
        OddString("private use", "\u{E745} \u{F8FF} \u{100000}"),
        OddString("unassigned", "\u{378} \u{E0080} \u{3FFFF}"),
        OddString("no characters", nonCharacters),
        OddString("half a surrogate", String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)),
        OddString("broken bytes", String(decoding: [0x61, 0xFF, 0xFE, 0xC3, 0x62] as [UInt8], as: UTF8.self)),
        OddString("annotations", "\u{FFF9}base\u{FFFA}ruby\u{FFFB}\u{FFFC}"),
    ]

    private static let breaks = [
        OddString("tabs", "a\tb\t\tc\t"), OddString("newlines", "a\nb\r\nc\rd\u{B}e\u{C}f\u{85}g"),
        OddString("line separator", "one\u{2028}two\u{2029}three"), OddString("newlines around", "\n\nmiddle\n\n"),
        OddString("newline alone", "\n", isVisible: false),
        OddString("markup", "<b>Tom & Jerry</b> &amp; %s %n ${HOME} **b**"),
    ]

    private static let sizes = [
        OddString("long word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
        OddString("address", "https://example.org/a/very/long/path?with=parameters&and=more#fragment"),
        OddString("10,000 characters", repeating("0123456789", 1000)),
        OddString("10,000 wide characters", repeating("漢字かな交じり文の例文", 1000).prefix(10_000).description),
        OddString("one character", "i"), OddString("tall letters", "ÅÉ\u{1EA4} gjpqy|"), OddString("italic reach", "f"),
    ]

    private static let nonCharacters = String(
        String.UnicodeScalarView([0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF].compactMap(Unicode.Scalar.init)))

    private static func repeating(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
