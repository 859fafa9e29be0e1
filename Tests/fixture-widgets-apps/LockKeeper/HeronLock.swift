// Heron Lock: orders for the gates on the first screen, the queue of boats on the second.
import SwiftUI
import UIKit
import WidgetKit
import os

private let trace = OSLog(subsystem: "example.heronlock.pocketbook", category: .pointsOfInterest)

extension Color {
    static let canal = Canal()
    struct Canal {
        let silt = Color(red: 58 / 255, green: 71 / 255, blue: 46 / 255)
        let reed = Color(hue: 0.24, saturation: 0.55, brightness: 0.52)
        let beam = Color(UIColor(white: 1, alpha: 0.22))
    }
}

// What stands on the boards by the gates. Translators have the table "Boards".
fileprivate extension String {
    static let raiseWater = board("raise", "Raise the\nwater")
    static let dropWater = board("drop", "Drop the\nwater")
    static let
        soundHorn = board("horn", "Sound\nthe horn"),
        tieUp = board("tie", "Tie up\nbelow")
    var spokenOnce: String { components(separatedBy: .newlines).joined(separator: " ") }
}
private func board(_ key: String, _ english: String) -> String {
    NSLocalizedString("board.\(key)", tableName: "Boards", bundle: .main, value: english, comment: "two short lines")
}

enum GateOrder: Int {
    case raise = 10, drop = 20, horn = 30, tie = 40
    static func at(hour: Int) -> Self? { Self(rawValue: hour % 4 * 10 + 10) }

    public var words: String {
        switch self {
        case .raise: return String.raiseWater
        case .drop: return .dropWater
        case .horn: return .soundHorn
        case .tie: return String.tieUp
        }
    }
    public var glyph: String {
        switch self {
        case .raise: return "arrow.up.to.line";
        case .drop: return "arrow.down.to.line"
        case .horn: return "speaker.wave.2";
        case .tie: return "sailboat"
        }
    }
    public var depths: [Color] {
        switch self {
        case .raise: return [Color.canal.silt, .teal]
        case .drop: return [.teal, Color(hue: 0.58, saturation: 0.9, brightness: 0.35)]
        case .horn: return [.brown, .orange]
        case .tie: return [Color.canal.reed, Color.canal.silt]
        }
    }
    public var address: URL { URL(string: "heronlock:gate?order=\(rawValue)", encodingInvalidCharacters: false)! }
}

struct GateBoard: View {
    let order: GateOrder
    var fills = true
    var body: some View {
        HStack(alignment: .top) {
            if fills {
                Text(order.words).font(.headline).minimumScaleFactor(0.6).layoutPriority(500)
            } else {
                Text(order.words.spokenOnce).font(.footnote).minimumScaleFactor(0.6).layoutPriority(500)
            }
            Spacer(minLength: 0)
            Image(systemName: order.glyph).scaledToFit().frame(height: 20)
        }
        .foregroundColor(.white)
        .padding([.horizontal, .vertical], fills ? 4 : 8)
        .background(
            ContainerRelativeShape().fill(
                LinearGradient(gradient: Gradient(colors: order.depths), startPoint: .bottom, endPoint: .topTrailing)
            ).opacity(fills ? 0 : 1))
    }
}

struct GateOrders: TimelineProvider {
    struct Hour: TimelineEntry {
        public let date: Date
        let order: GateOrder
    }
    public typealias Entry = Hour
    public func placeholder(in context: Context) -> Entry { .init(date: .distantPast, order: .raise) }
    public func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Hour(date: Date(), order: .horn))
    }
    public func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let interval = OSSignpostID(log: trace)
        os_signpost(.begin, log: trace, name: "orders", signpostID: interval)
        defer { os_signpost(.end, log: trace, name: "orders", signpostID: interval, "%d hours", 4) }
        os_log(.info, "a keeper looks at the orders")
        let hours = (0..<4).compactMap(GateOrder.at).enumerated().map { n, order in
            Hour(date: Calendar.current.date(byAdding: .hour, value: n, to: Date())!, order: order)
        }
        if hours.count != 4 { os_log(.error, log: trace, "only %d orders of %{public}@", hours.count, "four") }
        completion(Timeline(entries: hours, policy: .atEnd))
    }
}

extension View {
    func bank(_ ground: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { ground }
        } else {
            return background(ground)
        }
    }
}

struct GateOrderWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "GateOrder", provider: GateOrders()) { hour in
            GateBoard(order: hour.order).frame(maxHeight: .infinity, alignment: .top).padding(12)
                .widgetURL(hour.order.address)
                .bank(
                    LinearGradient(gradient: Gradient(colors: hour.order.depths), startPoint: .bottom, endPoint: .top))
        }
        .supportedFamilies([.systemSmall]).configurationDisplayName(String.raiseWater.spokenOnce)
        .description(String.tieUp).contentMarginsDisabled()
    }
}
struct GateOrdersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "GateOrders", provider: GateOrders()) { _ in
            VStack {
                ForEach([[GateOrder.raise, .drop], [.horn, .tie]], id: \.self) { pair in
                    HStack {
                        ForEach(pair, id: \.self) { order in
                            Link(destination: order.address) { GateBoard(order: order, fills: false) }
                        }
                    }
                }
            }.buttonStyle(.borderless).padding(10).bank(Color(UIColor.systemBackground))
        }.supportedFamilies([.systemMedium]).contentMarginsDisabled()
    }
}
struct HeronLockWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        GateOrderWidget()
        GateOrdersWidget()
        GateQueueWidget()
    }
}
