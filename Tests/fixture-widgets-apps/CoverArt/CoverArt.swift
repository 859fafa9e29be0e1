import SwiftUI
import WidgetKit
import UIKit
import CoreGraphics

struct CoverTrack: Decodable { let title: String, artist: String, album: String; let duration: Int, progress: Int; let liked: Bool
    static var fallback: CoverTrack { try! JSONDecoder().decode(CoverTrack.self, from: #"{"title":"夜に駆ける","artist":"YOASOBI","album":"THE BOOK","duration":261,"progress":97,"liked":true}"#.data(using: .utf8)!) } }
private func mmss(_ s: Int) -> String { "\(s / 60):" + (s % 60 < 10 ? "0" : "") + "\(s % 60)" }
extension UIImage {
    /// averaged colour, 1x1 trick
    fileprivate var meanColour: UIColor? {
        guard let cg = cgImage else { return nil }
        var px: [UInt8] = [0, 0, 0, 0]
        let cs = CGColorSpace(name: CGColorSpace.sRGB)!
        guard let c = CGContext(data: &px, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: cs, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) else { return nil }
        c.draw(cg, in: .init(x: 0, y: 0, width: 1, height: 1))
        return UIColor(red: CGFloat(px[0]) / 255, green: CGFloat(px[1]) / 255, blue: CGFloat(px[2]) / 255, alpha: 1)
    }
    fileprivate func pixel(_ p: CGPoint) -> UIColor? {
        guard let data = cgImage?.dataProvider?.data, let ptr = CFDataGetBytePtr(data), let cg = cgImage else { return nil }
        let i = Int(p.y) * cg.bytesPerRow + Int(p.x) * cg.bitsPerPixel / 8
        return UIColor(red: CGFloat(ptr[i]) / 255, green: CGFloat(ptr[i + 1]) / 255, blue: CGFloat(ptr[i + 2]) / 255, alpha: CGFloat(ptr[i + 3]) / 255)
    }
    fileprivate static func cover(_ seed: Int) -> UIImage { let fmt = UIGraphicsImageRendererFormat(); fmt.scale = 1
        return UIGraphicsImageRenderer(size: .init(width: 200, height: 200), format: fmt).image { r in
            let c = r.cgContext; UIColor(hue: 0.62, saturation: 0.8, brightness: 0.5, alpha: 1).set(); r.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
            for i in 0..<12 { c.setAlpha(0.5); c.setBlendMode(.screen); UIColor(hue: CGFloat((seed * 7 + i * 13) % 100) / 100, saturation: 0.7, brightness: 1, alpha: 0.7).setFill(); c.addEllipse(in: CGRect(x: CGFloat((i * 37) % 160), y: CGFloat((i * 71) % 160), width: 70, height: 70)); c.fillPath() }
            c.setBlendMode(.normal); c.setAlpha(1); c.setLineDash(phase: 0, lengths: [6, 3]); c.setLineCap(.round); UIColor.white.setStroke(); c.setLineWidth(3); c.move(to: CGPoint(x: 10, y: 190)); c.addLine(to: CGPoint(x: 190, y: 10)); c.strokePath() } }
}
struct CoverSpotEntry: TimelineEntry { var date: Date; var track: CoverTrack; var cover: UIImage; var tint: Color }
struct CoverSpotProvider: TimelineProvider {
    func make() -> CoverSpotEntry { let d = UserDefaults(suiteName: "group.com.example.widgets")
        let t: CoverTrack = { guard let j = d?.string(forKey: "track"), let x = try? JSONDecoder().decode(CoverTrack.self, from: Data(j.utf8)) else { return .fallback }; return x }()
        var cover = UIImage.cover(3)
        if let p = d?.string(forKey: "coverPath"), let i = UIImage(contentsOfFile: p) { cover = i.preparingThumbnail(of: CGSize(width: 200, height: 200)) ?? i }
        _ = cover.pixel(CGPoint(x: 3, y: 3)); _ = cover.pngData()?.count; _ = cover.jpegData(compressionQuality: 0.8)?.base64EncodedString().prefix(4)
        return CoverSpotEntry(date: Date(), track: t, cover: cover, tint: Color(cover.meanColour ?? .black)) }
    func placeholder(in context: Context) -> CoverSpotEntry { make() }
    func getSnapshot(in context: Context, completion: @escaping (CoverSpotEntry) -> Void) { completion(make()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CoverSpotEntry>) -> Void) { completion(Timeline(entries: [make()], policy: .never)) }
}
struct CoverWaveForm: View { let n = 28; let p: Double
    var body: some View { HStack(alignment: .center, spacing: 2) { ForEach(0..<n, id: \.self) { i in Capsule().fill(Color.white.opacity(Double(i) / Double(n) < p ? 1 : 0.3)).frame(width: 2.5, height: 4 + 14 * abs(sin(Double(i) * 1.7) * cos(Double(i) * 0.6))) } } } }
struct CoverSpotView: View { let e: CoverSpotEntry; @Environment(\.widgetFamily) var f
    var body: some View { let p = Double(e.track.progress) / Double(e.track.duration)
        return Group { if f == .systemSmall { VStack(alignment: .leading, spacing: 4) { HStack(alignment: .top) { art.frame(width: 64, height: 64); Spacer(); Image(systemName: "music.note").foregroundColor(.green).font(.title3) }; Spacer(minLength: 0); info } }
            else { HStack(spacing: 14) { art.rotation3DEffect(.degrees(12), axis: (x: 0, y: 1, z: 0)); VStack(alignment: .leading, spacing: 6) { HStack { Text("NOW PLAYING").font(.system(size: 9, weight: .heavy)).tracking(2).opacity(0.7); Spacer(); Image(systemName: e.track.liked ? "heart.fill" : "heart").foregroundColor(e.track.liked ? .green : .white) }; info; Spacer(minLength: 0); CoverWaveForm(p: p); HStack { Text(mmss(e.track.progress)); Spacer(); Text("-\(mmss(e.track.duration - e.track.progress))") }.font(.caption2.monospacedDigit()); if f == .systemLarge { controls } } } } }
        .foregroundColor(.white).padding().frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ZStack { Image(uiImage: e.cover).resizable().scaledToFill().blur(radius: 30).saturation(1.6).scaleEffect(1.3); LinearGradient(colors: [e.tint.opacity(0.4), .black.opacity(0.8)], startPoint: .top, endPoint: .bottom) }.clipped()) }
    var art: some View { Image(uiImage: e.cover).resizable().aspectRatio(1, contentMode: .fit).cornerRadius(8).shadow(color: .black.opacity(0.5), radius: 6, x: 0, y: 4).overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.white.opacity(0.15))) }
    var info: some View { VStack(alignment: .leading, spacing: 1) { Text(e.track.title).font(.headline).lineLimit(1); Text("\(e.track.artist) — \(e.track.album)").font(.caption).opacity(0.8).lineLimit(1) } }
    var controls: some View { HStack { ForEach(["shuffle", "backward.end.fill", "pause.circle.fill", "forward.end.fill", "repeat.1"], id: \.self) { s in Spacer(); Link(destination: URL(string: "spot://\(s)")!) { Image(systemName: s).font(s.contains("circle") ? .system(size: 44) : .title3) }; Spacer() } } } }
struct CoverSpotWidget: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "CoverSpotWidget", provider: CoverSpotProvider()) { e in if #available(iOSApplicationExtension 17.0, *) { CoverSpotView(e: e).containerBackground(.clear, for: .widget) } else { CoverSpotView(e: e) } }.contentMarginsDisabled().supportedFamilies([.systemSmall, .systemMedium, .systemLarge]) } }
