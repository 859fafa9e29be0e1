// The four steps from a view to a picture, for a widget as most are: three texts, a picture, shapes.
import Foundation
import Imaging
import RasterRendering
import SwiftUI
import TestSupport
import UIKit
import ViewArchive

enum TypicalMeasures {
    static func add(to table: inout Table) throws {
        guard let renderer = RasterRenderer.make() else { return }
        try MainActor.assumeIsolated { try add(to: &table, renderer) }
    }

    @MainActor private static func add(to table: inout Table, _ renderer: any Renderer) throws {
        let photo = Programs.repository + "/Tests/EndToEndTests/Photos/coffee.png"
        guard let image = UIImage(contentsOfFile: photo) else { throw TestFailure("\(photo) is no picture") }
        let folder = NSTemporaryDirectory() + "sundial-bench-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }  // the system clears it away, too
        let keeper = Keeper(store: PixelStore(directory: folder))

        // Every turn has texts that were not met before, as when the data of a widget changed.
        var turn = 0
        let lowering = try Sample(51) { _ in
            turn += 1
            _ = lowered(TypicalView(turn: turn, image: image), renderer, keeper)
        }
        table.add(
            "a typical `systemMedium` (3 texts, a photograph, shapes): lowered to nodes", lowering,
            beside: Beside(without: "no peer makes nodes of views"))

        var nodes: LoweredView?
        var lines = 0
        var times: [Double] = []
        var floors: [Double] = []
        for _ in 0..<51 {
            turn += 1
            nodes = lowered(TypicalView(turn: turn, image: image), renderer, keeper)
            times.append(try Sample(1) { _ in lines += nodes?.displayList().list.items.count ?? 0 }.median)
            turn += 1
            let texts = TypicalView(turn: turn, image: image).texts
            floors.append(
                try Sample(1) { _ in
                    for text in texts { lines += renderer.measure(block(text), width: nil, height: nil).lineCount }
                }.median)
        }
        table.add(
            "the same: laid out", Sample(times),
            beside: Beside("the renderer measures its 3 texts once each, nothing else", Sample(floors)))

        let list = lowered(TypicalView(turn: 0, image: image), renderer, keeper).displayList().list
        var pixels: [String: Pixels] = [:]
        for name in list.pixels {
            pixels[name] = Pixels(file: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
        }
        if lines < 500 || pixels.isEmpty { throw TestFailure("\(lines) items, \(pixels.count) pictures") }
        let drawing = try Sample(51) { _ in
            if RasterRenderer.paint(list, scale: 2, with: renderer, pixels: { pixels[$0] }) != 0 {
                throw TestFailure("something is missing")
            }
        }
        let texts = TypicalView(turn: 0, image: image).texts
        table.add("the same: drawn", drawing, beside: try .drawing(texts: texts, of: photo))
        let whole = try Sample(51) { _ in
            if renderer.draw(list, scale: 2, corners: .square, pixels: { pixels[$0] }).bytes.isEmpty {
                throw TestFailure("nothing was drawn")
            }
        }
        let file = "\(folder)/typical.png"
        try renderer.draw(list, scale: 2, corners: .square, pixels: { pixels[$0] }).bytes
            .write(to: URL(fileURLWithPath: file))
        table.add("the same: drawn and encoded", whole, target: "4.5 ms", beside: try .encoding(file))
    }

    @MainActor private static func lowered(
        _ view: TypicalView, _ renderer: any Renderer, _ keeper: Keeper
    ) -> LoweredView {
        ViewLowering.lowered(
            view,
            canvas: WidgetCanvas(
                family: .systemMedium, size: Family.systemMedium.defaultSize, areMarginsDisabled: false),
            at: Date(timeIntervalSince1970: 1_780_911_660), environment: EnvironmentValues(), measurer: renderer,
            pictures: keeper
        )
    }

    private static func block(_ text: String) -> TextBlock {
        TextBlock(runs: [TextBlock.Run(text: text, style: .init(font: FontSpec(size: 17), color: .black))])
    }
}

/// A photograph, a title, a sentence, a number, a bar and a dot.
private struct TypicalView: View {
    let turn: Int
    let image: UIImage

    var texts: [String] {
        ["Morning walk \(turn)", "Along the river, then back through the park", "\(turn * 37 % 10_000) steps"]
    }

    var body: some View {
        let texts = texts
        HStack(spacing: 12) {
            Image(uiImage: image).resizable().scaledToFill().frame(width: 110, height: 110)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Circle().fill(.green).frame(width: 8, height: 8)
                    Text(verbatim: texts[0]).font(.headline)
                }
                Text(verbatim: texts[1]).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                Spacer()
                Text(verbatim: texts[2]).font(.title2.bold())
                Capsule().fill(.fill).frame(height: 6)
                    .overlay(alignment: .leading) { Capsule().fill(.green).frame(width: 90) }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// Keeps pictures as a run's archive does.
private struct Keeper: PictureKeeper {
    let store: PixelStore

    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? {
        // A picture that is not kept is missed when it is drawn.
        try? store.keep(source, atMost: (Int(size.width * 3), Int(size.height * 3)))
    }
}
