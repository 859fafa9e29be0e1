// Look-ups in string tables, remembered.
import Synchronization

/// Translations of keys.
enum StringTables {
    private struct Question: Hashable {
        let key: String
        let table: String?
        let bundle: String?
    }

    private static let known = Mutex<[Question: String]>([:])
    private static let mostKnown = 10_000

    /// The text that a table has for a key; the key itself when there is none.
    static func translation(of key: String, table: String?, bundle: Bundle?) -> String {
        let question = Question(key: key, table: table, bundle: bundle?.bundlePath)
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        known.withLock { answers in
            if answers.count >= mostKnown { answers.removeAll() }
            answers[question] = answer
        }
        return answer
    }
}
