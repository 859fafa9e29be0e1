// How the receipts of a reload are shown.
import ReloadService

extension Report {
    /// One row a widget, its diagnostics indented below.
    init(_ receipts: [Receipt], waited: Bool) {
        let lines =
            receipts.isEmpty
            ? ["no widget is installed that this concerns: add KIND --family FAMILY installs one"]
            : zip(receipts, Table.lines(receipts.map(Self.row))).flatMap { [$1] + Self.diagnostics($0) }
        self.init(lines, Receipts(receipts: receipts))
        codes = receipts.map { ExitCode($0.outcome, waited: waited) }
    }

    /// What a tap led to: a row of the widget's new picture, and what is to be opened.
    init(tap receipts: Receipts) {
        self.init(receipts.receipts, waited: true)
        guard let url = receipts.url else { return }
        if receipts.receipts.isEmpty { lines = [] }
        self.init(lines + ["opens \(LogValue.printable(url))"], receipts)
        codes = receipts.receipts.map { ExitCode($0.outcome, waited: true) }
    }

    private static func diagnostics(_ receipt: Receipt) -> [String] {
        (receipt.diagnostics ?? []).map { "    \($0.sentence)" }
    }

    private static func row(_ receipt: Receipt) -> [String] {
        var remark: [String] = []
        if receipt.coalesced == true { remark.append("coalesced") }
        if let why = receipt.why { remark.append(why) }
        if let until = receipt.until { remark.append("until \(until.rawValue)") }
        return [
            receipt.outcome.rawValue, receipt.widget, receipt.generation.map { "generation \($0)" } ?? "",
            receipt.entry.map { "entry \($0.label)" } ?? "", receipt.snapshot ?? "",
            receipt.timings.map { LogValue.milliseconds($0.total) } ?? "", remark.joined(separator: ", "),
        ]
    }
}

extension Receipt.Diagnostic {
    /// For people.
    var sentence: String { LogValue.printable("\(code): \(message)") }
}
