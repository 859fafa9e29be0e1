// Intents in archives: kept with the values that they had in the view, made again and performed after a tap.
import SwiftUI
package import ViewArchive

extension ArchivedIntent {
    /// Keeps an intent's type and its parameters' values; other properties are not kept, as on iOS.
    package init<Intent: AppIntent>(_ intent: Intent) {
        var values: [String: String] = [:]
        for (name, parameter) in IntentParameters(of: intent).all { values[name] = parameter.keptValue }
        // A type without a name, such as one in a function, has none that finds it again.
        self.init(
            type: _mangledTypeName(Intent.self) ?? "\(Intent.self)", title: String(localized: Intent.title),
            values: values
        )
    }

    /// The same for a toggle: an intent that sets a flag sets it to the state that the tap leads to.
    package init<Intent: AppIntent>(_ intent: Intent, turning isOn: Bool) {
        self.init(intent)
        if let intent = intent as? any SetValueIntent, intent.setsFlag { values["value"] = isOn ? "true" : "false" }
    }

    /// Performs the intent; returns the address that it wants to have opened, if any.
    package func perform() async throws -> URL? {
        guard let type = _typeByName(type) as? any AppIntent.Type else {
            throw PerformFailure(why: "the bundle has no intent \(title) any more")
        }
        return try await Self.perform(type, values)
    }

    private static func perform<Intent: AppIntent>(_ type: Intent.Type, _ values: [String: String]) async throws -> URL?
    {
        let configured: ConfiguredIntent<Intent>
        do throws(ParameterFault) {
            configured = try await ConfiguredIntent(values: values, areKept: true)
        } catch {
            throw PerformFailure(why: "the parameter \(error.parameter): \(error.why)")
        }
        let result = try await configured.intent.perform()
        return (result as? any OpeningResult)?.url
    }
}

private extension SetValueIntent {
    var setsFlag: Bool { ValueType.self == Bool.self }
}

/// Why an intent was not performed.
package struct PerformFailure: Error, CustomStringConvertible {
    let why: String

    package var description: String { why }
}

/// An answer that may want to have something opened.
protocol OpeningResult {
    var url: URL? { get }
}
