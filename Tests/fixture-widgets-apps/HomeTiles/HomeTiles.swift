// Written as a large app would.
import AppIntents
import SwiftUI
import WidgetKit
import UIKit
import Intents

// MARK: - Environment like `Current`
public class AppEnvironment {
    internal init() {}
    public var date: () -> Date = Date.init
    public var calendar: () -> Calendar = { Calendar.autoupdatingCurrent }
    public var isDebug: Bool = {
        #if DEBUG
        return true
        #else
        return false
        #endif
    }()
    public var appVersion = { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "2024.1" }
    public lazy var prefs: UserDefaults = { UserDefaults(suiteName: "group.com.example.home")! }()
    public struct Log {
        public func error(_ m: @autoclosure () -> Any, file: StaticString = #fileID, line: UInt = #line) {
            debugPrint(m(), file, line)
        }
    }
    public let Log = Log()
}
public var Current: AppEnvironment {
    get { AppEnvironmentHolder.shared }
    set { AppEnvironmentHolder.shared = newValue }
}
private enum AppEnvironmentHolder { static var shared = AppEnvironment() }

public enum DesignSystem {
    public enum Spaces {
        public static var half: CGFloat = 4
        public static let one: CGFloat = 8, two: CGFloat = 16
    }
    public enum CornerRadius { public static let one: CGFloat = 8 }
    public struct Border { public static let width = 1.5 }
}
fileprivate extension CGFloat { static var haPadding: CGFloat { DesignSystem.Spaces.one } }
fileprivate extension EdgeInsets {
    static let tile = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    init(all v: CGFloat) { self.init(top: v, leading: v, bottom: v, trailing: v) }
}
fileprivate extension Color {
    static var haPrimary: Color {
        Color(
            uiColor: UIColor {
                $0.userInterfaceStyle == .dark
                    ? UIColor(red: 0.01, green: 0.66, blue: 0.96, alpha: 1)
                    : UIColor(red: 0.1, green: 0.73, blue: 0.95, alpha: 1)
            })
    }
    static let tileBackground = Color(UIColor.secondarySystemBackground)
    static let tileBorder = Color(.separator)
    init(hexCode hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
    }
    func hex() -> String? {
        guard let c = UIColor(self).cgColor.components, c.count >= 3 else { return nil }
        return String(
            format: "%02lX%02lX%02lX", lroundf(Float(c[0]) * 255), lroundf(Float(c[1]) * 255),
            lroundf(Float(c[2]) * 255))
    }
}
public struct WidgetBasicViewModel: Identifiable, Hashable, Codable, Sendable {
    public enum InteractionType: Hashable, Codable, Sendable { case widgetURL(URL), appIntent(WidgetIntentType), none }
    public enum WidgetIntentType: Hashable, Codable, Sendable {
        case action(id: String, name: String), toggle(entityId: String, domain: String), refresh
    }
    public enum WidgetType: String, Hashable, Codable, Sendable { case button, custom }
    public init(
        id: String, title: String, subtitle: String?, interactionType: InteractionType, icon: String,
        iconColor: String = "#03A9F4", isActive: Bool = false, disabled: Bool = false
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.interactionType = interactionType
        self.icon = icon
        self.iconColorHex = iconColor
        self.isActive = isActive
        self.disabled = disabled
    }
    public var id: String, title: String, subtitle: String?, interactionType: InteractionType, icon: String,
        iconColorHex: String, isActive: Bool, disabled: Bool
    public var iconColor: Color { Color(hexCode: iconColorHex) }
}
public enum WidgetBasicSizeStyle: CaseIterable {
    case single, expanded, condensed, regular, compressed
    var textFont: Font {
        switch self {
        case .single, .expanded: return .subheadline.weight(.semibold)
        case .condensed, .compressed: return .system(size: 12, weight: .semibold, design: .default)
        case .regular: return .footnote.weight(.semibold).leading(.tight)
        }
    }
    var iconCircleSize: CGSize {
        switch self {
        case .compressed: .init(width: 24, height: 24)
        case .condensed: .init(width: 30, height: 30)
        default: .init(width: 38, height: 38)
        }
    }
    var chunkLength: Int { 2 }
}
fileprivate extension WidgetFamily {
    static func columns(family: WidgetFamily, modelCount: Int) -> Int {
        switch (family, modelCount) {
        case (.systemSmall, ...2): return 1
        case (.systemSmall, _): return 1
        case (.systemMedium, ..<3): return 1
        default: return 2
        }
    }
    static func size(for family: WidgetFamily) -> Int {
        switch family {
        case .systemSmall: return 3
        case .systemMedium: return 6
        case .systemLarge: return 12
        case .systemExtraLarge: return 20
        case .accessoryCircular, .accessoryInline, .accessoryRectangular: return 1
        @unknown default: return 3
        }
    }
}
struct WidgetTileView: View {
    private let model: WidgetBasicViewModel
    private let sizeStyle: WidgetBasicSizeStyle
    private let tinted: Bool
    @Environment(\.widgetFamily) private var family
    init(model: WidgetBasicViewModel, sizeStyle: WidgetBasicSizeStyle, tinted: Bool) {
        self.model = model
        self.sizeStyle = sizeStyle
        self.tinted = tinted
    }
    private var icon: some View {
        VStack {
            Image(systemName: model.icon).font(.system(size: sizeStyle.iconCircleSize.width * 0.45)).foregroundColor(
                model.isActive ? model.iconColor : Color(uiColor: .systemGray))
        }
        .frame(width: sizeStyle.iconCircleSize.width, height: sizeStyle.iconCircleSize.height)
        .background(
            Group {
                if tinted { Color.white.opacity(0.1) } else { model.iconColor.opacity(model.isActive ? 0.3 : 0.12) }
            }
        )
        .clipShape(Circle())
    }
    private var text: some View {
        Text(verbatim: model.title).font(sizeStyle.textFont).multilineTextAlignment(.leading).foregroundStyle(
            Color(uiColor: .label)
        ).lineLimit(2).truncationMode(.middle).allowsTightening(true).minimumScaleFactor(0.8)
    }
    @ViewBuilder private var subtext: some View {
        if let subtitle = model.subtitle {
            Text(verbatim: subtitle).font(.caption2).foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1)
                .contentTransition(.numericText())
        }
    }
    var body: some View {
        HStack(alignment: .center, spacing: DesignSystem.Spaces.one) {
            icon
            VStack(alignment: .leading, spacing: .zero) {
                text
                subtext
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.tile)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(tinted ? Color.clear : Color.tileBackground)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .overlay(
            RoundedRectangle(cornerRadius: 14).stroke(
                Color.tileBorder, lineWidth: tinted ? 0 : DesignSystem.Border.width)
        )
        .opacity(model.disabled ? 0.3 : 1)
        .privacySensitive(model.icon == "lock.fill")
    }
}
struct WidgetBasicView: View {
    enum WidgetType: String { case button, sensor, custom }
    let type: WidgetType, rows: [[WidgetBasicViewModel]], sizeStyle: WidgetBasicSizeStyle
    @Environment(\.widgetRenderingMode) private var widgetRenderingMode
    var body: some View {
        VStack(alignment: .leading, spacing: DesignSystem.Spaces.one) {
            ForEach(rows, id: \.self) { column in
                HStack(spacing: DesignSystem.Spaces.one) {
                    ForEach(column) { model in
                        wrapper(model) { WidgetTileView(model: model, sizeStyle: sizeStyle, tinted: isTinted) }
                    }
                }
            }
        }.padding(rows.count > 1 ? 12 : 16).animation(.easeInOut, value: rows)
    }
    private var isTinted: Bool {
        if #available(iOS 18.0, *) { return widgetRenderingMode == .accented } else { return false }
    }
    @ViewBuilder private func wrapper<V: View>(_ model: WidgetBasicViewModel, @ViewBuilder content: () -> V)
        -> some View
    {
        switch model.interactionType {
        case let .widgetURL(url): Link(destination: url.withWidgetAuthenticity(), label: content)
        case let .appIntent(type):
            if #available(iOS 17.0, *) {
                Button(intent: intent(for: type), label: content).buttonStyle(.plain)
            } else {
                content()
            }
        case .none: content()
        }
    }
    private func intent(for type: WidgetBasicViewModel.WidgetIntentType) -> any AppIntent {
        switch type {
        case .action(let id, let name):
            let i = PerformAction()
            i.action = IntentActionAppEntity(id: id, displayString: name)
            i.hapticConfirmation = true
            return i
        case .toggle(let id, _):
            let i = ToggleEntityIntent()
            i.entityId = id
            return i
        case .refresh: return ReloadWidgetsAppIntent()
        }
    }
}
fileprivate extension URL {
    func withWidgetAuthenticity() -> URL {
        var c = URLComponents(url: self, resolvingAgainstBaseURL: true)!
        c.queryItems = (c.queryItems ?? []) + [URLQueryItem(name: "auth", value: "token")]
        return c.url ?? self
    }
}
struct IntentActionAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: .init("app_intents.action", defaultValue: "Action"))
    struct Query: EntityQuery, EntityStringQuery {
        func entities(for identifiers: [IntentActionAppEntity.ID]) async throws -> [IntentActionAppEntity] {
            all().filter { identifiers.contains($0.id) }
        }
        func entities(matching string: String) async throws -> IntentItemCollection<IntentActionAppEntity> {
            .init(items: all().filter { $0.displayString.lowercased().contains(string.lowercased()) })
        }
        func suggestedEntities() async throws -> IntentItemCollection<IntentActionAppEntity> {
            .init(
                sections: Dictionary(grouping: all(), by: { $0.id.first! }).sorted { $0.key < $1.key }.map {
                    key, items in
                    IntentItemSection(
                        .init(stringLiteral: String(key)),
                        items: items.map {
                            .init(
                                $0, title: .init(stringLiteral: $0.displayString), subtitle: "sub",
                                image: .init(systemName: "bolt"))
                        })
                })
        }
        private func all() -> [IntentActionAppEntity] {
            [("lights_off", "Lights Off"), ("good_night", "Good Night")].map(
                IntentActionAppEntity.init(id:displayString:))
        }
    }
    static var defaultQuery = Query()
    var id: String
    var displayString: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(displayString)") }
}
struct PerformAction: AppIntent {
    static var title: LocalizedStringResource = .init("app_intents.perform", defaultValue: "Perform action")
    static var isDiscoverable = false
    static var openAppWhenRun: Bool = false
    @Parameter(
        title: LocalizedStringResource("app_intents.action", defaultValue: "Action"), requestValueDialog: "Which one?")
    var action: IntentActionAppEntity?
    @Parameter(title: .init("app_intents.haptic", defaultValue: "Haptic confirmation"), default: false)
    var hapticConfirmation: Bool
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        guard action != nil else { throw ShortcutError.noAction }
        try await Task.sleep(nanoseconds: 1_000)
        return .result(value: true)
    }
    enum ShortcutError: Error, CustomLocalizedStringResourceConvertible {
        case noAction
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .noAction: return .init("no_action", defaultValue: "No action \(1)")
            }
        }
    }
}
struct ToggleEntityIntent: AppIntent {
    static var title: LocalizedStringResource = "Toggle"
    @Parameter(title: "Entity") var entityId: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(full: "Toggled \(entityId)", supporting: "ok"))
    }
}
struct ReloadWidgetsAppIntent: AppIntent {
    static var title: LocalizedStringResource = "Reload"
    @MainActor func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}
@available(iOS 17, *) struct WidgetActionsAppIntent: AppIntent, WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Actions"
    @Parameter(title: "Actions", size: [.systemSmall: 3, .systemMedium: 6, .systemLarge: 12]) var actions:
        [IntentActionAppEntity]?
    static var parameterSummary: some ParameterSummary { Summary() }
}
struct WidgetActionsEntry: TimelineEntry {
    var date: Date
    var models: [WidgetBasicViewModel]
}
@available(iOS 17, *) struct WidgetActionsTimelineProvider: AppIntentTimelineProvider {
    typealias Entry = WidgetActionsEntry
    typealias Intent = WidgetActionsAppIntent
    static var expiration: Measurement<UnitDuration> { .init(value: 24, unit: .hours) }
    func snapshot(for configuration: Intent, in context: Context) async -> Entry {
        .init(date: Current.date(), models: Self.models(in: context))
    }
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        .init(
            entries: [.init(date: Current.date(), models: Self.models(in: context))],
            policy: .after(Current.date().addingTimeInterval(Self.expiration.converted(to: .seconds).value)))
    }
    func placeholder(in context: Context) -> Entry {
        .init(
            date: .init(),
            models: (0..<Int(3)).map {
                .init(
                    id: "redacted\($0)", title: "Redacted text", subtitle: nil, interactionType: .none,
                    icon: "circle.dotted")
            })
    }
    func recommendations() -> [AppIntentRecommendation<WidgetActionsAppIntent>] { [] }
    static func models(in context: Context) -> [WidgetBasicViewModel] {
        let all: [WidgetBasicViewModel] = [
            .init(
                id: "1", title: "Living room", subtitle: "On, 60 %",
                interactionType: .appIntent(.toggle(entityId: "light.living", domain: "light")), icon: "lightbulb.fill",
                iconColor: "#FFC107", isActive: true),
            .init(
                id: "2", title: "Front door", subtitle: "Locked",
                interactionType: .widgetURL(URL(string: "home://navigate/lock")!), icon: "lock.fill",
                iconColor: "#4CAF50", isActive: true),
            .init(
                id: "3", title: "Thermostat",
                subtitle: Measurement(value: 21.5, unit: UnitTemperature.celsius).formatted(
                    .measurement(
                        width: .abbreviated, usage: .asProvided,
                        numberFormatStyle: .number.precision(.fractionLength(1)))), interactionType: .none,
                icon: "thermometer.medium", iconColor: "#F44336"),
            .init(
                id: "4", title: "Vacuum", subtitle: "Docked", interactionType: .appIntent(.refresh),
                icon: "fan.floor.fill"),
            .init(id: "5", title: "Garage", subtitle: "Closed", interactionType: .none, icon: "door.garage.closed"),
            .init(
                id: "6", title: "Blinds", subtitle: "Open", interactionType: .none, icon: "blinds.horizontal.open",
                iconColor: "9C27B0", isActive: true, disabled: true),
        ]
        return Array(all.prefix(WidgetFamily.size(for: context.family)))
    }
}
fileprivate extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: Swift.max(size, 1)).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
@available(iOS 17, *) struct WidgetActions: Widget {
    enum Kind: String, CaseIterable { case actions = "WidgetActions" }
    static let kind: String = Kind.actions.rawValue
    @Environment(\.widgetFamily) var fam
    private static let supported: [WidgetFamily] = {
        var f: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
        if UIDevice.current.userInterfaceIdiom == .pad { f.append(.systemExtraLarge) }
        return f
    }()
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: WidgetActionsAppIntent.self, provider: WidgetActionsTimelineProvider()
        ) { entry in
            ActionsContainer(models: entry.models).tilesBackground(Color(.systemBackground))
        }
        .contentMarginsDisabledIfAvailable()
        .configurationDisplayName(.init("widgets.actions.title", defaultValue: "Actions"))
        .description(LocalizedStringResource("widgets.actions.description", defaultValue: "Perform actions."))
        .supportedFamilies(Self.supported)
        .promptsForUserConfiguration()
    }
}
struct ActionsContainer: View {
    let models: [WidgetBasicViewModel]
    @Environment(\.widgetFamily) var family
    var body: some View {
        let columns = WidgetFamily.columns(family: family, modelCount: models.count)
        WidgetBasicView(
            type: .custom, rows: models.chunked(into: columns),
            sizeStyle: columns == 1 && models.count < 3 ? .expanded : (family == .systemSmall ? .condensed : .regular))
    }
}
fileprivate extension WidgetConfiguration {
    func contentMarginsDisabledIfAvailable() -> some WidgetConfiguration {
        if #available(iOS 17.0, *) { return contentMarginsDisabled() } else { return self }
    }
}
fileprivate extension View {
    @ViewBuilder func tilesBackground(_ backgroundView: some View) -> some View {
        if #available(iOS 17.0, *) {
            containerBackground(for: .widget) { backgroundView }
        } else {
            background(backgroundView)
        }
    }
}
struct GaugeEntry: TimelineEntry {
    let date = Date()
    let value: Double
    let valueLabel: String?
    let min: String?
    let max: String?
    let runScript: Bool
}
struct WidgetGaugeView: View {
    var entry: GaugeEntry
    var body: some View {
        if entry.min == nil {
            Gauge(value: entry.value) {
                Text(entry.valueLabel ?? "00")
            } currentValueLabel: {
                Text(entry.valueLabel ?? "00")
            }.gaugeStyle(.accessoryCircularCapacity)
        } else {
            Gauge(
                value: entry.value, in: 0...1, label: { Image(systemName: "humidity") },
                currentValueLabel: { Text(entry.valueLabel!) }, minimumValueLabel: { Text(entry.min ?? "") },
                maximumValueLabel: { Text(entry.max ?? "") }
            ).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .green, .red]))
        }
    }
}
struct GaugeProvider: TimelineProvider {
    func placeholder(in c: Context) -> GaugeEntry {
        .init(value: 0.5, valueLabel: "?", min: nil, max: nil, runScript: false)
    }
    func getSnapshot(in c: Context, completion: @escaping @Sendable (GaugeEntry) -> ()) {
        completion(placeholder(in: c))
    }
    func getTimeline(in c: Context, completion: @escaping @Sendable (Timeline<GaugeEntry>) -> ()) {
        completion(
            .init(
                entries: [
                    .init(value: 0.63, valueLabel: 0.63.formatted(.percent), min: "0", max: "100", runScript: false)
                ], policy: .after(.now + 900)))
    }
}
struct WidgetGauge: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "WidgetGauge", provider: GaugeProvider()) {
            WidgetGaugeView(entry: $0).tilesBackground(Color.clear)
        }.supportedFamilies([.accessoryCircular])
    }
}
struct HAWidgets: WidgetBundle {
    init() {
        WidgetCenter.shared.getCurrentConfigurations { result in
            if case .success(let infos) = result { infos.forEach { print($0.kind, $0.family) } }
        }
    }
    var body: some Widget { widgets() }
    private func widgets() -> some Widget {
        if #available(iOS 18.0, *) {
            return WidgetBundleBuilder.buildBlock(WidgetActions(), WidgetGauge())
        } else {
            return WidgetBundleBuilder.buildBlock(WidgetActions(), WidgetGauge())
        }
    }
}
