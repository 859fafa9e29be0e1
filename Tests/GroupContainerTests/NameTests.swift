// Names from outside: what becomes of them, and which are refused.
import GroupContainer
import Testing

@Suite struct NameTests {
    @Test(arguments: ["group.sundial.demo", "a", "0", "G-1_2.x", String(repeating: "a", count: 200)])
    func groupIDs(text: String) throws {
        #expect(try GroupID(text).text == text)
    }

    @Test(
        arguments: [
            ("", .empty), (".hidden", .badByte(0x2e, index: 0, text: ".hidden")),
            ("-x", .badByte(0x2d, index: 0, text: "-x")), ("_x", .badByte(0x5f, index: 0, text: "_x")),
            ("a/b", .badByte(0x2f, index: 1, text: "a/b")), ("..", .badByte(0x2e, index: 0, text: "..")),
            ("a b", .badByte(0x20, index: 1, text: "a b")), ("é", .badByte(0xc3, index: 0, text: "é")),
            ("a\0", .badByte(0, index: 1, text: "a\0")),
            (String(repeating: "a", count: 201), .tooLong(bytes: 201)),
        ] as [(String, GroupIDError)])
    func refusedGroupIDs(text: String, expected: GroupIDError) {
        #expect(throws: expected) { try GroupID(text) }
    }

    @Test func theOffendingByteIsShown() {
        #expect(GroupIDError.badByte(0x2f, index: 3, text: "abc/").description.contains("byte 0x2F at 3"))
    }

    @Test(arguments: [
        ("Photo", "Photo"), ("com.example.Photo", "com.example.Photo"), ("a-b_c", "a-b_c"),
        (".hidden", "%2Ehidden"), ("end.", "end%2E"), (".", "%2E"), ("..", "%2E%2E"), ("a..b", "a..b"),
        ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"), ("a b", "a%20b"), ("50%", "50%25"), ("~", "%7E"),
        ("Wetter ☀", "Wetter%20%E2%98%80"), ("a\u{0}b\n", "a%00b%0A"), ("", "~e3b0c44298fc1c14"),
        (String(repeating: "k", count: 120), String(repeating: "k", count: 120)),
        // Digests by sha256sum.
        (String(repeating: "k", count: 121), String(repeating: "k", count: 103) + "~41cab6bc48d89432"),
        // 103 bytes would end inside an escape: it is dropped whole.
        (
            String(repeating: "k", count: 102) + "é" + String(repeating: "k", count: 20),
            String(repeating: "k", count: 102) + "~4274ef908bfe2718"
        ),
    ])
    func kindFileNames(kind: String, expected: String) {
        #expect(KindFileName(kind).text == expected)
        #expect(KindFileName(kind).text.utf8.count <= 120)
    }

    @Test func longKindsWithOneBeginningStayApart() {
        let long = String(repeating: "x", count: 300)
        #expect(KindFileName(long + "a") != KindFileName(long + "b"))
        #expect(KindFileName(long + "a").text.utf8.count == 120)
    }

    @Test(
        arguments: [
            (["Photo", "Feed"], nil), (["Photo", "Feed", "photo"], ("Photo", "photo")),
            (["a b", "A B"], ("a b", "A B")),
            (["É", "é"], nil), ([], nil), (["Photo", "Photo"], nil), ([".", "%2e"], nil),
            (["Cafe\u{301}", "A", "Caf\u{e9}"], ("Café", "Café")),
        ] as [([String], (String, String)?)])
    func kindsWhoseFilesCollide(kinds: [String], expected: (String, String)?) {
        let found = KindFileName.collision(among: kinds)
        #expect(found?.0 == expected?.0)
        #expect(found?.1 == expected?.1)
    }

    @Test(
        arguments: [
            ("photo.png", nil), ("a/b/c.jpg", nil), ("Photo ☀.png", nil), ("libraryx/a.png", nil), ("a/Library", nil),
            ("version.png", nil),
            ("", .empty), ("/etc/x.png", .absolute("/etc/x.png")), ("a//b", .emptyComponent("a//b")),
            ("a/", .emptyComponent("a/")), ("..", .dot("..", component: "..")),
            ("a/../b", .dot("a/../b", component: "..")), (".x", .dot(".x", component: ".x")),
            ("a/.tmp-00000000", .dot("a/.tmp-00000000", component: ".tmp-00000000")),
            ("a\nb", .control("a\nb", byte: 10)), ("a\0", .control("a\0", byte: 0)),
            ("Library/x.png", .reserved("Library/x.png", word: "Library")),
            ("LIBRARY", .reserved("LIBRARY", word: "Library")), ("entries/a", .reserved("entries/a", word: "entries")),
            ("Timelines/a", .reserved("Timelines/a", word: "timelines")),
            ("snapshots/a.png", .reserved("snapshots/a.png", word: "snapshots")),
            ("ſnapshots/a.png", .reserved("ſnapshots/a.png", word: "snapshots")),
            ("log", .reserved("log", word: "log")), ("run/x", .reserved("run/x", word: "run")),
            ("Widgets.JSON", .reserved("Widgets.JSON", word: "widgets.json")),
            ("version", .reserved("version", word: "version")),
        ] as [(String, ImageNameError?)])
    func imageNames(text: String, expected: ImageNameError?) throws {
        if let expected {
            #expect(throws: expected) { try ImageName(text) }
        } else {
            #expect(try ImageName(text).text == text)
        }
    }

    @Test func longImageNamesAreRefused() {
        #expect(throws: ImageNameError.self) { try ImageName(String(repeating: "a", count: 256)) }
        #expect(throws: ImageNameError.self) { try ImageName(String(repeating: "a/", count: 600) + "b") }
    }

    @Test func widgetIDsAreTheSmallestFree() throws {
        let first = WidgetID(kind: "My Photo", family: "systemSmall")
        #expect(first.rawValue == "My%20Photo.systemSmall")
        #expect(WidgetID.free(kind: "My Photo", family: "systemSmall", taken: []) == first)
        let second = WidgetID.free(kind: "My Photo", family: "systemSmall", taken: [first])
        #expect(second.rawValue == "My%20Photo.systemSmall.2")
        let third = WidgetID(kind: "My Photo", family: "systemSmall", number: 3)
        #expect(WidgetID.free(kind: "My Photo", family: "systemSmall", taken: [first, third]) == second)
    }

    @Test(arguments: [
        ("Photo.systemSmall", true), ("a%20b.systemSmall.2", true), ("~e3.x", true), ("", false), (".x", false),
        ("a/b", false), ("..", false), ("a b", false), (String(repeating: "a", count: 201), false),
    ])
    func widgetIDsFromOutside(text: String, isTaken: Bool) {
        #expect((WidgetID(rawValue: text) != nil) == isTaken)
    }
}
