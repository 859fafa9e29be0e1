import CoreGraphics
import SwiftUI
import UIKit
import WidgetKit
import os

// A test tile in the kiln: what it is, how far the firing is, and how the glaze might look. Drawn, not photographed.
struct TestTile: Decodable {
    let glaze: String, clay: String, shelf: String; let firing: Int, fired: Int; let cracked: Bool
    static var lastLabel: TestTile {
        try! JSONDecoder().decode(
            TestTile.self,
            from:
                #"{"glaze":"灰釉 No. 4","clay":"Grog clay","shelf":"top, left","firing":540,"fired":215,"cracked":false}"#
                .data(using: .utf8)!)
    }
}
private func hm(_ minutes: Int) -> String { "\(minutes / 60) h " + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)" }

/// The last cone that bent; two probes write it.
private final class ConeShelf {
    private var gate = os_unfair_lock(); private var cone = 6
    func bend() -> Int {
        os_unfair_lock_lock(&gate); defer { os_unfair_lock_unlock(&gate) }; cone = cone % 10 + 1; return cone
    }
}
private let cones = ConeShelf()

extension UIImage {
    /// The whole tile squinted at, on one pixel
    fileprivate var squint: UIColor? {
        guard let tile = cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
        var eye = [UInt8](repeating: 0, count: 4)
        guard
            let paper = CGContext(
                data: &eye, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        paper.draw(tile, in: .init(x: 0, y: 0, width: 1, height: 1)); let c = eye.map { CGFloat($0) / 255 }
        return UIColor(red: c[0], green: c[1], blue: c[2], alpha: 1)
    }
    fileprivate func speck(x: Int, y: Int) -> UIColor? {
        guard let tile = cgImage, let bytes = tile.dataProvider?.data, let first = CFDataGetBytePtr(bytes) else {
            return nil
        }
        let at = first + y * tile.bytesPerRow + x * (tile.bitsPerPixel / 8);
        return UIColor(
            red: CGFloat(at[0]) / 255, green: CGFloat(at[1]) / 255, blue: CGFloat(at[2]) / 255,
            alpha: CGFloat(at[3]) / 255)
    }
    fileprivate static func glazed(cone: Int) -> UIImage {
        let oneToOne = UIGraphicsImageRendererFormat(); oneToOne.scale = 1; let side: CGFloat = 160
        return UIGraphicsImageRenderer(size: .init(width: side, height: side), format: oneToOne).image { bench in
            let pen = bench.cgContext
            UIColor(hue: 0.08, saturation: 0.5, brightness: 0.45, alpha: 1).set();
            bench.fill(CGRect(x: 0, y: 0, width: side, height: side))
            let pour =
                [
                    UIColor(hue: 0.47, saturation: 0.45, brightness: 0.75, alpha: 1).cgColor,
                    UIColor(hue: 0.55, saturation: 0.6, brightness: 0.4, alpha: 0.6).cgColor,
                ] as NSArray
            if let glaze = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: pour, locations: [0, 1]) {
                pen.drawLinearGradient(glaze, start: .zero, end: CGPoint(x: 30, y: side * 0.8), options: [])
            }
            pen.setBlendMode(.multiply); pen.setAlpha(0.4)
            for drip in 0..<9 {
                UIColor(hue: CGFloat(40 + (drip * cone) % 20) / 100, saturation: 0.6, brightness: 0.9, alpha: 0.8)
                    .setFill();
                pen.addEllipse(
                    in: CGRect(x: CGFloat(drip) * 18, y: CGFloat((drip * 53) % 90) + 20, width: 13, height: 60));
                pen.fillPath()
            }
            pen.setBlendMode(.normal); pen.setAlpha(1); UIColor.black.withAlphaComponent(0.5).setStroke();
            pen.setLineWidth(2); pen.setLineCap(.round); pen.setLineDash(phase: 1, lengths: [2, 5]);
            pen.move(to: CGPoint(x: 8, y: 140)); pen.addLine(to: CGPoint(x: 152, y: 126)); pen.strokePath()
        }
    }
}
struct GlazeEntry: TimelineEntry {
    var date: Date; var tile: TestTile; var look: UIImage; var glow: Color; var cone: Int
}
struct GlazeProvider: TimelineProvider {
    func peek() -> GlazeEntry {
        let shelf = UserDefaults(suiteName: "group.com.example.widgets"), cone = cones.bend()
        let tile: TestTile = {
            if let label = shelf?.string(forKey: "kiln.tile"),
                let read = try? JSONDecoder().decode(TestTile.self, from: Data(label.utf8))
            {
                return read
            }; return .lastLabel
        }()
        var look = UIImage.glazed(cone: cone)
        if let photo = shelf?.string(forKey: "kiln.photo"), let taken = UIImage(contentsOfFile: photo) {
            look = taken.preparingThumbnail(of: CGSize(width: 160, height: 160)) ?? taken
        }
        if look.speck(x: 2, y: 150) == nil || look.pngData() == nil {
            os_log(
                .error, "tile %d has no colour, %d bytes", cone,
                look.jpegData(compressionQuality: 0.5)?.base64EncodedString().count ?? 0)
        }
        return GlazeEntry(date: Date(), tile: tile, look: look, glow: Color(look.squint ?? .brown), cone: cone)
    }
    func placeholder(in context: Context) -> GlazeEntry { peek() }
    func getSnapshot(in context: Context, completion: @escaping (GlazeEntry) -> Void) { completion(peek()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<GlazeEntry>) -> Void) {
        completion(Timeline(entries: [peek()], policy: .never))
    }
}
struct HeatCurve: View {
    let reached: Double; private let steps = 24
    var body: some View {
        HStack(alignment: .bottom, spacing: 3) {
            ForEach(0..<steps, id: \.self) { n in
                let x = Double(n) / Double(steps);
                Capsule().fill(x < reached ? Color.orange : Color.white.opacity(0.25)).frame(
                    width: 3, height: 3 + 17 * sqrt(x) * abs(cos(x * 1.2)))
            }
        }
    }
}
struct GlazeView: View {
    let seen: GlazeEntry; @Environment(\.widgetFamily) var family
    private var share: Double { Double(seen.tile.fired) / Double(max(seen.tile.firing, 1)) }
    var body: some View {
        Group {
            if family == .systemSmall {
                VStack(alignment: .leading, spacing: 5) {
                    HStack(alignment: .top) {
                        slab.frame(width: 58, height: 58); Spacer();
                        Image(systemName: "flame").foregroundColor(.orange).font(.title3)
                    }; Spacer(minLength: 0); label
                }
            } else {
                HStack(spacing: 12) {
                    slab.rotation3DEffect(.degrees(-14), axis: (x: 0, y: 1, z: 0));
                    VStack(alignment: .leading, spacing: 5) {
                        HStack {
                            Text("IN THE KILN").font(.system(size: 9, weight: .black)).tracking(3).opacity(0.6);
                            Spacer();
                            Image(systemName: seen.tile.cracked ? "bolt.fill" : "checkmark.seal").foregroundColor(
                                seen.tile.cracked ? .red : .white)
                        }
                        label; Spacer(minLength: 0); HeatCurve(reached: share);
                        HStack {
                            Text(hm(seen.tile.fired)); Spacer(); Text("\(hm(seen.tile.firing - seen.tile.fired)) to go")
                        }.font(.caption2.monospacedDigit()); if family == .systemLarge { dampers }
                    }
                }
            }
        }
        .foregroundColor(.white).padding(14).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            ZStack {
                Image(uiImage: seen.look).resizable().scaledToFill().blur(radius: 24).saturation(0.7).scaleEffect(1.4);
                LinearGradient(
                    colors: [.black.opacity(0.75), seen.glow.opacity(0.5)], startPoint: .top, endPoint: .bottomTrailing)
            }.clipped())
    }
    var slab: some View {
        Image(uiImage: seen.look).resizable().aspectRatio(1, contentMode: .fit).cornerRadius(3).overlay(
            RoundedRectangle(cornerRadius: 3).stroke(Color.black.opacity(0.3))
        ).shadow(color: .black.opacity(0.6), radius: 4, x: 2, y: 3)
    }
    var label: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(seen.tile.glaze).font(.headline).lineLimit(1);
            Text("\(seen.tile.clay), \(seen.tile.shelf)").font(.caption).opacity(0.75).lineLimit(1)
        }
    }
    var dampers: some View {
        HStack {
            ForEach(["wind", "arrow.up.circle.fill", "power"], id: \.self) { part in
                Spacer();
                Link(destination: URL(string: "glazetest:\(part)")!) {
                    Image(systemName: part).font(part.hasSuffix("fill") ? .system(size: 40) : .title3)
                        .accessibility(label: Text(part.components(separatedBy: ".")[0]))
                }; Spacer()
            }
        }
    }
}
struct GlazeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "GlazeTest", provider: GlazeProvider()) { seen in
            if #available(iOSApplicationExtension 17.0, *) {
                GlazeView(seen: seen).containerBackground(.clear, for: .widget)
            } else {
                GlazeView(seen: seen)
            }
        }.contentMarginsDisabled().supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
