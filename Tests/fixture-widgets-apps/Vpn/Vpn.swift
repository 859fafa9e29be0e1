// Written as a large app would.
import AppIntents
import SwiftUI
import WidgetKit
import Foundation
import os

// MARK: status
public enum VPNStatus: String, Codable, CaseIterable, AppEnum, Sendable, RawRepresentable {
    case connected, connecting, disconnected, unknown
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
        name: "VPN status", synonyms: ["tunnel"])
    public static let caseDisplayRepresentations: [VPNStatus: DisplayRepresentation] = [
        .connected: .init(
            title: "Connected", subtitle: "Protected", image: .init(systemName: "lock.shield.fill", isTemplate: true)),
        .connecting: "Connecting", .disconnected: DisplayRepresentation(stringLiteral: "Disconnected"),
        .unknown: .init(title: .init("unknown"), synonyms: ["n/a"]),
    ]
    @ViewBuilder var badge: some View {
        switch self {
        case .connected: Label("Protected", systemImage: "lock.shield.fill").foregroundStyle(.green)
        case .connecting:
            Label {
                Text("Connecting…")
            } icon: {
                ProgressView().controlSize(.mini)
            }
        case .disconnected, .unknown:
            Label("Unprotected", systemImage: "lock.open.trianglebadge.exclamationmark").foregroundStyle(.red)
        }
    }
    mutating func toggle() { self = self == .connected ? .disconnected : .connected }
}
struct VPNGateway: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    let countryCode: String
    let city: String
    let load: Double
    var flag: String {
        countryCode.uppercased().unicodeScalars.compactMap { Unicode.Scalar(127397 + $0.value) }.map {
            String(Character($0))
        }.joined()
    }
    var countryName: String { Locale.current.localizedString(forRegionCode: countryCode) ?? countryCode }
    static let all: [VPNGateway] = [("CH", "Zürich", 0.31), ("IS", "Reykjavík", 0.72), ("JP", "Tokyo", 0.93)].map {
        VPNGateway(
            id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, countryCode: $0.0, city: $0.1, load: $0.2)
    }
}
@globalActor public actor VPNActor: GlobalActor { public static let shared = VPNActor() }
@VPNActor final class VPNController {
    static let shared = VPNController()
    private(set) var status: VPNStatus = .disconnected {
        didSet {
            if oldValue != status {
                ControlCenter.shared.reloadControls(ofKind: "vpn.toggle")
            }
        }
    }
    nonisolated let logger = Logger(subsystem: "com.example.vpn", category: .init("vpn"))
    private let (stream, continuation) = AsyncStream.makeStream(
        of: VPNStatus.self, bufferingPolicy: .bufferingNewest(1))
    func connect(to: VPNGateway? = nil) async throws {
        status = .connecting
        continuation.yield(status)
        try await withTimeout(.seconds(1)) { try await Task.sleep(for: .milliseconds(2)) }
        status = .connected
        defer { continuation.yield(status) }
        logger.info(
            "connected \(to?.city ?? "-", privacy: .private(mask: .hash)) in \(3.14159, format: .fixed(precision: 2)) s; \(true, format: .truth) \(255, format: .hex) \(1_000, align: .right(columns: 8))"
        )
    }
    func disconnect() async { status = .disconnected }
    func updates() -> AsyncStream<VPNStatus> { stream }
}
func withTimeout<T: Sendable>(_ d: Duration, _ op: @escaping @Sendable () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { g in
        g.addTask(operation: op)
        g.addTask {
            try await Task.sleep(for: d, tolerance: .milliseconds(50), clock: .continuous)
            throw CancellationError()
        }
        defer { g.cancelAll() }
        guard let r = try await g.next() else { throw CancellationError() }
        return r
    }
}
enum VPNError: Swift.Error, CustomLocalizedStringResourceConvertible {
    case notLoggedIn
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notLoggedIn: "Please log in"
        }
    }
}
struct GatewayEntity: AppEntity, Identifiable {
    static let defaultQuery = GatewayQuery()
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Gateway")
    let id: String
    @Property(title: "City") var city: String
    @ComputedOrNot var load: Double
    init(gateway: VPNGateway) {
        id = gateway.countryCode
        _load = .init(wrappedValue: gateway.load)
        city = gateway.city
    }
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: city), subtitle: "\(Int(load * 100)) %")
    }
}
@propertyWrapper struct ComputedOrNot<V: Sendable>: Sendable { var wrappedValue: V }
struct GatewayQuery: EntityQuery {
    @Dependency var key: DependencyKeyBox
    @IntentParameterDependency<VPNConfigurationIntent>(\.$showsLoad) var intent
    func entities(for identifiers: [GatewayEntity.ID]) async throws -> [GatewayEntity] {
        VPNGateway.all.filter { identifiers.contains($0.countryCode) }.map(GatewayEntity.init)
    }
    func suggestedEntities() async throws -> [GatewayEntity] { VPNGateway.all.map(GatewayEntity.init(gateway:)) }
    func defaultResult() async -> GatewayEntity? { try? await suggestedEntities().first }
}
final class DependencyKeyBox: Sendable {}
struct VPNConfigurationIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "VPN"
    static let isDiscoverable = false
    @Parameter(title: "Gateway", description: "Which", optionsProvider: Options()) var gateway: String?
    @Parameter(title: "Favourite") var favourite: GatewayEntity?
    @Parameter(title: "Status", default: .connected) var status: VPNStatus
    @Parameter(title: "Shows load", default: true, displayName: .init(true: "Yes", false: "No")) var showsLoad: Bool
    @Parameter(title: "Date", kind: .date) var since: Date?
    @Parameter(title: "Limit", default: 0.5, controlStyle: .slider, inclusiveRange: (0.0, 1.0)) var limit: Double
    @Parameter(title: "Names", default: [], size: 3) var names: [String]
    @Parameter(title: "Duration", defaultUnit: .minutes, supportsNegativeNumbers: false) var duration:
        Measurement<UnitDuration>?
    @Parameter(title: "URL") var url: URL?
    struct Options: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            ItemCollection {
                ItemSection("Europe") {
                    IntentItem("CH", title: "Switzerland")
                    "IS"
                }
                ItemSection(items: [IntentItem("JP")])
            }
        }
        func defaultResult() async -> String? { "CH" }
    }
    static var parameterSummary: some ParameterSummary {
        Switch(\.$status) {
            Case(.connected) {
                Summary("Show \(\.$gateway)") {
                    \.$showsLoad
                    \.$limit
                }
            }
            DefaultCase { Summary("Show \(\.$favourite)") }
        }
    }
    init() {}
    init(gateway: String?) { self.gateway = gateway }
}
struct ToggleVPNIntent: SetValueIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Toggle VPN"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static let openAppWhenRun = false
    @Parameter(title: "On") var value: Bool
    @available(*, deprecated) @Parameter(title: "Old") var old: Int?
    init() {}
    init(value: Bool) { self.value = value }
    @VPNActor func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        if value { try await VPNController.shared.connect() } else { await VPNController.shared.disconnect() }
        return .result(value: value, dialog: "VPN is \(value ? "on" : "off")")
    }
}
struct OpenSettings: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Target") var target: VPNStatus
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "vpn://x")!))
    }
}
@available(iOS 18.0, *) struct VPNControl: ControlWidget {
    static let kind = "vpn.toggle"
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { v in
            ControlWidgetToggle(isOn: v.isOn, action: ToggleVPNIntent()) {
                Label(v.name, systemImage: "lock")
                Text("sub")
            } valueLabel: { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "lock.fill" : "lock.open").controlWidgetActionHint(
                    isOn ? "Disconnect" : "Connect"
                ).controlWidgetStatus("status")
            }.tint(.purple).disabled(false)
        }.displayName("VPN").description("Toggles the VPN").promptsForUserConfiguration()
    }
    struct Value {
        let isOn: Bool
        let name: String
    }
    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: Config) -> Value {
            .init(isOn: false, name: configuration.gateway?.city ?? "Fastest")
        }
        func currentValue(configuration: Config) async throws -> Value {
            .init(isOn: await VPNController.shared.status == .connected, name: "Fastest")
        }
    }
    struct Config: ControlConfigurationIntent {
        static let title: LocalizedStringResource = "Gateway"
        @Parameter(title: "Gateway") var gateway: GatewayEntity?
    }
}
@available(iOS 18.0, *) struct VPNButtonControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "open") {
            ControlWidgetButton(action: OpenSettings()) {
                Label("Open", image: "shield")
            } actionLabel: { isActive in
                Text(isActive ? "…" : "Go")
            }
        }.displayName(LocalizedStringResource("Open"))
    }
}
struct VPNEntry: TimelineEntry {
    let date: Date
    let status: VPNStatus
    let gateway: VPNGateway?
    let configuration: VPNConfigurationIntent
    let traffic: [UInt64]
}
struct VPNProvider: AppIntentTimelineProvider {
    typealias Entry = VPNEntry
    typealias Intent = VPNConfigurationIntent
    func placeholder(in context: Context) -> VPNEntry {
        .init(date: .now, status: .unknown, gateway: nil, configuration: .init(), traffic: [])
    }
    func snapshot(for c: VPNConfigurationIntent, in context: Context) async -> VPNEntry {
        .init(
            date: .now, status: await VPNController.shared.status, gateway: VPNGateway.all.randomElement(),
            configuration: c, traffic: [1_024, 73_400_320])
    }
    func timeline(for c: VPNConfigurationIntent, in context: Context) async -> Timeline<VPNEntry> {
        do { try await VPNController.shared.connect(to: VPNGateway.all[0]) } catch is CancellationError {
            return .init(entries: [placeholder(in: context)], policy: .never)
        } catch { debugPrint(error) }
        async let status = VPNController.shared.status
        let gateway = VPNGateway.all.first { $0.countryCode == c.gateway } ?? VPNGateway.all.min { $0.load < $1.load }
        return await Timeline(
            entries: [
                VPNEntry(
                    date: .now, status: status, gateway: gateway, configuration: c, traffic: [1_024 * 733, 73_400_320])
            ], policy: .after(.now + Duration.seconds(900).timeInterval))
    }
    func recommendations() -> [AppIntentRecommendation<VPNConfigurationIntent>] {
        VPNGateway.all.map { .init(intent: .init(gateway: $0.countryCode), description: Text($0.city)) }
    }
    func relevance() async -> WidgetRelevance<VPNConfigurationIntent> { .init([]) }
}
fileprivate extension Duration {
    var timeInterval: TimeInterval { TimeInterval(components.seconds) + Double(components.attoseconds) / 1e18 }
}
struct VPNView: View {
    let entry: VPNEntry
    @Environment(\.widgetFamily) var family
    @Environment(\.colorScheme) var scheme
    private var loadTint: Gradient { .init(colors: [.green, .yellow, .red]) }
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                entry.status.badge.font(.caption.weight(.semibold)).labelStyle(.titleAndIcon).symbolEffect(
                    .pulse, options: .repeating, isActive: entry.status == .connecting)
                Spacer(minLength: 0)
            }
            Spacer(minLength: 0)
            if let s = entry.gateway {
                HStack(alignment: .firstTextBaseline) {
                    Text(s.flag).font(.title)
                    VStack(alignment: .leading, spacing: 0) {
                        Text(s.countryName).font(.headline)
                        Text(s.city).font(.caption).foregroundStyle(.secondary)
                    }.lineLimit(1).minimumScaleFactor(0.7)
                }
                if entry.configuration.showsLoad {
                    Gauge(value: s.load) {
                        Text("Load")
                    } currentValueLabel: {
                        Text(s.load, format: .percent.precision(.fractionLength(0)))
                    }.gaugeStyle(.linearCapacity).tint(loadTint).font(.caption2)
                }
            }
            if family == .systemMedium {
                HStack {
                    ForEach(Array(zip(["arrow.down", "arrow.up"], entry.traffic)), id: \.0) { icon, bytes in
                        Label(Int64(bytes).formatted(.byteCount(style: .binary)), systemImage: icon)
                    }
                }.font(.caption2.monospaced()).foregroundStyle(.secondary)
            }
            Toggle(isOn: entry.status == .connected, intent: ToggleVPNIntent(value: entry.status != .connected)) {
                Text(entry.status == .connected ? "Disconnect" : "Connect").frame(maxWidth: .infinity)
            }.toggleStyle(.button).buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.small).tint(
                entry.status == .connected ? .gray : .purple
            ).invalidatableContent()
        }
    }
}
struct VPNWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Vpn", intent: VPNConfigurationIntent.self, provider: VPNProvider()) {
            VPNView(entry: $0).containerBackground(for: .widget) {
                ContainerRelativeShape().fill(
                    .linearGradient(
                        colors: [Color(.systemBackground), .purple.opacity(0.25)], startPoint: .top, endPoint: .bottom))
            }
        }.configurationDisplayName("VPN").supportedFamilies([.systemSmall, .systemMedium]).disfavoredLocations(
            [.iPhoneWidgetsOnMac, .standBy], for: [.systemSmall])
    }
}
struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ToggleVPNIntent(value: true),
            phrases: ["Connect \(.applicationName)", "Turn on \(.applicationName)"], shortTitle: "Connect",
            systemImageName: "lock")
    }
    static let shortcutTileColor: ShortcutTileColor = .purple
}
struct VB: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        VPNWidget()
        if #available(iOS 18.0, *) {
            VPNControl()
            VPNButtonControl()
        }
    }
}
