// Values of parameters as configurations keep them, and as people read them.
package import ReloadService
import SwiftUI
import ViewArchive

/// A value in the form in which it is kept, with its names.
package struct StoredValue: Hashable, Sendable {
    var json: JSONValue
    var title: String
    var subtitle: String?

    init(_ json: JSONValue, title: String, subtitle: String? = nil) {
        self.json = json
        self.title = title
        self.subtitle = subtitle
    }

    /// Nil for a value that no configuration can hold.
    package init?(_ value: Any) {
        switch value {
        case let choice as any AppEnum: self.init(choice: choice)
        case let entity as any AppEntity: self.init(entity: entity)
        case let value as any ConfigurableValue:
            guard let stored = value.stored else { return nil }
            self = stored
        case let values as [Any]:
            var items: [StoredValue] = []
            for value in values {
                guard let item = StoredValue(value) else { return nil }
                items.append(item)
            }
            self.init(.array(items.map(\.json)), title: items.map(\.title).joined(separator: ", "))
        default:
            // What an optional holds; an absent one is kept by not being there.
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
            self.init(wrapped)
        }
    }

    private init(choice: some AppEnum) {
        let shown = type(of: choice).caseDisplayRepresentations[choice]
        let json = Self.raw(choice.rawValue)
        self.init(json, title: json.plain, shownAs: shown)
    }

    private init(entity: some AppEntity) {
        let text = EntityIdentifier.text(entity.id)
        self.init(.string(text), title: text, shownAs: entity.displayRepresentation)
    }

    private init(_ json: JSONValue, title: String, shownAs shown: DisplayRepresentation?) {
        let name = shown.map { String(localized: $0.title) } ?? ""
        self.init(json, title: name.isEmpty ? title : name, subtitle: shown?.subtitle.map { String(localized: $0) })
    }

    /// A raw value of a choice.
    static func raw(_ value: Any) -> JSONValue {
        switch value {
        case let text as String: .string(text)
        case let integer as any BinaryInteger: Int64(exactly: integer).map { .integer($0) } ?? .string("\(integer)")
        default: .string("\(value)")
        }
    }

    /// As JSON text.
    package var text: String { json.text }

    var choice: ParameterDescription.Choice {
        ParameterDescription.Choice(value: text, title: title, subtitle: subtitle)
    }
}

extension JSONValue {
    /// As JSON text.
    package var text: String {
        // A number that is not finite has no text, and is refused where it comes in.
        guard let bytes = try? JSONText.encode(self) else { return "null" }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A list's values, or the value as a list of one.
    package var items: [JSONValue] { if case .array(let items) = self { items } else { [self] } }

    /// A text as it is, anything else as JSON.
    package var plain: String { if case .string(let text) = self { text } else { text } }
}
