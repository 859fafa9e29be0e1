import WidgetKit
import SwiftUI
import AppIntents
struct CupWave: Shape { var offset: Angle; var percent: Double
    var animatableData: AnimatablePair<Double, Double> { get { .init(offset.degrees, percent) } set { offset = .degrees(newValue.first); percent = newValue.second } }
    func path(in rect: CGRect) -> Path { var p = Path(); let lowfudge = 0.02, highfudge = 0.98; let newpercent = lowfudge + (highfudge - lowfudge) * percent; let waveHeight = 0.03 * rect.height; let yoffset = CGFloat(1 - newpercent) * (rect.height - 4 * waveHeight) + 2 * waveHeight; let startAngle = offset; let endAngle = offset + Angle(degrees: 360)
        p.move(to: CGPoint(x: 0, y: yoffset + waveHeight * CGFloat(sin(offset.radians))))
        for angle in stride(from: startAngle.degrees, through: endAngle.degrees, by: 5) { let x = CGFloat((angle - startAngle.degrees) / 360) * rect.width; p.addLine(to: CGPoint(x: x, y: yoffset + waveHeight * CGFloat(sin(Angle(degrees: angle).radians)))) }
        p.addLine(to: CGPoint(x: rect.width, y: rect.height)); p.addLine(to: CGPoint(x: 0, y: rect.height)); p.closeSubpath(); return p } }
struct AddWaterToCup: AppIntent { static var title: LocalizedStringResource = "Add"; static var isDiscoverable = false; static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    @Parameter(title: "Amount", description: "ml", default: 250, inclusiveRange: (50, 2000)) var ml: Int
    @Dependency var store: WaterStore
    init() {}; init(ml: Int) { self.ml = ml }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog { guard ml > 0 else { throw $ml.needsValueError("How much?") }; return .result(value: ml, dialog: "Added \(ml) ml") } }
final class WaterStore: @unchecked Sendable { var total: Measurement<UnitVolume> = .init(value: 1.2, unit: .liters); init() { AppDependencyManager.shared.add(dependency: self) } }
struct WaveCupView: View { let entry: WaveCupEntry; @Environment(\.widgetFamily) var f; var percent: Double { 0.6 }
    var body: some View { if f == .accessoryCircular { ZStack { CupWave(offset: .degrees(40), percent: percent).clipShape(Circle()); Text("60%").font(.caption.bold()).blendMode(.destinationOut) }.compositingGroup().containerBackground(.clear, for: .widget) } else {
        VStack { HStack { VStack(alignment: .leading) { Text("Water").font(.caption); Text(Measurement<UnitVolume>(value: 1.2, unit: .liters), format: .measurement(width: .abbreviated, usage: .asProvided)).font(.title2.bold()); Text(WaterStore().total.converted(to: .fluidOunces).formatted(.measurement(width: .narrow, usage: .liquid, numberFormatStyle: .number.precision(.fractionLength(0))))).font(.caption2) }; Spacer() }; Spacer()
            HStack { ForEach([250, 500], id: \.self) { ml in Button(intent: AddWaterToCup(ml: ml)) { Text("+\(ml)").font(.caption.bold()).frame(maxWidth: .infinity) }.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 10)).tint(.white.opacity(0.25)) } } }
        .foregroundStyle(.white).containerBackground(for: .widget) { ZStack { Color(red: 0.2, green: 0.4, blue: 0.9); CupWave(offset: .degrees(0), percent: percent).fill(.cyan.opacity(0.5)); CupWave(offset: .init(degrees: 150), percent: percent).fill(Color.cyan.gradient.opacity(0.7)).scaleEffect(x: -1) } } } } }
struct WaveCupEntry: TimelineEntry { let date: Date }
struct WaveCupProvider: TimelineProvider {
    func placeholder(in context: Context) -> WaveCupEntry { WaveCupEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (WaveCupEntry) -> ()) { completion(WaveCupEntry(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WaveCupEntry>) -> ()) { completion(Timeline(entries: [WaveCupEntry(date: Date())], policy: .never)) }
}
struct WaveCupWidget: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "Water1", provider: WaveCupProvider()) { WaveCupView(entry: $0) }.configurationDisplayName("Water1").description("Water1").supportedFamilies([.systemSmall, .accessoryCircular]) } }
