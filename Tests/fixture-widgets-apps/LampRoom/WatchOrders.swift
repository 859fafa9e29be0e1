import WidgetKit
import SwiftUI
import Intents
// Orders for whoever sits in the lamp room, one an hour. The four keepers write four languages;
// the wireless puts more into the shelf.
private let shelf = UserDefaults(suiteName: "group.com.example.widgets")
private var pinned: [WatchOrder] = []
struct WatchOrder: Codable, Hashable { let order: String; let keeper: String }
private func orders() -> [WatchOrder] {
    guard pinned.isEmpty else { return pinned }
    if let wire = shelf?.string(forKey: "lamproom.orders"),
        let rows = try? JSONSerialization.jsonObject(with: wire.data(using: .utf8)!, options: .allowFragments)
            as? [[String: Any]]
    {
        pinned = rows.compactMap { row in
            guard let order = row["order"] as? String, let keeper = row["keeper"] as? String else { return nil };
            return WatchOrder(order: order, keeper: keeper)
        }
    } else if let sheet = Bundle.main.path(forResource: "watch", ofType: "json"),
        let ink = NSData(contentsOfFile: sheet) as Data?
    {
        pinned = (try? JSONDecoder().decode([WatchOrder].self, from: ink)) ?? []
    }
    if pinned.isEmpty {
        pinned = [
            WatchOrder(order: "Merdivende ıslak çizme bırakma, camı da sil.", keeper: "Ayşe"),
            WatchOrder(order: "雾大时，每十分钟鸣笛一次。", keeper: "小林"),
            WatchOrder(
                order:
                    "Se a gaivota voltar à varanda, não lhe dês o pão: o cozinheiro conta as fatias.",
                keeper: "Tomé"), WatchOrder(order: "املأ المصباح بالزيت", keeper: "سلمى"),
        ]
    }
    return pinned
}
enum LampGlass: Int, CaseIterable {
    case salt, fog, dawn, weed
    var pane: AnyView {
        switch self {
        case .salt: return AnyView(Color(red: 0.93, green: 0.95, blue: 0.94));
        case .fog:
            return AnyView(
                LinearGradient(
                    gradient: Gradient(colors: [Color.gray, .black]), startPoint: .topTrailing, endPoint: .bottom));
        case .dawn:
            return AnyView(
                RadialGradient(
                    gradient: Gradient(colors: [.yellow, .orange]), center: .bottom, startRadius: 4, endRadius: 260));
        case .weed:
            return AnyView(
                LinearGradient(gradient: Gradient(colors: [.mint, .black]), startPoint: .leading, endPoint: .bottom)
                    .overlay(Color.black.opacity(0.3)))
        }
    }
    var ink: Color { self == .salt || self == .dawn ? .black : .white }
    static func drawn(by tide: Int) -> LampGlass {
        srand48(tide); return allCases[Int(drand48() * Double(allCases.count))]
    }
}
struct WatchHour: TimelineEntry { let date: Date; let order: WatchOrder; let glass: LampGlass }
struct WatchProvider: TimelineProvider {
    func placeholder(in context: Context) -> WatchHour {
        WatchHour(date: Date(), order: WatchOrder(order: "·", keeper: "·"), glass: .salt)
    }
    func getSnapshot(in context: Context, completion: @escaping (WatchHour) -> ()) {
        let all = orders();
        completion(
            WatchHour(date: Date(), order: all[Int(arc4random_uniform(UInt32(all.count)))], glass: .drawn(by: 11)))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WatchHour>) -> ()) {
        let all = orders(), almanac = Calendar.current; var night: [WatchHour] = []
        for bell in 0..<12 {
            let at = almanac.date(byAdding: .hour, value: bell, to: Date())!,
                turn = almanac.ordinality(of: .hour, in: .year, for: at) ?? 0
            ; night.append(WatchHour(date: at, order: all[turn % all.count], glass: LampGlass(rawValue: bell % 4)!))
        }
        completion(Timeline(entries: night, policy: .atEnd));
        INInteraction(intent: INIntent(), response: nil).donate(completion: nil)
    }
}
struct WatchView: View {
    var hour: WatchHour; @Environment(\.widgetFamily) var family: WidgetFamily; @Environment(\.sizeCategory) var lens
    var hand: CGFloat {
        switch (family, hour.order.order.count) {
        case (.systemSmall, 0...30): return 17;
        case (.systemSmall, _): return 12;
        case (.systemMedium, let letters) where letters > 50: return 15;
        case (.systemMedium, _): return 19;
        default: return 24
        }
    }
    var body: some View {
        ZStack {
            hour.glass.pane;
            VStack(alignment: .leading, spacing: 7) {
                Image(systemName: "light.beacon.max").font(.title3).opacity(0.5).accessibility(hidden: true);
                Text(hour.order.order).font(.custom("Palatino", size: hand)).lineSpacing(2).minimumScaleFactor(0.5)
                    .allowsTightening(true).fixedSize(horizontal: false, vertical: lens > .extraLarge ? false : true);
                Spacer(minLength: 0);
                HStack {
                    Spacer();
                    Text("pinned by \(hour.order.keeper)").font(.custom("Palatino-Italic", size: 11)).lineLimit(1)
                }
            }.padding().foregroundColor(hour.glass.ink)
        }.accessibilityElement(children: .ignore).accessibility(
            label: Text("\(hour.order.order) – pinned by \(hour.order.keeper)"))
    }
}
struct WatchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "lamproom.watch", provider: WatchProvider()) { hour in WatchView(hour: hour).framed()
        }.configurationDisplayName("Watch").description(Text("What the other keepers want done"))
            .contentMarginsDisabled().supportedFamilies(WidgetFamily.windows)
    }
}
extension WidgetFamily {
    fileprivate static var windows: [WidgetFamily] {
        var panes: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge];
        if #available(iOSApplicationExtension 15, *) { panes.append(.systemExtraLarge) }; return panes
    }
}
extension View {
    fileprivate func framed() -> some View {
        Group {
            if #available(iOSApplicationExtension 17.0, *) {
                self.containerBackground(for: .widget) { Color.white }
            } else {
                self
            }
        }
    }
}
struct WatchView_Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }
    static var previews: some View {
        WatchView(hour: WatchHour(date: Date(), order: orders()[0], glass: .fog)).previewContext(
            WidgetPreviewContext(family: .systemSmall))
    }
}
