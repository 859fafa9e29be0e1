// Written as a large app would.
import WidgetKit
import SwiftUI
import Intents
import Foundation
import OSLog

// Press-style
protocol HomeWidgetData: Codable {
    var siteID: Int { get }
    var siteName: String { get }
    var url: String { get }
    var timeZone: TimeZone { get }
    var date: Date { get }
    var statsURL: URL? { get }
    static var filename: String { get }
}
extension HomeWidgetData {
    var statsURL: URL? { URL(string: "https://press.com/stats/day/\(siteID)?source=widget") }
    static func read(from cache: HomeWidgetCache<Self>? = nil) -> [Int: Self]? {
        let cache = cache ?? HomeWidgetCache<Self>(fileName: Self.filename, appGroup: "group.org.press")
        do { return try cache.read() } catch {
            os_log(
                "HomeWidgetToday: Failed loading data: %{public}@", log: .default, type: .error,
                error.localizedDescription)
            return nil
        }
    }
}
struct HomeWidgetCache<T: HomeWidgetData> {
    let fileName: String
    let appGroup: String
    private var fileURL: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: appGroup)?.appendingPathComponent(
            fileName)
    }
    func read() throws -> [Int: T]? {
        guard let fileURL = fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        let data = try Data(contentsOf: fileURL)
        return try PropertyListDecoder().decode([Int: T].self, from: data)
    }
    func write(items: [Int: T]) throws {
        guard let fileURL = fileURL else { return }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(items).write(to: fileURL, options: [.atomic])
        if #available(iOS 9, *) { try (fileURL as NSURL).setResourceValue(true, forKey: .isExcludedFromBackupKey) }
    }
}
struct TodayWidgetStats: Codable {
    let views: Int, visitors: Int, likes: Int, comments: Int
    init(views: Int? = 0, visitors: Int? = 0, likes: Int? = 0, comments: Int? = 0) {
        self.views = views ?? 0
        self.visitors = visitors ?? 0
        self.likes = likes ?? 0
        self.comments = comments ?? 0
    }
}
struct HomeWidgetTodayData: HomeWidgetData {
    let siteID: Int, siteName, url: String, timeZone: TimeZone, date: Date, stats: TodayWidgetStats
    static let filename = "HomeWidgetTodayData.plist"
}
struct ThisWeekWidgetDay: Codable, Hashable { let date: Date, viewsCount: Int, dailyChangePercent: Float }
struct HomeWidgetThisWeekData: HomeWidgetData {
    let siteID: Int, siteName, url: String, timeZone: TimeZone, date: Date
    let days: [ThisWeekWidgetDay]
    static let filename = "week.plist"
}
enum StatsWidgetEntry: TimelineEntry {
    case siteSelected(HomeWidgetData, TimelineProviderContext)
    case loggedOut(StatsWidgetKind), noSite(StatsWidgetKind), noData(StatsWidgetKind), disabled(StatsWidgetKind)
    var date: Date {
        switch self {
        case .siteSelected(let d, _): return d.date
        case .loggedOut, .noSite, .noData, .disabled: return Date()
        }
    }
}
enum StatsWidgetKind: String {
    case today, allTime, thisWeek
    init?(_ data: HomeWidgetData) {
        switch data {
        case is HomeWidgetTodayData: self = .today
        case is HomeWidgetThisWeekData: self = .thisWeek
        default: return nil
        }
    }
}

// hand-written generated intent

public class SelectSiteIntent: INIntent {
    public var site: Site?
}
public class Site: INObject {}

struct SiteListProvider<T: HomeWidgetData>: IntentTimelineProvider {
    let placeholderContent: T
    let widgetKind: StatsWidgetKind
    private let minElapsedTimeToRefresh: TimeInterval = 60 * 15
    private var defaultSiteID: Int? {
        UserDefaults(suiteName: "group.org.press")?.object(forKey: "PressHomeWidgetsDefaultSiteID") as? Int
    }
    func placeholder(in context: Context) -> StatsWidgetEntry {
        StatsWidgetEntry.siteSelected(placeholderContent, context)
    }
    func getSnapshot(
        for configuration: SelectSiteIntent, in context: Context, completion: @escaping (StatsWidgetEntry) -> Void
    ) {
        guard let site = defaultSiteID, let content = T.read()?[site] else {
            completion(.siteSelected(placeholderContent, context))
            return
        }
        completion(.siteSelected(content, context))
    }
    func getTimeline(
        for configuration: SelectSiteIntent, in context: Context,
        completion: @escaping (Timeline<StatsWidgetEntry>) -> Void
    ) {
        let site = configuration.site?.identifier ?? "0"
        let date = Date()
        let nextRefreshDate = Calendar.current.date(byAdding: .minute, value: 30, to: date) ?? date
        let elapsed = abs(
            Calendar.current.dateComponents([.minute], from: placeholderContent.date, to: date).minute ?? 0)
        let privateCompletion = { (entry: StatsWidgetEntry) in
            completion(Timeline(entries: [entry], policy: .after(nextRefreshDate)))
        }
        guard let id = Int(site), id >= 0, elapsed >= 0 else {
            privateCompletion(.noSite(widgetKind))
            return
        }
        privateCompletion(.siteSelected(placeholderContent, context))
    }
}
struct GroupedViewData {
    let widgetTitle: LocalizedStringKey, siteName: String, upperLeftTitle: String, upperLeftValue: Int
}
typealias LocalizedString = String
fileprivate extension Int {
    func abbreviatedString(forHeroNumber: Bool = false) -> String {
        let absValue = abs(self)
        let n = NumberFormatter()
        n.numberStyle = .decimal
        n.maximumFractionDigits = 1
        n.roundingMode = .down
        n.usesGroupingSeparator = true
        n.locale = .current
        if absValue < (forHeroNumber ? 100_000 : 10_000) { return n.string(from: NSNumber(value: self)) ?? "\(self)" }
        for (limit, div, suffix) in [
            (1_000_000, 1_000.0, "K"), (1_000_000_000, 1_000_000, "M"), (Int.max, 1_000_000_000, "B"),
        ] where absValue < limit {
            return String.localizedStringWithFormat(
                "%@\(suffix)", n.string(from: (Double(self) / div) as NSNumber) ?? "")
        }
        return "—"
    }
}
fileprivate extension Float {
    var formattedChange: String {
        let f = NumberFormatter()
        f.numberStyle = .percent
        f.positivePrefix = "+"
        f.minusSign = "−"
        f.maximumFractionDigits = 0
        return f.string(for: self) ?? ""
    }
}
struct StatsValueView: View {
    let value: Int, font: Font, fontWeight: Font.Weight, foregroundColor: Color, lineLimit: Int?
    var body: some View {
        Text(value.abbreviatedString()).font(font).fontWeight(fontWeight).foregroundColor(foregroundColor).lineLimit(
            lineLimit
        ).minimumScaleFactor(0.5).accessibility(label: Text("\(value)"))
    }
}
struct VerticalCard: View {
    let title: LocalizedStringKey
    let value: Int
    let largeText: Bool
    private var titleFont: Font { largeText ? Font.headline : .caption }
    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(titleFont).fontWeight(.semibold).foregroundColor(.accentColor).accessibility(hidden: true)
            StatsValueView(
                value: value, font: largeText ? .largeTitle : .title, fontWeight: .regular,
                foregroundColor: Color(.label), lineLimit: nil)
        }.flipsForRightToLeftLayoutDirection(false)
    }
}
struct FlexibleCard: View {
    let axis: Axis, title: LocalizedStringKey, value: Value, lineLimit: Int
    enum Value { case number(Int), description(String) }
    var body: some View {
        switch axis {
        case .vertical:
            VStack(alignment: .leading) {
                Text(title).font(.caption).foregroundColor(Color(.secondaryLabel))
                v
            }
        case .horizontal:
            HStack {
                Text(title).font(.footnote)
                Spacer()
                v
            }
        }
    }
    @ViewBuilder private var v: some View {
        switch value {
        case .number(let n):
            StatsValueView(value: n, font: .footnote, fontWeight: .medium, foregroundColor: .primary, lineLimit: nil)
        case .description(let d): Text(d).font(.footnote).fontWeight(.medium).lineLimit(lineLimit)
        }
    }
}
struct BadgeModifier: ViewModifier {
    var positive: Bool
    func body(content: Content) -> some View {
        content.padding(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)).foregroundColor(.white).background(
            positive ? Color(UIColor.systemGreen) : Color(.systemRed)
        ).cornerRadius(4, antialiased: true)
    }
}
struct ListRow: View {
    let day: ThisWeekWidgetDay
    private let df: DateFormatter = {
        let f = DateFormatter()
        f.setLocalizedDateFormatFromTemplate("EEE d MMM")
        f.timeZone = .init(secondsFromGMT: 0)
        return f
    }()
    var isToday: Bool { NSCalendar.current.isDateInToday(day.date) }
    @ScaledMetric(relativeTo: .caption) var badgeWidth: CGFloat = 52
    var body: some View {
        HStack {
            Text(isToday ? "Today" : df.string(from: day.date)).font(.subheadline)
            Spacer()
            Text(day.viewsCount.abbreviatedString()).font(.subheadline).monospacedDigit()
            Text(day.dailyChangePercent.formattedChange).font(.caption).fontWeight(.bold).frame(
                width: badgeWidth, alignment: .trailing
            ).modifier(BadgeModifier(positive: day.dailyChangePercent >= 0))
        }
    }
}
struct StatsWidgetsView: View {
    let timelineEntry: StatsWidgetEntry
    @Environment(\.widgetFamily) var family: WidgetFamily
    @ViewBuilder var body: some View {
        switch timelineEntry {
        case .loggedOut(let kind), .noSite(let kind), .noData(let kind), .disabled(let kind):
            Text("Log in to see \(kind.rawValue)").multilineTextAlignment(.center)
        case .siteSelected(let content, _):
            if let today = content as? HomeWidgetTodayData {
                switch family {
                case .systemSmall:
                    VStack(alignment: .leading) {
                        FlexibleCard(
                            axis: .vertical, title: "Today", value: .description(content.siteName), lineLimit: 2)
                        Spacer()
                        VerticalCard(title: "Views", value: today.stats.views, largeText: true)
                    }.frame(maxWidth: .infinity, alignment: .leading).padding()
                case .systemMedium:
                    VStack(alignment: .leading) {
                        FlexibleCard(
                            axis: .horizontal, title: "Today", value: .description(content.siteName), lineLimit: 1)
                        Spacer()
                        LazyVGrid(
                            columns: [
                                GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .leading),
                            ], spacing: 12
                        ) {
                            ForEach(Array(Mirror(reflecting: today.stats).children.enumerated()), id: \.offset) {
                                _, child in
                                VerticalCard(
                                    title: LocalizedStringKey((child.label ?? "").capitalized),
                                    value: child.value as? Int ?? 0, largeText: false)
                            }
                        }
                    }.padding()
                default: Text("View is unavailable")
                }
            } else if let week = content as? HomeWidgetThisWeekData {
                VStack(alignment: .leading, spacing: 10) {
                    FlexibleCard(
                        axis: .horizontal, title: "This Week", value: .description(content.siteName), lineLimit: 1)
                    ForEach(week.days, id: \.self) {
                        ListRow(day: $0)
                        if $0 != week.days.last { Divider() }
                    }
                }.padding()
            }
        }
    }
}
struct HomeWidgetToday: Widget {
    private let tracks = Tracks(appGroupName: "group.org.press")
    private var placeholder: HomeWidgetTodayData {
        .init(
            siteID: 0, siteName: "My Press Site", url: "", timeZone: .current, date: Date(),
            stats: .init(views: 5_980, visitors: 4_208, likes: 107, comments: nil))
    }
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "Today", intent: SelectSiteIntent.self,
            provider: SiteListProvider<HomeWidgetTodayData>(placeholderContent: placeholder, widgetKind: .today)
        ) { (entry: StatsWidgetEntry) -> StatsWidgetsView in
            defer { tracks.trackWidgetUpdatedIfNeeded(entry: entry, key: "k", count: 1) }
            return StatsWidgetsView(timelineEntry: entry)
        }
        .configurationDisplayName("Today").description("Stay up to date with today's activity on your Press site.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
struct HomeWidgetThisWeek: Widget {
    var placeholder: HomeWidgetThisWeekData {
        .init(
            siteID: 1, siteName: "Places you should visit", url: "",
            timeZone: TimeZone(identifier: "America/New_York")!, date: Date(),
            days: (0..<7).map { i in
                ThisWeekWidgetDay(
                    date: NSCalendar.current.date(byAdding: .day, value: -i, to: Date())!,
                    viewsCount: [130, 250, 260, 230, 200, 10_450, 180][i],
                    dailyChangePercent: [-0.22, -0.04, 0.12, -0.03, 0.13, 0.0, 2][i])
            })
    }
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "ThisWeek", intent: SelectSiteIntent.self,
            provider: SiteListProvider<HomeWidgetThisWeekData>(placeholderContent: placeholder, widgetKind: .thisWeek)
        ) { StatsWidgetsView(timelineEntry: $0) }.supportedFamilies([.systemLarge])
    }
}
class Tracks {
    let appGroupName: String
    init(appGroupName: String) { self.appGroupName = appGroupName }
    func trackWidgetUpdatedIfNeeded(entry: StatsWidgetEntry, key: String, count: Int) {
        DispatchQueue.global().async {
            guard case .siteSelected(_, let context) = entry, !context.isPreview else { return }
            let p: [String: NSObject] = ["count": count as NSNumber, "family": "\(context.family)" as NSString]
            Self.send(p)
        }
    }
    private static func send(_ p: [String: NSObject]) {
        guard JSONSerialization.isValidJSONObject(p),
            let d = try? JSONSerialization.data(withJSONObject: p, options: [.prettyPrinted, .sortedKeys])
        else { return }
        _ = d
    }
}
struct PressWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        HomeWidgetToday()
        HomeWidgetThisWeek()
    }
}
