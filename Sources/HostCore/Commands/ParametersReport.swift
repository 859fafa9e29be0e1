// How the parameters of a kind are shown, and the values that widgets have for them.
import ReloadService

extension Report {
    /// A row for each parameter, its choices below it.
    init(_ parameters: Parameters) {
        var rows: [[String]] = []
        for parameter in parameters.parameters {
            let meaning = [parameter.title, parameter.description ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
            let example = parameter.example.map { ", such as \($0)" } ?? ""
            rows.append([
                parameter.name, Self.type(of: parameter), parameter.defaultValue.map { "= \($0.plainText)" } ?? "",
                meaning + example,
            ])
            if let accepted = parameter.accepted { rows.append(["", "", "  in", accepted.joined(separator: ", ")]) }
            for choice in parameter.choices ?? [] {
                let title = choice.title == choice.value.plainText ? "" : choice.title
                let names = [title, choice.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
                rows.append(["", "", "  \(choice.value.plainText)", names])
            }
        }
        var lines = rows.isEmpty ? ["the kind has no parameters"] : Table.lines(rows)
        for recommendation in parameters.recommendations ?? [] {
            lines.append("recommended: \(recommendation.title)")
            lines.append("  \(Self.configuration(.object(recommendation.values)))")
        }
        self.init(lines, parameters)
    }

    /// Such as `integer from 1 to 9`, `Album`, `list of string`; a question mark where nothing need be given.
    private static func type(of parameter: Parameters.Parameter) -> String {
        var text = parameter.typeName ?? parameter.type
        if let range = parameter.range, range.count == 2 { text += " from \(short(range[0])) to \(short(range[1]))" }
        if parameter.isArray { text = "list of \(text)" }
        return (parameter.isOptional ? "\(text)?" : text) + most(of: parameter)
    }

    /// Such as `, at most 1 in systemSmall and 3 elsewhere`.
    private static func most(of parameter: Parameters.Parameter) -> String {
        guard let most = parameter.most, !most.isEmpty else { return "" }
        let counts = most.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value < $1.value }.map { family, count in
            family.isEmpty ? "\(count)" : "\(count) in \(family)"
        }
        return ", at most " + counts.joined(separator: ", ")
    }

    /// As `add` takes it.
    static func configuration(_ value: JSONValue?) -> String {
        guard case .object(let values) = value else { return "" }
        return values.sorted { $0.key < $1.key }.map { name, value in
            switch value {
            case .array, .object: "\(name):=\(value.plainText)"
            default: "\(name)=\(LogValue.plainOrQuoted(value.plainText))"
            }
        }.joined(separator: " ")
    }

    /// Without a fraction where there is none.
    private static func short(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }
}

extension Command.Assignment.Value {
    /// As a request carries it.
    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .json(let value, _): value
        }
    }
}

extension JSONValue {
    /// A text as it is, anything else as JSON.
    var plainText: String {
        if case .string(let text) = self { return text }
        do {
            return String(decoding: try JSONText.encode(self), as: UTF8.self)
        } catch {
            // A number that is not finite comes from no JSON.
            return "?"
        }
    }
}
