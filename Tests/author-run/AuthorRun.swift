// Runs a widget's provider as an author's test does, and prints what it made: in a process of its own, as the date that is
// set counts for the whole process.
import SwiftUI
import WidgetKit
import WidgetTesting

@main
struct AuthorRun {
    private static let suite = "group.sundial.author"
    /// 2031-05-06T07:08:09Z.
    private static let date = Date(timeIntervalSince1970: 1_935_990_489)

    @MainActor static func main() async throws {
        let before = Date()
        let run = try await WidgetRun(
            of: TeaWidget(), at: date, defaults: [suite: ["title": "Green"]], locale: "en_US"
        )
        for entry in run.entries { print(entry.date.timeIntervalSince(date), entry.lines.joined(separator: ", ")) }
        print(run.policy == .after(date.addingTimeInterval(90)), run.diagnostics)
        // What was set is gone.
        print(try await WidgetRun(of: TeaWidget()).entries[0].lines[0], Date() >= before, Date() < date)
        // Runs that are asked for at once do not mix.
        let runs = (0..<8).map { number in
            Task { try await WidgetRun(of: TeaWidget(), defaults: [suite: ["title": "\(number)"]]).entries[0].lines[0] }
        }
        var titles: [String] = []
        for run in runs { titles.append(try await run.value) }
        print(titles.joined())
        do {
            _ = try await WidgetRun(of: TeaWidget(), family: .systemLarge)
        } catch {
            print(error)
        }
    }
}
