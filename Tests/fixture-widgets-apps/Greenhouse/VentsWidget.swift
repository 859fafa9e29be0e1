import AppIntents
import SwiftUI
import WidgetKit

struct VentsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Vents"
    static let isDiscoverable = false
    @Parameter(title: "Region", description: "Where the plants are from", optionsProvider: Regions()) var region:
        String?
    @Parameter(title: "Best loved") var loved: GlasshouseEntity?
    @Parameter(title: "State", default: .shut) var state: VentState
    @Parameter(title: "Shows damp", default: true, displayName: .init(true: "Wet", false: "Dry")) var showsDamp: Bool
    @Parameter(title: "Planted", kind: .date) var planted: Date?
    @Parameter(title: "Gap", default: 0.25, controlStyle: .slider, inclusiveRange: (0.0, 1.0)) var gap: Double
    @Parameter(title: "Beds", default: [], size: 2) var beds: [String]
    @Parameter(title: "For", defaultUnit: .minutes, supportsNegativeNumbers: false) var time: Measurement<UnitDuration>?
    @Parameter(title: "Seed list") var seeds: URL?

    struct Regions: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            ItemCollection {
                ItemSection("Islands") {
                    IntentItem("MG", title: "Madagascar")
                    "NZ"
                }
                ItemSection(items: [IntentItem("EC")])
            }
        }
        func defaultResult() async -> String? { "NZ" }
    }
    static var parameterSummary: some ParameterSummary {
        Switch(\.$state) {
            Case(.open) {
                Summary("Air \(\.$region)") {
                    \.$showsDamp
                    \.$gap
                }
            }
            DefaultCase { Summary("Keep \(\.$loved) warm") }
        }
    }
    init() {}
    init(region: String?) { self.region = region }
}
struct CrankVents: SetValueIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Crank the vents"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static let openAppWhenRun = false
    @Parameter(title: "Open") var value: Bool
    @available(*, deprecated) @Parameter(title: "Turns") var turns: Int?
    init() {}
    init(value: Bool) { self.value = value }
    @NightGardener func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        if value { try await VentCrank.only.open() } else { await VentCrank.only.shut() }
        return .result(value: value, dialog: "The roof is \(value ? "open" : "shut")")
    }
}
struct SeeVent: OpenIntent {
    static let title: LocalizedStringResource = "See the vent"
    @Parameter(title: "Vent") var target: VentState
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "roofvents:see")!))
    }
}

@available(iOS 18.0, *) struct RoofVentControl: ControlWidget {
    static let kind = "glasshouse.crank"
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Latch()) { latch in
            ControlWidgetToggle(isOn: latch.isOpen, action: CrankVents()) {
                Label(latch.bed, systemImage: "leaf")
                Text("Roof")
            } valueLabel: { isOpen in
                Label(isOpen ? "Open" : "Shut", systemImage: isOpen ? "wind" : "leaf")
                    .controlWidgetActionHint(isOpen ? "Shut it" : "Open it").controlWidgetStatus("cranked")
            }.tint(.teal).disabled(false)
        }.displayName("Vents").description("Opens the roof").promptsForUserConfiguration()
    }
    struct Roof { let isOpen: Bool, bed: String }
    struct Latch: AppIntentControlValueProvider {
        func previewValue(configuration: Which) -> Roof {
            .init(isOpen: false, bed: configuration.house?.bed ?? "All beds")
        }
        func currentValue(configuration: Which) async throws -> Roof {
            .init(isOpen: await VentCrank.only.state == .open, bed: "All beds")
        }
    }
    struct Which: ControlConfigurationIntent {
        static let title: LocalizedStringResource = "Which glasshouse"
        @Parameter(title: "Glasshouse") var house: GlasshouseEntity?
    }
}
@available(iOS 18.0, *) struct SeeVentControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "glasshouse.see") {
            ControlWidgetButton(action: SeeVent()) {
                Label("See", systemImage: "binoculars")
            } actionLabel: { isBusy in
                Text(isBusy ? "Walking…" : "Look up")
            }
        }.displayName(LocalizedStringResource("See the roof"))
    }
}

struct VentsEntry: TimelineEntry {
    let date: Date, state: VentState, house: Glasshouse?, wish: VentsIntent, probes: [Int64]
}
struct VentsProvider: AppIntentTimelineProvider {
    typealias Entry = VentsEntry
    typealias Intent = VentsIntent
    func placeholder(in context: Context) -> VentsEntry {
        .init(date: .now, state: .iced, house: nil, wish: .init(), probes: [])
    }
    func snapshot(for wish: VentsIntent, in context: Context) async -> VentsEntry {
        .init(
            date: .now, state: await VentCrank.only.state, house: Glasshouse.rows.randomElement(), wish: wish,
            probes: [2_048, 9_437_184])
    }
    func timeline(for wish: VentsIntent, in context: Context) async -> Timeline<VentsEntry> {
        do { try await VentCrank.only.open(over: Glasshouse.rows[0]) } catch is CancellationError {
            return .init(entries: [placeholder(in: context)], policy: .never)
        } catch { debugPrint(error) }
        async let state = VentCrank.only.state
        async let probes = probeReadings()
        let house = Glasshouse.rows.first { $0.region == wish.region } ?? Glasshouse.rows.max { $0.damp < $1.damp }
        let entry = await VentsEntry(date: .now, state: state, house: house, wish: wish, probes: probes)
        return Timeline(entries: [entry], policy: .after(.now + Duration.seconds(700).inSeconds))
    }
    func recommendations() -> [AppIntentRecommendation<VentsIntent>] {
        Glasshouse.rows.map { .init(intent: .init(region: $0.region), description: Text(verbatim: $0.bed)) }
    }
    func relevance() async -> WidgetRelevance<VentsIntent> { .init([]) }
}
fileprivate extension Duration {
    var inSeconds: TimeInterval { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

struct VentsView: View {
    let entry: VentsEntry
    @Environment(\.widgetFamily) var family
    private var damp: Gradient { .init(colors: [.yellow, .mint, .blue]) }
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            entry.state.tag.font(.caption.weight(.semibold)).labelStyle(.titleAndIcon)
                .symbolEffect(.pulse, options: .repeating, isActive: entry.state == .creaking)
            Spacer(minLength: 0)
            if let house = entry.house {
                HStack(alignment: .firstTextBaseline) {
                    VStack(alignment: .leading, spacing: 0) {
                        Text(house.bed).font(.headline)
                        Text(house.origin).font(.caption).foregroundStyle(.secondary)
                    }.lineLimit(1).minimumScaleFactor(0.7)
                    Spacer(minLength: 0)
                    Text(house.pennant).font(.title2)
                }
                if entry.wish.showsDamp {
                    Gauge(value: house.damp) {
                        Text("Damp")
                    } currentValueLabel: {
                        Text(house.damp, format: .percent.precision(.fractionLength(0)))
                    }.gaugeStyle(.linearCapacity).tint(damp).font(.caption2)
                }
            }
            if family == .systemMedium {
                HStack {
                    ForEach(Array(zip(["thermometer.low", "drop"], entry.probes)), id: \.0) { glyph, bytes in
                        Label(bytes.formatted(.byteCount(style: .binary)), systemImage: glyph)
                    }
                }.font(.caption2.monospaced()).foregroundStyle(.secondary)
            }
            Toggle(isOn: entry.state == .open, intent: CrankVents(value: entry.state != .open)) {
                Text(entry.state == .open ? "Shut the roof" : "Open the roof").frame(maxWidth: .infinity)
            }.toggleStyle(.button).buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.small)
                .tint(entry.state == .open ? .brown : .teal).invalidatableContent()
        }
    }
}
struct VentsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "RoofVents", intent: VentsIntent.self, provider: VentsProvider()) {
            VentsView(entry: $0).containerBackground(for: .widget) {
                ContainerRelativeShape().fill(
                    .linearGradient(
                        colors: [.mint.opacity(0.35), Color(.systemBackground)], startPoint: .topTrailing,
                        endPoint: .bottom))
            }
        }.configurationDisplayName("Roof vents").supportedFamilies([.systemSmall, .systemMedium])
            .disfavoredLocations([.iPhoneWidgetsOnMac, .standBy], for: [.systemSmall])
    }
}
struct GardenPhrases: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CrankVents(value: true),
            phrases: ["Air \(.applicationName)", "Open the roof in \(.applicationName)"],
            shortTitle: "Air", systemImageName: "wind")
    }
    static let shortcutTileColor: ShortcutTileColor = .teal
}
struct GlasshouseWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        VentsWidget()
        if #available(iOS 18.0, *) {
            RoofVentControl()
            SeeVentControl()
        }
    }
}
