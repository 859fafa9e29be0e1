// Written as a large app would.
import UIKit
import WidgetKit
import SwiftUI
import Foundation
import UniformTypeIdentifiers
import CoreLocation

// Cloud-like
class NCBrandColor: NSObject {
    static let shared: NCBrandColor = {
        let instance = NCBrandColor()
        return instance
    }()
    let customer = UIColor(red: 0.0 / 255.0, green: 130.0 / 255.0, blue: 201.0 / 255.0, alpha: 1.0)
    lazy var textColor2: UIColor = { .secondaryLabel }()
    public private(set) var userColors: [CGColor] = []
    private let themingColor = ThreadSafeDictionary<String, UIColor>()
    func getElement(account: String?) -> UIColor {
        if let a = account, let c = themingColor[a] { return c }
        return customer
    }
    private override init() {
        super.init()
        userColors = (0..<6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.5, brightness: 0.9, alpha: 1).cgColor }
    }
}
class ThreadSafeDictionary<V: Hashable, T>: Collection {
    private var dictionary: [V: T]
    private let queue = DispatchQueue(label: "Dictionary Barrier Queue", attributes: .concurrent)
    var startIndex: Dictionary<V, T>.Index { queue.sync { self.dictionary.startIndex } }
    var endIndex: Dictionary<V, T>.Index { queue.sync { dictionary.endIndex } }
    init(dict: [V: T] = [V: T]()) { dictionary = dict }
    func index(after i: Dictionary<V, T>.Index) -> Dictionary<V, T>.Index { queue.sync { dictionary.index(after: i) } }
    subscript(key: V) -> T? {
        get { queue.sync { dictionary[key] } }
        set(newValue) { queue.async(flags: .barrier) { [weak self] in self?.dictionary[key] = newValue } }
    }
    subscript(index: Dictionary<V, T>.Index) -> Dictionary<V, T>.Element { queue.sync { dictionary[index] } }
}
struct FilesData: Identifiable, Hashable {
    var id: String
    var image: UIImage
    var title: String
    var subTitle: String
    var url: URL
    var useTypeIconFile: Bool = false
    static func == (l: Self, r: Self) -> Bool { l.id == r.id }
    func hash(into h: inout Hasher) { h.combine(id) }
}
struct FilesDataEntry: TimelineEntry {
    let date: Date
    let datas: [FilesData]
    let isPlaceholder: Bool
    let isEmpty: Bool
    let userId: String
    let url: String
    let tile: String
    let footerImage: String
    let footerText: String
}
protocol XMLMetadata { var fileName: String { get } }
final class PropfindParser: NSObject {
    private(set) var items: [(name: String, size: Int64, date: Date, type: UTType)] = []
    func parse() {
        let names = ["Holiday photos.zip", "budget-2024.xlsx", "IMG_0042.heic", "notes.md", "Contract.pdf", "talk.mp4"]
        items = names.enumerated().map { i, n in
            (
                n, Int64(pow(1_917.0, Double(i % 3 + 1))), Date().addingTimeInterval(-Double(i * i) * 7_200),
                UTType(filenameExtension: (n as NSString).pathExtension) ?? .data
            )
        }
    }
}
enum Utility {
    static func transformedSize(_ bytes: Int64) -> String {
        let f = ByteCountFormatter()
        f.countStyle = .binary
        f.allowedUnits = [.useKB, .useMB, .useGB]
        f.includesUnit = true
        f.isAdaptive = true
        return f.string(fromByteCount: bytes)
    }
    static func dateDiff(_ date: Date?) -> String {
        guard let date else { return "" }
        let today = Date()
        var ti = date.timeIntervalSince(today)
        ti = ti * -1
        if ti < 60 {
            return NSLocalizedString("_less_a_minute_", value: "less than a minute ago", comment: "")
        } else if ti < 3600 {
            let diff = Int(round(ti / 60))
            return String(format: NSLocalizedString("_minutes_ago_", value: "%d min ago", comment: ""), diff)
        } else if ti < 86400 {
            return String(
                format: NSLocalizedString("_hours_ago_", value: "%d h ago", comment: ""), Int(round(ti / 3600)))
        } else {
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            return formatter.string(from: date)
        }
    }
    static func icon(_ t: UTType) -> String {
        if t.conforms(to: .image) {
            return "photo"
        } else if t.conforms(to: .audiovisualContent) {
            return "film"
        } else if t.conforms(to: .archive) || t == .zip {
            return "doc.zipper"
        } else if t.conforms(to: .pdf) {
            return "doc.richtext"
        } else if t.conforms(to: .text) {
            return "doc.text"
        }
        return "doc"
    }
}
func getFilesDataEntry(
    configuration: Any?, isPreview: Bool, displaySize: CGSize, completion: @escaping (_ entry: FilesDataEntry) -> Void
) {
    let parser = PropfindParser()
    parser.parse()
    let limit = Int(displaySize.height / 44)
    let cfg = UIImage.SymbolConfiguration(pointSize: 20, weight: .light).applying(
        UIImage.SymbolConfiguration(paletteColors: [.systemBlue, .systemGray]))
    let datas = parser.items.sorted(by: { $0.date.compare($1.date) == .orderedDescending }).prefix(limit).map { i in
        FilesData(
            id: i.name,
            image: UIImage(systemName: Utility.icon(i.type), withConfiguration: cfg)?.withTintColor(
                NCBrandColor.shared.customer, renderingMode: .alwaysOriginal) ?? UIImage(), title: i.name,
            subTitle: Utility.dateDiff(i.date) + " · " + Utility.transformedSize(i.size),
            url: URL(
                string:
                    "cloud://open-file?path=\(i.name.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!)"
            )!, useTypeIconFile: true)
    }
    let footer = "Files " + DateFormatter.localizedString(from: Date(), dateStyle: .none, timeStyle: .short)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
        completion(
            FilesDataEntry(
                date: Date(), datas: datas, isPlaceholder: false, isEmpty: datas.isEmpty, userId: "me",
                url: "https://cloud", tile: "Recent", footerImage: "checkmark.icloud", footerText: footer))
    }
}
struct FilesDataProvider: TimelineProvider {
    typealias Entry = FilesDataEntry
    func placeholder(in context: Context) -> FilesDataEntry {
        FilesDataEntry(
            date: Date(), datas: [], isPlaceholder: true, isEmpty: true, userId: "", url: "", tile: "Files",
            footerImage: "checkmark.icloud", footerText: "Cloud")
    }
    func getSnapshot(in context: Context, completion: @escaping (FilesDataEntry) -> Void) {
        getFilesDataEntry(configuration: nil, isPreview: true, displaySize: context.displaySize) { completion($0) }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<FilesDataEntry>) -> Void) {
        getFilesDataEntry(configuration: nil, isPreview: context.isPreview, displaySize: context.displaySize) { entry in
            let timeLine = Timeline(entries: [entry], policy: .atEnd)
            completion(timeLine)
        }
    }
}
struct FilesWidgetView: View {
    var entry: FilesDataEntry
    var body: some View {
        GeometryReader { geo in
            ZStack(alignment: .topLeading) {
                HStack {
                    Text(entry.tile).font(.system(size: 12)).fontWeight(.bold).multilineTextAlignment(.center).textCase(
                        .uppercase
                    ).lineLimit(1)
                }.frame(width: geo.size.width - 20).padding([.top, .leading, .trailing], 10)
                if entry.isEmpty {
                    VStack(alignment: .center) {
                        Image(systemName: "checkmark").resizable().scaledToFit().frame(width: 50, height: 50)
                        Text("_no_items_").font(.system(size: 25)).padding()
                    }.frame(width: geo.size.width, height: geo.size.height)
                }
                if !entry.isEmpty || entry.isPlaceholder {
                    VStack(alignment: .leading) {
                        VStack(spacing: 0) {
                            ForEach(entry.datas, id: \.id) { element in
                                Link(destination: element.url) {
                                    HStack {
                                        if element.useTypeIconFile {
                                            Image(uiImage: element.image).resizable().renderingMode(.template)
                                                .foregroundColor(Color(NCBrandColor.shared.getElement(account: nil)))
                                                .scaledToFit().frame(width: 35, height: 22)
                                        } else {
                                            Image(uiImage: element.image).resizable().scaledToFill().frame(
                                                width: 35, height: 35
                                            ).clipped().cornerRadius(5)
                                        }
                                        VStack(alignment: .leading, spacing: 2) {
                                            Text(element.title).font(.system(size: 12)).fontWeight(.regular)
                                            Text(element.subTitle).font(.system(size: 10)).foregroundColor(
                                                Color(UIColor.systemGray))
                                        }
                                        Spacer()
                                    }.padding(.leading, 10).frame(height: 36)
                                }
                                if element != entry.datas.last { Divider().padding(.leading, 54) }
                            }
                        }
                    }.padding(.top, 35).redacted(reason: entry.isPlaceholder ? .placeholder : [])
                }
                HStack(spacing: 0) {
                    let sizeButton: CGFloat = 40
                    let placeholderColor: Color = Color(white: 0.8)
                    ForEach(
                        [
                            ("photo.badge.plus", "add-asset"), ("doc.badge.plus", "add-scan-document"),
                            ("note.text.badge.plus", "create-text-document"), ("mic", "create-voice-memo"),
                        ], id: \.1
                    ) { icon, action in
                        Link(
                            destination: entry.isPlaceholder
                                ? URL(string: "cloud://open-action")!
                                : URL(string: "cloud://open-action?action=\(action)")!,
                            label: {
                                Image(systemName: icon).resizable().foregroundColor(
                                    entry.isPlaceholder ? placeholderColor : Color(NCBrandColor.shared.customer)
                                ).padding(11).background(Color(UIColor.secondarySystemBackground)).clipShape(Circle())
                                    .scaledToFit().frame(width: geo.size.width / 4, height: sizeButton)
                            })
                    }
                }.frame(width: geo.size.width, height: geo.size.height - 25, alignment: .bottomTrailing).redacted(
                    reason: entry.isPlaceholder ? .placeholder : [])
                HStack {
                    Image(systemName: entry.footerImage).resizable().font(.system(size: 15)).frame(
                        width: 18, height: 12
                    ).foregroundColor(Color(NCBrandColor.shared.customer))
                    Text(entry.footerText).font(.caption2).lineLimit(1).foregroundColor(.secondary)
                }.padding(.horizontal, 15.0).frame(
                    maxWidth: geo.size.width, maxHeight: geo.size.height - 2, alignment: .bottomTrailing)
            }
        }.filesBackground(Color(UIColor.systemBackground))
    }
}
fileprivate extension View {
    func filesBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { backgroundView }
        } else {
            return background(backgroundView)
        }
    }
}
struct FilesWidget: Widget {
    let kind: String = "FilesWidget"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: FilesDataProvider()) { entry in FilesWidgetView(entry: entry) }
            .supportedFamilies([.systemLarge]).configurationDisplayName("Files").description(
                NSLocalizedString("_description_files_", comment: "")
            ).contentMarginsDisabled()
    }
}
// quota, lock screen
struct QuotaEntry: TimelineEntry {
    var date = Date()
    var used: Measurement<UnitInformationStorage>
    var total: Measurement<UnitInformationStorage>
    var ratio: Double { used.converted(to: .bytes).value / total.converted(to: .bytes).value }
}
struct QuotaProvider: TimelineProvider {
    func placeholder(in c: Context) -> QuotaEntry {
        .init(used: .init(value: 3.4, unit: .gigabytes), total: .init(value: 10, unit: .gigabytes))
    }
    func getSnapshot(in c: Context, completion: @escaping (QuotaEntry) -> Void) { completion(placeholder(in: c)) }
    func getTimeline(in c: Context, completion: @escaping (Timeline<QuotaEntry>) -> Void) {
        completion(.init(entries: [placeholder(in: c)], policy: .never))
    }
}
struct QuotaView: View {
    @Environment(\.widgetFamily) var family
    let entry: QuotaEntry
    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(
                value: entry.ratio, label: { Text("") },
                currentValueLabel: {
                    VStack(spacing: 0) {
                        Image(systemName: "cloud.fill").font(.system(size: 10))
                        Text("\(Int(entry.ratio * 100))%").font(.system(size: 11, weight: .bold))
                    }
                }
            ).gaugeStyle(.accessoryCircularCapacity)
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 3) {
                HStack {
                    Image(systemName: "externaldrive.fill.badge.icloud")
                    Text("Storage").font(.headline)
                }.widgetAccentable()
                Text(
                    "\(entry.used.formatted(.byteCount(style: .decimal))) of \(entry.total.formatted(.byteCount(style: .decimal)))"
                ).font(.caption)
                ProgressView(value: entry.ratio).progressViewStyle(.linear)
            }
        default:
            ViewThatFits {
                Label("\(entry.used.formatted()) used", systemImage: "cloud")
                Text(entry.ratio, format: .percent)
            }
        }
    }
}
struct QuotaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quota", provider: QuotaProvider()) {
            QuotaView(entry: $0).filesBackground(AccessoryWidgetBackground())
        }.supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
struct CloudWidgetBundle: WidgetBundle {
    var body: some Widget {
        FilesWidget()
        QuotaWidget()
    }
}
