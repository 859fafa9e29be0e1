// Bytes to lines, in one piece and a byte at a time.
import ReloadService
import Testing

@Suite struct LineFramerTests {
    static let streams: [(bytes: String, pieces: String)] = [
        ("a\nb\n", "a|b"), ("a\r\nb", "a|b"), ("\n\r\n\na\n\n", "a"), ("\u{feff}a\n\u{feff}b\n", "a|\u{feff}b"),
        ("\u{feff}\na\n", "a"), ("", ""), ("12345678\n", "12345678"), ("12345678\r\n", "12345678"),
        ("\u{feff}12345678\r\nx\n", "12345678|x"), ("123456789\nok\n", "too long|ok"),
        (String(repeating: "x", count: 50) + "\nok\n", "too long|ok"), (String(repeating: "x", count: 50), "too long"),
        ("a\rb\n", "a\rb"),
    ]

    @Test(arguments: streams)
    func cutsLines(_ row: (bytes: String, pieces: String)) {
        #expect(Self.pieces(row.bytes, chunk: .max) == row.pieces)
        for chunk in [1, 2, 3, 7] { #expect(Self.pieces(row.bytes, chunk: chunk) == row.pieces) }
    }

    /// A stream, and the numbers of the lines that it gives.
    static let numbered: [(bytes: String, numbers: [Int])] = [
        ("a\nb", [1, 2]), ("\n\r\na\n\nb\n", [3, 5]), ("\u{feff}\na\n", [2]), ("123456789\nok\n", [1, 2]),
        (String(repeating: "x", count: 50) + "\n\nok\n", [1, 3]),
    ]

    @Test(arguments: numbered)
    func countsLines(_ row: (bytes: String, numbers: [Int])) {
        for chunk in [1, 3, Int.max] {
            var framer = LineFramer(limit: 8)
            var numbers: [Int] = []
            var rest = Array(row.bytes.utf8)[...]
            while !rest.isEmpty {
                framer.add(rest.prefix(chunk))
                rest = rest.dropFirst(chunk)
                while framer.next() != nil { numbers.append(framer.number) }
            }
            framer.finish()
            while framer.next() != nil { numbers.append(framer.number) }
            #expect(numbers == row.numbers, "\(chunk)")
        }
    }

    @Test func holdsNoMoreThanALine() {
        var framer = LineFramer(limit: 8)
        var reports = 0
        for _ in 0..<1000 { reports += framer.take(Array(repeating: 0x78, count: 1000)).count }
        #expect(reports == 1)
        #expect(framer.isUnfinished)
    }

    static func pieces(_ text: String, chunk: Int) -> String {
        var framer = LineFramer(limit: 8)
        var pieces: [LineFramer.Piece] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            pieces += framer.take(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
        }
        pieces += framer.end()
        return pieces.map {
            switch $0 {
            case .line(let line): String(decoding: line, as: UTF8.self)
            case .tooLong: "too long"
            }
        }.joined(separator: "|")
    }
}
