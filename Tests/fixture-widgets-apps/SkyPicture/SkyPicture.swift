import WidgetKit
import SwiftUI
import UIKit

struct AstronomyPicture: Codable {
    let copyright: String?
    let date: Date
    let explanation: String
    let hdurl: URL?
    let mediaType: MediaType
    let title: String
    let url: URL
    enum MediaType: String, Codable { case image, video; case other
        init(from decoder: Decoder) throws { self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other } }
    enum CodingKeys: String, CodingKey { case copyright, date, explanation, hdurl; case mediaType = "media_type"; case title, url }
}
actor ImageCache {
    enum Entry { case inProgress(Task<UIImage, Error>), ready(UIImage) }
    private var cache: [URL: Entry] = [:]
    static let shared = ImageCache()
    func image(from url: URL) async throws -> UIImage {
        if let cached = cache[url] {
            switch cached {
            case .ready(let i): return i
            case .inProgress(let t): return try await t.value
            }
        }
        let task = Task { try await Self.download(url) }
        cache[url] = .inProgress(task)
        do { let i = try await task.value; cache[url] = .ready(i); return i } catch { cache[url] = nil; throw error }
    }
    private static func download(_ url: URL) async throws -> UIImage {
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
        return await image.byPreparingThumbnail(ofSize: CGSize(width: 400, height: 400)) ?? image
    }
}
enum ApodService {
    static var cacheFolder: URL { FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0] }
    static func getImage(client: NetworkClient) async throws -> ApodEntry {
        var components = URLComponents(string: "https://127.0.0.1:1/planetary/apod")!
        components.queryItems = [.init(name: "api_key", value: "DEMO_KEY"), URLQueryItem(name: "thumbs", value: "true")]
        let (data, _) = try await client.data(for: URLRequest(url: components.url!, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { d in
            let s = try d.singleValueContainer().decode(String.self)
            let f = DateFormatter(); f.calendar = Calendar(identifier: .iso8601); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); f.dateFormat = "yyyy-MM-dd"
            guard let date = f.date(from: s) else { throw DecodingError.dataCorrupted(.init(codingPath: d.codingPath, debugDescription: "bad date \(s)")) }
            return date
        }
        let pic = try decoder.decode(AstronomyPicture.self, from: data)
        let image = try await ImageCache.shared.image(from: pic.hdurl ?? pic.url)
        try? image.jpegData(compressionQuality: 0.8)?.write(to: cacheFolder.appendingPathComponent("apod.jpg"), options: [.atomic, .completeFileProtection])
        return ApodEntry(date: pic.date, title: pic.title, image: image)
    }
}
protocol NetworkClient { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
extension URLSession: NetworkClient {}
struct ApodEntry: TimelineEntry { let date: Date; let title: String; let image: UIImage
    static let placeholder = ApodEntry(date: .now, title: "Pillars of Creation", image: .space) }
extension UIImage {
    static let space: UIImage = {
        let size = CGSize(width: 300, height: 300)
        UIGraphicsBeginImageContextWithOptions(size, true, 0)
        defer { UIGraphicsEndImageContext() }
        let ctx = UIGraphicsGetCurrentContext()!
        ctx.setFillColor(UIColor(red: 0.03, green: 0.02, blue: 0.15, alpha: 1).cgColor)
        ctx.fill(CGRect(origin: .zero, size: size))
        for i in 0..<120 {
            let x = CGFloat((i * 73) % 300), y = CGFloat((i * 151) % 300), r = CGFloat(i % 3) + 0.5
            ctx.setFillColor(UIColor.white.withAlphaComponent(CGFloat(i % 5) / 5 + 0.2).cgColor)
            ctx.fillEllipse(in: CGRect(x: x, y: y, width: r, height: r))
        }
        ctx.saveGState()
        ctx.translateBy(x: 150, y: 150); ctx.rotate(by: .pi / 6)
        ctx.setStrokeColor(UIColor.systemTeal.cgColor); ctx.setLineWidth(3)
        ctx.addEllipse(in: CGRect(x: -90, y: -30, width: 180, height: 60)); ctx.strokePath()
        ctx.restoreGState()
        ctx.setShadow(offset: .zero, blur: 20, color: UIColor.orange.cgColor)
        UIColor.systemOrange.setFill(); ctx.fillEllipse(in: CGRect(x: 110, y: 110, width: 80, height: 80))
        return UIGraphicsGetImageFromCurrentImageContext()!
    }()
    func resized(toWidth width: CGFloat, isOpaque: Bool = true) -> UIImage? {
        let canvas = CGSize(width: width, height: CGFloat(ceil(width / size.width * size.height)))
        let format = imageRendererFormat
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: canvas, format: format).image { _ in draw(in: CGRect(origin: .zero, size: canvas)) }
    }
    var averageColor: UIColor? {
        guard let cg = self.cgImage else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        guard let context = CGContext(data: &bitmap, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) else { return nil }
        context.interpolationQuality = .medium
        context.draw(cg, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return UIColor(red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255, alpha: 1)
    }
}
struct ApodProvider: TimelineProvider {
    func placeholder(in context: Context) -> ApodEntry { .placeholder }
    func getSnapshot(in context: Context, completion: @escaping (ApodEntry) -> ()) { completion(.placeholder) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ApodEntry>) -> ()) {
        Task.detached(priority: .background) {
            let entry: ApodEntry
            do { entry = try await ApodService.getImage(client: URLSession.shared) } catch let error as URLError where error.code == .notConnectedToInternet { entry = .placeholder } catch { NSLog("apod: %@", error.localizedDescription); entry = .placeholder }
            let tomorrow = Calendar.current.startOfDay(for: Calendar.current.date(byAdding: .day, value: 1, to: Date())!)
            completion(.init(entries: [entry], policy: .after(tomorrow)))
        }
    }
}
struct ApodView: View {
    let entry: ApodEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) var mode
    var body: some View {
        ZStack(alignment: .bottom) {
            if #available(iOS 18, *) {
                Image(uiImage: entry.image.resized(toWidth: 800) ?? entry.image).resizable().widgetAccentedRenderingMode(.fullColor).scaledToFill()
            } else { Image(uiImage: entry.image).resizable().scaledToFill() }
            VStack(alignment: .leading, spacing: 2) {
                Text(entry.date.formatted(date: .abbreviated, time: .omitted).uppercased()).font(.system(size: 10, weight: .semibold)).tracking(1).opacity(0.7)
                Text(entry.title).font(.system(family == .systemSmall ? .footnote : .title3, design: .serif, weight: .bold)).lineLimit(2)
            }
            .shadow(radius: 2)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
            .background { Rectangle().fill(.ultraThinMaterial).environment(\.colorScheme, .dark).mask(LinearGradient(colors: [.black, .clear], startPoint: .bottom, endPoint: .top)) }
        }
        .foregroundColor(.white)
        .background(Color(uiColor: entry.image.averageColor ?? .black))
        .skyBackground(Color.black)
    }
}
extension View {
    func skyBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { backgroundView }
        } else { return background(backgroundView) }
    }
}
extension WidgetConfiguration {
    func disableContentMarginsIfNeeded() -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, macOS 14, *) { return self.contentMarginsDisabled() } else { return self }
    }
}
struct ApodWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "apod", provider: ApodProvider(), content: { ApodView(entry: $0) })
            .configurationDisplayName("NASA APOD").description("Astronomy Picture of the Day")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
            .disableContentMarginsIfNeeded()
    }
}
