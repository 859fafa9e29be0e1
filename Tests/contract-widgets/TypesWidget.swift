// Defaults of every type: what a host has set is read and stored again under another key, beside values of its own.
import SwiftUI
import WidgetKit

struct TypesWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Types") {
            let defaults = Contract.defaults
            let names = ["string", "integer", "real", "flag", "date", "data", "array", "dictionary"]
            for name in names { defaults.set(defaults.object(forKey: name), forKey: "echo.\(name)") }
            defaults.set("t", forKey: "own.string")
            defaults.set(7, forKey: "own.integer")
            defaults.set(2.5, forKey: "own.real")
            defaults.set(true, forKey: "own.flag")
            defaults.set(Date(timeIntervalSince1970: 1_767_225_600), forKey: "own.date")
            defaults.set(Data([1, 2, 255]), forKey: "own.data")
            defaults.set(["a", "b"], forKey: "own.array")
            defaults.set(["k": ["deep": [1, 2]]], forKey: "own.dictionary")
            defaults.removeObject(forKey: "removed")
            let date = defaults.object(forKey: "date") as? Date
            return [
                "string \(defaults.string(forKey: "string") ?? "-")",
                "integer \(defaults.integer(forKey: "integer"))", "real \(defaults.double(forKey: "real"))",
                "flag \(defaults.bool(forKey: "flag"))", "date \(date.map { "\($0.timeIntervalSince1970)" } ?? "-")",
                "data \(defaults.data(forKey: "data").map { Array($0) } ?? [])",
                "array \(defaults.stringArray(forKey: "array") ?? [])",
                "dictionary \(defaults.dictionary(forKey: "dictionary")?["k"] as? String ?? "-")",
            ]
        }
    }
}
