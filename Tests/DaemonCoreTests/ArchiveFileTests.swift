// Archives as extensions may write them, good and hostile.
import Posix
import ReloadService
import Testing
import ViewArchive

@testable import DaemonCore

@Suite struct ArchiveFileTests {
    static let expected = ArchiveExpectation(widget: "P.s", kind: "P", family: .systemSmall, generation: 3)

    /// Log lines round times to milliseconds; archives do not.
    @Test func datesAreExact() throws {
        let dates = [-1e12, 0.1, 0.1 + 0.2, 1_767_225_600.123_456_7, 1e15 + 0.125].sorted()
        let text = try Self.header { ($0.dates, $0.policy) = (dates, .after(0.1 + 0.2)) }
        let header = try JSONText.decode(ArchiveHeader.self, from: Array(text.utf8), limits: .file)
        #expect(header.dates == dates && header.policy == .after(0.1 + 0.2))
    }

    static func header(_ change: (inout ArchiveHeader) -> Void = { _ in }) throws -> String {
        var header = ArchiveHeader(
            widget: "P.s", kind: "P", family: .systemSmall, generation: 3, size: Size(width: 10, height: 10),
            started: 100, policy: .atEnd, dates: [100, 200], appearances: [.light, .dark], hasPlaceholder: false,
            renderer: "text", diagnostics: []
        )
        change(&header)
        return String(decoding: try JSONText.encode(header), as: UTF8.self)
    }

    static func list(_ text: String, side: Double = 10) -> DisplayList {
        let style = TextBlock.Style(font: FontSpec(size: 10), color: .black)
        let block = TextBlock(runs: [TextBlock.Run(text: text, style: style)])
        let size = Size(width: side, height: side)
        return DisplayList(size: size, items: [.text(.init(frame: Rect(origin: .zero, size: size), block: block))])
    }

    static func entry(_ lists: [Appearance: ArchivedEntry.Slot]) throws -> String {
        String(decoding: try JSONText.encode(ArchivedEntry(lists: lists)), as: UTF8.self)
    }

    static let one = Result { try entry([.light: .list(list("one")), .dark: .same(line: 0, .light)]) }
    static let two = Result { try entry([.light: .list(list("two")), .dark: .same(line: 0, .dark)]) }

    private func open(
        _ lines: [String], _ expected: ArchiveExpectation = Self.expected, limits: ArchiveLimits = .standard
    ) throws -> ArchiveFile {
        let folder = try TemporaryFolder()
        let path = try folder.write(lines.map { $0 + "\n" }.joined(), to: "a.jsonl")
        return try ArchiveFile(path: path, expected: expected, limits: limits)
    }

    // MARK: Good ones

    @Test func readsEntriesAndFollowsReferences() throws {
        let archive = try open([Self.header(), try Self.one.get(), try Self.two.get()])
        #expect(archive.header.dates == [100, 200])
        #expect(try archive.list(.entry(0), appearance: .light) == Self.list("one"))
        #expect(try archive.list(.entry(0), appearance: .dark) == Self.list("one"))
        #expect(try archive.list(.entry(1), appearance: .light) == Self.list("two"))
        #expect(try archive.list(.entry(1), appearance: .dark) == Self.list("one"))
    }

    @Test func readsThePlaceholderAfterTheEntries() throws {
        let header = try Self.header { ($0.dates, $0.hasPlaceholder, $0.appearances) = ([100], true, [.light]) }
        let archive = try open([header, try Self.one.get(), try Self.two.get()])
        #expect(try archive.list(.placeholder, appearance: .light) == Self.list("two"))
        // Where an appearance is missing, what is there is shown.
        #expect(try archive.list(.placeholder, appearance: .dark) == Self.list("two"))
    }

    @Test func readsALastLineWithoutItsEnd() throws {
        let folder = try TemporaryFolder()
        let text = [try Self.header { $0.dates = [100] }, try Self.one.get()].joined(separator: "\n")
        let archive = try ArchiveFile(path: try folder.write(text, to: "a"), expected: Self.expected)
        #expect(try archive.list(.entry(0), appearance: .light) == Self.list("one"))
    }

    @Test func staysReadableWhenItsFileIsReplaced() throws {
        let folder = try TemporaryFolder()
        let text = [try Self.header { $0.dates = [100] }, try Self.one.get(), ""].joined(separator: "\n")
        let path = try folder.write(text, to: "a")
        let archive = try ArchiveFile(path: path, expected: Self.expected)
        _ = try folder.write("gone", to: "a")
        #expect(try archive.list(.entry(0), appearance: .light) == Self.list("one"))
    }

    @Test func findsPixelNamesWithoutDecoding() throws {
        var list = Self.list("x")
        for name in ["a1-b2.argb", "C_3.argb"] {
            list.items.append(
                .image(.init(pixels: name, pixelSize: list.size, frame: .zero, label: "no \"name.argb\" here"))
            )
        }
        let archive = try open([
            Self.header { ($0.dates, $0.appearances) = ([1], [.light]) }, Self.entry([.light: .list(list)]),
        ])
        #expect(try archive.pixelNames() == ["a1-b2.argb", "C_3.argb"])
    }

    // MARK: Hostile ones

    struct Hostile: Sendable, CustomTestStringConvertible {
        var what: String
        var refusal: String
        var change: @Sendable (inout ArchiveHeader) -> Void
        var testDescription: String { what }

        init(_ what: String, _ refusal: String, _ change: @escaping @Sendable (inout ArchiveHeader) -> Void) {
            self.what = what
            self.refusal = refusal
            self.change = change
        }
    }

    static let headers = [
        Hostile("newer", "the archive has version 2, this program reads 1") { $0.version = 2 },
        Hostile("no version", "the archive's line 1: no version 0") { $0.version = 0 },
        Hostile("another widget", "the archive's widget is Q.s, expected P.s") { $0.widget = "Q.s" },
        Hostile("another kind", "the archive's kind is Q, expected P") { $0.kind = "Q" },
        Hostile("another family", "the archive's family is systemLarge, expected systemSmall") {
            $0.family = .systemLarge
        },
        Hostile("another generation", "the archive's generation is 4, expected 3") { $0.generation = 4 },
        Hostile("no size", "the archive's line 1: no size 0.0 x 10.0") { $0.size.width = 0 },
        Hostile("a huge size", "the archive's line 1: no size 10.0 x 1e+300") { $0.size.height = 1e300 },
        Hostile("unsorted", "the archive's date 1: before the one in front of it") { $0.dates = [200, 100] },
        Hostile("too few lines", "the archive has 2 lines of entries, expected 3") { $0.dates = [1, 2, 3] },
        Hostile("too many lines", "the archive has 2 lines of entries, expected 1") { $0.dates = [1] },
        Hostile("no placeholder's line", "the archive has 2 lines of entries, expected 3") { $0.hasPlaceholder = true },
        Hostile("no appearance", "the archive's line 1: no appearances, or one twice") { $0.appearances = [] },
        Hostile("one twice", "the archive's line 1: no appearances, or one twice") {
            $0.appearances = [.light, .light]
        },
    ]

    @Test(arguments: headers) func refusesHeaders(_ row: Hostile) throws {
        let lines = [try Self.header(row.change), try Self.one.get(), try Self.two.get()]
        let error = #expect(throws: ArchiveRefusal.self) { try open(lines) }
        #expect(error?.sentence == row.refusal)
    }

    static let texts: [([String], String)] = [
        ([], "the archive's line 1: nothing there"),
        ([""], "the archive's line 1: line 1, byte 1: the text ends before a value"),
        (["[]"], "the archive's line 1: Expected to decode Dictionary<String, Any> but found an array instead."),
        (["{\"version\":2,\"more\":true}"], "the archive has version 2, this program reads 1"),
        (["{\"version\":1}"], "the archive's line 1: widget is missing"),
        (
            ["{\"version\":1,\"version\":1}"],
            "the archive's line 1: line 1, byte 14: the key \"version\" is there twice"
        ),
    ]

    @Test(arguments: texts) func refusesTexts(_ lines: [String], _ refusal: String) {
        let error = #expect(throws: ArchiveRefusal.self) { try open(lines) }
        #expect(error?.sentence == refusal)
    }

    @Test func refusesDatesThatAreNone() throws {
        let header = try Self.header { $0.dates = [1] }.replacing("[1]", with: "[1e999]")
        #expect(throws: ArchiveRefusal.self) { try open([header, try Self.one.get()]) }
    }

    static let entries: [(String, String)] = [
        ("{}", "the archive's line 2: nothing for the appearance light"),
        ("{\"light\":{\"line\":7,\"appearance\":\"light\"}}", "the archive's line 2: a reference to line 9"),
        ("{\"light\":{\"line\":-1,\"appearance\":\"light\"}}", "the archive's line 2: a reference to line 1"),
        ("{\"light\":{\"line\":0,\"appearance\":\"light\"}}", "the archive's line 2: references in a circle"),
        ("{\"light\":{\"list\":{\"size\":[99,10],\"items\":[]}}}", "the archive's line 2: a canvas of 99.0 x 10.0"),
        (
            "{\"light\":{\"list\":{\"size\":[10,10],\"items\":[{\"tv\":1}]}}}",
            "the archive's line 2: no known display item, at light.list.items[0]"
        ),
        ("not json", "the archive's line 2: line 1, byte 2: 'o' instead of a value"),
        (String(repeating: "[", count: 100), "the archive's line 2: line 1, byte 65, at "),
    ]

    /// Entries are only read when they are due: the archive opens, and the picture is refused.
    @Test(arguments: entries) func refusesEntries(_ line: String, _ refusal: String) throws {
        let archive = try open([Self.header { $0.dates = [100] }, line])
        let error = #expect(throws: ArchiveRefusal.self) { try archive.list(.entry(0), appearance: .light) }
        #expect(error?.sentence.hasPrefix(refusal) == true, "\(error?.sentence ?? "")")
    }

    @Test func keepsItsLimits() throws {
        var limits = ArchiveLimits()
        limits.line = 100
        #expect(throws: ArchiveRefusal.longLine(2, limit: 100)) {
            try open([Self.header { $0.dates = [1] }, String(repeating: "x", count: 101)], limits: limits)
        }
        limits = ArchiveLimits()
        limits.header = 10
        #expect(throws: ArchiveRefusal.tooLarge(what: "header", limit: 10)) {
            try open([Self.header()], limits: limits)
        }
        limits = ArchiveLimits()
        limits.entries = 1
        #expect(throws: ArchiveRefusal.tooLarge(what: "number of entries", limit: 1)) {
            try open([Self.header(), "{}", "{}"], limits: limits)
        }
        #expect(throws: ArchiveRefusal.tooLarge(what: "number of lines", limit: 3)) {
            try open([Self.header(), "", "", "", "", ""], limits: limits)
        }
        limits = ArchiveLimits()
        limits.file = 50
        #expect(throws: ArchiveRefusal.tooLarge(what: "length", limit: 50)) {
            try open([Self.header(), "{}", "{}"], limits: limits)
        }
    }

    @Test func refusesWhatIsNoFile() throws {
        let folder = try TemporaryFolder()
        for path in [folder.path, "\(folder.path)/none"] {
            #expect(throws: ArchiveRefusal.self) { try ArchiveFile(path: path, expected: Self.expected) }
        }
    }
}
