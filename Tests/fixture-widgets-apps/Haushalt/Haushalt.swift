import SwiftUI
import WidgetKit

// Haushaltsbuch – Daten kommen aus dem Kotlin-Modul als JSON-Datei

enum HausKategorie: String, CaseIterable, Codable, Identifiable, CustomStringConvertible {
    case miete, essen, transport, freizeit, sonstiges
    var id: Self { self }
    var description: String {
        switch self {
        case .miete: "Miete"
        case .essen: "Essen & Trinken"
        case .transport: "Öffis"
        case .freizeit: "Freizeit"
        case .sonstiges: "Sonstiges"
        }
    }
    var farbe: Color {
        switch self { case .miete: return .indigo
        case .essen: return .mint
        case .transport: return .teal
        case .freizeit: return Color(hue: 0.9, saturation: 0.6, brightness: 0.95)
        case .sonstiges: return Color(white: 0.6) }
    }
    var symbol: String { ["miete": "house.fill", "essen": "fork.knife", "transport": "tram.fill", "freizeit": "gamecontroller.fill"][rawValue, default: "ellipsis.circle"] }
}

struct HausPosten: Codable { var kategorie: HausKategorie; var betrag: Decimal }
struct HausMonat: Codable {
    var posten: [HausPosten]
    var budget: Decimal
    var summe: Decimal { posten.reduce(0) { $0 + $1.betrag } }
    var rest: Decimal { budget - summe }
    var anteil: Double { min(1, max(0, (summe as NSDecimalNumber).doubleValue / NSDecimalNumber(decimal: budget).doubleValue)) }
    func anteil(_ k: HausKategorie) -> Double { posten.filter { $0.kategorie == k }.map { NSDecimalNumber(decimal: $0.betrag).doubleValue }.reduce(0, +) }
}

enum HausLadeFehler: LocalizedError { case keinContainer, kaputt(underlying: Error)
    var errorDescription: String? { switch self { case .keinContainer: "Kein Container"; case .kaputt(let e): "Kaputt: \(e.localizedDescription)" } } }

actor HausBudgetLader {
    static let geteilt = HausBudgetLader()
    func lade() async throws -> HausMonat {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?.appending(path: "monat.json", directoryHint: .notDirectory) else { throw HausLadeFehler.keinContainer }
        do { return try JSONDecoder().decode(HausMonat.self, from: Data(contentsOf: url)) }
        catch CocoaError.fileReadNoSuchFile { return .beispiel }
        catch { throw HausLadeFehler.kaputt(underlying: error) }
    }
}
extension HausMonat { static let beispiel = HausMonat(posten: [.init(kategorie: .miete, betrag: 780), .init(kategorie: .essen, betrag: 312.45), .init(kategorie: .transport, betrag: 49), .init(kategorie: .freizeit, betrag: 88.9), .init(kategorie: .sonstiges, betrag: 23)], budget: 1500) }

struct HausBudgetEintrag: TimelineEntry { let date: Date; let monat: Result<HausMonat, HausLadeFehler> }

struct HausBudgetProvider: TimelineProvider {
    func placeholder(in context: Context) -> HausBudgetEintrag { .init(date: .now, monat: .success(.beispiel)) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (HausBudgetEintrag) -> Void) { Task { completion(await eintrag()) } }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HausBudgetEintrag>) -> Void) {
        Task {
            let e = await eintrag()
            let morgen = Calendar.autoupdatingCurrent.startOfDay(for: .now.addingTimeInterval(86_400))
            completion(Timeline(entries: [e], policy: .after(morgen)))
        }
    }
    private func eintrag() async -> HausBudgetEintrag {
        do { return HausBudgetEintrag(date: .now, monat: .success(try await HausBudgetLader.geteilt.lade())) }
        catch let fehler as HausLadeFehler { return .init(date: .now, monat: .failure(fehler)) }
        catch { return .init(date: .now, monat: .failure(.kaputt(underlying: error))) }
    }
}

struct HausKreisSegment: InsettableShape {
    var von: Angle, bis: Angle
    var inset: CGFloat = 0
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(von.degrees, bis.degrees) }
        set { von = .degrees(newValue.first); bis = .degrees(newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - inset, startAngle: von - .degrees(90), endAngle: bis - .degrees(90), clockwise: false)
        }
    }
    func inset(by amount: CGFloat) -> HausKreisSegment { var s = self; s.inset += amount; return s }
}

struct HausRing: View {
    let monat: HausMonat
    private var segmente: [(HausKategorie, Angle, Angle)] {
        let summe = max(1, HausKategorie.allCases.reduce(0.0) { $0 + monat.anteil($1) })
        var start = 0.0
        return HausKategorie.allCases.map { k in
            let a = monat.anteil(k) / summe * 360
            defer { start += a }
            return (k, .degrees(start), .degrees(start + a))
        }
    }
    var body: some View {
        ZStack {
            ForEach(segmente, id: \.0) { s in
                HausKreisSegment(von: s.1, bis: s.2).strokeBorder(s.0.farbe.gradient, style: StrokeStyle(lineWidth: 12, lineCap: .butt))
            }
            VStack(spacing: 0) {
                Text(monat.rest, format: .currency(code: "EUR").precision(.fractionLength(0))).font(.system(.title3, design: .rounded).weight(.bold)).minimumScaleFactor(0.4).lineLimit(1)
                Text("übrig").font(.caption2).foregroundStyle(.secondary)
            }.padding(16)
        }
        .accessibilityElement(children: .combine)
    }
}

struct HausBudgetAnsicht: View {
    @Environment(\.widgetFamily) var familie
    @Environment(\.dynamicTypeSize) var size
    var eintrag: HausBudgetEintrag
    var body: some View {
        Group {
            switch eintrag.monat {
            case .success(let m) where familie == .systemSmall: HausRing(monat: m)
            case .success(let m):
                HStack(spacing: 16) {
                    HausRing(monat: m).aspectRatio(1, contentMode: .fit)
                    Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 5) {
                        ForEach(HausKategorie.allCases) { k in
                            GridRow {
                                Image(systemName: k.symbol).foregroundStyle(k.farbe).gridColumnAlignment(.center)
                                Text(String(describing: k))
                                Text(m.anteil(k), format: .currency(code: "EUR")).monospacedDigit().gridColumnAlignment(.trailing)
                            }
                        }
                        Divider().gridCellUnsizedAxes(.horizontal)
                        GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("Summe").bold(); Text(m.summe.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))).bold() }
                    }.font(.caption).lineLimit(1).minimumScaleFactor(0.7)
                }
            case let .failure(f): ContentUnavailableView("Fehler", systemImage: "exclamationmark.triangle", description: Text(f.errorDescription ?? "?"))
            }
        }
        .containerBackground(for: .widget) { ContainerRelativeShape().fill(Color(.secondarySystemBackground)) }
        .privacySensitive(false)
    }
}


struct HaushaltWidget: Widget {
    private static let kind = "\(Bundle.main.bundleIdentifier ?? "app").budget"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HaushaltWidget", provider: HausBudgetProvider(), content: { HausBudgetAnsicht(eintrag: $0) })
            .configurationDisplayName("Budget")
            .description("Was diesen HausMonat noch übrig ist.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
