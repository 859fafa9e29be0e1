// Flags, in the words that people use for them.
import ReloadService
import ViewArchive

extension Bool: ConfigurableValue {
    static var form: ValueForm { ValueForm(.bool, "true or false") }

    private static let words = [
        "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false, "0": false,
    ]

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        case .bool(let flag): own(flag)
        case .integer(0): own(false)
        case .integer(1): own(true)
        case .string(let text): own(words[text.trimmed.lowercased()])
        default: nil
        }
    }

    var stored: StoredValue? { StoredValue(.bool(self), title: self ? "true" : "false") }
}
