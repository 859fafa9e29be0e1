// What the log says of each widget's newest runs, for the receipts of those who wait for them.
import GroupContainer
import ReloadService

/// Diagnostics by widget and run.
struct RunDiagnostics {
    /// The newest last.
    private var runs: [WidgetID: [Run]] = [:]
    /// By kind: whose run goes, or went last.
    private var current: [String: WidgetID] = [:]

    private struct Run {
        let generation: Int
        var found: [Receipt.Diagnostic] = []
    }

    /// A receipt comes at most some runs late: after that of a placeholder, and the next one's beginning.
    private static let kept = 3
    /// In one receipt, and characters of a message: all of it stands in the log.
    private static let most = 20
    private static let longest = 1000
    /// What a receipt says by its outcome, or what concerns runs to come.
    private static let others: Set<String> = ["run-failed", "late-answer", "damped"]

    /// From here on a kind's lines concern this run, since the runs of a kind go one after another.
    mutating func begin(_ widget: WidgetID, kind: String, generation: Int) {
        current[kind] = widget
        runs[widget] = Array(((runs[widget] ?? []) + [Run(generation: generation)]).suffix(Self.kept))
    }

    mutating func add(_ diagnostic: Receipt.Diagnostic, to widget: WidgetID, _ generation: Int) {
        guard let place = runs[widget]?.lastIndex(where: { $0.generation == generation }),
            let found = runs[widget]?[place].found, found.count < Self.most
        else { return }
        var short = diagnostic
        if short.message.count > Self.longest { short.message = String(short.message.prefix(Self.longest)) + "…" }
        if !found.contains(short) { runs[widget]?[place].found.append(short) }
    }

    /// Takes a line of the log, if it is a diagnostic of a run, or what widget code logs as an error: of its widget, or
    /// of the kind whose run goes.
    mutating func take(_ line: LogLine) {
        guard let diagnostic = Self.diagnostic(in: line) else { return }
        if let widget = line.text("widget").flatMap({ WidgetID(rawValue: $0) }) {
            if let generation = line.integer("generation") { add(diagnostic, to: widget, generation) }
        } else if let widget = line.text("kind").flatMap({ current[$0] }), let run = runs[widget]?.last {
            add(diagnostic, to: widget, run.generation)
        }
    }

    private static func diagnostic(in line: LogLine) -> Receipt.Diagnostic? {
        if let logged = line.loggedError { return Receipt.Diagnostic(code: "logged", message: logged) }
        guard line.event == .diagnostic, let code = line.text("code"), let message = line.text("message"),
            !others.contains(code)
        else { return nil }
        return Receipt.Diagnostic(code: code, message: message)
    }

    /// What was found in a run; nothing for one that is long past, or has not begun.
    func of(_ widget: WidgetID, _ generation: Int) -> [Receipt.Diagnostic] {
        runs[widget]?.last { $0.generation == generation }?.found ?? []
    }

    mutating func forget(_ widget: WidgetID) { runs[widget] = nil }
}

extension LogLine {
    func text(_ key: String) -> String? {
        for field in fields where field.key == key { if case .text(let text) = field.value { return text } }
        return nil
    }

    func integer(_ key: String) -> Int? {
        for field in fields where field.key == key { if case .integer(let integer) = field.value { return integer } }
        return nil
    }
}
