// JSON between rooms: the texts of configuration values, and the rules by which host files are read.
import GroupContainer
import ReloadService

enum JSONWords {
    /// What files that people edit may hold.
    static let rules = JSONRules { bytes in
        do throws(JSONFault) {
            try JSONScanner.check(bytes, limits: .file)
            return nil
        } catch {
            return error.description
        }
    } instantFault: { text in
        do throws(TimeFault) {
            _ = try RFC3339.seconds(text)
            return nil
        } catch {
            return error.description
        }
    }

    /// A value as JSON.
    static func text(_ value: JSONValue) -> String {
        do {
            return String(decoding: try JSONText.encode(value), as: UTF8.self)
        } catch {
            return "null"
        }
    }

    /// The value of a JSON text; nil where it is none.
    static func value(_ text: String) -> JSONValue? {
        do {
            return try JSONText.decode(JSONValue.self, from: Array(text.utf8), limits: .file)
        } catch {
            return nil
        }
    }

    /// A configuration's value as JSON; null for what JSON cannot express, such as infinity.
    static func text(_ value: PropertyListValue) -> String {
        do {
            return String(decoding: try JSONText.encode(value), as: UTF8.self)
        } catch {
            return "null"
        }
    }
}
