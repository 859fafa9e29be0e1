// What authors write tests with.
import Foundation
import Testing
import WidgetTesting

@Suite(.serialized) @MainActor struct WidgetRunTests {
    /// Next to the present, as every other test of this process sees it, too, for a moment.
    private static func soon() -> Date { Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 2).rounded(.up)) }

    @Test func aRunHasTheDateAndTheDefaultsThatATestSets() async throws {
        let date = Self.soon()
        let run = try await WidgetRun(
            of: TeaWidget(), at: date, defaults: ["group.sundial.author": ["title": "Green"]], locale: "en_US"
        )
        #expect(run.entries.map(\.date) == [date, date.addingTimeInterval(60)])
        #expect(run.entries.map(\.lines) == [["Green", "1 min, 30 sec"], ["Later", "1 min, 30 sec"]])
        #expect(run.policy == Tea.policy(after: date.addingTimeInterval(90)) && run.diagnostics == [])
        // What was set is gone.
        let after = try await WidgetRun(of: TeaWidget())
        #expect(after.entries.first?.lines.first == "None")
        #expect(Date() < date.addingTimeInterval(60))
    }

    @Test func runsAtOnceDoNotMix() async throws {
        let runs = (0..<8).map { number in
            Task {
                try await WidgetRun(of: TeaWidget(), defaults: ["group.sundial.author": ["title": "\(number)"]])
                    .entries.first?.lines.first
            }
        }
        for (number, run) in runs.enumerated() {
            let title = try await run.value
            #expect(title == "\(number)")
        }
    }

    @Test func whatCannotRunIsNamed() async throws {
        await #expect(throws: WidgetRun.Failure.self) {
            try await WidgetRun(of: TeaWidget(), family: Tea.familyThatItLacks)
        }
    }
}
