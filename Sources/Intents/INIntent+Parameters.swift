// What a custom intent is configured with: what its definition says, and what its own code takes.
package import AppIntents
import Foundation
import ReloadService
package import ViewArchive

extension INIntent {
    /// The parameters of a definition, and the properties that the class' own code sets, in their order.
    package var parameters: IntentParameters {
        var all: [(name: String, parameter: any ConfigurableParameter)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror, level.subjectType != INIntent.self {
            all = level.children.compactMap(parameter) + all
            mirror = level.superclassMirror
        }
        return IntentParameters(all)
    }

    private func parameter(_ child: Mirror.Child) -> (name: String, parameter: any ConfigurableParameter)? {
        guard let label = child.label else { return nil }
        if let defined = child.value as? any ConfigurableParameter {
            // A wrapped property is stored under its name with an underscore.
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, defined)
        }
        return takes(label) ? (label, OwnParameter(intent: self, current: child.value)) : nil
    }

    /// Whether the class' own code sets a property.
    private func takes(_ name: String) -> Bool {
        let scratch = type(of: self).init()
        scratch.setValue(nil, forKey: name)
        return scratch.unknownKeys.isEmpty
    }

    /// Sets what values (JSON texts by parameter) say, and the definition's defaults where they say nothing.
    package func take(_ values: [String: String]) async -> [ArchiveDiagnostic] {
        let parameters = parameters
        // What no property is called may still be known to the class' own code.
        let foreign = parameters.unknownNames(in: values).map(\.parameter)
        for name in foreign {
            // What is no JSON is the daemon's mistake, and no value.
            let value = try? JSONText.decode(JSONValue.self, from: Array((values[name] ?? "").utf8), limits: .file)
            setValue(value?.foundationValue, forKey: name)
        }
        let said = unknownKeys.map { name in
            ArchiveDiagnostic(
                code: "unknown-parameter",
                message: "\(type(of: self)) takes no parameter \(LogValue.plainOrQuoted(name)) by setValue(_:forKey:)"
            )
        }
        do {
            return said + (try await parameters.take(values.filter { !foreign.contains($0.key) }))
        } catch {
            // No parameter of these asks for entities.
            return said
        }
    }
}
