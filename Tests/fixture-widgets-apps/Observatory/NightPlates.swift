// Plates of the night, as the dome's camera leaves them on the archive disk, and how full that is.
import CoreLocation
import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WidgetKit

final class DomePaint: NSObject {
    static let dome: DomePaint = {
        let paint = DomePaint()
        paint.coats["spare"] = .systemIndigo
        return paint
    }()
    let shutter = UIColor(red: 191.0 / 255.0, green: 84.0 / 255.0, blue: 62.0 / 255.0, alpha: 1.0)
    lazy var chalk: UIColor = { .secondaryLabel }()
    public private(set) var filters: [CGColor] = []
    private let coats = SharedShelf<String, UIColor>()

    private override init() {
        super.init()
        for hue in stride(from: 0.0, to: 1.0, by: 0.25) {
            filters.append(UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 1).cgColor)
        }
    }
    func coat(for instrument: String?) -> UIColor { instrument.flatMap { coats[$0] } ?? shutter }
}

/// Astronomers and the weather write at once.
final class SharedShelf<Label: Hashable, Thing>: Collection {
    typealias Store = [Label: Thing]
    private let turnstile = DispatchQueue(label: "shelf", attributes: .concurrent)
    private var store = Store()
    var startIndex: Store.Index { turnstile.sync { store.startIndex } }
    var endIndex: Store.Index { turnstile.sync { self.store.endIndex } }
    func index(after i: Store.Index) -> Store.Index { turnstile.sync { store.index(after: i) } }
    subscript(place: Store.Index) -> Store.Element { turnstile.sync { store[place] } }
    subscript(label: Label) -> Thing? {
        get { turnstile.sync { store[label] } }
        set(thing) { turnstile.async(flags: .barrier) { [weak self] in self?.store[label] = thing } }
    }
}

struct NightPlate: Identifiable, Hashable {
    let id: String, size: Int64, exposed: Date, type: UTType
    var thumbnail = UIImage()
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    static func tonight(_ now: Date) -> [NightPlate] {
        let names = ["M51 stack.zip", "seeing.csv", "flat_03.heic", "log.md", "Moonrise.mp4", "star chart.pdf"]
        return names.indices.map { n in
            let ending = (names[n] as NSString).pathExtension
            return NightPlate(
                id: names[n], size: Int64(pow(2_311.0, Double(1 + n % 3))),
                exposed: now.addingTimeInterval(-40 - Double(n * n) * 5_000),
                type: UTType(filenameExtension: ending) ?? .data)
        }
    }
    var glyph: String {
        if type.conforms(to: .image) { return "camera.aperture" }
        if type.conforms(to: .audiovisualContent) {
            return "film"
        } else if type.conforms(to: .archive) || type == .zip {
            return "square.stack.3d.up"
        } else if type.conforms(to: .pdf) {
            return "map"
        }
        return type.conforms(to: .text) ? "text.alignleft" : "questionmark.folder"
    }
    var weight: String {
        let scales = ByteCountFormatter()
        scales.countStyle = .binary
        scales.allowedUnits = [.useKB, .useMB, .useGB]
        (scales.includesUnit, scales.isAdaptive) = (true, true)
        return scales.string(fromByteCount: size)
    }
    func age(at now: Date) -> String {
        let minutes = Int(round(now.timeIntervalSince(exposed) / 60))
        switch minutes {
        case ..<2: return NSLocalizedString("plate.fresh", value: "still warm", comment: "a minute old")
        case 2..<60:
            return String(format: NSLocalizedString("plate.minutes", value: "%d min old", comment: ""), minutes)
        case 60..<600:
            return String(format: NSLocalizedString("plate.hours", value: "%d h old", comment: ""), minutes / 60)
        default: return DateFormatter.localizedString(from: exposed, dateStyle: .medium, timeStyle: .none)
        }
    }
}

struct PlatesEntry: TimelineEntry {
    let date: Date
    let plates: [NightPlate]
    var isDay = false
    var foot = "Dome shut"
}

private func develop(_ size: CGSize, isPreview: Bool, then: @escaping (_ entry: PlatesEntry) -> Void) {
    let now = Date()
    let look = UIImage.SymbolConfiguration(pointSize: 18, weight: .regular).applying(
        UIImage.SymbolConfiguration(paletteColors: [.systemOrange, .systemGray]))
    let plates = NightPlate.tonight(now).sorted { $0.exposed.compare($1.exposed) == .orderedDescending }
        .prefix(max(2, Int(size.height / 62))).map { plate -> NightPlate in
            var plate = plate
            plate.thumbnail =
                UIImage(systemName: plate.glyph, withConfiguration: look)?
                .withTintColor(DomePaint.dome.shutter, renderingMode: .alwaysOriginal) ?? UIImage()
            return plate
        }
    let foot = "Dome open, " + DateFormatter.localizedString(from: now, dateStyle: .none, timeStyle: .short)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(isPreview ? 0 : 5)) {
        then(PlatesEntry(date: now, plates: plates, foot: foot))
    }
}

struct PlatesProvider: TimelineProvider {
    typealias Entry = PlatesEntry
    func placeholder(in context: Context) -> PlatesEntry { PlatesEntry(date: Date(), plates: [], isDay: true) }
    func getSnapshot(in context: Context, completion: @escaping (PlatesEntry) -> Void) {
        develop(context.displaySize, isPreview: true) { completion($0) }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PlatesEntry>) -> Void) {
        develop(context.displaySize, isPreview: context.isPreview) { entry in
            completion(Timeline(entries: [entry], policy: .atEnd))
        }
    }
}

struct PlatesView: View {
    var entry: PlatesEntry
    var body: some View {
        GeometryReader { dome in
            ZStack(alignment: .topLeading) {
                Text("Plates").font(.system(size: 13)).fontWeight(.heavy).textCase(.uppercase).padding(12)
                if entry.isDay {
                    Label("The sun is up", systemImage: "sun.max").frame(
                        width: dome.size.width, height: dome.size.height)
                }
                VStack(spacing: 0) {
                    ForEach(entry.plates, id: \.id) { plate in
                        Link(destination: address(of: plate)) { row(plate) }
                        if plate != entry.plates.last { Divider().padding(.leading, 50) }
                    }
                }.buttonStyle(.plain).padding(.top, 36).redacted(reason: entry.isDay ? .placeholder : [])
                HStack(spacing: 0) {
                    let side: CGFloat = 38
                    ForEach(
                        [("camera.shutter.button", "expose"), ("rotate.right", "turn"), ("moon", "close")], id: \.1
                    ) {
                        glyph, deed in
                        Link(
                            destination: URL(string: "nightplates:dome/\(deed)")!,
                            label: {
                                Image(systemName: glyph).resizable().scaledToFit().padding(10)
                                    .foregroundColor(Color(DomePaint.dome.coat(for: nil)))
                                    .background(Color(UIColor.secondarySystemBackground)).clipShape(Circle())
                                    .frame(width: dome.size.width / 3, height: side).accessibility(label: Text(deed))
                            })
                    }
                }.frame(width: dome.size.width, height: dome.size.height - 28, alignment: .bottom)
                Text(entry.foot).font(.caption2).foregroundColor(Color(DomePaint.dome.chalk)).padding(.horizontal, 14)
                    .frame(maxWidth: .infinity, maxHeight: dome.size.height - 6, alignment: .bottomTrailing)
            }
        }.nightSky(Color(UIColor.systemBackground))
    }
    private func row(_ plate: NightPlate) -> some View {
        HStack {
            if plate.type.conforms(to: .image) {
                Image(uiImage: plate.thumbnail).resizable().scaledToFill().frame(width: 30, height: 30).clipped()
                    .cornerRadius(4)
            } else {
                Image(uiImage: plate.thumbnail).resizable().renderingMode(.template).scaledToFit()
                    .foregroundColor(Color(DomePaint.dome.coat(for: "spare"))).frame(width: 30, height: 20)
            }
            VStack(alignment: .leading, spacing: 1) {
                Text(plate.id).font(.system(size: 12)).fontWeight(.medium)
                Text(plate.age(at: entry.date) + ", " + plate.weight).font(.system(size: 10))
                    .foregroundColor(Color(UIColor.systemGray))
            }
            Spacer()
        }.padding(.leading, 12).frame(height: 38)
    }
    private func address(of plate: NightPlate) -> URL {
        URL(string: "nightplates:plate/\(plate.id.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!)")!
    }
}

extension View {
    func nightSky(_ sky: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { sky }
        } else {
            return background(sky)
        }
    }
}

struct PlatesWidget: Widget {
    let kind: String = "NightPlates"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: PlatesProvider()) { entry in PlatesView(entry: entry) }
            .supportedFamilies([.systemLarge]).configurationDisplayName("Plates")
            .description(NSLocalizedString("plates.gallery", value: "What the camera saw", comment: ""))
            .contentMarginsDisabled()
    }
}
struct ObservatoryWidgets: WidgetBundle {
    var body: some Widget {
        PlatesWidget()
        DiskWidget()
    }
}
