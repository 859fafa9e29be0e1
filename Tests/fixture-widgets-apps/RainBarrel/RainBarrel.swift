import AppIntents
import SwiftUI
import WidgetKit

struct BarrelWidget: Widget { var body: some WidgetConfiguration {
    StaticConfiguration(kind: "rain-barrel", provider: Gutter()) { BarrelView(entry: $0) }
        .supportedFamilies([.accessoryCircular, .systemSmall])
        .configurationDisplayName("Rain Barrel").description("What the gutter has gathered.") } }

struct BarrelEntry: TimelineEntry { let date: Date; var level = 0.45 }

struct Gutter: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<BarrelEntry>) -> ()) {
        completion(Timeline(entries: [BarrelEntry(date: Date())], policy: .never)) }
    func getSnapshot(in context: Context, completion: @escaping (BarrelEntry) -> ()) {
        completion(placeholder(in: context)) }
    func placeholder(in context: Context) -> BarrelEntry { BarrelEntry(date: Date()) }
}

/// The garden's water, all of it.
final class Barrel: @unchecked Sendable {
    var water: Measurement<UnitVolume> = .init(value: 90, unit: .liters)
    init() { AppDependencyManager.shared.add(dependency: self) }
    var cups: String {
        water.converted(to: .fluidOunces)
            .formatted(.measurement(
                width: .narrow, usage: .liquid, numberFormatStyle: .number.precision(.fractionLength(0)))) }
}

struct DipCan: AppIntent {
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    static var isDiscoverable = false
    static var title: LocalizedStringResource = "Dip a Can"

    @Dependency var barrel: Barrel
    @Parameter(title: "Can", description: "in litres", default: 5, inclusiveRange: (1, 20)) var litres: Int

    init() {}; init(litres: Int) { self.litres = litres }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        if litres < 1 { throw $litres.needsValueError("How large is the can?") }
        barrel.water = barrel.water - Measurement(value: Double(litres), unit: .liters)
        return .result(value: litres, dialog: "Dipped \(litres) litres")
    }
}

/// Water with ripples from the last drop: wide arcs, each a curve of its own.
struct Ripples: Shape {
    var level: Double, drift: Angle
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(level, drift.degrees) }
        set { (level, drift) = (newValue.first, .degrees(newValue.second)) } }

    func path(in rect: CGRect) -> Path {
        let top = rect.maxY - rect.height * CGFloat(level), arc = rect.width / 3
        let lift = CGFloat(cos(drift.radians)) * rect.height / 14
        return Path { p in
            p.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.minX, y: top))
            for i in 1...3 {
                let x = rect.minX + arc * CGFloat(i), dip = i % 2 == 0 ? lift : -lift
                p.addQuadCurve(to: .init(x: x, y: top), control: .init(x: x - arc / 2, y: top + dip))
            }
            p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)); p.closeSubpath()
        } }
}

struct BarrelView: View {
    @Environment(\.widgetFamily) var family
    let entry: BarrelEntry
    private let barrel = Barrel()

    var body: some View {
        if family == .accessoryCircular {
            ZStack {
                Ripples(level: entry.level, drift: .degrees(20)).clipShape(Circle())
                Text("\(Int(entry.level * 100))%").font(.caption.bold()).offset(y: 14).blendMode(.destinationOut)
            }
            .compositingGroup()
            .containerBackground(.clear, for: .widget)
        } else {
            VStack(alignment: .leading, spacing: 4) {
                HStack { ForEach([5, 10], id: \.self) { can in
                    Button(intent: DipCan(litres: can)) {
                        Text("−\(can) l").font(.caption.bold()).frame(maxWidth: .infinity) }
                        .buttonBorderShape(.roundedRectangle(radius: 8)).buttonStyle(.borderedProminent)
                        .tint(.white.opacity(0.2)) } }
                Spacer()
                Text(barrel.cups).font(.caption2)
                Text(Measurement<UnitVolume>(value: 90, unit: .liters),
                     format: .measurement(width: .abbreviated, usage: .asProvided)).font(.title2.bold())
                Text("In the barrel").font(.caption)
            }
            .foregroundStyle(.white)
            .containerBackground(for: .widget) { ZStack {
                Color(red: 0.13, green: 0.33, blue: 0.3)
                Ripples(level: entry.level + 0.05, drift: .init(degrees: 170))
                    .fill(Color.mint.gradient.opacity(0.6)).scaleEffect(x: -1)
                Ripples(level: entry.level, drift: .zero).fill(.mint.opacity(0.4))
            } }
        }
    }
}
