// JSON values as shared defaults; what a property list cannot hold is named.
import GroupContainer
import ReloadService

extension PropertyListValue {
    /// Nil for null and for what holds a null, which a property list cannot express.
    init?(_ value: JSONValue) {
        switch value {
        case .null: return nil
        case .bool(let flag): self = .bool(flag)
        case .integer(let integer): self = .integer(Int(integer))
        case .number(let number): self = .real(number)
        case .string(let text): self = .string(text)
        case .array(let values):
            var items: [PropertyListValue] = []
            for value in values {
                guard let item = PropertyListValue(value) else { return nil }
                items.append(item)
            }
            self = .array(items)
        case .object(let members):
            var items: [String: PropertyListValue] = [:]
            for (key, value) in members {
                guard let item = PropertyListValue(value) else { return nil }
                items[key] = item
            }
            self = .dictionary(items)
        }
    }
}
