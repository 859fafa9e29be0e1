// What widget code prints: cut into lines, bounded in length and number; and where its process runs.
import Testing

@testable import DaemonCore

@Suite struct ExtensionOutputTests {
    static let feeds: [([String], [String], String?)] = [
        (["a\nb\n"], ["a", "b"], nil), (["a", "b\n"], ["ab"], nil), (["a\r\n\n\nb"], ["a"], "b"),
        (["12345678\n"], ["12345678 …"], nil), (["123456789012\nnext\n"], ["12345678 …", "next"], nil),
        (["123456", "789", "012\nx"], ["12345678 …"], "x"),
    ]

    @Test(arguments: feeds) func cutsLines(_ pieces: [String], _ lines: [String], _ rest: String?) {
        var output = OutputLines(longest: 8)
        #expect(pieces.flatMap { output.feed(Array($0.utf8)) } == lines)
        #expect(output.finish() == rest)
    }

    @Test func countsWhatItDrops() {
        var budget = OutputBudget(lines: 2, window: 10)
        let admitted = [0, 1, 2, 3, 11, 12, 13, 25].map { budget.admit(at: $0) }
        #expect(admitted.map(\.isAdmitted) == [true, true, false, false, true, true, false, true])
        #expect(admitted.map(\.droppedBefore) == [0, 0, 0, 0, 2, 0, 0, 1])
    }

    @Test func givesTheExtensionItsOwnSurroundings() {
        let place = ExtensionPlace(
            kind: "P", configurationDirectory: "/g/c", temporaryDirectory: "/g/t", group: "group.a",
            groupDirectory: "/g", cachesDirectory: "/g/Library/Caches"
        )
        #expect(place.arguments == ["widget-extension", "--extension", "P"])
        #expect(
            place.environment(from: ["HOME": "/h", "TMPDIR": "/tmp", "FREETYPE_PROPERTIES": "x"]) == [
                "HOME": "/h", "SUNDIAL_GROUP_DIRECTORY": "/g", "WIDGET_GROUP": "group.a", "XDG_CONFIG_HOME": "/g/c",
                "XDG_CACHE_HOME": "/g/Library/Caches", "TMPDIR": "/g/t", "SWIFT_BACKTRACE": "enable=no",
            ]
        )
    }
}

@Suite struct OpenSocketsTests {
    static let table = """
          sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
           0: 0100007F:0277 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 12345 1 0000 100 0
           1: 0100007F:A0B2 0100007F:0277 06 00000000:00000000 03:00000D9C 00000000     0        0 0 3 0000
        cut
        """

    @Test func readsInodes() {
        #expect(OpenSockets.numbers(in: Self.table) == [12345])
    }
}
