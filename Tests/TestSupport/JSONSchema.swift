// A validator of JSON Schema, for the part of it that our schemas use; a keyword that it does not know is a fault.
import Foundation

/// The schemas of the contract.
package struct JSONSchemas {
    private let documents: [String: [String: Any]]

    package static let folder = Programs.repository + "/Sources/ReloadService/ReloadService.docc/Schemas"

    package init(folder: String = JSONSchemas.folder) throws {
        var documents: [String: [String: Any]] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
            documents[file] = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        }
        self.documents = documents
    }

    /// The names of all schemas, without their ending.
    package var names: [String] { documents.keys.map { String($0.dropLast(".schema.json".count)) }.sorted() }

    /// The examples that a schema gives, as JSON texts.
    package func examples(of name: String) throws -> [String] {
        let examples = documents["\(name).schema.json"]?["examples"] as? [Any] ?? []
        return try examples.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
    }

    /// The words at a place of a schema, such as `properties.outcome.enum`; of a list each member is looked into.
    package func words(in name: String, at place: String) throws -> [String] {
        var found: [Any] = [documents["\(name).schema.json"] as Any]
        for key in place.split(separator: ".") {
            found = found.flatMap { $0 as? [Any] ?? [$0] }.compactMap { ($0 as? [String: Any])?[String(key)] }
        }
        return found.flatMap { $0 as? [Any] ?? [$0] }.compactMap { $0 as? String }
    }

    /// What is wrong with a JSON text by a schema: nothing when it is valid. With `isComplete` a member that the schema
    /// does not name is a fault, too: readers pass it over, but we promise to name all that we write.
    package func faults(of text: String, by name: String, isComplete: Bool = false) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        guard let schema = documents["\(name).schema.json"] else { throw TestFailure("no schema \(name)") }
        var validation = Validation(documents: documents, document: schema, isComplete: isComplete)
        return validation.faults(value, schema, "")
    }
}

private struct Validation {
    let documents: [String: [String: Any]]
    var document: [String: Any]
    let isComplete: Bool

    /// Keywords that say something to people only.
    private static let silent: Set<String> = ["$schema", "$id", "title", "description", "examples", "$defs"]

    mutating func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var faults: [String] = []
        for (keyword, rule) in schema where !Self.silent.contains(keyword) {
            faults += check(value, keyword, rule, schema, path).map { path.isEmpty ? $0 : "\(path): \($0)" }
        }
        return faults.sorted()
    }

    private mutating func check(
        _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
    ) -> [String] {
        switch (keyword, rule) {
        case ("$ref", let reference as String): return refer(value, reference, path)
        case ("type", let name as String): return Self.isOf(name, value) ? [] : ["not of type \(name)"]
        case ("const", _): return Self.same(value, rule) ? [] : ["not \(rule)"]
        case ("enum", let values as [Any]):
            return values.contains { Self.same(value, $0) } ? [] : ["\(value) is none of \(values)"]
        case ("pattern", let pattern as String):
            guard let text = value as? String else { return [] }
            return text.range(of: pattern, options: .regularExpression) == nil ? ["\(text) does not match"] : []
        case ("minLength", let limit as Int), ("maxLength", let limit as Int):
            guard let count = (value as? String)?.unicodeScalars.count else { return [] }
            return (keyword == "minLength" ? count >= limit : count <= limit) ? [] : ["\(count) characters"]
        case ("minimum", let limit as NSNumber), ("maximum", let limit as NSNumber):
            guard let number = value as? NSNumber, !Self.isFlag(value) else { return [] }
            let (one, other) = (number.doubleValue, limit.doubleValue)
            return (keyword == "minimum" ? one >= other : one <= other) ? [] : ["\(one) beyond \(other)"]
        case ("minItems", let limit as Int), ("maxItems", let limit as Int):
            guard let count = (value as? [Any])?.count else { return [] }
            return (keyword == "minItems" ? count >= limit : count <= limit) ? [] : ["\(count) items"]
        case ("items", let inner as [String: Any]):
            return (value as? [Any] ?? []).enumerated().flatMap { faults($1, inner, "\(path)[\($0)]") }
        case ("required", let names as [String]):
            guard let members = value as? [String: Any] else { return [] }
            return names.filter { members[$0] == nil }.map { "\($0) is missing" }
        case ("properties", let properties as [String: [String: Any]]):
            return members(value, properties, schema, path)
        case ("additionalProperties", false as Bool):
            let known = (schema["properties"] as? [String: Any] ?? [:]).keys
            return (value as? [String: Any] ?? [:]).keys.filter { !known.contains($0) }.map { "\($0) is not known" }
        case ("anyOf", let rows as [[String: Any]]), ("oneOf", let rows as [[String: Any]]):
            let each = rows.map { faults(value, $0, path) }
            let fitting = each.filter(\.isEmpty).count
            if keyword == "oneOf" ? fitting == 1 : fitting > 0 { return [] }
            return ["\(fitting) of \(rows.count) forms fit"] + (each.min { $0.count < $1.count } ?? [])
        default: return ["the validator does not know \(keyword)"]
        }
    }

    private mutating func members(
        _ value: Any, _ properties: [String: [String: Any]], _ schema: [String: Any], _ path: String
    ) -> [String] {
        guard let members = value as? [String: Any] else { return [] }
        var found: [String] = []
        for (name, member) in members {
            if let property = properties[name] {
                found += faults(member, property, path.isEmpty ? name : "\(path).\(name)")
            } else if isComplete, schema["type"] as? String == "object" {
                found.append("\(name) is not in the schema")
            }
        }
        return found
    }

    private mutating func refer(_ value: Any, _ reference: String, _ path: String) -> [String] {
        if reference.hasPrefix("#/$defs/") {
            let definitions = document["$defs"] as? [String: [String: Any]]
            guard let schema = definitions?[String(reference.dropFirst(8))] else { return ["no \(reference)"] }
            return faults(value, schema, path)
        }
        guard let other = documents[reference] else { return ["no \(reference)"] }
        var inside = Validation(documents: documents, document: other, isComplete: isComplete)
        return inside.faults(value, other, path)
    }

    private static func isFlag(_ value: Any) -> Bool {
        // Flags and numbers come as the same class; only what they encode differs.
        guard let number = value as? NSNumber else { return false }
        return String(cString: number.objCType) == "c"
    }

    private static func isOf(_ name: String, _ value: Any) -> Bool {
        switch name {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isFlag(value)
        case "null": value is NSNull
        case "number": value is NSNumber && !isFlag(value)
        case "integer":
            (value as? NSNumber).map { !isFlag(value) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: false
        }
    }

    private static func same(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? String, let other = other as? String { return one == other }
        if let one = one as? NSNumber, let other = other as? NSNumber {
            return isFlag(one) == isFlag(other) && one == other
        }
        return one is NSNull && other is NSNull
    }
}
