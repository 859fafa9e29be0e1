// One entry's line in an archive: its display list in each appearance, equal ones by reference.

/// The lists of one line, by appearance.
package struct ArchivedEntry: Hashable, Sendable {
    package var lists: [Appearance: Slot]

    package init(lists: [Appearance: Slot]) {
        self.lists = lists
    }

    /// A list, or the place of an equal one on an earlier line or earlier in this line.
    package enum Slot: Hashable, Sendable {
        case list(DisplayList)
        case same(line: Int, Appearance)
    }
}

extension ArchivedEntry: Codable {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        lists = [:]
        for key in keys.allKeys { lists[key.appearance] = try keys.decode(Slot.self, forKey: key) }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        for (appearance, slot) in lists { try keys.encode(slot, forKey: Key(appearance: appearance)) }
    }

    struct Key: CodingKey {
        let appearance: Appearance
        var stringValue: String { appearance.rawValue }
        var intValue: Int? { nil }

        init(appearance: Appearance) { self.appearance = appearance }
        init?(stringValue: String) {
            guard let appearance = Appearance(rawValue: stringValue) else { return nil }
            self.appearance = appearance
        }
        init?(intValue: Int) { nil }
    }
}

extension ArchivedEntry.Slot: Codable {
    private enum Key: String, CodingKey { case list, line, appearance }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        if let list = try keys.decodeIfPresent(DisplayList.self, forKey: .list) {
            self = .list(list)
        } else {
            self = .same(
                line: try keys.decode(Int.self, forKey: .line),
                try keys.decode(Appearance.self, forKey: .appearance)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        switch self {
        case .list(let list): try keys.encode(list, forKey: .list)
        case .same(let line, let appearance):
            try keys.encode(line, forKey: .line)
            try keys.encode(appearance, forKey: .appearance)
        }
    }
}
