import WidgetKit
import SwiftUI
import UIKit
// pure Swift fallback: not a real QR, draws a matrix bitmap
private func makeQR(_ s: String) -> UIImage? {
    let n = 25; var px = [UInt8](repeating: 255, count: n * n); var h: UInt32 = 2166136261
    for b in s.utf8 { h = (h ^ UInt32(b)) &* 16777619 }
    for y in 0..<n { for x in 0..<n { h ^= h << 13; h ^= h >> 17; h ^= h << 5; px[y * n + x] = h & 1 == 0 ? 0 : 255 } }
    func finder(_ ox: Int, _ oy: Int) { for y in -1..<8 { for x in -1..<8 where (0..<n).contains(ox + x) && (0..<n).contains(oy + y) { let ring = max(abs(x - 3), abs(y - 3)); px[(oy + y) * n + ox + x] = ring == 2 || ring == 4 ? 255 : 0 } } }
    finder(0, 0); finder(n - 7, 0); finder(0, n - 7)
    guard let provider = CGDataProvider(data: Data(px) as CFData) else { return nil }
    guard let cg = CGImage(width: n, height: n, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: n, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent) else { return nil }
    return UIImage(cgImage: cg) }
struct PassCard: Codable, Hashable { var name, code: String; var kind: Kind; enum Kind: String, Codable { case wifi = "WIFI", url = "URL", member = "会員証" } }
struct PassQEntry: TimelineEntry { let date: Date; let card: PassCard; let image: UIImage? }
struct PassQProv: TimelineProvider { func placeholder(in context: Context) -> PassQEntry { .init(date: .now, card: PassCard(name: "Gäste-WLAN", code: "WIFI:T:WPA;S:Gast;P:geheim;;", kind: .wifi), image: nil) }
    func getSnapshot(in context: Context, completion: @escaping (PassQEntry) -> Void) { let c = placeholder(in: context).card; completion(.init(date: .now, card: c, image: makeQR(c.code))) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PassQEntry>) -> Void) { getSnapshot(in: context) { completion(.init(entries: [$0], policy: .never)) } } }
struct PassBarcode: View { let s: String; var body: some View { HStack(spacing: 0) { ForEach(Array(s.utf8.flatMap { b in (0..<8).map { b >> $0 & 1 } }.enumerated()), id: \.offset) { $0.element == 1 ? Color.black : Color.white } } } }
struct PassQView: View { let e: PassQEntry; @Environment(\.widgetFamily) var f; @Environment(\.widgetRenderingMode) var mode
    var body: some View { HStack { if let i = e.image { Image(uiImage: i).interpolation(.none).resizable().widgetAccentedRenderingMode(.fullColor).scaledToFit().padding(6).background(.white).cornerRadius(6).accessibility(label: Text(e.card.name)) } else { Image(systemName: "qrcode").resizable().scaledToFit() }; if f == .systemMedium { VStack(alignment: .leading, spacing: 6) { Label(e.card.kind.rawValue, systemImage: e.card.kind == .wifi ? "wifi" : "person.text.rectangle").font(.caption).foregroundStyle(.secondary); Text(e.card.name).font(.title3.bold()).lineLimit(2); Spacer(); PassBarcode(s: "4901234567").frame(height: 36).clipShape(RoundedRectangle(cornerRadius: 2)); Text("4 901234 567894").font(.system(.caption2, design: .monospaced)).tracking(2) } } }.containerBackground(for: .widget) { LinearGradient(colors: [.teal, .blue], startPoint: .topLeading, endPoint: .bottomTrailing) } } }
struct PassQRWidget: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "MatrixPass", provider: PassQProv()) { PassQView(e: $0) }.supportedFamilies([.systemSmall, .systemMedium]) } }
