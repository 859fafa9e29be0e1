// Any bytes as a property list: what can be read can be written, and is the same when it is read again.
import FoundationEssentials
import GroupContainer

enum PropertyListTrial {
    static func take(_ bytes: [UInt8]) {
        do throws(PropertyListFault) {
            let values = try PropertyListText.values(Data(bytes))
            let text: Data
            do throws(PropertyListFault) {
                text = try PropertyListText.xml(values)
            } catch {
                // Only characters that XML cannot hold are a reason.
                guard case .unwritable = error else { preconditionFailure("not written: \(error)") }
                return
            }
            let again = try PropertyListText.values(text)
            precondition(Self.same(again, values), "\(values) became \(again)")
        } catch {
            precondition(!error.description.isEmpty, "a refusal without a reason")
        }
    }

    private static func same(_ one: [String: PropertyListValue], _ other: [String: PropertyListValue]) -> Bool {
        one.count == other.count && one.allSatisfy { key, value in other[key].map { same(value, $0) } ?? false }
    }

    /// Equal, where a number that is none equals itself, and dates are written in whole seconds.
    private static func same(_ one: PropertyListValue, _ other: PropertyListValue) -> Bool {
        switch (one, other) {
        case (.real(let one), .real(let other)): one == other || one.isNaN && other.isNaN
        case (.date(let one), .date(let other)): abs(one.timeIntervalSince(other)) < 1
        case (.array(let one), .array(let other)):
            one.count == other.count && zip(one, other).allSatisfy { same($0, $1) }
        case (.dictionary(let one), .dictionary(let other)): same(one, other)
        default: one == other
        }
    }
}
