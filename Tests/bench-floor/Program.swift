// The floor of `widget-host`: as static as it is, and decodes and encodes one JSON of about 300 bytes.
import FoundationEssentials

private struct Answer: Codable {
    struct Receipt: Codable {
        struct Entry: Codable { let index: Int, count: Int, date: String }
        struct Timings: Codable { let provider: Double, draw: Double, total: Double }
        let widget: String, outcome: String, generation: Int, snapshot: String, hash: String
        let entry: Entry, timings: Timings
    }
    let id: Int
    let receipts: [Receipt]
}

@main enum Program {
    static func main() throws {
        let text = #"""
            {"id":1,"receipts":[{"widget":"Feed.systemMedium","outcome":"rendered","generation":12,\#
            "entry":{"index":1,"count":24,"date":"2026-01-01T00:00:00.000Z"},\#
            "snapshot":"snapshots/Feed.systemMedium.png","hash":"5f2c9a1e77d04b38",\#
            "timings":{"provider":0.0012,"draw":0.0023,"total":0.0041}}]}
            """#
        let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
        print(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
    }
}
