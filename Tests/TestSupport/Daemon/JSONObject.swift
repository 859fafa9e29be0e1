// JSON as tests read it: by key, failing with the key's name.
import Foundation

/// A JSON object.
package struct JSONObject: CustomStringConvertible {
    private let members: [String: Any]
    package let description: String

    package init(parsing text: String) throws {
        guard let members = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw TestFailure("no JSON object: \(text)")
        }
        self.members = members
        description = text
    }

    private init(_ members: [String: Any]) {
        self.members = members
        description = "\(members)"
    }

    package func text(_ key: String) -> String? { members[key] as? String }
    package func number(_ key: String) -> Double? { (members[key] as? NSNumber)?.doubleValue }
    package func integer(_ key: String) -> Int? { (members[key] as? NSNumber)?.intValue }
    package func flag(_ key: String) -> Bool? { (members[key] as? NSNumber)?.boolValue }
    package func object(_ key: String) -> JSONObject? { (members[key] as? [String: Any]).map(JSONObject.init) }
    package func objects(_ key: String) -> [JSONObject] {
        (members[key] as? [[String: Any]] ?? []).map(JSONObject.init)
    }
    package func has(_ key: String) -> Bool { members[key] != nil }
}
