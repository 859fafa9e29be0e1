// `explain`: which widgets are meant, and how what is known of them is shown.
import ReloadService

extension Executor {
    /// Explains widgets that kinds or ids name, each once; all without a name.
    mutating func explain(_ names: [String]) throws(Complaint) -> Report {
        if names.isEmpty { return Report(try daemon.call(ExplainCall())) }
        var all: Explanations?
        for name in names {
            let named = try explain(name)
            let known = Set((all?.widgets ?? []).map(\.facts.id))
            all =
                all
                ?? Explanations(
                    pid: named.pid, started: named.started, now: named.now, widgets: [],
                    diagnostics: named.diagnostics ?? []
                )
            all?.widgets += named.widgets.filter { !known.contains($0.facts.id) }
        }
        guard let all else { return Report([], Nothing()) }
        return Report(all)
    }

    /// A name is an id, or else a kind: only the daemon knows.
    private mutating func explain(_ name: String) throws(Complaint) -> Explanations {
        let calls = [ExplainCall(widget: name), ExplainCall(kind: name)]
        var known: [String] = []
        for answer in try daemon.call(calls, within: DaemonLine.patience) {
            switch answer {
            case .success(let explanations): return explanations
            case .failure(let error) where [.unknownWidget, .unknownKind].contains(error.code):
                known += error.data.known ?? []
            case .failure(let error): throw Complaint(error)
            }
        }
        throw Complaint(.unknownWidgetOrKind(name, known: known))
    }
}

extension Report {
    init(_ explanations: Explanations) {
        var lines: [String] = []
        for widget in explanations.widgets {
            if !lines.isEmpty { lines.append("") }
            lines.append(LogValue.printable(widget.facts.id))
            lines += widget.sentences.map { sentence in
                Self.indent(sentence.about.rawValue) + LogValue.printable(sentence.text)
            }
        }
        if lines.isEmpty { lines = ["no widget is installed that this concerns"] }
        // What concerns all of them comes first.
        let notes = (explanations.diagnostics ?? []).map { "note: \($0.sentence)" }
        self.init((notes.isEmpty ? [] : notes + [""]) + lines, explanations)
        hanging = Self.indent("").count
    }

    /// A topic with the spaces around it, so wide that all sentences begin in one column.
    private static func indent(_ topic: String) -> String {
        let widest = Explanation.Topic.allCases.map(\.rawValue.count).max() ?? 0
        return "  " + topic + String(repeating: " ", count: widest - topic.count + 2)
    }
}
