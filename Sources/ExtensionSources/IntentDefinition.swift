// What an `.intentdefinition` file says: a property list that Xcode's editor writes.
package import Foundation

/// The intents, enumerations and types of one file.
package struct IntentDefinition {
    struct Intent {
        let className: String
        let parameters: [Parameter]
    }

    struct Parameter {
        let name: String
        let title: String
        /// As the file calls it: `String`, `Boolean`, `Integer`, `Decimal`, `Object`, `URL` and more.
        let type: String
        /// The enumeration that an integer is of.
        let enumeration: String?
        /// The type that an object is of.
        let object: String?
        let isList: Bool
        let defaultValue: Any?
        let range: ClosedRange<Double>?
    }

    struct Enumeration {
        struct Case {
            let name: String
            let title: String
            let index: Int
        }

        let name: String
        let cases: [Case]
    }

    /// A type of objects with the properties that it has beside identifier and name.
    struct ObjectType {
        struct Property {
            let name: String
            let type: String
            let isList: Bool
        }

        let name: String
        let properties: [Property]
    }

    let intents: [Intent]
    let enumerations: [Enumeration]
    let types: [ObjectType]

    /// Reads a file's bytes; nil for what is no definition.
    package init?(_ data: Data) {
        // What is no property list is no definition.
        guard let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            return nil
        }
        func all<Part>(_ key: String, _ make: ([String: Any]) -> Part?) -> [Part] {
            (list[key] as? [[String: Any]] ?? []).compactMap(make)
        }
        enumerations = all("INEnums", Enumeration.init)
        types = all("INTypes", ObjectType.init)
        intents = all("INIntents", Intent.init)
    }
}

extension IntentDefinition.Intent {
    /// Nil for an intent of the system, and for one without a name that a class can have.
    init?(_ facts: [String: Any]) {
        guard facts["INIntentType"] as? String != "System", let name = identifier(facts["INIntentName"]) else {
            return nil
        }
        className = (facts["INIntentClassPrefix"] as? String ?? "") + name + "Intent"
        parameters = (facts["INIntentParameters"] as? [[String: Any]] ?? []).compactMap(IntentDefinition.Parameter.init)
    }
}

extension IntentDefinition.Parameter {
    init?(_ facts: [String: Any]) {
        guard let name = identifier(facts["INIntentParameterName"]) else { return nil }
        let metadata = facts["INIntentParameterMetadata"] as? [String: Any] ?? [:]
        self.name = name
        title = facts["INIntentParameterDisplayName"] as? String ?? name
        type = facts["INIntentParameterType"] as? String ?? "String"
        enumeration = identifier(facts["INIntentParameterEnumType"])
        // A type of the system's is none of the file's.
        object = identifier(facts["INIntentParameterObjectType"])
        isList = flag(facts["INIntentParameterSupportsMultipleValues"])
        defaultValue = metadata["INIntentParameterMetadataDefaultValue"]
        let lowest = (metadata["INIntentParameterMetadataMinimumValue"] as? NSNumber)?.doubleValue
        let highest = (metadata["INIntentParameterMetadataMaximumValue"] as? NSNumber)?.doubleValue
        range = if let lowest, let highest, lowest <= highest { lowest...highest } else { nil }
    }
}

extension IntentDefinition.Enumeration {
    init?(_ facts: [String: Any]) {
        guard let name = identifier(facts["INEnumName"]) else { return nil }
        self.name = (facts["INEnumClassPrefix"] as? String ?? "") + name
        cases = (facts["INEnumValues"] as? [[String: Any]] ?? []).compactMap { value in
            guard let name = identifier(value["INEnumValueName"]) else { return nil }
            return Case(
                name: name, title: value["INEnumValueDisplayName"] as? String ?? name,
                index: (value["INEnumValueIndex"] as? NSNumber)?.intValue ?? 0
            )
        }
    }
}

extension IntentDefinition.ObjectType {
    init?(_ facts: [String: Any]) {
        guard let name = identifier(facts["INTypeName"]) else { return nil }
        self.name = (facts["INTypeClassPrefix"] as? String ?? "") + name
        properties = (facts["INTypeProperties"] as? [[String: Any]] ?? []).compactMap { property in
            guard !flag(property["INTypePropertyDefault"]), let name = identifier(property["INTypePropertyName"]) else {
                return nil
            }
            return Property(
                name: name, type: property["INTypePropertyType"] as? String ?? "String",
                isList: flag(property["INTypePropertySupportsMultipleValues"])
            )
        }
    }
}

/// A name that Swift can have; nil for anything else, so that a file can put nothing but names into sources.
private func identifier(_ value: Any?) -> String? {
    guard let name = value as? String, let first = name.unicodeScalars.first,
        CharacterSet.letters.contains(first) || first == "_",
        name.unicodeScalars.allSatisfy({ CharacterSet.alphanumerics.contains($0) || $0 == "_" })
    else { return nil }
    return name
}

private func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? false }
