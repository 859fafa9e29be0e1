// Laying out a widget of many views.
import Foundation
import Imaging
import RasterRendering
import SwiftUI
import TestSupport
import ViewArchive

enum LayoutMeasures {
    static func add(to table: inout Table) throws {
        guard let renderer = RasterRenderer.make() else { return }
        try MainActor.assumeIsolated { try add(to: &table, renderer) }
    }

    @MainActor private static func add(to table: inout Table, _ renderer: any Renderer) throws {
        // Texts that no turn has met before: measured anew, as in a widget whose data changed.
        var turn = 0
        var (layout, floor) = (0, 0)
        let (sample, least) = try Sample.byTurns(31) {
            turn += 1
            let list = lowered(ManyViews(turn: turn), renderer)
            layout = list.items.count
        } _: {
            turn += 1
            for text in ManyViews.texts(turn) {
                floor += renderer.measure(block(text), width: nil, height: nil).lineCount
            }
        }
        if layout < 500 || floor < 500 { throw TestFailure("\(layout) items, \(floor) lines") }
        table.add(
            "1,000 views in one widget evaluated and laid out, every text a new one", sample, target: "20 ms",
            beside: Beside("the renderer measures its \(ManyViews.texts(0).count) texts once each, nothing else", least)
        )
    }

    @MainActor private static func lowered(_ view: ManyViews, _ renderer: any Renderer) -> DisplayList {
        ViewLowering.displayList(
            of: view,
            canvas: WidgetCanvas(family: .systemLarge, size: Family.systemLarge.defaultSize, areMarginsDisabled: false),
            at: Date(timeIntervalSince1970: 1_780_911_660), environment: EnvironmentValues(), measurer: renderer,
            pictures: NoPictures()
        ).list
    }

    private static func block(_ text: String) -> TextBlock {
        TextBlock(runs: [TextBlock.Run(text: text, style: .init(font: FontSpec(size: 17), color: .black))])
    }
}

/// A hundred rows of ten views.
private struct ManyViews: View {
    let turn: Int

    static func texts(_ turn: Int) -> [String] {
        (0..<100).flatMap { ["Row \($0)", "of turn \(turn)", "\(turn * 100 + $0) steps"] }
    }

    var body: some View {
        let texts = Self.texts(turn)
        VStack(alignment: .leading, spacing: 1) {
            ForEach(0..<100) { row in
                HStack(spacing: 4) {
                    RoundedRectangle(cornerRadius: 2).fill(.blue).frame(width: 4)
                    Image(systemName: "star.fill").foregroundStyle(.yellow)
                    VStack(alignment: .leading) {
                        Text(verbatim: texts[row * 3]).lineLimit(1)
                        Text(verbatim: texts[row * 3 + 1]).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(verbatim: texts[row * 3 + 2])
                    Divider()
                    Circle().fill(row.isMultiple(of: 2) ? .green : .red).frame(width: 8, height: 8)
                }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// The views have no pictures.
private struct NoPictures: PictureKeeper {
    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? { nil }
}
