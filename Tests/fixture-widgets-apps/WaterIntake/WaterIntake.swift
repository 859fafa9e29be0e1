import SwiftUI
import WidgetKit
import AppIntents

extension UserDefaults { static var group: UserDefaults { UserDefaults(suiteName: "group.com.example.widgets")! } }

@propertyWrapper
struct Stored<Value: Codable> {
    let key: String; let defaultValue: Value; var store: UserDefaults = .group
    init(wrappedValue: Value, _ key: String) { self.key = key; self.defaultValue = wrappedValue }
    var wrappedValue: Value {
        get {
            guard let data = store.data(forKey: key) else { return defaultValue }
            return (try? JSONDecoder().decode(Value.self, from: data)) ?? defaultValue
        }
        nonmutating set { store.set(try? JSONEncoder().encode(newValue), forKey: key); store.synchronize() }
    }
    var projectedValue: Self { self }
}

enum Water {
    @Stored("water.glasses") static var glasses = 3
    @Stored("water.goal") static var goal = 8
    static func measurement(_ glasses: Int) -> Measurement<UnitVolume> { Measurement(value: Double(glasses) * 250, unit: .milliliters).converted(to: .liters) }
}

enum DrinkSize: String, AppEnum, CaseIterable {
    case glass, bottle
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("Size", comment: "how much"))
    static var caseDisplayRepresentations: [DrinkSize: DisplayRepresentation] = [.glass: "Glass", .bottle: "Bottle"]
    var glasses: Int { self == .glass ? 1 : 3 }
}

struct AddWaterIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Water"
    static var description = IntentDescription("Adds a drink")
    @Parameter(title: "Size", default: DrinkSize.glass) var size: DrinkSize
    static var parameterSummary: some ParameterSummary { Summary("Add a \(\.$size)") }
    init() {}
    init(size: DrinkSize) { self.size = size }
    func perform() async throws -> some ReturnsValue<Int> {
        Water.glasses += size.glasses
        return .result(value: Water.glasses)
    }
}
struct ResetWaterIntent: AppIntent {
    static var title: LocalizedStringResource = "Reset"
    func perform() async throws -> some IntentResult { Water.glasses = 0; return .result() }
}

struct WaterEntry: TimelineEntry { var date: Date = .now; var glasses = Water.glasses; var goal = Water.goal; var fraction: Double { min(1, Double(glasses) / Double(max(1, goal))) } }

struct WaterProvider: TimelineProvider {
    func placeholder(in context: Context) -> WaterEntry { WaterEntry(glasses: 3, goal: 8) }
    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) { completion(WaterEntry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) { completion(Timeline(entries: [WaterEntry()], policy: .never)) }
}

struct Wave: Shape {
    var level: Double, phase: Double
    var animatableData: Double { get { level } set { level = newValue } }
    func path(in rect: CGRect) -> Path {
        Path { p in
            let y = rect.height * (1 - level)
            p.move(to: CGPoint(x: 0, y: y))
            for x in stride(from: CGFloat(0), through: rect.width, by: 2) {
                p.addLine(to: CGPoint(x: x, y: y + sin((x / rect.width + phase) * 2 * .pi) * 4))
            }
            p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            p.closeSubpath()
        }
    }
}

struct WaterView: View {
    @Environment(\.widgetFamily) var family
    var entry: WaterEntry
    var body: some View {
        ZStack {
            Wave(level: entry.fraction, phase: 0).fill(.blue.opacity(0.25)).padding(-16)
            Wave(level: entry.fraction, phase: 0.4).fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom).opacity(0.6)).padding(-16)
            VStack(alignment: .leading, spacing: 4) {
                Text(Water.measurement(entry.glasses).formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))))
                    .font(.title.bold()).contentTransition(.numericText(value: Double(entry.glasses)))
                Text("of \(Water.measurement(entry.goal), format: .measurement(width: .wide, usage: .asProvided))").font(.caption)
                Spacer()
                HStack {
                    ForEach(DrinkSize.allCases, id: \.self) { size in
                        Button(intent: AddWaterIntent(size: size)) {
                            Label { Text(size == .glass ? "+1" : "+3") } icon: { Image(systemName: size == .glass ? "mug.fill" : "drop.fill") }
                                .font(.caption.bold())
                        }
                    }
                    if family != .systemSmall { Button(role: .destructive, intent: ResetWaterIntent()) { Text("Reset") } }
                }
                .buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 8)).tint(.blue)
                .controlSize(.mini)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .containerBackground(for: .widget) { Color(red: 0.93, green: 0.97, blue: 1) }
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "water", provider: WaterProvider()) { WaterView(entry: $0) }
            .configurationDisplayName("Water").description("Drink enough.").supportedFamilies([.systemSmall, .systemMedium])
            .onBackgroundURLSessionEvents { identifier, completion in completion() }
    }
}
