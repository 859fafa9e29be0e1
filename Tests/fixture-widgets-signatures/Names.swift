// The names that the other files leave out: cases, styles by their types, builders' forms, projected values.
import AppIntents
import Combine
import Intents
import SwiftUI
import UIKit
import WidgetKit

struct EveryCase {
    func sizes(_ size: DynamicTypeSize) -> Int {
        switch size {
        case .xSmall, .small, .medium, .large: 1
        case .xLarge, .xxLarge, .xxxLarge: 2
        case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: 3
        @unknown default: 4
        }
    }

    func categories(_ category: ContentSizeCategory) -> Bool {
        switch category {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge: true
        case .accessibilityExtraExtraExtraLarge: category.isAccessibilityCategory
        @unknown default: false
        }
    }

    func schemes(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ direction: LayoutDirection) -> Bool {
        switch (scheme, contrast, direction) {
        case (.light, .standard, .leftToRight): true
        case (.dark, .increased, .rightToLeft): false
        default: true
        }
    }

    func classes(_ size: UserInterfaceSizeClass?) -> Int {
        switch size {
        case .compact: 1
        case .regular: 2
        case nil: 3
        @unknown default: 4
        }
    }

    func phases(_ phase: ScenePhase) -> Int {
        switch phase {
        case .background: 1
        case .inactive: 2
        case .active: 3
        @unknown default: 4
        }
    }

    func edges(_ edge: Edge, _ axis: Axis) -> Edge.Set {
        switch axis {
        case .horizontal: break
        case .vertical: break
        }
        switch edge {
        case .top: return .top
        case .leading: return .leading
        case .bottom: return .bottom
        case .trailing: return .trailing
        }
    }

    func texts(_ mode: Text.TruncationMode, _ letters: Text.Case, _ alignment: TextAlignment) -> Int {
        switch mode {
        case .head: break
        case .middle: break
        case .tail: break
        @unknown default: break
        }
        switch letters {
        case .uppercase: break
        case .lowercase: break
        @unknown default: break
        }
        switch alignment {
        case .leading: return 1
        case .center: return 2
        case .trailing: return 3
        }
    }

    func families(_ family: WidgetFamily) -> String {
        switch family {
        case .systemSmall: return "small"
        case .systemMedium: return "medium"
        case .systemLarge: return "large"
        case .systemExtraLarge: return "extra large"
        case .accessoryCircular: return "circular"
        case .accessoryRectangular: return "rectangular"
        case .accessoryInline: return "inline"
        @unknown default: return family.description
        }
    }

    let styles: [Font.TextStyle] = [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    let fonts: [Font] = [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    let leadings: [Font.Leading] = [.standard, .tight, .loose]
    let alignments: [Alignment] = [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
        .centerFirstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline, .centerLastTextBaseline,
    ]
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .listRowSeparatorLeading]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let colors: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .label, .secondaryLabel,
        .tertiaryLabel, .quaternaryLabel, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
        .systemGray6, .systemRed, .systemGreen, .systemBlue, .systemYellow, .systemOrange, .systemIndigo,
        .systemPurple, .systemTeal, .systemPink, .systemFill, .secondarySystemFill, .tertiarySystemFill,
        .quaternarySystemFill, .systemGroupedBackground, .secondarySystemGroupedBackground, .separator, .white, .black,
        .clear, .red, .blue, .green, .gray,
    ]
    let weightsOfUIKit: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    let caps: [CGLineCap] = [.butt, .round, .square]
    let policies: [TimelineReloadPolicy] = [.atEnd, .never, .after(.now)]
    let places: [WidgetLocation] = [.homeScreen, .lockScreen, .standBy, .iPhoneWidgetsOnMac]
    let reasons: RedactionReasons = [.placeholder, .privacy, .invalidated]
    let areas: SafeAreaRegions = [.container, .keyboard]
    let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    let roles: [ButtonRole] = [.destructive, .cancel]
    let scales: [Image.Scale] = [.small, .medium, .large]
    let orientations: [Image.Orientation] = [.up, .down, .left, .right]
    let modes: [Image.ResizingMode] = [.tile, .stretch]
    let interpolations: [Image.Interpolation] = [.none, .low, .medium, .high]
    let renderings: [Image.TemplateRenderingMode] = [.template, .original]
    let controls: [ControlSize] = [.mini, .small, .regular, .large]
    let texts: [Text.Scale] = [.default, .secondary]
    let traits: AccessibilityTraits = [.isButton, .isHeader]
    let children: [AccessibilityChildBehavior] = [.ignore, .contain, .combine]
    let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    let kinds: [PreviewLayout] = [.device, .sizeThatFits, .fixed(width: 1, height: 1)]
    let stops: [Gradient.Stop] = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    let sizes: [GridItem.Size] = [
        .fixed(3), .flexible(), .flexible(minimum: 1, maximum: 3), .adaptive(minimum: 3), .adaptive(minimum: 1, maximum: 3),
    ]
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior = [.dropAll, .dropLeading, .pad]
    let units: [DateComponentsFormatter.UnitsStyle] = [.positional, .abbreviated, .short, .full, .spellOut, .brief]
    let relative: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .short, .abbreviated, .spellOut]
    let named: [RelativeDateTimeFormatter.DateTimeStyle] = [.named, .numeric]
    let resources: [LocalizedStringResource.BundleDescription] = [
        .main, .atURL(URL(fileURLWithPath: "/")), .forClass(NSObject.self),
    ]
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
}

struct StylesByType: View {
    var body: some View {
        Gauge(value: 1) { Text("a") }.gaugeStyle(CircularGaugeStyle(tint: .red))
        Gauge(value: 1) { Text("a") }.gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.red])))
        Gauge(value: 1) { Text("a") }.gaugeStyle(LinearCapacityGaugeStyle())
        Text("a").foregroundStyle(TintShapeStyle()).background(BackgroundStyle())
        Text("a").foregroundStyle(ForegroundStyle()).background(.ultraThickMaterial)
        Text("a").background(.thickMaterial).background(.thinMaterial).background(.regularMaterial)
        Rectangle().fill(FillShapeStyle())
        Rectangle().fill(PlaceholderTextShapeStyle())
        TimelineView(PeriodicTimelineSchedule(from: .now, by: 60)) { context in Text(context.date, style: .time) }
        NavigationStack(root: { Text("a") })
        Text("a").alignmentGuide(.leading, computeValue: { $0[.trailing] })
    }
}

struct NextMinutes: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == NextMinutes {
    static var nextMinutes: NextMinutes { NextMinutes() }
}

struct Followed: View {
    @State private var count = 0
    @StateObject private var model = Model()
    @ObservedObject var other = Model()
    @AppStorage("count") private var stored = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.widgetFamily) private var family: WidgetFamily

    final class Model: ObservableObject {
        @Published var words = ""
        private var kept: Set<AnyCancellable> = []

        init() {
            $words.sink { _ in }.store(in: &kept)
            $words.sink(receiveValue: { _ in }).store(in: &kept)
            objectWillChange.send()
        }
    }

    var body: some View {
        let size: (GeometryProxy) -> CGFloat = { $0.size.width }
        switch family {
        case .systemSmall: Text("a")
        case .systemMedium: Text("b").onTapGesture { dismiss(); openURL(URL(fileURLWithPath: "/")) }
        default: if count > 1 { Color.red } else if #available(iOS 17, *) { rows }
        }
        Stepper("a", value: $count)
        TextField("a", text: $model.words)
        TextField("a", text: $other.words)
        Stepper("a", value: $stored)
        GeometryReader { Text("\(size($0))") }
    }

    @ViewBuilder private var rows: some View {
        if let first = ["a"].first { Text(first) }
        ForEach(["a"], id: \.self, content: Text.init)
    }
}

struct Migrated: CustomIntentMigratedAppIntent, WidgetConfigurationIntent {
    static let intentClassName = "MigratedIntent"
    static let title: LocalizedStringResource = "Migrated"
    @Parameter(title: "Name", requestValueDialog: "Which?") var name: String?
    @Parameter(title: "Show", default: true) var isShown: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$isShown, .notEqualTo, false) {
            Summary("Show \(\.$name)", table: "Intents") { \.$isShown }
        } otherwise: {
            Summary()
        }
    }

    func shown() -> IntentParameter<String?> { $name }
}

struct Continuing: ForegroundContinuableIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Continue"
    func perform() async throws -> some IntentResult { .result() }
}

struct Opening: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Target") var target: AE
    func perform() async throws -> some IntentResult { .result() }
}

struct Starts: AppIntentTimelineProvider {
    typealias Intent = Migrated
    func placeholder(in context: Context) -> En { En(date: .now) }
    func snapshot(for configuration: Migrated, in context: Context) async -> En { En(date: .now) }
    func timeline(for configuration: Migrated, in context: Context) async -> Timeline<En> {
        let variants: TimelineProviderContext.EnvironmentVariants = context.environmentVariants
        _ = variants[\.colorScheme]
        return Timeline(entries: [En(date: .now)], policy: .atEnd)
    }
}

struct Choosing: WidgetBundle {
    let isNew = true
    var body: some Widget {
        W2()
        if #available(iOS 26, *) { W3() }
    }
}

struct ToolTemplate: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "a", provider: CVP()) { template($0) }
    }

    @ControlWidgetTemplateBuilder private func template(_ isOn: Bool) -> some ControlWidgetTemplate {
        ControlWidgetToggle("a", isOn: isOn, action: SVI()) { Text($0 ? "a" : "b") }
    }
}

@MainActor func namesInUse() {
    _ = autoreleasepool(invoking: { 1 })
    _ = UIImage(named: "a")?.withRenderingMode(.alwaysTemplate)
    _ = UIColor.red.withAlphaComponent(0.5)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor.red.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    _ = String(localized: "a \(1) \(2.5, specifier: "%.1f") \(Date.now, format: .dateTime)")
    _ = LocalizedStringKey(stringLiteral: "a")
    _ = EmptyWidgetConfiguration()
    _ = Color.red.hashValue
}
