import SwiftUI
import WidgetKit
import AppIntents

struct ZoneOption: DynamicOptionsProvider { func results() async throws -> [String] { ["Europe/Lisbon", "Asia/Tokyo", "America/New_York"] }; func defaultResult() async -> String? { "Asia/Tokyo" } }
struct DialIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Clock"
    @Parameter(title: "Zone", optionsProvider: ZoneOption()) var zone: String?
    @Parameter(title: "Seconds", default: false) var showsSeconds: Bool
    @Parameter(title: "Tint", default: .blue) var tint: Tint
    enum Tint: String, AppEnum { case blue, red; static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tint"; static let caseDisplayRepresentations: [Tint: DisplayRepresentation] = [.blue: "Blue", .red: "Red"] }
    static var parameterSummary: some ParameterSummary {
        Switch(\.$tint) {
            Case(.blue) { Summary("\(\.$zone) in blue") { \.$showsSeconds } }
            DefaultCase { Summary("\(\.$zone)") }
        }
    }
}
struct DialEntry: TimelineEntry { let date: Date; let zone: TimeZone; let intent: DialIntent }
struct DialProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> DialEntry { DialEntry(date: .now, zone: .gmt, intent: DialIntent()) }
    func snapshot(for configuration: DialIntent, in context: Context) async -> DialEntry { placeholder(in: context) }
    func timeline(for configuration: DialIntent, in context: Context) async -> Timeline<DialEntry> {
        let zone = configuration.zone.flatMap(TimeZone.init(identifier:)) ?? .gmt
        let start = Calendar.current.dateInterval(of: .minute, for: .now)?.start ?? .now
        return Timeline(entries: sequence(first: start) { $0.addingTimeInterval(60) }.prefix(15).map { DialEntry(date: $0, zone: zone, intent: configuration) }, policy: .atEnd)
    }
}
struct Hand: Shape { var length: CGFloat; func path(in r: CGRect) -> Path { var p = Path(); p.move(to: CGPoint(x: r.midX, y: r.midY)); p.addLine(to: CGPoint(x: r.midX, y: r.midY - min(r.width, r.height) / 2 * length)); return p } }
struct Dial: View {
    let date: Date; let zone: TimeZone; var tint: Color = .red
    private var parts: (h: Double, m: Double) { var c = Calendar.current; c.timeZone = zone; let d = c.dateComponents([.hour, .minute], from: date); return (Double(d.hour ?? 0), Double(d.minute ?? 0)) }
    private var isNight: Bool { !(6..<18).contains(Int(parts.h)) }
    var body: some View {
        ZStack {
            Circle().fill(isNight ? Color.black : .white).shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)
            ForEach(0..<60) { tick in
                Capsule().fill(tick % 5 == 0 ? Color.primary : Color.secondary).frame(width: tick % 5 == 0 ? 2 : 1, height: tick % 5 == 0 ? 7 : 3)
                    .offset(y: -52).rotationEffect(.degrees(Double(tick) * 6))
            }
            ForEach(1...12, id: \.self) { hour in
                Text("\(hour)").font(.system(size: 9, weight: .medium)).rotationEffect(.degrees(-Double(hour) * 30)).offset(y: -40).rotationEffect(.degrees(Double(hour) * 30))
            }
            Hand(length: 0.5).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(parts.h * 30 + parts.m / 2))
            Hand(length: 0.75).stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round)).rotationEffect(.degrees(parts.m * 6))
            Circle().fill(tint).frame(width: 6, height: 6)
        }
        .foregroundStyle(isNight ? .white : .black)
        .environment(\.colorScheme, isNight ? .dark : .light)
        .aspectRatio(1, contentMode: .fit)
        .drawingGroup()
    }
}
struct DialView: View {
    var entry: DialEntry
    var body: some View {
        VStack(spacing: 2) {
            Dial(date: entry.date, zone: entry.zone, tint: entry.intent.tint == .blue ? .blue : .red)
            Text(entry.zone.identifier.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") } ?? "–").font(.caption2.weight(.semibold))
        }
        .containerBackground(for: .widget) { Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size)
            context.fill(Path(rect), with: .linearGradient(Gradient(colors: [.teal.opacity(0.4), .indigo.opacity(0.4)]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
            for i in 0..<20 { context.opacity = 0.3; context.stroke(Path(ellipseIn: rect.insetBy(dx: CGFloat(i) * 8, dy: CGFloat(i) * 8)), with: .color(.white), lineWidth: 0.5) }
        } }
    }
}
struct DialWidget: Widget {
    var body: some WidgetConfiguration { AppIntentConfiguration(kind: "dial", intent: DialIntent.self, provider: DialProvider()) { DialView(entry: $0) }.configurationDisplayName("Dial").supportedFamilies([.systemSmall]) }
}
#Preview(as: .systemSmall) { DialWidget() } timeline: { DialEntry(date: .now, zone: .current, intent: .init()); DialEntry(date: .now + 60, zone: .current, intent: .init()) }
