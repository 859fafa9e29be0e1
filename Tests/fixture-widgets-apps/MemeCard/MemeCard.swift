import SwiftUI
import WidgetKit
import UIKit
import Foundation
import CoreGraphics
import CoreText
enum Drawer { static func meme(top: String, bottom: String) -> UIImage { let r = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 320))
    return r.image { ctx in let c = ctx.cgContext
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1).setFill(); ctx.fill(ctx.format.bounds)
        UIImage(systemName: "face.smiling.inverse", withConfiguration: UIImage.SymbolConfiguration(pointSize: 120))?.withTintColor(.white).draw(at: CGPoint(x: 100, y: 95))
        c.setLineDash(phase: 0, lengths: [6, 4]); c.setLineCap(.round); c.setStrokeColor(gray: 1, alpha: 0.8); c.stroke(CGRect(x: 8, y: 8, width: 304, height: 304), width: 2)
        c.beginPath(); c.move(to: CGPoint(x: 20, y: 300)); c.addCurve(to: .init(x: 300, y: 300), control1: .init(x: 100, y: 260), control2: .init(x: 200, y: 340)); c.addArc(center: .init(x: 280, y: 280), radius: 15, startAngle: 0, endAngle: .pi * 2, clockwise: true); c.drawPath(using: .stroke)
        let para = NSMutableParagraphStyle(); para.alignment = .center
        let attrs: [NSAttributedString.Key: Any] = [.font: UIFont(name: "HelveticaNeue-CondensedBlack", size: 34) ?? .systemFont(ofSize: 34, weight: .black), .foregroundColor: UIColor.white, .strokeColor: UIColor.black, .strokeWidth: -4, .paragraphStyle: para, .kern: 1.5]
        top.draw(in: CGRect(x: 10, y: 16, width: 300, height: 80), withAttributes: attrs)
        let s = NSAttributedString(string: bottom, attributes: attrs); let h = s.boundingRect(with: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height
        s.draw(in: CGRect(x: 10, y: 310 - h, width: 300, height: h)) } }
  static func bitmap() -> UIImage? { let w = 32, h = 32; var px = [UInt32](repeating: 0, count: w * h); for y in 0..<h { for x in 0..<w { px[y * w + x] = 0xff00_0000 | UInt32(x * 8) << 8 | UInt32(y * 8) } }
    guard let provider = CGDataProvider(data: Data(bytes: &px, count: px.count * 4) as CFData), let cg = CGImage(width: w, height: h, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: w * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent) else { return nil }
    return UIImage(cgImage: cg, scale: 1, orientation: .left) } }
struct MemeView: View { let entry: MemeEntry; @Environment(\.widgetFamily) var f
  var body: some View { VStack { Image(uiImage: Drawer.meme(top: "ONE DOES NOT", bottom: "SIMPLY WRITE A WIDGET")).resizable().scaledToFit().clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous)).overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.white.opacity(0.4), lineWidth: 1) }; if f == .systemLarge { HStack { Drawer.bitmap().map { Image(uiImage: $0).interpolation(.none).resizable().frame(width: 40, height: 40) }; Text("r/memes").font(Font(UIFont.preferredFont(forTextStyle: .headline))).foregroundColor(Color(UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemBlue })) } } }.containerBackground(for: .widget) { Color(UIColor.tertiarySystemBackground) } } }
struct MemeEntry: TimelineEntry { let date: Date }
struct MemeProvider: TimelineProvider {
    func placeholder(in context: Context) -> MemeEntry { MemeEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (MemeEntry) -> ()) { completion(MemeEntry(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MemeEntry>) -> ()) { completion(Timeline(entries: [MemeEntry(date: Date())], policy: .never)) }
}
struct MemeWidget: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "Meme", provider: MemeProvider()) { MemeView(entry: $0) }.configurationDisplayName("Meme").description("Meme").supportedFamilies([.systemSmall, .systemLarge]) } }
