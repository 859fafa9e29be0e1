// The decoded shape of `widgets.json`: every row decodes, and says itself what is wrong with it.
import FoundationEssentials

struct WidgetsDocument: Decodable {
    let version: Int
    let widgets: [Row]

    struct Fault: Error {
        let field: String?
        let reason: String
    }

    struct Row: Decodable {
        private let read: Result<InstalledWidget, Fault>

        func widget() throws(Fault) -> InstalledWidget { try read.get() }

        init(from decoder: any Decoder) throws {
            read = Result { () throws(Fault) in try Self.widget(from: decoder) }
        }
    }
}

extension WidgetsDocument.Row {
    private enum Key: String, CodingKey { case id, kind, family, configuration, size }

    private static func widget(from decoder: any Decoder) throws(WidgetsDocument.Fault) -> InstalledWidget {
        // A row that cannot be decoded is a finding, not a failure: the others are still used.
        guard let container = try? decoder.container(keyedBy: Key.self) else {
            throw WidgetsDocument.Fault(field: nil, reason: "not an object")
        }
        func value<Value: Decodable>(_ key: Key, _ type: Value.Type, _ wanted: String) throws(WidgetsDocument.Fault)
            -> Value
        {
            // Whatever else stands there, it is not what is wanted.
            guard let value = try? container.decode(type, forKey: key) else {
                throw WidgetsDocument.Fault(
                    field: key.rawValue, reason: container.contains(key) ? "not \(wanted)" : "missing"
                )
            }
            return value
        }
        let text = try value(.id, String.self, "a text")
        guard let id = WidgetID(rawValue: text) else {
            throw WidgetsDocument.Fault(field: "id", reason: "'\(text)' is not an id")
        }
        var size: InstalledWidget.Size?
        if container.contains(.size) {
            let sides = try value(.size, [Double].self, "two numbers")
            guard sides.count == 2, sides.allSatisfy(InstalledWidgets.sides.contains) else {
                throw WidgetsDocument.Fault(field: "size", reason: "not two numbers from 8 to 4096")
            }
            size = InstalledWidget.Size(width: sides[0], height: sides[1])
        }
        return InstalledWidget(
            id: id, kind: try value(.kind, String.self, "a text"), family: try value(.family, String.self, "a text"),
            configuration: container.contains(.configuration)
                ? try value(.configuration, [String: PropertyListValue].self, "an object without null") : [:],
            size: size
        )
    }
}
