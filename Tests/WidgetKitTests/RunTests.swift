// Runs in this process, with the text renderer: what comes out is compared as the archive's text.
import Foundation
import Testing
import ViewArchive

@testable import WidgetKit

/// Runs one after another: who is told of unreadable images is one for a process.
@Suite(.serialized) @MainActor struct RunTests {
    @Test func writesHeaderEntriesAndReferences() async throws {
        let archive = try await run(
            Clockwork(texts: ["one", "one", "two"], policy: .after(Date(timeIntervalSince1970: 9))))
        #expect(archive.header.dates == [100, 200, 300])
        #expect(archive.header.policy == .after(9))
        #expect(archive.header.appearances == [.light, .dark])
        #expect(archive.header.renderer == "text")
        #expect(archive.header.widget == "Test.systemSmall")
        #expect(archive.header.generation == 7)
        #expect(!archive.header.hasPlaceholder)
        #expect(archive.outline == ["one / one", "as line 0 / as line 0", "two / two"])
    }

    @Test func givesEachAppearanceItsColours() async throws {
        let archive = try await run(Clockwork(texts: ["one"]))
        let colors = try #require(archive.lines.first).lists
        #expect(Self.color(colors[.light]) == "#000000ff")
        #expect(Self.color(colors[.dark]) == "#ffffffff")
    }

    @Test func addsAPlaceholderBeforeTheFirstEntry() async throws {
        let archive = try await run(Clockwork(texts: ["later"], first: Date().timeIntervalSince1970 + 1e6))
        #expect(archive.header.hasPlaceholder)
        #expect(archive.lines.count == 2)
        #expect(archive.header.dates.count == 1)
    }

    @Test func makesAPlaceholderAlone() async throws {
        let archive = try await run(Clockwork(texts: ["one"]), purpose: .placeholder)
        #expect(archive.header.hasPlaceholder)
        #expect(archive.header.dates.isEmpty)
        #expect(archive.lines.count == 1)
    }

    @Test func makesAPreviewOfTheSnapshot() async throws {
        let archive = try await run(Clockwork(texts: ["one", "two"]), purpose: .preview)
        #expect(archive.outline == ["preview / preview"])
    }

    @Test(
        arguments: [
            (Clockwork(texts: []), "no entries"),
            (Clockwork(texts: ["one"], first: .nan), "the date of entry 1 of 1 is not finite"),
            (
                Clockwork(texts: ["one"], completions: 0),
                "the provider let go of the completion of getTimeline without calling it"
            ),
        ]
    )
    func fails(provider: Clockwork, why: String) async {
        await #expect(throws: RunFailure(why)) { try await run(provider) }
    }

    @Test func failsWithoutTheRenderer() async {
        await #expect(throws: RunFailure("this program cannot draw with the renderer crayons")) {
            try await run(Clockwork(texts: ["one"]), renderer: "crayons")
        }
    }

    @Test func countsTheFirstCompletion() async throws {
        let archive = try await run(Clockwork(texts: ["one"], completions: 3))
        #expect(archive.outline == ["one / one"])
        #expect(
            archive.reports
                == [String](
                    repeating: "Test called the completion of getTimeline again; the first call counts.", count: 2
                )
        )
    }

    @Test func runsAnAppIntentsProvider() async throws {
        let kind = try #require(AsyncWidget.kind)
        #expect(kind.description.displayName == "Choose a word")
        #expect(kind.description.configuration == .appIntent)
        #expect(kind.description.families == [.systemSmall, .systemMedium, .systemLarge])
        let archive = try await Archive.made(by: kind, purpose: .timeline, renderer: "text")
        #expect(archive.outline == ["hello systemSmall / hello systemSmall"])
    }

    @Test func tellsACustomIntentItsConfiguration() async throws {
        let (outline, said) = try await CityWidget.run(["city": #""Oslo""#, "days": "3", "hours": "1"])
        #expect(outline == ["Oslo 3 / Oslo 3"])
        #expect(said == ["CityIntent takes no parameter hours by setValue(_:forKey:)"])
    }

    @Test func saysOnceWhyAnImageIsNil() async throws {
        let archive = try await run(Clockwork(texts: ["a broken image", "a broken image"]))
        #expect(
            archive.header.diagnostics.filter { $0.code == "unreadable-image" }.map(\.message)
                == ["UIImage(data:): the picture is empty (0 bytes)"]
        )
    }

    @Test func writesMoreThanFitsIntoMemory() async throws {
        let texts = (0..<2000).map { "entry \($0)" }
        let archive = try await run(Clockwork(texts: texts))
        #expect(archive.lines.count == 2000)
        #expect(archive.outline.last == "entry 1999 / entry 1999")
        #expect(archive.files == ["Test.systemSmall.7.jsonl"])
    }

    private func run(
        _ provider: Clockwork, purpose: RunRequest.Purpose = .timeline, renderer: String = "text"
    ) async throws -> Archive {
        try await Archive.made(by: provider, purpose: purpose, renderer: renderer)
    }

    private static func color(_ slot: ArchivedEntry.Slot?) -> String? {
        guard case .list(let list) = slot else { return nil }
        var found: String?
        list.forEachItem { item in
            if case .text(let text) = item { found = text.block.runs.first?.style.color.hex }
        }
        return found
    }
}
