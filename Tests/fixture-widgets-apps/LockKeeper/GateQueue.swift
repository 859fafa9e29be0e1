// Who waits at Heron Lock, longest first.
import Combine
import Foundation
import SwiftUI
import UIKit
import WidgetKit
import os

private let trace = OSLog(subsystem: "example.heronlock.pocketbook", category: "queue")

typealias QuarterHour = UInt16

struct Narrowboat: Codable, Hashable {
    var name: String?
    var papers: URL?
    let waiting: QuarterHour
    var length = 17.5

    static let regulars: [String: Narrowboat] = Dictionary(
        uniqueKeysWithValues: [
            ("NB-071", "https://papers.example.org/nb/71"), ("NB-113", "https://boats.example.net/113?draught=0.6#b"),
            ("NB-204", "http://10.0.0.7:8080/hire"), ("NB-305", "https://hire.example.com"),
        ].enumerated().map { place, pair in
            let name = place == 2 ? nil : ["Otter's Patience", "Second Kettle", "", "Slow Marigold"][place]
            return (pair.0, Narrowboat(name: name, papers: URL(string: pair.1), waiting: QuarterHour(place + 1)))
        })
}

enum QueueBook {
    private static let shelf = UserDefaults(suiteName: "group.com.example.widgets")
    static func write(_ boats: [String: Narrowboat]?) {
        guard let boats, !boats.isEmpty, let page = try? PropertyListEncoder().encode(boats) else { return }
        shelf?.set(page, forKey: "lock.queue")
    }
    static var boats: [String: Narrowboat]? {
        guard let page = shelf?.object(forKey: "lock.queue") as? Data else { return nil }
        do { return try PropertyListDecoder().decode([String: Narrowboat].self, from: page) } catch {
            os_log(.error, log: trace, "%{public}@", error.localizedDescription)
            return nil
        }
    }
}

fileprivate extension String {
    var inAddress: String { addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? self }
}
fileprivate extension URL {
    /// Whoever keeps a boat's papers; a number where they lie in the office.
    var office: String? {
        guard let host, host.rangeOfCharacter(from: .letters) != nil else { return host }
        return host.components(separatedBy: ".").dropFirst().joined(separator: ".")
    }
    init?(berth: String) {
        self.init(string: "heronlock:berth?\(berth.inAddress)", encodingInvalidCharacters: true)
    }
}

final class PennantPainter {
    func pennant(of boat: Narrowboat) async -> Image {
        let initial = (boat.name ?? boat.papers?.office ?? "?").prefix(1).uppercased()
        let hue = CGFloat(boat.waiting) / 5
        return await withCheckedContinuation { flag in
            DispatchQueue.global(qos: .background).async {
                flag.resume(
                    returning: Image(
                        uiImage: Self.paint(initial, .init(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1))))
            }
        }
    }
    private static func paint(_ initial: String, _ cloth: UIColor) -> UIImage {
        let cut = CGRect(x: 0, y: 0, width: 48, height: 36)
        let format = UIGraphicsImageRendererFormat.default()
        (format.scale, format.opaque) = (1, false)
        return UIGraphicsImageRenderer(size: cut.size, format: format).image { drawing in
            cloth.setFill()
            drawing.cgContext.addPath(UIBezierPath(roundedRect: cut, cornerRadius: 9).cgPath)
            drawing.cgContext.fillPath()
            UIColor.white.withAlphaComponent(0.4).setStroke()
            UIBezierPath(ovalIn: cut.insetBy(dx: 4, dy: 4)).stroke()
            let ink: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 22, weight: .heavy), .foregroundColor: UIColor.white,
            ]
            let extent = initial.size(withAttributes: ink)
            (initial as NSString).draw(
                at: CGPoint(x: cut.midX - extent.width / 2, y: cut.midY - extent.height / 2), withAttributes: ink)
        }
    }
}

struct GateQueue: TimelineEntry {
    let date: Date
    let pennants: [String: Image]
    let boats: [(berth: String, boat: Narrowboat)]
}

struct GateQueueProvider: TimelineProvider {
    @MainActor static var painted = 0
    func placeholder(in context: Context) -> GateQueue {
        GateQueue(date: Date(), pennants: [String: Image](), boats: [])
    }
    func getSnapshot(in context: Context, completion: @escaping (GateQueue) -> Void) {
        let boats = (QueueBook.boats ?? Narrowboat.regulars).sorted { $0.value.waiting > $1.value.waiting }
        let drying = DispatchGroup()
        let count = OSAllocatedUnfairLock(initialState: 0)
        var pennants = [String: Image]()
        for (berth, boat) in boats {
            drying.enter()
            Task { @MainActor in
                pennants[berth] = await PennantPainter().pennant(of: boat)
                Self.painted += 1
                count.withLock { $0 += 1 }
                drying.leave()
            }
        }
        drying.notify(queue: .main) {
            completion(GateQueue(date: Date(), pennants: pennants, boats: boats.map { ($0.key, $0.value) }))
        }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<GateQueue>) -> Void) {
        getSnapshot(in: context, completion: { completion(Timeline(entries: [$0], policy: .atEnd)) })
    }
}

struct GateQueueView: View {
    let entry: GateQueue
    @Environment(\.widgetFamily) var family
    private var shown: Int { if family == .systemMedium { return 2 } else { return 6 } }

    @ViewBuilder func row(_ berth: String, _ boat: Narrowboat) -> some View {
        Link(destination: URL(berth: berth)!) {
            HStack(spacing: 10) {
                if (entry.pennants[berth] != nil) {
                    (entry.pennants[berth])!.resizable().frame(width: 24, height: 18)
                } else {
                    Image(systemName: "flag").frame(width: 24, height: 18)
                }
                Text(boat.name!).lineLimit(1).font(.system(size: 15, weight: .medium, design: .serif))
                Spacer()
                Text("\(Int(boat.waiting) * 15) min").font(.system(size: 12)).opacity(0.8)
            }
        }
        Rectangle().fill(Color.canal.beam).frame(height: 0.5).padding(.leading, 34)
    }
    var body: some View {
        Group {
            if entry.boats.isEmpty {
                Label("No boats, no hurry.", systemImage: "water.waves")
            } else {
                VStack(alignment: .leading, spacing: 7) {
                    ForEach(entry.boats.filter { $0.boat.name != nil }.prefix(shown), id: \.berth) { berth, boat in
                        row(berth, boat)
                    }
                    if entry.boats.count > shown {
                        Text("and \(entry.boats.count - shown) round the bend").font(.system(size: 12)).italic()
                    }
                    Spacer(minLength: 0)
                }.buttonStyle(.plain)
            }
        }
        .foregroundColor(.white).padding(14).frame(maxWidth: .infinity, maxHeight: .infinity)
        .bank(Color.canal.silt)
    }
}

struct GateQueueWidget: Widget {
    private let kind: String = "GateQueue"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: GateQueueProvider()) { GateQueueView(entry: $0) }
            .supportedFamilies([.systemMedium, .systemLarge]).configurationDisplayName(Text("At the gates"))
            .description(Text("Who waits, and how long")).contentMarginsDisabled()
    }
}
