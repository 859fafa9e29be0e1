// Installed widgets against what the bundle offers.
import GroupContainer
import Testing
import ViewArchive

@testable import DaemonCore

@Suite struct WidgetTableTests {
    static let kinds = [
        KindDescription(
            kind: "P", displayName: "", description: "", families: [.systemSmall, .systemLarge], configuration: .static
        )
    ]

    private func row(
        _ id: String, _ kind: String = "P", _ family: String = "systemSmall",
        _ configuration: [String: PropertyListValue] = [:], size: InstalledWidget.Size? = nil
    ) throws -> InstalledWidget {
        InstalledWidget(
            id: try #require(WidgetID(rawValue: id)), kind: kind, family: family, configuration: configuration,
            size: size
        )
    }

    @Test func takesWhatTheBundleOffers() throws {
        let (table, problems) = WidgetTable.make(
            of: [
                try row("a"), try row("b", "Q"), try row("c", "P", "systemMedium"), try row("d", "P", "huge"),
                try row("e", "P", "systemLarge", ["n": .integer(2), "t": .string("x")]),
            ], kinds: Self.kinds
        )
        #expect(table.all.map(\.id.rawValue) == ["a", "e"])
        #expect(table.all.map(\.size) == [Family.systemSmall.defaultSize, Family.systemLarge.defaultSize])
        #expect(table.all.map(\.configuration) == [nil, ["n": "2", "t": "\"x\""]])
        #expect(
            problems == [
                "b: the bundle has no kind Q", "c: the kind P does not support the family systemMedium",
                "d: the kind P does not support the family huge",
            ]
        )
    }

    @Test func aChangedWidgetLeavesAndComes() throws {
        let old = WidgetTable.make(of: [try row("a"), try row("b"), try row("c")], kinds: Self.kinds).table
        let new = WidgetTable.make(
            of: [try row("c"), try row("b", "P", "systemLarge"), try row("d")], kinds: Self.kinds
        ).table
        let (removed, added) = old.difference(to: new)
        #expect(removed.map(\.id.rawValue) == ["a", "b"])
        #expect(added.map(\.id.rawValue) == ["b", "d"])
        #expect(old.difference(to: old).removed.isEmpty && old.difference(to: old).added.isEmpty)
    }
}
