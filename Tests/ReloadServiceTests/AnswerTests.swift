// Answers and receipts as they stand on the wire.
import ReloadService
import Testing

@Suite struct AnswerTests {
    static let full = Receipt(
        widget: "Photo.systemSmall", outcome: .rendered, generation: 7, coalesced: true,
        entry: .entry(index: 1, count: 24, date: Timestamp(1_767_225_600)), snapshot: "snapshots/Photo.systemSmall.png",
        hash: "ab", timings: Receipt.Timings(provider: 0.002, draw: 0.003, total: 0.006)
    )
    static let waiting = Receipt(
        widget: "Feed.systemSmall", outcome: .deferred, generation: 2, entry: .placeholder, why: "minimum interval",
        until: Timestamp(1_767_225_600)
    )

    @Test func writesReceipts() {
        let line = AnswerLine.result(Receipts(receipts: [Self.full, Self.waiting]), for: .string("a"))
        #expect(
            String(decoding: line, as: UTF8.self) == #"{"id":"a","jsonrpc":"2.0","result":{"receipts":["#
                + #"{"coalesced":true,"entry":{"count":24,"date":"2026-01-01T00:00:00.000Z","index":1},"generation":7,"#
                + #""hash":"ab","outcome":"rendered","snapshot":"snapshots/Photo.systemSmall.png","#
                + #""timings":{"draw":0.003,"provider":0.002,"total":0.006},"widget":"Photo.systemSmall"},"#
                + #"{"entry":"placeholder","generation":2,"outcome":"deferred","until":"2026-01-01T00:00:00.000Z","#
                + #""why":"minimum interval","widget":"Feed.systemSmall"}]}}"# + "\n"
        )
    }

    @Test func writesErrors() {
        let line = AnswerLine.error(.unknownKind("Phto", known: ["Feed", "Photo"]), for: nil)
        #expect(
            String(decoding: line, as: UTF8.self) == #"{"error":{"code":-32000,"data":{"kind":"unknown-kind","#
                + #""known":["Feed","Photo"],"nearest":"Photo"},"message":"no kind \"Phto\"; did you mean Photo?"},"#
                + #""id":null,"jsonrpc":"2.0"}"# + "\n"
        )
    }

    @Test func readsWhatItWrites() throws {
        let receipts = Receipts(receipts: [Self.full, Self.waiting])
        let line = AnswerLine.result(receipts, for: .integer(4))
        let answer = try JSONText.decode(Answer<Receipts>.self, from: line, limits: .wire)
        #expect(answer.id == .integer(4))
        #expect(try answer.outcome.get() == receipts)
    }

    @Test func ignoresWhatItDoesNotKnow() throws {
        let text = #"{"id":1,"result":{"receipts":[{"widget":"a","outcome":"failed","colour":"red"}],"more":1},"x":[]}"#
        let answer = try JSONText.decode(Answer<Receipts>.self, from: Array(text.utf8), limits: .wire)
        #expect(try answer.outcome.get().receipts == [Receipt(widget: "a", outcome: .failed)])
    }

    /// A host reads so much and no more: a longer answer would look like nonsense to it.
    @Test func writesNoMoreThanHostsRead() throws {
        func answer(_ count: Int) -> [UInt8] {
            AnswerLine.result(["x": String(repeating: "y", count: count)], for: .integer(1))
        }
        let around = answer(0).count - 1
        #expect(answer(ServiceProtocol.answerLimit - around).count == ServiceProtocol.answerLimit + 1)
        let refusal = String(decoding: answer(ServiceProtocol.answerLimit - around + 1), as: UTF8.self)
        #expect(refusal.hasPrefix(#"{"error":{"code":-32603"#) && refusal.contains("more than 16777216 bytes"))
    }

    @Test func saysThatANumberCannotBeWritten() {
        let line = AnswerLine.result(Receipt.Timings(total: .nan), for: .integer(1))
        #expect(String(decoding: line, as: UTF8.self).contains("-32603"))
    }
}
