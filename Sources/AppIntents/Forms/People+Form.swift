// People, and names of people.
import ReloadService
import SwiftUI
import ViewArchive

extension IntentPerson: ConfigurableValue {
    static var form: ValueForm { ValueForm(.person, "a person", such: "Ada Lovelace <ada@example.org>") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        case .string(let text): own(IntentPerson(text: text.trimmed))
        case .object(let members): own(IntentPerson(members))
        default: nil
        }
    }

    /// A name, what reaches the person, or both. It is the person's identifier as well.
    private init?(text: String) {
        var name = text
        var reached: String?
        if text.hasSuffix(">"), let start = text.firstIndex(of: "<") {
            reached = String(text[text.index(after: start)...].dropLast()).trimmed
            name = String(text[..<start]).trimmed
        } else if let handle = Handle(text: text), !handle.isOwn {
            reached = text
        }
        if let reached, reached.isEmpty { return nil }
        if name.isEmpty { name = reached ?? "" }
        guard !name.isEmpty else { return nil }
        self.init(
            identifier: .applicationDefined(text), name: .displayName(name),
            handle: reached.flatMap { Handle(text: $0) })
    }

    /// `contact` stands in the place of `identifier` for what names a card of the contacts.
    private static let keys = ["identifier", "contact", "name", "handle", "isMe"]

    /// The name is a text, or an object of its parts.
    private init?(_ members: [String: JSONValue]) {
        var texts: [String: String] = [:]
        var components: PersonNameComponents?
        for (key, value) in members {
            if key == "name", case .object(let parts) = value {
                components = PersonNameComponents(parts)
                if components == nil { return nil }
            } else if Self.keys.contains(key), let text = String.text(of: value) {
                texts[key] = text
            } else {
                return nil
            }
        }
        let shown = components?.shown ?? texts["name"] ?? texts["handle"] ?? ""
        if shown.isEmpty { return nil }
        self.init(
            identifier: texts["contact"].map { .contactBook($0) } ?? .applicationDefined(texts["identifier"] ?? shown),
            name: components.map { .components($0) } ?? .displayName(shown),
            handle: texts["handle"].flatMap { Handle(text: $0) }, isMe: texts["isMe"] == "true")
    }

    /// A text where it says all, else an object; nil where that does not say all either, such as a number that is called an
    /// address.
    var stored: StoredValue? {
        let shown = name.shown
        let text =
            switch handle?.text {
            case nil: shown
            case shown?: shown
            case let reached?: "\(shown) <\(reached)>"
            }
        if IntentPerson(text: text) == self { return text.stored }
        var members = ["name": name.json]
        switch identifier {
        case .applicationDefined(let text): members["identifier"] = .string(text)
        case .contactBook(let text): members["contact"] = .string(text)
        }
        members["handle"] = handle.map { .string($0.text) }
        if isMe { members["isMe"] = .bool(true) }
        return IntentPerson(members) == self ? StoredValue(.object(members), title: text) : nil
    }
}

private extension IntentPerson.Name {
    var shown: String {
        switch self {
        case .displayName(let name): name
        case .components(let name): name.shown
        }
    }

    var json: JSONValue {
        switch self {
        case .displayName(let name): .string(name)
        case .components(let name): .object(name.members)
        }
    }
}

private extension IntentPerson.Handle {
    /// What kind it is, by how it is written.
    init?(text: String) {
        if text.isEmpty { return nil }
        let isNumber = text.contains(where: \.isNumber) && text.allSatisfy { "+0123456789 ()-./".contains($0) }
        self = isNumber ? .phoneNumber(text) : text.contains("@") ? .emailAddress(text) : .applicationDefined(text)
    }

    var text: String {
        switch self {
        case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
        }
    }

    var isOwn: Bool { if case .applicationDefined = self { true } else { false } }
}

extension PersonNameComponents: ConfigurableValue {
    static var form: ValueForm { ValueForm(.string, "a name", such: "Ada Lovelace", name: "name") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        case .string(let text): own(PersonNameComponents(text: text))
        case .object(let members): own(PersonNameComponents(members))
        default: nil
        }
    }

    private init?(text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let given = words.first else { return nil }
        self.init()
        givenName = given
        if words.count > 1 { familyName = words.last }
        if words.count > 2 { middleName = words.dropFirst().dropLast().joined(separator: " ") }
    }

    init?(_ members: [String: JSONValue]) {
        self.init()
        for (key, value) in members {
            guard let part = Self.parts[key], let text = String.text(of: value) else { return nil }
            self[keyPath: part] = text
        }
        if members.isEmpty { return nil }
    }

    var members: [String: JSONValue] {
        Self.parts.compactMapValues { self[keyPath: $0].map { .string($0) } }
    }

    private static var parts: [String: WritableKeyPath<PersonNameComponents, String?>] {
        [
            "namePrefix": \.namePrefix, "givenName": \.givenName, "middleName": \.middleName,
            "familyName": \.familyName, "nameSuffix": \.nameSuffix, "nickname": \.nickname,
        ]
    }

    var shown: String { formatted(.name(style: .long)) }

    /// A text where it says all, else an object of parts; nil where those do not say all either: how names sound.
    var stored: StoredValue? {
        let words = [givenName, middleName, familyName].compactMap(\.self).filter { !$0.isEmpty }
        let text = words.joined(separator: " ")
        if PersonNameComponents(text: text) == self { return text.stored }
        return PersonNameComponents(members) == self ? StoredValue(.object(members), title: shown) : nil
    }
}
