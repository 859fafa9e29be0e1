// The decoded shape of an entries file: every entry decodes, and says itself what is wrong with it.

struct EntriesDocument: Decodable {
    enum Version: Equatable {
        case missing
        case number(Int)
        case other
    }

    enum Entry: Equatable {
        case undated
        case date(String)
        case dateNotText
        case dateNumber(Double)
        case notObject
    }

    let version: Version
    let entries: [Entry]

    private enum Key: String, CodingKey { case version, entries }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.version) {
            // The reason is the same whatever stands there: not a whole number.
            version = (try? container.decode(Int.self, forKey: .version)).map { .number($0) } ?? .other
        } else {
            version = .missing
        }
        entries = try container.decode([Entry].self, forKey: .entries)
    }
}

extension EntriesDocument.Entry: Decodable {
    private enum Key: String, CodingKey { case date }

    init(from decoder: any Decoder) throws {
        // An entry that cannot be decoded is a finding, not a failure: the others are still used.
        guard let container = try? decoder.container(keyedBy: Key.self) else {
            self = .notObject
            return
        }
        guard container.contains(.date) else {
            self = .undated
            return
        }
        // As above: what stands there decides what is said of it.
        if let text = try? container.decode(String.self, forKey: .date) {
            self = .date(text)
            return
        }
        // Likewise: neither a text nor a number.
        let number = try? container.decode(Double.self, forKey: .date)
        self = number.map { .dateNumber($0) } ?? .dateNotText
    }
}
