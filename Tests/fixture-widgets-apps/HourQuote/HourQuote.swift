import WidgetKit
import SwiftUI
import Intents
// Capacitor / Ionic: UserDefaults written by capacitor-widgetsbridge
private let defaults = UserDefaults(suiteName: "group.com.example.widgets")
private var cachedQuotes: [HourQuote] = []
struct HourQuote: Codable, Hashable { let q: String; let a: String }
private func loadQuotes() -> [HourQuote] { if !cachedQuotes.isEmpty { return cachedQuotes }
    if let s = defaults?.string(forKey: "quotes"), let arr = try? JSONSerialization.jsonObject(with: s.data(using: .utf8)!, options: .allowFragments) as? [[String: Any]] { cachedQuotes = arr.compactMap { guard let q = $0["q"] as? String, let a = $0["a"] as? String else { return nil }; return HourQuote(q: q, a: a) } }
    else if let path = Bundle.main.path(forResource: "quotes", ofType: "json"), let d = NSData(contentsOfFile: path) as Data? { cachedQuotes = (try? JSONDecoder().decode([HourQuote].self, from: d)) ?? [] }
    if cachedQuotes.isEmpty { cachedQuotes = [HourQuote(q: "Hayatta en hakiki mürşit ilimdir.", a: "Mustafa Kemal Atatürk"), HourQuote(q: "千里之行，始于足下。", a: "老子"), HourQuote(q: "A vida é a arte do encontro, embora haja tanto desencontro pela vida.", a: "Vinícius de Moraes"), HourQuote(q: "العلم نور", a: "حكمة")] }
    return cachedQuotes }
struct HourQE: TimelineEntry { let date: Date; let quote: HourQuote; let theme: HourTheme }
enum HourTheme: Int, CaseIterable { case paper, night, rose, forest
    var bg: AnyView { switch self { case .paper: return AnyView(Color(red: 0.98, green: 0.95, blue: 0.88)); case .night: return AnyView(LinearGradient(gradient: Gradient(colors: [Color.black, Color.blue]), startPoint: .top, endPoint: .bottom)); case .rose: return AnyView(RadialGradient(gradient: Gradient(colors: [.white, .pink]), center: .center, startRadius: 1, endRadius: 200)); case .forest: return AnyView(LinearGradient(gradient: Gradient(colors: [.green, .black]), startPoint: .top, endPoint: .bottom).overlay(Color.black.opacity(0.2))) } }
    var fg: Color { self == .paper || self == .rose ? .black : .white }
    static func random(seed: Int) -> HourTheme { srand48(seed); return allCases[Int(drand48() * Double(allCases.count))] } }
struct HourQP: TimelineProvider { func placeholder(in context: Context) -> HourQE { HourQE(date: Date(), quote: HourQuote(q: "…", a: "…"), theme: .paper) }
    func getSnapshot(in context: Context, completion: @escaping (HourQE) -> ()) { let qs = loadQuotes(); completion(HourQE(date: Date(), quote: qs[Int(arc4random_uniform(UInt32(qs.count)))], theme: .random(seed: 5))) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<HourQE>) -> ()) { let qs = loadQuotes(); var e: [HourQE] = []; let cal = Calendar.current; for h in 0 ..< 24 { let d = cal.date(byAdding: .hour, value: h, to: Date())!; let idx = (cal.ordinality(of: .hour, in: .year, for: d) ?? 0) % qs.count; e.append(HourQE(date: d, quote: qs[idx], theme: HourTheme(rawValue: h % 3)!)) }; completion(Timeline(entries: e, policy: .atEnd)); INInteraction(intent: INIntent(), response: nil).donate(completion: nil) } }
struct HourQV: View { var e: HourQE; @Environment(\.widgetFamily) var family: WidgetFamily; @Environment(\.sizeCategory) var sizeCategory
    var size: CGFloat { switch (family, e.quote.q.count) { case (.systemSmall, 0...40): return 16; case (.systemSmall, _): return 13; case (.systemMedium, let n) where n > 60: return 17; case (.systemMedium, _): return 20; default: return 26 } }
    var body: some View { ZStack { e.theme.bg; VStack(alignment: .leading, spacing: 8) { Text("“").font(.custom("Georgia-Bold", size: 40)).frame(height: 20).offset(y: 8).opacity(0.4).accessibility(hidden: true); Text(e.quote.q).font(.custom("Georgia", size: size)).lineSpacing(3).minimumScaleFactor(0.5).allowsTightening(true).fixedSize(horizontal: false, vertical: sizeCategory > .extraLarge ? false : true); Spacer(minLength: 0); HStack { Spacer(); Text("— \(e.quote.a)").font(.custom("Georgia-Italic", size: 12)).lineLimit(1) } }.padding().foregroundColor(e.theme.fg) }.accessibilityElement(children: .ignore).accessibility(label: Text(e.quote.q + ", " + e.quote.a)) } }
struct HourQW: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "com.ionic.quote", provider: HourQP()) { e in HourQV(e: e).ios17bg() }.configurationDisplayName("Quote").description(Text("Quote of the hour")).contentMarginsDisabled().supportedFamilies(WidgetFamily.supported) } }
extension WidgetFamily { fileprivate static var supported: [WidgetFamily] { var a: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]; if #available(iOSApplicationExtension 15, *) { a.append(.systemExtraLarge) }; return a } }
extension View { fileprivate func ios17bg() -> some View { Group { if #available(iOSApplicationExtension 17.0, *) { self.containerBackground(for: .widget) { Color.white } } else { self } } } }
