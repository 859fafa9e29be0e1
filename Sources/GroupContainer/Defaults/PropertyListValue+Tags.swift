// The two types of a property list that JSON has no words for: they are written as objects of one member.
import FoundationEssentials

extension PropertyListValue {
    /// The value with each `{"$date": RFC 3339}` turned into a date and each `{"$data": base 64}` into bytes.
    package func withTags(_ seconds: (String) throws -> Double) throws(TagFault) -> PropertyListValue {
        switch self {
        case .array(let values):
            var result: [PropertyListValue] = []
            for value in values { result.append(try value.withTags(seconds)) }
            return .array(result)
        case .dictionary(let members):
            if members.count == 1, let (tag, value) = members.first, tag == "$date" || tag == "$data" {
                guard case .string(let text) = value else { throw TagFault(reason: "\(tag) must be a string") }
                return tag == "$date" ? try Self.date(text, seconds) : try Self.data(text)
            }
            var result: [String: PropertyListValue] = [:]
            for (key, value) in members { result[key] = try value.withTags(seconds) }
            return .dictionary(result)
        default: return self
        }
    }

    private static func date(_ text: String, _ seconds: (String) throws -> Double) throws(TagFault) -> Self {
        do {
            return .date(Date(timeIntervalSince1970: try seconds(text)))
        } catch {
            throw TagFault(reason: "$date: \(error)")
        }
    }

    private static func data(_ text: String) throws(TagFault) -> Self {
        guard let data = Data(base64Encoded: text) else { throw TagFault(reason: "$data is not base 64") }
        return .data(data)
    }
}

/// Why an object that stands for a date or for bytes does not.
package struct TagFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let reason: String

    package var description: String { reason }
}
