// For authors' own tests: a provider's run in the test's process, and what its views say.
//
//     import Testing
//     import WidgetTesting
//     @testable import MyWidgets
//
//     @Test func showsTheTitle() async throws {
//         let run = try await WidgetRun(of: TeaWidget(), defaults: ["group.example": ["title": "Green"]])
//         #expect(run.entries.first?.lines == ["Green"])
//     }
public import Foundation
import LiveText
public import SwiftUI
import TextRendering
import ViewArchive
public import WidgetKit

/// One run of a widget's provider, as the daemon has it made, without a daemon.
///
/// Views are measured in character cells, so that what is told depends on no font.
public struct WidgetRun: Sendable {
    /// An entry as people would meet it.
    public struct Entry: Hashable, Sendable {
        /// From when on it is shown.
        public let date: Date
        /// What it says, as a screen reader would read it.
        public let lines: [String]
    }

    /// In the order of their dates; at least one.
    public let entries: [Entry]
    /// When the next run would come.
    public let policy: TimelineReloadPolicy
    /// What the daemon would log of the run: `code: message`.
    public let diagnostics: [String]

    /// Runs the provider once.
    ///
    /// While it lasts, `Date()` shows `date` in the whole process, `locale` is its current one and `defaults` stand in the
    /// named suites, so runs come one after another. Throws `Failure` where the daemon would log a failed run.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - family: One of its families.
    ///   - date: What widget code takes for the present; nil for the system's.
    ///   - defaults: Values of shared defaults by suite; those that were there before come back.
    ///   - configuration: Parameters of the configuring intent, as JSON texts by name.
    ///   - locale: An identifier such as `de_DE`, for formatters, too.
    @MainActor public init(
        of widget: some Widget, family: WidgetFamily = .systemSmall, at date: Date? = nil,
        defaults: [String: [String: Any]] = [:], configuration: [String: String] = [:], locale: String = "en_US"
    ) async throws {
        guard let kind = WidgetKind(widget) else { throw Failure("the widget's configuration is empty") }
        guard kind.description.families.contains(family.archived) else {
            throw Failure("\(kind.description.kind) does not come in \(family)")
        }
        await Surroundings.begin(date, defaults)
        defer { Surroundings.end() }
        let archive = try await RunArchive(of: kind, in: family.archived, configuration, locale)
        let live = LiveText(locale: Locale(identifier: locale), timeZone: .current)
        entries = archive.header.dates.enumerated().map { index, date in
            let list = archive.list(index).map { live.resolve($0, at: max(date, archive.header.started)).list }
            let text = list.map(AccessibleText.of) ?? ""
            return Entry(
                date: Date(timeIntervalSince1970: date), lines: text.split(separator: "\n").map(String.init)
            )
        }
        policy =
            switch archive.header.policy {
            case .atEnd: .atEnd
            case .never: .never
            case .after(let date): .after(Date(timeIntervalSince1970: date))
            }
        diagnostics = archive.header.diagnostics.map { "\($0.code): \($0.message)" }
    }

    /// Why there is no timeline.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        public let description: String

        init(_ description: String) { self.description = description }
    }
}
