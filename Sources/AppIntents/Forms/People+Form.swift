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

    private init?(_ members: [String: JSONValue]) {
        var texts: [String: String] = [:]
        for (name, value) in members {
            guard ["identifier", "name", "handle", "isMe"].contains(name), let text = String.text(of: value) else {
                return nil
            }
            texts[name] = text
        }
        guard let name = texts["name"] ?? texts["handle"], !name.isEmpty else { return nil }
        self.init(
            identifier: .applicationDefined(texts["identifier"] ?? name), name: .displayName(name),
            handle: texts["handle"].flatMap { Handle(text: $0) }, isMe: texts["isMe"] == "true")
    }

    /// A text where it says all, else an object.
    var stored: StoredValue? {
        let shown = name.shown
        let text =
            switch handle?.text {
            case nil: shown
            case shown?: shown
            case let reached?: "\(shown) <\(reached)>"
            }
        if IntentPerson(text: text) == self { return text.stored }
        var members: [String: JSONValue] = ["identifier": .string(identifier.text), "name": .string(shown)]
        members["handle"] = handle.map { .string($0.text) }
        if isMe { members["isMe"] = .bool(true) }
        return shown.isEmpty ? nil : StoredValue(.object(members), title: text)
    }
}

private extension IntentPerson.Identifier {
    var text: String {
        switch self {
        case .applicationDefined(let text), .contactBook(let text): text
        }
    }
}

private extension IntentPerson.Name {
    var shown: String {
        switch self {
        case .displayName(let name): name
        case .components(let name): name.formatted(.name(style: .long))
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
        guard case .string(let text) = json else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let given = words.first else { return nil }
        var name = PersonNameComponents()
        name.givenName = given
        if words.count > 1 { name.familyName = words.last }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return own(name)
    }

    /// The names that a text can have.
    var stored: StoredValue? {
        let words = [givenName, middleName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: " ").stored
    }
}
