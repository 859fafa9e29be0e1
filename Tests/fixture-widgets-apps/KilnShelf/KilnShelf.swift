import CoreGraphics
import CoreText
import Foundation
import SwiftUI
import UIKit
import WidgetKit

/// Test tiles: how a glaze came out of the kiln, painted since nobody photographs them.
struct Tile { let glaze: String, cone: String
    var glazeDrawn: [NSAttributedString.Key: Any] { let middle = NSMutableParagraphStyle(); middle.alignment = .center
        let stamp = UIFont(name: "HelveticaNeue-CondensedBlack", size: 30) ?? .systemFont(ofSize: 30, weight: .black)
        return [.paragraphStyle: middle, .font: stamp, .kern: 2.0, .strokeWidth: -3, .strokeColor: UIColor.brown,
                .foregroundColor: UIColor.white] }

    func painted() -> UIImage {
        let side = CGSize(width: 240, height: 240), wide = CGSize(width: 220, height: CGFloat.greatestFiniteMagnitude)
        return UIGraphicsImageRenderer(size: side).image { tile in
            let brush = tile.cgContext
            UIColor(hue: 0.47, saturation: 0.35, brightness: 0.7, alpha: 1).setFill()
            tile.fill(tile.format.bounds)

            // Where the glaze ran.
            brush.beginPath()
            brush.move(to: CGPoint(x: 12, y: 70))
            brush.addCurve(to: .init(x: 228, y: 80), control1: .init(x: 70, y: 150), control2: .init(x: 160, y: 20))
            brush.addArc(center: .init(x: 200, y: 110), radius: 22, startAngle: 0, endAngle: .pi * 2, clockwise: true)
            brush.setStrokeColor(gray: 0.95, alpha: 0.9)
            brush.drawPath(using: .stroke)
            brush.setLineCap(.round)
            brush.setLineDash(phase: 2, lengths: [3, 7])
            brush.stroke(CGRect(x: 6, y: 6, width: 228, height: 228), width: 3)

            let flame = UIImage.SymbolConfiguration(pointSize: 72)
            UIImage(systemName: "flame", withConfiguration: flame)?.withTintColor(.orange)
                .draw(at: CGPoint(x: 84, y: 84))

            let foot = NSAttributedString(string: cone, attributes: glazeDrawn)
            let tall = foot.boundingRect(
                with: wide, options: [.usesFontLeading, .usesLineFragmentOrigin], context: nil).height
            foot.draw(in: CGRect(x: 10, y: 232 - tall, width: 220, height: tall))
            glaze.draw(in: CGRect(x: 10, y: 12, width: 220, height: 60), withAttributes: glazeDrawn)
        }
    }

    /// The heat of the last firing, a pixel for each brick of the back wall.
    static func wall(bricks: Int = 24) -> UIImage? {
        var heat: [UInt32] = (0..<bricks * bricks).map { brick in
            let up = UInt32(brick / bricks), along = UInt32(brick % bricks)
            return 0xff00_0000 | (up * 6) << 8 | (255 - along * 4)
        }
        let bytes = Data(bytes: &heat, count: heat.count * MemoryLayout<UInt32>.size)
        guard let provider = CGDataProvider(data: bytes as CFData), let space = CGColorSpace(name: CGColorSpace.sRGB),
            let picture = CGImage(
                width: bricks, height: bricks, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bricks * 4,
                space: space,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        else { return nil }
        return UIImage(cgImage: picture, scale: 1, orientation: .left)
    }
}

struct KilnEntry: TimelineEntry { let date: Date; let tile: Tile }

struct KilnProvider: TimelineProvider {
    private var entry: KilnEntry { KilnEntry(date: Date(), tile: Tile(glaze: "TENMOKU", cone: "CONE 9, TWO HOURS")) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<KilnEntry>) -> ()) {
        completion(Timeline(entries: [entry], policy: .never)) }
    func getSnapshot(in context: Context, completion: @escaping (KilnEntry) -> ()) { completion(entry) }
    func placeholder(in context: Context) -> KilnEntry { entry }
}

struct KilnView: View {
    @Environment(\.widgetFamily) var size
    let entry: KilnEntry

    var body: some View {
        VStack {
            if size == .systemLarge {
                HStack {
                    Text("Back wall").font(Font(UIFont.preferredFont(forTextStyle: .headline)))
                        .foregroundColor(Color(UIColor {
                            $0.userInterfaceStyle == .dark ? .systemOrange : .systemBrown }))
                    Spacer()
                    Tile.wall().map { wall in
                        Image(uiImage: wall).interpolation(.none).resizable().frame(width: 48, height: 48) }
                }
            }
            Image(uiImage: entry.tile.painted()).resizable().scaledToFit()
                .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.brown.opacity(0.5), lineWidth: 2) }
                .accessibilityLabel("\(entry.tile.glaze), \(entry.tile.cone)")
        }
        .containerBackground(for: .widget) { Color(UIColor.tertiarySystemBackground) }
    }
}

struct KilnWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "kiln", provider: KilnProvider()) { KilnView(entry: $0) }
            .supportedFamilies([.systemLarge, .systemSmall])
            .configurationDisplayName("Kiln Shelf").description("The last test tile")
    }
}
