// The Swift classes of `.intentdefinition` files, as Xcode generates them: optional properties, numbers as objects,
// enumerations of integers, objects with identifier and name.
import Foundation

/// The generated source.
package struct IntentClasses {
    private let definitions: [IntentDefinition]
    /// Classes that sources declare themselves: those win.
    private let taken: Set<String>

    package init(_ definitions: [IntentDefinition], taken: Set<String> = []) {
        self.definitions = definitions
        self.taken = taken
    }

    /// The source; empty without definitions.
    package var source: String {
        guard !definitions.isEmpty else { return "" }
        // Of two definitions with one name, as files that lie in two folders, the first has it.
        var seen = taken
        var text = "import Foundation\nimport Intents\n"
        for definition in definitions {
            for enumeration in definition.enumerations where seen.insert(enumeration.name).inserted {
                text += "\n" + Self.source(of: enumeration)
            }
            for type in definition.types where seen.insert(type.name).inserted {
                text += "\n" + Self.source(of: type, known: known)
            }
            for intent in definition.intents where seen.insert(intent.className).inserted {
                text += "\n" + source(of: intent)
            }
        }
        return text
    }

    private var known: Set<String> { Set(definitions.flatMap { $0.types.map(\.name) }) }
    private var enumerations: [String: IntentDefinition.Enumeration] {
        Dictionary(definitions.flatMap(\.enumerations).map { ($0.name, $0) }) { first, _ in first }
    }

    private static func source(of enumeration: IntentDefinition.Enumeration) -> String {
        var text = "nonisolated public enum \(enumeration.name): Int {\n"
        var names: Set<String> = [], indexes: Set<Int> = []
        if !enumeration.cases.contains(where: { $0.index == 0 }) {
            text += "    case unknown = 0\n"
            names.insert("unknown")
        }
        for value in enumeration.cases where !names.contains(value.name) && indexes.insert(value.index).inserted {
            names.insert(value.name)
            text += "    case \(SymbolName.escaped(value.name)) = \(value.index)\n"
        }
        return text + "}\n"
    }

    private static func source(of type: IntentDefinition.ObjectType, known: Set<String>) -> String {
        var text = "nonisolated open class \(type.name): INObject {\n"
        for property in type.properties {
            let one = swiftType(property.type, object: known.contains(property.type) ? property.type : nil)
            text += "    public var \(SymbolName.escaped(property.name)): \(property.isList ? "[\(one)]" : one)?\n"
        }
        return text + "}\n"
    }

    private func source(of intent: IntentDefinition.Intent) -> String {
        var text = "nonisolated open class \(intent.className): INIntent {\n"
        for parameter in intent.parameters { text += "    \(source(of: parameter))\n" }
        text += "}\n\n"
        // What an extension of SiriKit's would answer; the methods that sources have for it are their own.
        text += "public protocol \(intent.className)Handling: AnyObject {}\n\n"
        text += "nonisolated public enum \(intent.className)ResponseCode: Int {\n"
        text +=
            "    case unspecified = 0, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch\n}\n\n"
        text += "nonisolated open class \(intent.className)Response: INIntentResponse {\n"
        text += "    public var code = \(intent.className)ResponseCode.unspecified\n"
        text += "    public convenience init(code: \(intent.className)ResponseCode, userActivity: NSUserActivity?) {\n"
        text += "        self.init()\n        self.code = code\n        self.userActivity = userActivity\n    }\n}\n"
        return text
    }

    private func source(of parameter: IntentDefinition.Parameter) -> String {
        let name = SymbolName.escaped(parameter.name)
        let title = "title: \(parameter.title.debugDescription)"
        func property(_ arguments: String, _ type: String) -> String {
            "@Intents.DefinedParameter(\(arguments)) public var \(name): \(type)"
        }
        if let enumeration = parameter.enumeration, !parameter.isList {
            return choice(parameter, enumerations[enumeration], named: enumeration)
        }
        if let object = parameter.object, known.contains(object) {
            return property(
                "\(title), typeName: \(object.debugDescription)", parameter.isList ? "[\(object)]?" : "\(object)?")
        }
        switch (parameter.type, parameter.isList) {
        case ("Boolean", _), ("Integer", _), ("Decimal", _), ("Double", _), ("TimeInterval", _):
            let number = ["Boolean": ".boolean", "Integer": ".integer"][parameter.type] ?? ".decimal"
            if parameter.isList { return property("\(number), \(title)", "[NSNumber]?") }
            return property("\(number), \(title)\(numberFacts(of: parameter))", "NSNumber?")
        case ("String", true): return property(title, "[String]?")
        case ("String", false):
            let text = (parameter.defaultValue as? String).map { ", default: \($0.debugDescription)" } ?? ""
            return property(title + text, "String?")
        case ("URL", false): return property(title, "URL?")
        case ("DateComponents", false): return property(title, "DateComponents?")
        default:
            let one = Self.swiftType(parameter.type, object: nil)
            return property(
                "unconfigured: \(parameter.title.debugDescription)", parameter.isList ? "[\(one)]?" : "\(one)?")
        }
    }

    private func numberFacts(of parameter: IntentDefinition.Parameter) -> String {
        var text = ""
        if let number = parameter.defaultValue as? NSNumber {
            let value =
                switch parameter.type {
                case "Boolean": "\(number.boolValue)"
                case "Integer": "\(number.int64Value)"
                default: "\(number.doubleValue)"
                }
            text += ", default: NSNumber(value: \(value))"
        }
        if let range = parameter.range { text += ", range: \(range.lowerBound)...\(range.upperBound)" }
        return text
    }

    private func choice(
        _ parameter: IntentDefinition.Parameter, _ enumeration: IntentDefinition.Enumeration?, named name: String
    ) -> String {
        let property = SymbolName.escaped(parameter.name)
        guard let enumeration else {
            // An enumeration of another file stands for its number.
            return "@Intents.DefinedParameter(.integer, title: \(parameter.title.debugDescription)) "
                + "public var \(property): NSNumber?"
        }
        let zero = enumeration.cases.first { $0.index == 0 }?.name ?? "unknown"
        let chosen = parameter.defaultValue as? String
        let isCase = enumeration.cases.contains { $0.name == chosen }
        let choices = enumeration.cases.filter { $0.index != 0 || $0.name != "unknown" }.map {
            "DefinedChoice(\($0.index), \($0.name.debugDescription), title: \($0.title.debugDescription))"
        }
        return "@Intents.DefinedParameter(title: \(parameter.title.debugDescription), "
            + "typeName: \(name.debugDescription), absent: \(name).\(SymbolName.escaped(zero))"
            + (isCase ? ", default: \(name).\(SymbolName.escaped(chosen ?? zero))" : "")
            + ", choices: [\(choices.joined(separator: ", "))]) public var \(property): \(name)"
    }

    /// The type of one value.
    private static func swiftType(_ type: String, object: String?) -> String {
        if let object { return object }
        return switch type {
        case "Boolean", "Integer", "Decimal", "Double", "TimeInterval": "NSNumber"
        case "URL": "URL"
        case "DateComponents", "Date": "DateComponents"
        case "Distance": "Measurement<UnitLength>"
        case "Energy": "Measurement<UnitEnergy>"
        case "Mass": "Measurement<UnitMass>"
        case "Speed": "Measurement<UnitSpeed>"
        case "Temperature": "Measurement<UnitTemperature>"
        case "Volume": "Measurement<UnitVolume>"
        case "Object": "INObject"
        default: "String"
        }
    }
}
