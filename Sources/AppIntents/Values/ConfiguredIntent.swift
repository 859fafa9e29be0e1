// Intents and the values of configurations: finds an intent's parameters by reflection, and sets them.
import ReloadService
import SwiftUI
package import ViewArchive

/// An intent with a configuration's values in its parameters.
package struct ConfiguredIntent<Intent: AppIntent>: Sendable {
    package let intent: Intent
    /// What was wrong with values, in the order of the parameters; in their place stand the defaults.
    package let diagnostics: [ArchiveDiagnostic]

    /// Sets what the values (JSON texts by parameter) say. Throws for an entity that is not there: it may come later, and
    /// until then another one in its place would show people something that they did not choose.
    ///
    /// Parameters without value and default take what a provider or a query has as the first choice, unless they had none
    /// when the values were kept.
    package init(
        _ type: Intent.Type = Intent.self, values: [String: String], areKept: Bool = false
    ) async throws(ParameterFault) {
        let intent = Intent()
        diagnostics = try await IntentParameters(of: intent).take(values, areKept: areKept)
        self.intent = intent
    }
}

private extension ConfigurableParameter {
    /// Takes a value (a JSON text), or says what is wrong with it.
    func outcome(of text: String, named name: String) async -> Result<JSONValue, ParameterFault> {
        do throws(ParameterFault) {
            return .success(try await take(try JSONValue(configured: text, named: name), named: name))
        } catch {
            return .failure(error)
        }
    }
}

/// An intent's parameters by the names of their properties.
package struct IntentParameters: Sendable {
    /// Nil for none.
    private let intent: (any AppIntent)?
    let all: [(name: String, parameter: any ConfigurableParameter)]

    /// Those of a kind that takes no configuration.
    package static let none = IntentParameters()

    private init() { (intent, all) = (nil, []) }

    /// Those of another framework's intent.
    package init(_ all: [(name: String, parameter: any ConfigurableParameter)]) {
        intent = nil
        self.all = all
    }

    /// Those of an intent, in the order of their declaration.
    package init(of intent: some AppIntent) {
        var all: [(String, any ConfigurableParameter)] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        while let level = mirror {
            let own = level.children.compactMap { child -> (String, any ConfigurableParameter)? in
                guard let label = child.label, let parameter = child.value as? any ConfigurableParameter else {
                    return nil
                }
                // A wrapped property is stored under its name with an underscore.
                return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
            }
            all = own + all
            mirror = level.superclassMirror
        }
        self.all = all
        self.intent = intent
    }

    /// Sets what the values (JSON texts by parameter) say, and tells what was wrong with them, in the order of the
    /// parameters. Throws for an entity that is not there.
    package func take(
        _ values: [String: String], areKept: Bool = false
    ) async throws(ParameterFault) -> [ArchiveDiagnostic] {
        var diagnostics = unknownNames(in: values).map { ArchiveDiagnostic($0) }
        for (name, parameter) in all {
            var fault: ParameterFault?
            if let text = values[name] {
                // Queries may ask which values the other parameters have.
                let outcome = await IntentInQuestion.$current.withValue(intent) {
                    await parameter.outcome(of: text, named: name)
                }
                if case .failure(let error) = outcome {
                    if error.problem == .missingEntity { throw error }
                    fault = error
                }
            }
            if !areKept {
                await IntentInQuestion.$current.withValue(intent) { await parameter.takeFirstChoice() }
            }
            if let fault {
                let instead = parameter.description(named: name).defaultValue
                diagnostics.append(ArchiveDiagnostic(fault, instead: instead))
            }
        }
        return diagnostics
    }

    /// The values that they have (JSON texts by parameter).
    package var keptValues: [String: String] {
        Dictionary(all.compactMap { name, parameter in parameter.keptValue.map { (name, $0) } }) { $1 }
    }

    /// What they are, without what only a running provider knows.
    package var descriptions: [ParameterDescription] { all.map { $0.parameter.description(named: $0.name) } }

    /// What they are, with all choices, and what is wrong with values (JSON texts by parameter). The parameters take the
    /// values, so that nobody else should hold their intent.
    package func report(on values: [String: String]) async -> (ParametersReport, [ArchiveDiagnostic]) {
        await IntentInQuestion.$current.withValue(intent) { await reportOnAll(values) }
    }

    private func reportOnAll(_ values: [String: String]) async -> (ParametersReport, [ArchiveDiagnostic]) {
        var report = ParametersReport(parameters: [], faults: unknownNames(in: values))
        var diagnostics: [ArchiveDiagnostic] = []
        var defaults: [String: String] = [:]
        for (name, parameter) in all {
            await parameter.takeFirstChoice()
            defaults[name] = parameter.description(named: name).defaultValue
        }
        // All before any is checked: choices may depend on parameters that are declared after them.
        var taken: [String: Result<JSONValue, ParameterFault>] = [:]
        for (name, parameter) in all {
            if let text = values[name] { taken[name] = await parameter.outcome(of: text, named: name) }
        }
        for (name, parameter) in all {
            do {
                report.parameters.append(try await parameter.fullDescription(named: name))
            } catch {
                report.parameters.append(parameter.description(named: name))
                diagnostics.append(
                    ArchiveDiagnostic(
                        code: "choices-unknown", message: "the choices of the parameter \(name): \(error)")
                )
            }
            report.parameters[report.parameters.count - 1].defaultValue = defaults[name]
            guard let outcome = taken[name] else { continue }
            do throws(ParameterFault) {
                let kept = try outcome.get()
                try await parameter.check(kept, named: name)
                report.values[name] = kept.text
            } catch {
                report.faults.append(error)
            }
        }
        return (report, diagnostics)
    }

    package func unknownNames(in values: [String: String]) -> [ParameterFault] {
        let known = all.map(\.name)
        return values.keys.filter { !known.contains($0) }.sorted().map { name in
            ParameterFault(
                parameter: name, problem: .unknownName, why: "the kind has no parameter of that name", known: known
            )
        }
    }
}

private extension JSONValue {
    /// The value of a configuration's JSON text.
    init(configured text: String, named name: String) throws(ParameterFault) {
        do {
            self = try JSONText.decode(JSONValue.self, from: Array(text.utf8), limits: .file)
        } catch {
            throw ParameterFault(parameter: name, problem: .wrongValue, why: "not JSON: \(error)")
        }
    }
}

extension ArchiveDiagnostic {
    /// Names the parameter, what is wrong, and the value (a JSON text) that it has instead.
    init(_ fault: ParameterFault, instead: String? = nil) {
        let name = LogValue.plainOrQuoted(fault.parameter)
        switch fault.problem {
        case .unknownName:
            let near = nearest(fault.parameter, in: fault.known ?? []).map { "; did you mean \($0)?" } ?? ""
            self.init(code: "unknown-parameter", message: "the kind has no parameter \(name)\(near)")
        case .wrongValue, .missingEntity:
            let known = fault.known.map { "; known: \($0.map(LogValue.plainOrQuoted).joined(separator: ", "))" } ?? ""
            let rest = instead.map { "its default \($0) is used" } ?? "it has no value"
            self.init(code: "bad-parameter", message: "the parameter \(name): \(fault.why)\(known); \(rest)")
        }
    }
}
