// Custom intents of SiriKit with a configuration's values: only their own code can set their properties here.
import Intents
import ReloadService
import SwiftUI
import ViewArchive

/// A new intent that was told a configuration's values (JSON texts by parameter), and which of them it did not take.
func customIntent<Intent: INIntent>(
    _ type: Intent.Type, _ values: [String: String]
) -> (intent: Intent, diagnostics: [ArchiveDiagnostic]) {
    let intent = Intent()
    for (name, text) in values.sorted(by: { $0.key < $1.key }) {
        // What is no JSON is the daemon's mistake, and no value.
        let value = try? JSONText.decode(JSONValue.self, from: Array(text.utf8), limits: .file)
        intent.setValue(value?.foundationValue, forKey: name)
    }
    let diagnostics = intent.unknownKeys.map { name in
        ArchiveDiagnostic(
            code: "unknown-parameter",
            message: "\(Intent.self) takes no parameter \(LogValue.plainOrQuoted(name)) by setValue(_:forKey:)"
        )
    }
    return (intent, diagnostics)
}

private extension JSONValue {
    /// As Foundation has it.
    var foundationValue: Any? {
        switch self {
        case .null: nil
        case .bool(let flag): flag
        case .integer(let integer): NSNumber(value: integer)
        case .largeInteger(let integer): NSNumber(value: integer)
        case .number(let number): NSNumber(value: number)
        case .string(let text): text
        case .array(let values): values.compactMap(\.foundationValue)
        case .object(let members): members.compactMapValues(\.foundationValue)
        }
    }
}
