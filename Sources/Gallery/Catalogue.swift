// What the gallery shows: groups of small views with names.
import SwiftUI

/// One view of the catalogue in its box.
@MainActor
struct CatalogueItem {
    let name: String
    /// In points.
    let width: Double
    let height: Double
    let view: @MainActor () -> AnyView

    init(
        _ name: String, width: Double = 240, height: Double = 120,
        @ViewBuilder view: @escaping @MainActor () -> some View
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.view = { AnyView(view()) }
    }
}

/// Views of one sort.
@MainActor
struct CatalogueGroup {
    let name: String
    let items: [CatalogueItem]

    init(_ name: String, _ items: [CatalogueItem]) {
        self.name = name
        self.items = items
    }
}

/// All groups in the order of the page.
@MainActor
enum Catalogue {
    static var groups: [CatalogueGroup] {
        [
            texts, textDates, textForms, symbols, images, controls, gauges, progress, stacks, containers, shapes,
            strokes,
            gradients, colors, materials, canvases, geometry, effects, blending, modifiers, redaction,
            charts, chartForms,
        ]
    }

    /// The moment that every picture shows: 2026-06-08, 09:41 in UTC.
    nonisolated static let date = Date(timeIntervalSince1970: 1_780_911_660)
}

/// An item's view as it stands in its picture.
struct CatalogueFrame: View {
    let content: AnyView

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .padding(12)
            .containerBackground(.background, for: .widget)
    }
}
