// Widgets, controls, intents, entities, Live Activities, and extensions by the names of generic parameters. That they compile, in both language modes, is the test.
import SwiftUI
import WidgetKit
import AppIntents
import Intents
import Combine
import UIKit
import UniformTypeIdentifiers
import ActivityKit
import os
import CoreLocation

struct En: TimelineEntry { let date: Date; var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1, duration: 3) } }
struct En2: TimelineEntry { var date: Date; let relevance: TimelineEntryRelevance?; let configuration: CI }
struct CI: WidgetConfigurationIntent { static var title: LocalizedStringResource { "a" }; static var description: IntentDescription { "b" }; @Parameter(title: "a", default: 3) var n: Int; @Parameter(title: "a") var o: String?; init() {}; init(n: Int) { self.n = n } }
struct PR: TimelineProvider { typealias Entry = En; func placeholder(in context: Context) -> En { En(date: .now) }; func getSnapshot(in context: Context, completion: @escaping (En) -> ()) { completion(placeholder(in: context)) }; func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) { completion(Timeline(entries: [], policy: .after(.now))) } }
struct PR3: TimelineProvider { func placeholder(in context: TimelineProviderContext) -> En { En(date: .now) }; func getSnapshot(in context: Context, completion: @escaping @Sendable (En) -> Void) { Task { completion(En(date: .now)) } }; func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<En>) -> Void) { _ = context.environmentVariants.colorScheme; _ = context.environmentVariants[\.displayScale]; _ = context.isPreview; _ = context.displaySize; _ = context.family }; func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([WidgetRelevanceAttribute(context: .date(from: .now, to: .now))]) } }
struct AP: AppIntentTimelineProvider { func placeholder(in context: Context) -> En { En(date: .now) }; func snapshot(for configuration: CI, in context: Context) async -> En { En(date: .now) }; func timeline(for configuration: CI, in context: Context) async -> Timeline<En> { Timeline(entries: [], policy: .never) }; func recommendations() -> [AppIntentRecommendation<CI>] { [AppIntentRecommendation(intent: CI(), description: "a"), .init(intent: CI(), description: Text("a")), .init(intent: CI(), description: s), .init(intent: CI(), description: LocalizedStringResource("a"))] }; func relevance() async -> WidgetRelevance<CI> { WidgetRelevance([WidgetRelevanceAttribute(configuration: CI(), context: .date(from: .now, to: .now)), WidgetRelevanceAttribute(configuration: CI(), group: .automatic), WidgetRelevanceAttribute(configuration: CI(), context: .date(.now)), WidgetRelevanceAttribute(configuration: CI(), context: .date(range: .now ... .now, kind: .default)), WidgetRelevanceAttribute(configuration: CI(), context: .hardware(headphones: .connected)), WidgetRelevanceAttribute(configuration: CI(), context: .fitness(.activityRingsIncomplete)), WidgetRelevanceAttribute(configuration: CI(), context: .sleep(.bedtime)), WidgetRelevanceAttribute(configuration: CI(), context: .location(inferred: .home))]) } }
struct W: Widget { let kind = "a"; var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: PR()) { entry in Text(entry.date, style: .time) }.configurationDisplayName("a").description("b").supportedFamilies([.systemSmall, .accessoryCircular]).contentMarginsDisabled().containerBackgroundRemovable(false).disfavoredLocations([.lockScreen, .homeScreen, .standBy, .iPhoneWidgetsOnMac, .carPlay], for: [.systemSmall]).promptsForUserConfiguration().onBackgroundURLSessionEvents(matching: "a") { i, c in }.backgroundTask(.urlSession("a")) { }.supplementalActivityFamilies([.small, .medium]).pushHandler(PH.self).widgetTexture(.glass).supportedMountingStyles([.elevated]) } }
struct PH: WidgetPushHandler { init() {}; func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { _ = pushInfo.token } }
struct W2: Widget { var body: some WidgetConfiguration { AppIntentConfiguration(kind: "a", intent: CI.self, provider: AP()) { entry in Text("a") }.configurationDisplayName(LocalizedStringKey("a")).configurationDisplayName(Text("a")).configurationDisplayName(s).configurationDisplayName(LocalizedStringResource("a")).description(LocalizedStringResource("a")).description(Text("a")).description(s).onBackgroundURLSessionEvents(matching: { _ in true }) { i, c in }.onBackgroundURLSessionEvents { _, _ in }  } }
struct W3: Widget { var body: some WidgetConfiguration { AppIntentConfiguration(kind: "a", provider: AP()) { Text($0.date, style: .date) } } }
struct W4: Widget { var body: some WidgetConfiguration { if #available(iOS 17, *) { return StaticConfiguration(kind: "a", provider: PR()) { _ in Text("a") }.contentMarginsDisabled() } else { return StaticConfiguration(kind: "a", provider: PR()) { _ in Text("a") }.contentMarginsDisabled() } } }
struct W5: Widget { var families: [WidgetFamily] { if #available(iOS 16, *) { return [.systemSmall, .accessoryInline] } else { return [.systemSmall] } }; var body: some WidgetConfiguration { makeC() }; func makeC() -> some WidgetConfiguration { StaticConfiguration(kind: "a", provider: PR()) { _ in Text("a") }.supportedFamilies(families) } }
struct B: WidgetBundle { @WidgetBundleBuilder var body: some Widget { W(); W2(); if #available(iOS 18, *) { Ctl() }; ext } ; @WidgetBundleBuilder var ext: some Widget { W3() } }
struct B2: WidgetBundle { var body: some Widget { widgets() }; func widgets() -> some Widget { if #available(iOSApplicationExtension 16.0, *) { return WidgetBundleBuilder.buildBlock(W(), W2()) } else { return W() } } }
struct B3: WidgetBundle { var body: some Widget { W(); W(); W(); W(); W(); W(); W(); W(); W(); W(); W(); W(); W() } }
struct Ctl: ControlWidget { static let kind = "a"; var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: Self.kind, provider: CVP()) { v in ControlWidgetToggle("a", isOn: v, action: SVI()) { isOn in Label(isOn ? "On" : "Off", systemImage: "timer") }.tint(.red).disabled(false).privacySensitive() }.displayName("a").description("b").pushHandler(CPH.self) } }
struct CPH: ControlPushHandler { init() {}; func pushTokensDidChange(controls: [ControlInfo]) {} }
final class Dep: Sendable {}
struct OI: OpenIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "T") var target: AE; init() {}; func perform() async throws -> some IntentResult { .result() } }
struct CVP: ControlValueProvider { var previewValue: Bool { false }; func currentValue() async throws -> Bool { true } }
struct SVI: SetValueIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "v") var value: Bool; init() {}; func perform() async throws -> some IntentResult { .result() } }
struct Ctl2: ControlWidget { var body: some ControlWidgetConfiguration { AppIntentControlConfiguration(kind: "a", provider: ACVP()) { v in ControlWidgetToggle(v.name, isOn: v.on, action: SVI(), valueLabel: { Text($0 ? "a" : "b") }) }.promptsForUserConfiguration() } }
struct ACVP: AppIntentControlValueProvider { struct Value { var name = "a"; var on = true }; func previewValue(configuration: CCI) -> Value { Value() }; func currentValue(configuration: CCI) async throws -> Value { Value() } }
struct CCI: ControlConfigurationIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "T", default: "Timer") var n: String }
struct Ctl3: ControlWidget { var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "a") { ControlWidgetButton(action: OI()) { Label("a", systemImage: "b") }; }; } }
struct Ctl4: ControlWidget { var body: some ControlWidgetConfiguration { AppIntentControlConfiguration(kind: "a", intent: CCI.self) { c in ControlWidgetButton("a", action: OI()) { active in Label(active ? "a" : "c", systemImage: "b") } } } }
enum AE: String, AppEnum { case a, b; static var typeDisplayRepresentation: TypeDisplayRepresentation { "a" }; static var caseDisplayRepresentations: [AE: DisplayRepresentation] { [.a: "a", .b: DisplayRepresentation(title: "b", subtitle: "c", image: .init(systemName: "d"))] } }
enum AE2: String, AppEnum, CaseIterable { case a; static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "a", numericFormat: "\(placeholder: .int) a"); static let caseDisplayRepresentations: [AE2: DisplayRepresentation] = [.a: .init(title: "a")] }
struct Ent: AppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = "a"; static let defaultQuery = EQ(); var id: String; var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "b", image: .init(named: "c", isTemplate: true)) }; @Property(title: "x") var x: Int }
struct EQ: EntityQuery { func entities(for identifiers: [Ent.ID]) async throws -> [Ent] { [] }; func suggestedEntities() async throws -> [Ent] { [] }; func defaultResult() async -> Ent? { nil } }
struct CI2: WidgetConfigurationIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "e") var e: Ent?; @Parameter(title: "e", optionsProvider: DOP()) var o: String; @Parameter(title: "e", default: [], size: 3) var l: [Ent]; @Parameter(title: "d", description: "b", default: 3, controlStyle: .stepper, inclusiveRange: (1, 5)) var i: Int; @Parameter(title: "b", default: true) var b: Bool; @Parameter(title: "k", default: .a) var k: AE; @Parameter(title: "s", inputOptions: .init(capitalizationType: .words)) var st: String?; @Parameter(title: "d") var dt: Date?; @Parameter(title: "d", kind: .date) var dt2: Date?; @Parameter(title: "u") var u: URL?; @Parameter(title: "do", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var dbl: Double; @Parameter(title: "x", size: [.systemSmall: 2, .systemMedium: 4]) var sized: [Ent]?; static var parameterSummary: some ParameterSummary { When(\.$b, .equalTo, true) { Summary("a \(\.$e) b") { \.$o; \.$l } } otherwise: { Summary { \.$i } } } }
struct CI3: WidgetConfigurationIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "k", default: .a) var k: AE; static var parameterSummary: some ParameterSummary { Switch(\.$k) { Case(.a) { Summary("a") }; Case(.b) { Summary("b") { \.$k } }; DefaultCase { Summary() } } } }
struct CI4: WidgetConfigurationIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "k", default: .a) var k: AE; static var parameterSummary: some ParameterSummary { When(widgetFamily: .equalTo, .systemSmall) { Summary("a \(\.$k)") } otherwise: { When(widgetFamily: .oneOf, [.systemMedium, .systemLarge]) { Summary("b") } otherwise: { Summary("c") } } } }
struct DOP: DynamicOptionsProvider { func results() async throws -> [String] { [] }; func defaultResult() async -> String? { nil } }
struct AI: AppIntent { static let title: LocalizedStringResource = "a"; static let description = IntentDescription("b", categoryName: "c", searchKeywords: ["d"], resultValueName: "e"); static let openAppWhenRun: Bool = true; static var isDiscoverable: Bool { false }; static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication; static var supportedModes: IntentModes { .background }; @Dependency var dep: Dep; func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView { .result(value: 3, dialog: "a", view: Text("a")) } }
struct AI2: AppIntent { static let title: LocalizedStringResource = "a"; @MainActor func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenURLIntent(URL(string: "a")!)) } }
struct AI3: AudioPlaybackIntent { static let title: LocalizedStringResource = "a"; func perform() async throws -> some IntentResult { .result() } }
struct AI5: AppIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "a") var x: Ent; func perform() async throws -> some ReturnsValue<Ent> { let y = try await $x.requestValue("a"); try await requestConfirmation(); _ = y; return .result(value: x) } }
struct SP: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: AI(), phrases: ["a \(.applicationName)"], shortTitle: "b", systemImageName: "c") }; static let shortcutTileColor: ShortcutTileColor = .blue }
struct TrE: TransientAppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = "a"; var displayRepresentation: DisplayRepresentation { "a" }; init() {} }
struct IE: IndexedEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = "a"; static let defaultQuery = IEQ(); var id = "a"; var displayRepresentation: DisplayRepresentation { "a" } }
struct IEQ: EnumerableEntityQuery { func allEntities() async throws -> [IE] { [] }; func entities(for identifiers: [String]) async throws -> [IE] { [] } }
struct DI: DeleteIntent { static let title: LocalizedStringResource = "a"; @Parameter(title: "a") var entities: [Ent]; func perform() async throws -> some IntentResult { .result() } }
struct Att: ActivityAttributes { struct ContentState: Codable, Hashable { var v: Int }; var name: String }
struct Att2: ActivityAttributes { public typealias Status = ContentState; public struct ContentState: Codable & Hashable { var v: Int } }
struct LA: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: Att.self) { context in Text("\(context.state.v) \(context.attributes.name) \(context.isStale) \(context.activityID)").activityBackgroundTint(.red).activitySystemActionForegroundColor(.black) } dynamicIsland: { context in DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("L") }; DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("T") }; DynamicIslandExpandedRegion(.bottom) { Text("B") }; DynamicIslandExpandedRegion(.center) { Text("C") } } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("m") }.widgetURL(URL(string: "a")).keylineTint(.red).contentMargins(.all, 8, for: .expanded).contentMargins(.leading, 3, for: .compactLeading) }.supplementalActivityFamilies([.small]) } }
#Preview("n", as: .content, using: Att(name: "a")) { LA() } contentStates: { Att.ContentState(v: 1) }
#Preview("n", as: .dynamicIsland(.compact), using: Att(name: "a")) { LA() } contentStates: { Att.ContentState(v: 1) }
#Preview(as: .systemSmall) { W() } timeline: { En(date: .now); En(date: .now) }
#Preview("a", as: .systemSmall, widget: { W() }, timeline: { En(date: .now) })
#Preview("a", as: .systemSmall) { W() } timelineProvider: { PR() }
#Preview(as: .accessoryInline, using: CI()) { W2() } timelineProvider: { AP() }
final class IH: NSObject {}
struct IP: IntentTimelineProvider { func placeholder(in context: Context) -> En { En(date: .now) }; func getSnapshot(for configuration: INI, in context: Context, completion: @escaping (En) -> ()) {}; func getTimeline(for configuration: INI, in context: Context, completion: @escaping (Timeline<En>) -> ()) {}; func recommendations() -> [IntentRecommendation<INI>] { [IntentRecommendation(intent: INI(), description: "a")] } }
class INI: INIntent, @unchecked Sendable { @NSManaged var x: String? }
struct W9: Widget { var body: some WidgetConfiguration { IntentConfiguration(kind: "a", intent: INI.self, provider: IP()) { e in Text("a") } } }
class INI2: INIntent, @unchecked Sendable { var x: String? }
extension StaticConfiguration where Content == Text { func foo() {} }
extension AppIntentConfiguration where Content == Text, Intent == CI { func foo() {} }
extension IntentConfiguration where Content == Text, Intent == INI2 { func foo() {} }
extension Button where Label == Text { init(x: Int) { self.init("a") {} } }
extension Label where Title == Text, Icon == Image { init(x: Int) { self.init("a", systemImage: "b") } }
extension Gauge where Label == Text, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { func foo() {} }
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView { func foo() {} }
extension Toggle where Label == Text { func foo() {} }
extension Link where Label == Text { func foo() {} }
extension Section where Parent == Text, Content == Text, Footer == EmptyView { func foo() {} }
extension ForEach where Data == [Int], ID == Int, Content == Text { func foo() {} }
extension Group where Content == Text { func foo() {} }
extension VStack where Content == Text { func foo() {} }
extension HStack where Content == Text { func foo() {} }
extension ZStack where Content == Text { func foo() {} }
extension LazyVStack where Content == Text { func foo() {} }
extension LazyVGrid where Content == Text { func foo() {} }
extension Grid where Content == Text { func foo() {} }
extension GridRow where Content == Text { func foo() {} }
extension GeometryReader where Content == Text { func foo() {} }
extension ViewThatFits where Content == Text { func foo() {} }
extension AsyncImage where Content == Image { func foo() {} }
extension Canvas where Symbols == EmptyView { func foo() {} }
extension TimelineView where Schedule == EveryMinuteTimelineSchedule, Content == Text { func foo() {} }
extension ModifiedContent where Content == Text, Modifier == EmptyModifier { func foo() {} }
extension TupleView where T == (Text, Text) { func foo() { _ = value } }
extension Binding where Value == Int { var doubled: Int { wrappedValue * 2 } }
extension State where Value == Int { var foo: Int { wrappedValue } }
extension Environment where Value == Int { var foo: Int { wrappedValue } }
extension AppStorage where Value == Int { var foo: Int { wrappedValue } }
extension StateObject where ObjectType == OO { var foo: Int { 1 } }
extension ObservedObject where ObjectType == OO { var foo: Int { 1 } }
extension EnvironmentObject where ObjectType == OO { var foo: Int { 1 } }
extension ScaledMetric where Value == CGFloat { var foo: Int { 1 } }
extension Timeline where EntryType == En { var foo: Int { entries.count } }
extension IntentParameter where Value == Int { var foo: Int { wrappedValue } }
extension AppIntentRecommendation where Intent == CI { func foo() {} }
extension ActivityConfiguration where Attributes == Att { func foo() {} }
extension ActivityViewContext where Attributes == Att { func foo() {} }
extension ContentUnavailableView where Label == Text, Description == EmptyView, Actions == EmptyView { func foo() {} }
extension LabeledContent where Label == Text, Content == Text { func foo() {} }
extension GroupBox where Label == Text, Content == Text { func foo() {} }
extension List where SelectionValue == Never, Content == Text { func foo() {} }
extension NavigationLink where Label == Text, Destination == Text { func foo() {} }
extension Picker where Label == Text, SelectionValue == Int, Content == Text { func foo() {} }
extension DynamicIsland { func foo() {} }
extension ControlWidgetToggle where Label == Text, ValueLabel == Text { func foo() {} }
extension ControlWidgetButton where Label == Text, ActionLabel == Text { func foo() {} }
extension AppIntentControlConfiguration where Configuration == CCI { func foo() {} }
extension StaticControlConfiguration where Content == ControlWidgetButton<Text, Text, OI> { func foo() {} }
extension OutlineGroup where Leaf == Text { func foo() {} }
extension DisclosureGroup where Label == Text { func foo() {} }
extension FocusState where Value == Bool { func foo() {} }
extension AnyLayout { func foo() {} }
extension _ConditionalContent where TrueContent == Text, FalseContent == Text { func foo() {} }

@MainActor func widgets1() async throws {
    _ = IntentDescription("a")
    do { _ = IntentDialog("a"); _ = IntentDialog(full: "a", supporting: "b"); let x: IntentDialog = "a"; _ = x }
    do { _ = IntentFile(data: Data(), filename: "a"); _ = IntentPerson.self; _ = IntentCurrencyAmount.self }
    _ = IntentItem(1, title: "a")
    do { _ = DisplayRepresentation.Image(systemName: "a", tintColor: .red); _ = DisplayRepresentation.Image(data: Data()); _ = DisplayRepresentation.Image(url: URL(string: "a")!); _ = DisplayRepresentation(stringLiteral: "a"); _ = DisplayRepresentation(title: "a", subtitle: "b", image: nil, synonyms: ["c"]) }
    _ = AppDependencyManager.shared
    do { AppDependencyManager.shared.add(dependency: Dep()) }
    do { try await CI().donate() }
    _ = try await AI().perform()
    _ = CI.parameterSummary
    do { WidgetCenter.shared.reloadAllTimelines(); WidgetCenter.shared.reloadTimelines(ofKind: "a"); WidgetCenter.shared.invalidateConfigurationRecommendations(); WidgetCenter.shared.invalidateRelevance(ofKind: "a") }
    do { WidgetCenter.shared.getCurrentConfigurations { r in guard case .success(let w) = r else { return }; _ = w.map(\.kind); _ = w[0].family; _ = w[0].configuration; _ = w[0].widgetConfigurationIntent(of: CI.self); if let i = try? r.get() { _ = i } } }
    _ = try await WidgetCenter.shared.currentConfigurations()
    _ = await WidgetCenter.shared.currentPushInfo
    do { ControlCenter.shared.reloadAllControls(); ControlCenter.shared.reloadControls(ofKind: "a"); _ = try await ControlCenter.shared.currentControls() }
    do { let f = WidgetFamily.systemSmall; switch f { case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: break; case .accessoryCircular, .accessoryRectangular, .accessoryInline: break; @unknown default: break } }
    do { _ = WidgetRenderingMode.vibrant.description; _ = WidgetRenderingMode.accented == .fullColor; _ = WidgetAccentedRenderingMode.desaturated }
    do { let m = WidgetRenderingMode.vibrant; switch m { case .fullColor: break; case .accented: break; case .vibrant: break; default: break } }
    _ = try Activity<Att>.request(attributes: Att(name: "a"), content: .init(state: .init(v: 1), staleDate: nil), pushType: nil)
    _ = try Activity<Att>.request(attributes: Att(name: "a"), contentState: .init(v: 1), pushType: .token)
    do { let a = Activity<Att>.activities.first!; await a.update(.init(state: .init(v: 2), staleDate: nil, relevanceScore: 3)); await a.end(.init(state: .init(v: 2), staleDate: nil), dismissalPolicy: .immediate); await a.update(using: .init(v: 3)); await a.end(dismissalPolicy: .after(.now)); _ = a.id; _ = a.activityState; _ = a.content.state; _ = a.attributes; for await s in a.activityStateUpdates { _ = s }; for await c in a.contentUpdates { _ = c }; for await t in a.pushTokenUpdates { _ = t }; _ = a.pushToken }
    do { await Activity<Att>.activities.first!.update(.init(state: .init(v: 2), staleDate: nil), alertConfiguration: AlertConfiguration(title: "a", body: "b", sound: .default)) }
    do { _ = ActivityAuthorizationInfo().areActivitiesEnabled; _ = ActivityAuthorizationInfo().frequentPushesEnabled; for await e in ActivityAuthorizationInfo().activityEnablementUpdates { _ = e } }
    do { let x: ActivityState = .active; switch x { case .active: break; case .ended: break; case .dismissed: break; case .stale: break; case .pending: break; @unknown default: break } }
    do { _ = RelevantIntent(CI(), widgetKind: "a", relevance: .date(from: .now, to: .now)); try await RelevantIntentManager.shared.updateRelevantIntents([]) }
}

@MainActor func widgets2() async throws {
    do { _ = UIImage(named: "a"); _ = UIImage(systemName: "a"); _ = UIImage(systemName: "a", withConfiguration: UIImage.SymbolConfiguration(pointSize: 3, weight: .bold)); _ = UIImage(data: Data(), scale: 2); _ = UIImage(contentsOfFile: "a"); _ = UIImage(named: "a", in: nil, compatibleWith: nil); _ = UIImage(resource: ImageResource(name: "a", bundle: .main)); _ = UIImage(named: "a")?.withTintColor(.red).withRenderingMode(.alwaysTemplate).preparingThumbnail(of: .zero); _ = UIImage().jpegData(compressionQuality: 1); _ = UIImage().pngData(); _ = UIImage(cgImage: UIImage().cgImage!, scale: 1, orientation: .up); _ = UIImage().imageOrientation; _ = UIImage().withConfiguration(UIImage.SymbolConfiguration(scale: .large)); _ = UIImage().byPreparingForDisplay }
    do { _ = UIGraphicsImageRenderer(size: .zero).image { c in UIColor.red.setFill(); c.fill(.zero); UIBezierPath(roundedRect: .zero, cornerRadius: 3).fill(); c.cgContext.setFillColor(UIColor.red.cgColor); UIImage().draw(in: .zero) } }
    _ = UIGraphicsImageRenderer(size: .zero, format: UIGraphicsImageRendererFormat.default()).pngData { _ in }
    do { UIGraphicsBeginImageContextWithOptions(.zero, false, 0); _ = UIGraphicsGetImageFromCurrentImageContext(); UIGraphicsEndImageContext(); _ = UIGraphicsGetCurrentContext() }
    do { _ = UIScreen.main.bounds; _ = UIScreen.main.scale; _ = UIDevice.current.userInterfaceIdiom == .pad; _ = UIDevice.current.systemVersion; _ = UIDevice.current.model; _ = UIDevice.current.batteryLevel; UIDevice.current.isBatteryMonitoringEnabled = true; _ = UIDevice.current.name; _ = UIDevice.current.identifierForVendor; _ = UIDevice.current.batteryState }
    do { _ = UIImage.SymbolConfiguration(textStyle: .body); _ = UIImage.SymbolConfiguration(paletteColors: [.red]); _ = UIImage.SymbolConfiguration(hierarchicalColor: .red) }
    do { _ = CGColor(red: 1, green: 1, blue: 1, alpha: 1); _ = CGColor(gray: 1, alpha: 1); _ = CGPath(rect: .zero, transform: nil); _ = CGMutablePath(); _ = CGColorSpaceCreateDeviceRGB(); _ = CGImage.self; _ = CGContext.self; _ = CGGradient.self; _ = CGLineCap.round; _ = CGBlendMode.multiply; _ = CGInterpolationQuality.high }
    do { _ = Logger(subsystem: "a", category: "b"); Logger().info("a \(s, privacy: .public)") }
    _ = CLLocationManager()
}
