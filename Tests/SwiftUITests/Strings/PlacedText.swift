// A text laid out alone, as large as it wants to be.
import SwiftUI
import ViewArchive

/// What became of a text in one of the system's text styles.
@MainActor
struct PlacedText {
    let style: String
    let list: DisplayList
    let codes: [String]

    static func inEachStyle(_ text: String, by renderer: any Renderer) -> [PlacedText] {
        Font.TextStyle.allCases.map { style in
            let (list, diagnostics) = ViewLowering.displayList(
                of: Text(verbatim: text).font(.system(style)).fixedSize(),
                canvas: WidgetCanvas(size: Size(width: 300, height: 300), margin: 0, hasBackground: false),
                at: Picture.date, environment: EnvironmentValues(), measurer: renderer, pictures: NamedPictures()
            )
            return PlacedText(style: "\(style)", list: list, codes: diagnostics.map(\.code))
        }
    }

    /// Nil when there is nothing to draw.
    var item: DisplayItem.TextItem? {
        guard case .text(let item)? = list.items.first, list.items.count == 1 else { return nil }
        return item
    }
}
