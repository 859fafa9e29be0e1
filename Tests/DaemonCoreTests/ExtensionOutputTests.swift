// What widget code prints: cut into lines, bounded in length and number; and where its process runs.
import Posix
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

    static let trap = "Kettle/Kettle.swift:7: Fatal error: the kettle exploded"
    static let deaths: [(printed: [String], logged: [String], reason: String?)] = [
        (
            [
                "boiling", trap, "Current stack trace:",
                "0    libswiftCore.so                    0x00007fdf44f5f130 swift_reportError + 33",
                "12   v                                  0x000055b9978f048d <unavailable> + 9357",
            ], ["boiling", trap, "Current stack trace: 2 addresses, left out here"], trap
        ),
        (["Fatal error"], ["Fatal error"], "Fatal error"),
        (
            ["Swift/ErrorType.swift:254: Fatal error: a. "], ["Swift/ErrorType.swift:254: Fatal error: a. "],
            "Swift/ErrorType.swift:254: Fatal error: a"
        ),
        (
            ["a.swift:1: Precondition failed: b"], ["a.swift:1: Precondition failed: b"],
            "a.swift:1: Precondition failed: b"
        ),
        (
            ["Could not cast value of type 'A' (0x1) to 'B' (0x2)."],
            ["Could not cast value of type 'A' (0x1) to 'B' (0x2)."],
            "Could not cast value of type 'A' (0x1) to 'B' (0x2)"
        ),
        (["0    kettles 0x00007fdf44f5f130 are on"], ["0    kettles 0x00007fdf44f5f130 are on"], nil),
        (["no Fatal error: here", "a: Fatal errors"], ["no Fatal error: here", "a: Fatal errors"], nil),
        (
            [String(repeating: "Fatal error: ", count: 40)], [String(repeating: "Fatal error: ", count: 40)],
            String(String(repeating: "Fatal error: ", count: 40).prefix(300)) + " …"
        ),
    ]

    @Test(arguments: deaths)
    func keepsTheReasonOfATrap(_ printed: [String], _ logged: [String], _ reason: String?) {
        var words = LastWords()
        let admitted = printed.filter { words.admits($0) }
        #expect(admitted + (words.finish().map { [$0] } ?? []) == logged)
        #expect(words.reason == reason)
    }

    static let ends: [(ProcessEnd, String)] = [
        (
            ProcessEnd(exit: .signal(Signal(rawValue: 4)), reason: trap),
            trap + "; its process was ended by SIGILL (signal 4)"
        ),
        (ProcessEnd(exit: .signal(Signal(rawValue: 4))), "its process was ended by SIGILL (signal 4)"),
        (ProcessEnd(exit: .signal(Signal(rawValue: 9)), reason: trap), "its process was ended by SIGKILL (signal 9)"),
        (ProcessEnd(exit: .signal(Signal(rawValue: 60))), "its process was ended by signal 60"),
        (ProcessEnd(exit: .code(3), reason: trap), "its process ended by itself with code 3"),
    ]

    @Test(arguments: ends) func tellsHowAProcessEnded(_ end: ProcessEnd, _ sentence: String) {
        #expect(end.sentence == sentence)
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
            groupDirectory: "/g", cachesDirectory: "/g/Library/Caches", locale: "de_DE"
        )
        #expect(place.arguments(at: nil) == ["widget-extension", "--extension", "P"])
        #expect(place.arguments(at: 1.5e9 + 0.1) == ["widget-extension", "--extension", "P", "--clock=1500000000.1"])
        #expect(
            place.environment(from: [
                "HOME": "/h", "SUNDIAL_LOCALE": "de_DE", "TMPDIR": "/tmp", "FREETYPE_PROPERTIES": "x",
            ]) == [
                "HOME": "/h", "SUNDIAL_LOCALE": "de_DE", "SUNDIAL_GROUP_DIRECTORY": "/g", "WIDGET_GROUP": "group.a",
                "XDG_CONFIG_HOME": "/g/c",
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
