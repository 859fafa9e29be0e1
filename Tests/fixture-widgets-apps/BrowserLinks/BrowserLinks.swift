// Written as a large app would.
import SwiftUI
import WidgetKit
import UIKit
import Combine
import os

fileprivate extension Color {
    static let ui = Color.UI()
    struct UI {
        let gradient1 = Color("g1")
        let darkBlue = Color(red: 13 / 255, green: 96 / 255, blue: 242 / 255)
    }
}
private let log = OSLog(subsystem: "org.example.ios.Foxtrot", category: .pointsOfInterest)
enum QuickLink: Int {
    case search = 1, copiedLink, privateSearch, closePrivateTabs
    public var imageName: String {
        switch self {
        case .search: return "magnifyingglass"
        case .copiedLink: return "doc.on.clipboard"
        case .privateSearch: return "eyeglasses"
        case .closePrivateTabs: return "trash"
        }
    }
    public var label: String {
        switch self {
        case .search: return String.SearchInFoxtrotV2
        case .privateSearch: return String.SearchInPrivateTabLabelV2
        case .copiedLink: return String.GoToCopiedLinkLabelV2
        case .closePrivateTabs: return .ClosePrivateTabsLabelV2
        }
    }
    public var smallWidgetUrl: URL {
        URL(string: "foxtrot://widget-small-quicklink-open-url?\(rawValue)", encodingInvalidCharacters: false)!
    }
    public var backgroundColors: [Color] {
        switch self {
        case .search: return [.pink, .orange]
        case .privateSearch: return [.purple, Color(hue: 0.7, saturation: 0.8, brightness: 0.5)]
        case .copiedLink: return [.cyan, Color.ui.darkBlue]
        case .closePrivateTabs: return [.orange, .red]
        }
    }
    static func from(_ i: Int) -> Self? { Self(rawValue: i) }
}
fileprivate extension String {
    static let SearchInFoxtrotV2 = MZLocalizedString(
        key: "TodayWidget.SearchInFoxtrotV2", tableName: "Today", value: "Search in Foxtrot", comment: "")
    static let SearchInPrivateTabLabelV2 = MZLocalizedString(
        key: "TodayWidget.SearchInPrivateTabLabelV2", tableName: "Today", value: "Search in\nPrivate Tab", comment: "")
    static let
        GoToCopiedLinkLabelV2 = MZLocalizedString(
            key: "b", tableName: "Today", value: "Go to\nCopied Link", comment: ""),
        ClosePrivateTabsLabelV2 = MZLocalizedString(
            key: "c", tableName: "Today", value: "Close\nPrivate Tabs", comment: "")
    var asURL: URL? { URL(string: addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? self) }
    func remove(_ string: String?) -> String { replacingOccurrences(of: string ?? "", with: "") }
}
func MZLocalizedString(key: String, tableName: String? = nil, value: String? = nil, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: Bundle.main, value: value ?? "", comment: comment)
}
struct ImageButtonWithLabel: View {
    var isSmall: Bool
    var link: QuickLink
    var paddingValue: CGFloat { isSmall ? 10.0 : 8.0 }
    var body: some View {
        Link(destination: isSmall ? link.smallWidgetUrl : link.smallWidgetUrl) {
            ZStack(alignment: .leading) {
                if !isSmall {
                    ContainerRelativeShape().fill(
                        LinearGradient(
                            gradient: Gradient(colors: link.backgroundColors), startPoint: .bottomLeading,
                            endPoint: .topTrailing))
                }
                VStack(alignment: .center, spacing: 50.0) {
                    HStack(alignment: .top) {
                        VStack(alignment: .leading) {
                            if isSmall {
                                Text(link.label).font(.headline).minimumScaleFactor(0.75).layoutPriority(1000)
                            } else {
                                Text(link.label).font(.footnote).minimumScaleFactor(0.75).layoutPriority(1000)
                            }
                        }
                        Spacer()
                        if link == .search && isSmall {
                            Image(systemName: "flame").scaledToFit().frame(height: 24.0)
                        } else {
                            Image(systemName: link.imageName).scaledToFit().frame(height: 24.0)
                        }
                    }
                    if isSmall {
                        HStack(alignment: .bottom) {
                            Spacer()
                            Image(systemName: "flame.fill").scaledToFit().frame(height: 24.0).foregroundColor(
                                Color.clear
                            ).hidden()
                        }
                    }
                }.foregroundColor(Color.white).padding([.horizontal, .vertical], paddingValue)
            }
        }
    }
}
struct OpenTabsEntry: TimelineEntry {
    let date: Date
    let favicons: [String: Image]
    let tabs: [SimpleTab]
}
struct SimpleTab: Hashable, Codable {
    var title: String?
    var url: URL?
    let lastUsedTime: Timestamp?
    var faviconURL: String?
    var isPrivate: Bool = false
    var uuid: String = ""
    static func sample() -> [String: SimpleTab] {
        Dictionary(
            uniqueKeysWithValues: [
                "https://www.example.org/foxtrot", "https://en.wikipedia.org/wiki/Fox?x=1#a",
                "http://192.168.1.1:8080/admin", "https://news.ycombinator.com",
                "https://developer.apple.com/documentation/widgetkit",
            ].enumerated().map { i, u in
                (
                    u,
                    SimpleTab(
                        title: i == 2 ? nil : "Tab \(i + 1): something", url: URL(string: u),
                        lastUsedTime: Timestamp(i), uuid: "\(i)")
                )
            })
    }
}
typealias Timestamp = UInt64
enum SimpleTabArchive {
    static func saveSimpleTab(_ tabs: [String: SimpleTab]?) {
        guard let tabs, !tabs.isEmpty, let data = try? PropertyListEncoder().encode(tabs) else { return }
        UserDefaults(suiteName: "group.org.example")?.set(data, forKey: "WidgetKitSimpleTab")
    }
    static func getSimpleTabs() -> [String: SimpleTab]? {
        if let tabs = UserDefaults(suiteName: "group.org.example")?.object(forKey: "WidgetKitSimpleTab") as? Data {
            do { return try PropertyListDecoder().decode([String: SimpleTab].self, from: tabs) } catch { print(error) }
        }
        return nil
    }
}
fileprivate extension URL {
    var baseDomain: String? {
        guard let host = self.host, host.rangeOfCharacter(from: .letters) != nil else { return host }
        let parts = host.components(separatedBy: ".")
        return parts.suffix(2).joined(separator: ".")
    }
    var shortDisplayString: String {
        (baseDomain ?? absoluteString).split(separator: ".").first.map(String.init) ?? absoluteString
    }
    var isWebPage: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") }
    init?(string: String, encodingInvalidCharacters: Bool, extra: Void = ()) { self.init(string: string) }
}
struct TabProvider: TimelineProvider {
    public typealias Entry = OpenTabsEntry
    @MainActor static var fetched = 0
    func placeholder(in context: Context) -> OpenTabsEntry {
        OpenTabsEntry(date: Date(), favicons: [String: Image](), tabs: [])
    }
    func getSnapshot(in context: Context, completion: @escaping (OpenTabsEntry) -> Void) {
        let all = (SimpleTabArchive.getSimpleTabs() ?? SimpleTab.sample()).values.sorted {
            ($0.lastUsedTime ?? 0) > ($1.lastUsedTime ?? 0)
        }
        let faviconFetchGroup = DispatchGroup()
        var tabFaviconDictionary = [String: Image]()
        let lock = OSAllocatedUnfairLock(initialState: 0)
        for tab in all {
            faviconFetchGroup.enter()
            Task { @MainActor in
                Self.fetched += 1
                lock.withLock { $0 += 1 }
                tabFaviconDictionary[tab.title ?? ""] = await FaviconFetcher().favicon(for: tab)
                faviconFetchGroup.leave()
            }
        }
        faviconFetchGroup.notify(queue: .main) {
            completion(OpenTabsEntry(date: Date(), favicons: tabFaviconDictionary, tabs: all))
        }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<OpenTabsEntry>) -> Void) {
        getSnapshot(in: context, completion: { completion(Timeline(entries: [$0], policy: .atEnd)) })
    }
}
final class FaviconFetcher {
    func favicon(for tab: SimpleTab) async -> Image {
        let letter = (tab.url?.baseDomain ?? "?").prefix(1).uppercased()
        return await withCheckedContinuation { c in
            DispatchQueue.global(qos: .background).async {
                c.resume(
                    returning: Image(
                        uiImage: Self.letterImage(
                            letter,
                            color: .init(
                                hue: CGFloat(abs(letter.hashValue) % 100) / 100, saturation: 0.6, brightness: 0.8,
                                alpha: 1))))
            }
        }
    }
    static func letterImage(_ letter: String, color: UIColor) -> UIImage {
        let size = CGSize(width: 64, height: 64)
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { ctx in
            color.setFill()
            ctx.cgContext.addPath(UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 14).cgPath)
            ctx.cgContext.fillPath()
            UIColor.white.withAlphaComponent(0.25).setStroke()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 6)).stroke()
            let attrs: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 36, weight: .bold), .foregroundColor: UIColor.white,
            ]
            let s = letter.size(withAttributes: attrs)
            (letter as NSString).draw(
                at: CGPoint(x: (size.width - s.width) / 2, y: (size.height - s.height) / 2), withAttributes: attrs)
        }
    }
}
struct OpenTabsView: View {
    let entry: OpenTabsEntry
    @Environment(\.widgetFamily) var widgetFamily
    @ViewBuilder func lineItemForTab(_ tab: SimpleTab) -> some View {
        let query = widgetFamily == .systemMedium ? "widget-tabs-medium-open-url" : "widget-tabs-large-open-url"
        VStack(alignment: .leading) {
            Link(destination: linkToContainingApp("?uuid=\(tab.uuid)", query: query)) {
                HStack(alignment: .center, spacing: 15) {
                    if (entry.favicons[tab.title!] != nil) {
                        (entry.favicons[tab.title!])!.resizable().frame(width: 16, height: 16)
                    } else {
                        Image(systemName: "globe").foregroundColor(Color.white).frame(width: 16, height: 16)
                    }
                    Text(tab.title!).foregroundColor(Color.white).multilineTextAlignment(.leading).lineLimit(1).font(
                        .system(size: 15, weight: .regular, design: .default))
                }.padding(.horizontal)
            }
            Rectangle().fill(Color(UIColor(red: 0.85, green: 0.85, blue: 0.87, alpha: 0.3))).frame(height: 0.5).padding(
                .leading, 45)
        }
    }
    var openFoxtrotButton: some View {
        HStack(alignment: .center, spacing: 15) {
            Image(systemName: "square.and.arrow.up").foregroundColor(.white)
            Text("Open Foxtrot").foregroundColor(.white).lineLimit(1).font(
                .system(size: 13, weight: .semibold, design: .default))
            Spacer()
        }.padding([.horizontal])
    }
    var numberOfTabsToDisplay: Int { if widgetFamily == .systemMedium { return 3 } else { return 8 } }
    var body: some View {
        Group {
            if entry.tabs.isEmpty {
                VStack {
                    Text("No open tabs.")
                    HStack {
                        Image(systemName: "flame")
                        Text("Open Foxtrot").foregroundColor(.white).lineLimit(1)
                    }.padding(10).background(Color(red: 0.2, green: 0.2, blue: 0.3)).clipShape(
                        RoundedRectangle(cornerRadius: 10))
                }.foregroundColor(Color.white)
            } else {
                VStack(spacing: 8) {
                    ForEach(entry.tabs.filter { $0.title != nil }.prefix(numberOfTabsToDisplay), id: \.self) { tab in
                        lineItemForTab(tab)
                    }
                    if entry.tabs.count > numberOfTabsToDisplay {
                        HStack(alignment: .center, spacing: 15) {
                            Image(systemName: "chart.bar").foregroundColor(.white).frame(width: 16, height: 16)
                            Text("+\(entry.tabs.count - numberOfTabsToDisplay) more").font(.system(size: 13))
                                .foregroundColor(.white)
                            Spacer()
                        }.padding([.horizontal])
                    } else {
                        openFoxtrotButton
                    }
                    Spacer()
                }.padding(.top, 14)
            }
        }.frame(maxWidth: .infinity, maxHeight: .infinity).linksBackground(
            (Color(UIColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1.00))))
    }
    private func linkToContainingApp(_ urlSuffix: String = "", query: String) -> URL {
        let urlString = "foxtrot://\(query)\(urlSuffix)"
        return URL(string: urlString)!
    }
}
fileprivate extension View {
    func linksBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { backgroundView }
        } else {
            return background(backgroundView)
        }
    }
}
struct SmallQuickLinkView: View {
    var link: QuickLink
    var body: some View {
        ImageButtonWithLabel(isSmall: true, link: link).widgetURL(link.smallWidgetUrl).frame(
            maxWidth: .infinity, maxHeight: .infinity
        ).linksBackground(
            LinearGradient(
                gradient: Gradient(colors: link.backgroundColors), startPoint: .bottomLeading, endPoint: .topTrailing))
    }
}
struct QLProvider: TimelineProvider {
    struct QuickLinkEntry: TimelineEntry {
        public let date: Date
        let link: QuickLink
    }
    public typealias Entry = QuickLinkEntry
    public func placeholder(in context: Context) -> Entry { .init(date: .distantPast, link: .search) }
    public func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        let entry = Entry(date: Date(), link: .search)
        completion(entry)
    }
    public func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let id = OSSignpostID(log: log)
        os_signpost(.begin, log: log, name: "timeline", signpostID: id)
        defer { os_signpost(.end, log: log, name: "timeline", signpostID: id, "%d", 1) }
        os_log(.info, "quick link")
        let e = (1...4).compactMap(QuickLink.from).enumerated().map {
            Entry(date: Calendar.current.date(byAdding: .hour, value: $0.offset, to: Date())!, link: $0.element)
        }
        completion(Timeline(entries: e, policy: .atEnd))
    }
}
struct SmallQL: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "QuickLink", provider: QLProvider()) { SmallQuickLinkView(link: $0.link) }
            .supportedFamilies([.systemSmall]).configurationDisplayName(String.SearchInFoxtrotV2).description(
                String.GoToCopiedLinkLabelV2
            ).contentMarginsDisabled()
    }
}
struct MediumQL: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "QuickLinks", provider: QLProvider()) { _ in
            VStack {
                HStack {
                    ImageButtonWithLabel(isSmall: false, link: .search)
                    ImageButtonWithLabel(isSmall: false, link: .privateSearch)
                }
                HStack {
                    ImageButtonWithLabel(isSmall: false, link: .copiedLink)
                    ImageButtonWithLabel(isSmall: false, link: .closePrivateTabs)
                }
            }.padding(10.0).linksBackground(Color(UIColor.systemBackground))
        }.supportedFamilies([.systemMedium]).contentMarginsDisabled()
    }
}
struct OpenTabsWidget: Widget {
    private let kind: String = "OpenTabs"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TabProvider()) { entry in OpenTabsView(entry: entry) }
            .supportedFamilies([.systemMedium, .systemLarge]).configurationDisplayName(Text("OpenTabs")).description(
                Text("Add shortcuts")
            ).contentMarginsDisabled()
    }
}
struct FoxtrotWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        SmallQL()
        MediumQL()
        OpenTabsWidget()
    }
}
