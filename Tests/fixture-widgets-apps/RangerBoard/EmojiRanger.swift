/*
Abstract:
A widget that shows the avatar for a single character.
*/
import WidgetKit
import SwiftUI
import Intents
import AppIntents

public struct EmojiRanger: Hashable, Codable, Identifiable {
    public static let EmojiRangerWidgetKind: String = "EmojiRangerWidget"
    public static let LeaderboardWidgetKind: String = "LeaderboardWidget"
    static let appGroup = "group.com.example.emoji.rangers"

    let name: String
    let avatar: String
    let healthLevel: Double
    let heroType: String
    let healthRecoveryRatePerHour: Double
    let url: URL
    let level: Int
    let exp: Int
    let bio: String

    public var id: String { name }

    init(name: String, avatar: String, healthLevel: Double, heroType: String, healthRecoveryRatePerHour: Double, url: String, level: Int, exp: Int, bio: String) {
        self.name = name
        self.avatar = avatar
        self.healthLevel = healthLevel
        self.heroType = heroType
        self.healthRecoveryRatePerHour = healthRecoveryRatePerHour
        self.url = URL(string: url)!
        self.level = level
        self.exp = exp
        self.bio = bio
    }

    var injuryDate: Date {
        Self.savedDate(for: name) ?? .now
    }
    static func savedDate(for name: String) -> Date? {
        UserDefaults(suiteName: EmojiRanger.appGroup)?.object(forKey: "injury-\(name)") as? Date
    }

    static let panda = EmojiRanger(
        name: "Power Panda", avatar: "🐼", healthLevel: 0.14, heroType: "Forest Dweller",
        healthRecoveryRatePerHour: 0.25, url: "game:///panda", level: 3, exp: 600,
        bio: "Power Panda loves eating bamboo shoots and leaves.")
    static let egghead = EmojiRanger(
        name: "Unipony", avatar: "🦄", healthLevel: 0.67, heroType: "Free Rangers",
        healthRecoveryRatePerHour: 0.22, url: "game:///egghead", level: 5, exp: 640,
        bio: "Unipony lives in the clouds.")
    static let spouty = EmojiRanger(
        name: "Spouty", avatar: "🐳", healthLevel: 0.83, heroType: "Deep Sea Goer",
        healthRecoveryRatePerHour: 0.59, url: "game:///spouty", level: 50, exp: 950,
        bio: "Spouty rises from the depths to bring joy and laughter to everyone.")

    static let availableHeros = [panda, egghead, spouty]

    static func heroFromName(name: String?) -> EmojiRanger? {
        return EmojiRanger.availableHeros.first(where: { (hero) -> Bool in
            return hero.name == name
        })
    }
    static func heroFromURL(url: URL) -> EmojiRanger? {
        guard let hero = (availableHeros).first(where: { $0.url == url }) else { return nil }
        return hero
    }
    static let session = ImageURLProtocol.urlSession()

    static func loadLeaderboardData(completion: @escaping ([EmojiRanger]?, Error?) -> Void) {
        let responseURL = URL(string: "https://127.0.0.1:1/leaderboard.json")!
        let task = session.dataTask(with: responseURL) { (data, response, error) in
            guard error == nil, let data = data else {
                completion(nil, error); return
            }
            completion(try? JSONDecoder().decode([EmojiRanger].self, from: data), nil)
        }
        task.resume()
    }

    static func setLastSelectedHero(heroName: String) {
        UserDefaults(suiteName: EmojiRanger.appGroup)?.setValue(heroName, forKey: "hero")
    }
    var fullHealthDate: Date {
        let healthNeeded = min(1 - healthLevel, 1)
        let hoursUntilFullHealth = healthNeeded / healthRecoveryRatePerHour
        let minutesUntilFullHealth = hoursUntilFullHealth * 60
        let date = Calendar.current.date(byAdding: .minute, value: Int(minutesUntilFullHealth), to: Date())
        return date ?? Date()
    }
}

class ImageURLProtocol: URLProtocol {
    var cancelledOrComplete: Bool = false
    var block: DispatchWorkItem!

    private static let queue = DispatchQueue(label: "com.example.imageLoaderURLProtocol")

    override class func canInit(with request: URLRequest) -> Bool { return true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { return request }
    override class func requestIsCacheEquivalent(_ aRequest: URLRequest, to bRequest: URLRequest) -> Bool { return false }

    override func startLoading() {
        guard let reqURL = request.url, let urlClient = client else { return }
        block = DispatchWorkItem(block: {
            if self.cancelledOrComplete == false {
                let fileURL = URL(fileURLWithPath: reqURL.path)
                if let data = try? Data(contentsOf: fileURL) {
                    urlClient.urlProtocol(self, didLoad: data)
                }
                urlClient.urlProtocolDidFinishLoading(self)
            }
            self.cancelledOrComplete = true
        })
        ImageURLProtocol.queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: 500 * NSEC_PER_MSEC), execute: block)
    }
    override func stopLoading() {
        ImageURLProtocol.queue.async {
            if self.cancelledOrComplete == false, let cancelBlock = self.block {
                cancelBlock.cancel()
                self.cancelledOrComplete = true
            }
        }
    }
    static func urlSession() -> URLSession {
        let config = URLSessionConfiguration.ephemeral
        config.protocolClasses = [ImageURLProtocol.classForCoder()] as? [AnyClass]
        return URLSession(configuration: config)
    }
}

struct EmojiRangerSelection: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "EmojiRangerSelectionIntent"
    static var title: LocalizedStringResource = "Emoji Ranger Selection"
    static var description = IntentDescription("Select Hero")

    @Parameter(title: "Selected Hero", default: EmojiRangerEntity.panda)
    var hero: EmojiRangerEntity?
    @Parameter(title: "Type") var type: HeroTypeAppEnum?

    init(hero: EmojiRangerEntity? = nil) { self.hero = hero }
    init() {}

    static var parameterSummary: some ParameterSummary { Summary("\(\.$hero)") }
    func perform() async throws -> some IntentResult { return .result() }
}
enum HeroTypeAppEnum: String, AppEnum {
    case forest, sea
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Hero Type")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .forest: DisplayRepresentation(title: "Forest", subtitle: "Trees", image: .init(systemName: "tree")),
        .sea: "Sea"
    ]
}
struct EmojiRangerEntity: AppEntity, Identifiable, Hashable {
    var id: String
    var name: String
    static let panda = EmojiRangerEntity(id: "Power Panda", name: "Power Panda")
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Ranger"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    static var defaultQuery = EmojiRangerQuery()
}
struct EmojiRangerQuery: EntityStringQuery {
    func entities(for identifiers: [EmojiRangerEntity.ID]) async throws -> [EmojiRangerEntity] {
        EmojiRanger.availableHeros.filter { identifiers.contains($0.id) }.map { .init(id: $0.id, name: $0.name) }
    }
    func entities(matching string: String) async throws -> [EmojiRangerEntity] {
        EmojiRanger.availableHeros.filter { $0.name.contains(string) }.map { .init(id: $0.id, name: $0.name) }
    }
    func suggestedEntities() async throws -> [EmojiRangerEntity] {
        EmojiRanger.availableHeros.map { EmojiRangerEntity(id: $0.id, name: $0.name) }
    }
    func defaultResult() async -> EmojiRangerEntity? { .panda }
}
struct SuperCharge: AppIntent {
    static var title: LocalizedStringResource = "Emoji Ranger SuperCharger"
    static var description = IntentDescription("All heroes get instant 100% health.")
    func perform() async throws -> some IntentResult {
        EmojiRanger.setLastSelectedHero(heroName: "all")
        return .result()
    }
}

struct RangerProvider: AppIntentTimelineProvider {
    typealias Entry = RangerEntry
    typealias Intent = EmojiRangerSelection

    func recommendations() -> [AppIntentRecommendation<EmojiRangerSelection>] {
        return EmojiRanger.availableHeros.map { hero in
            let intent = EmojiRangerSelection(hero: EmojiRangerEntity(id: hero.id, name: hero.name))
            return AppIntentRecommendation(intent: intent, description: hero.name)
        }
    }
    func placeholder(in context: Context) -> RangerEntry {
        RangerEntry(date: Date(), relevance: nil, hero: .spouty)
    }
    func snapshot(for configuration: EmojiRangerSelection, in context: Context) async -> RangerEntry {
        return RangerEntry(date: Date(), relevance: nil, hero: .spouty)
    }
    func timeline(for configuration: EmojiRangerSelection, in context: Context) async -> Timeline<RangerEntry> {
        let selectedCharacter = hero(for: configuration)
        let endDate = selectedCharacter.fullHealthDate
        let oneMinute: TimeInterval = 60
        var currentDate = Date()
        var entries: [RangerEntry] = []
        while currentDate < endDate {
            let relevance = TimelineEntryRelevance(score: Float(selectedCharacter.healthLevel))
            let entry = RangerEntry(date: currentDate, relevance: relevance, hero: selectedCharacter)
            currentDate += oneMinute
            entries.append(entry)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
    func hero(for configuration: EmojiRangerSelection) -> EmojiRanger {
        if let name = configuration.hero?.id { return EmojiRanger.heroFromName(name: name) ?? .spouty }
        return .spouty
    }
}

struct RangerEntry: TimelineEntry {
    public let date: Date
    let relevance: TimelineEntryRelevance?
    let hero: EmojiRanger
}

struct Avatar: View {
    let hero: EmojiRanger
    let includeBackground: Bool
    init(hero: EmojiRanger, includeBackground: Bool = false) {
        self.hero = hero
        self.includeBackground = includeBackground
    }
    var body: some View {
        Text(hero.avatar)
            .font(.system(size: 60))
            .widgetAccentable()
            .background {
                if includeBackground { Color.gameWidgetBackground.clipShape(Circle()) }
            }
            .minimumScaleFactor(0.2)
            .accessibilityLabel(hero.name)
    }
}
extension Color {
    static let gameBackground = Color("GameBackground")
    static let gameWidgetBackground = Color(UIColor.systemIndigo)
}
struct HeroNameView: View {
    let hero: EmojiRanger
    let includeName: Bool
    init(_ hero: EmojiRanger, includeName: Bool = true) { self.hero = hero; self.includeName = includeName }
    var body: some View {
        VStack(alignment: .leading) {
            if includeName {
                Text(hero.name).font(.title).fontWeight(.bold).minimumScaleFactor(0.25)
            }
            Text("Level \(hero.level)").minimumScaleFactor(0.5)
            Text("\(hero.exp) XP").minimumScaleFactor(0.5)
            Text(hero.fullHealthDate, style: .timer)
                .font(.system(.title3, design: .monospaced))
                .minimumScaleFactor(0.5)
                .multilineTextAlignment(.leading)
        }
    }
}
struct EmojiRangerWidgetEntryView: View {
    var entry: RangerProvider.Entry
    @Environment(\.widgetFamily) var family
    @Environment(\.widgetContentMargins) var margins
    @Environment(\.showsWidgetContainerBackground) var showsBackground

    @ViewBuilder
    var body: some View {
        switch family {
        #if os(watchOS)
        case .accessoryCorner:
            ProgressView(timerInterval: entry.hero.injuryDate...entry.hero.fullHealthDate, countsDown: false, label: { EmptyView() }, currentValueLabel: { Avatar(hero: entry.hero) })
                .progressViewStyle(.circular)
                .widgetLabel { Text("hi") }
        #endif
        case .accessoryCircular:
            ProgressView(timerInterval: entry.hero.injuryDate...entry.hero.fullHealthDate, countsDown: false, label: { Text("HP") }, currentValueLabel: {
                Avatar(hero: entry.hero)
            })
            .progressViewStyle(.circular)
            .containerBackground(for: .widget) { AccessoryWidgetBackground() }
        case .accessoryRectangular:
            HStack(alignment: .center, spacing: 0) {
                VStack(alignment: .leading) {
                    Text(entry.hero.name).font(.headline).widgetAccentable()
                    Text("Level \(entry.hero.level)")
                    Text(entry.hero.fullHealthDate, style: .timer)
                }.frame(maxWidth: .infinity, alignment: .leading)
                Avatar(hero: entry.hero)
            }
            .containerBackground(.clear, for: .widget)
        case .accessoryInline:
            ViewThatFits {
                Text("\(entry.hero.name) is healing, ready in \(entry.hero.fullHealthDate, style: .relative)")
                Text("\(entry.hero.avatar) ready in \(entry.hero.fullHealthDate, style: .timer)")
                Text("\(entry.hero.avatar) \(entry.hero.fullHealthDate, style: .timer)")
            }
        case .systemSmall:
            ZStack {
                AvatarView(entry.hero)
                    .widgetURL(entry.hero.url)
                    .foregroundColor(showsBackground ? .white : .primary)
            }
            .containerBackground(for: .widget) { Color.gameWidgetBackground }
        case .systemLarge:
            VStack {
                HStack(alignment: .top) {
                    AvatarView(entry.hero).foregroundStyle(.white)
                    Text(entry.hero.bio).foregroundStyle(.white)
                }
                .padding()
                .contentTransition(.opacity)
                if #available(iOS 17.0, *) {
                    Button(intent: SuperCharge()) {
                        Text("⚡️").lineLimit(1)
                    }
                }
            }
            .containerBackground(for: .widget) { Color.gameWidgetBackground }
            .widgetURL(entry.hero.url)
        case .systemMedium, .systemExtraLarge:
            HStack(alignment: .top) {
                AvatarView(entry.hero).foregroundStyle(.white)
                Text(entry.hero.bio).padding().foregroundStyle(.white)
            }
            .padding(.bottom, margins.bottom)
            .containerBackground(for: .widget) { Color.gameWidgetBackground }
        @unknown default:
            EmptyView()
        }
    }
}
struct AvatarView: View {
    var hero: EmojiRanger
    init(_ hero: EmojiRanger) { self.hero = hero }
    var body: some View {
        VStack {
            Avatar(hero: hero)
            HeroNameView(hero)
        }
    }
}
struct EmojiRangerWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: EmojiRanger.EmojiRangerWidgetKind, intent: EmojiRangerSelection.self, provider: RangerProvider()) { entry in
            EmojiRangerWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("Ranger Detail")
        .description("See your favorite ranger.")
        .supportedFamilies(supportedFamilies)
    }
    private var supportedFamilies: [WidgetFamily] {
        #if os(watchOS)
        [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
        #else
        [.accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium, .systemLarge]
        #endif
    }
}
struct LeaderboardProvider: TimelineProvider {
    public typealias Entry = LeaderboardEntry
    func placeholder(in context: Context) -> LeaderboardEntry { LeaderboardEntry(date: Date(), heros: EmojiRanger.availableHeros) }
    func getSnapshot(in context: Context, completion: @escaping (LeaderboardEntry) -> Void) {
        completion(LeaderboardEntry(date: Date(), heros: EmojiRanger.availableHeros))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LeaderboardEntry>) -> Void) {
        EmojiRanger.loadLeaderboardData { (heros, error) in
            guard let heros = heros else {
                let timeline = Timeline(entries: [LeaderboardEntry(date: Date(), heros: EmojiRanger.availableHeros)], policy: .atEnd)
                completion(timeline)
                return
            }
            completion(Timeline(entries: [LeaderboardEntry(date: Date(), heros: heros)], policy: .after(Date().addingTimeInterval(3600))))
        }
    }
}
struct LeaderboardEntry: TimelineEntry {
    public let date: Date
    var heros: [EmojiRanger]?
}
struct AllCharactersView: View {
    let heros: [EmojiRanger]?
    @Environment(\.widgetFamily) var family
    var body: some View {
        VStack(spacing: family == .systemLarge ? 24 : 8) {
            ForEach(heros?.sorted { $0.healthLevel > $1.healthLevel } ?? EmojiRanger.availableHeros) { hero in
                Link(destination: hero.url) {
                    HStack {
                        Avatar(hero: hero)
                        VStack(alignment: .leading) {
                            Text(hero.name).font(.headline).foregroundColor(.white)
                            Text("Level \(hero.level)").foregroundColor(.white)
                            HealthLevelShape(level: hero.healthLevel).frame(height: 10)
                        }
                    }
                }
            }
        }
    }
}
struct HealthLevelShape: View {
    var level: Double
    var body: some View {
        GeometryReader { g in
            ZStack(alignment: .leading) {
                Capsule(style: .continuous).fill(Color.white.opacity(0.3))
                Capsule().fill(level < 0.2 ? .red : .green).frame(width: g.size.width * level)
            }
        }
    }
}
struct LeaderboardWidget: Widget {
    private static var supportedFamilies: [WidgetFamily] {
        #if os(iOS)
        return [.systemLarge, .systemExtraLarge]
        #else
        return [.systemLarge]
        #endif
    }
    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: EmojiRanger.LeaderboardWidgetKind, provider: LeaderboardProvider()) { entry in
            AllCharactersView(heros: entry.heros)
                .padding()
                .containerBackground(for: .widget) { Color.gameWidgetBackground }
        }
        .configurationDisplayName("Ranger Leaderboard")
        .description("See all the rangers.")
        .supportedFamilies(LeaderboardWidget.supportedFamilies)
        .onBackgroundURLSessionEvents { (sessionIdentifier, completion) in
            if sessionIdentifier == EmojiRanger.LeaderboardWidgetKind { completion() }
        }
    }
}
#Preview("Ranger", as: .systemSmall, widget: { EmojiRangerWidget() }, timeline: {
    RangerEntry(date: .now, relevance: nil, hero: .panda)
    RangerEntry(date: .now.addingTimeInterval(60), relevance: nil, hero: .spouty)
})
#Preview(as: .accessoryCircular, widget: {
    EmojiRangerWidget()
}, timelineProvider: {
    RangerPreviewProvider()
})
struct RangerPreviewProvider: TimelineProvider {
    func placeholder(in context: Context) -> RangerEntry { .init(date: .now, relevance: nil, hero: .panda) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (RangerEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<RangerEntry>) -> Void) { completion(.init(entries: [], policy: .never)) }
}
