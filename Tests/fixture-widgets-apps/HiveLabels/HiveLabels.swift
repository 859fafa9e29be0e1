import CoreText
import ImageIO
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WidgetKit

// Labels for honey jars, set as the label printer of 2014 wanted them: UIKit fonts first, SwiftUI around it.
private extension UIFont {
    static func comb(_ points: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
        let plain = UIFont.systemFont(ofSize: points, weight: weight)
        return plain.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: points) } ?? plain
    }
    var stout: UIFont { fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self }
    static let castTypes: Void = {
        for face in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: "type") ?? [] {
            var smudge: Unmanaged<CFError>?
            if !CTFontManagerRegisterFontsForURL(face as CFURL, .process, &smudge) { print("no type:", smudge as Any) }
        }
    }()
}
private extension Color {
    static let wax = Color(
        UIColor { $0.userInterfaceStyle == .dark ? .init(red: 0.95, green: 0.75, blue: 0.3, alpha: 1) : .brown })
    static let pollen = Color(.systemYellow)
    /// As if seen through more honey.
    func deeper(_ jars: CGFloat) -> Color {
        var (hue, saturation, brightness, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        UIColor(self).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return Color(UIColor(hue: hue, saturation: saturation, brightness: brightness / (1 + jars / 3), alpha: alpha))
    }
    var printerCode: String {
        var red = CGFloat(), green = CGFloat(), blue = CGFloat()
        UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { String(format: "%03d", Int($0 * 100)) }.joined(separator: "/")
    }
}

private enum Stamp {
    /// A hexagon with a hive's number; hives have no other names.
    static func drawn(hive: Int) -> UIImage {
        let field = CGRect(x: 0, y: 0, width: 72, height: 72)
        return UIGraphicsImageRenderer(size: field.size).image { press in
            let cell = UIBezierPath()
            for corner in 0..<6 {
                let turn = CGFloat(corner) * .pi / 3
                let point = CGPoint(x: field.midX + 34 * cos(turn), y: field.midY + 34 * sin(turn))
                if corner == 0 { cell.move(to: point) } else { cell.addLine(to: point) }
            }
            cell.close()
            UIColor.systemOrange.setFill()
            cell.fill()
            let number = String(hive) as NSString
            let type: [NSAttributedString.Key: Any] = [.font: UIFont.comb(32).stout, .foregroundColor: UIColor.white]
            let room = number.size(withAttributes: type)
            number.draw(
                at: CGPoint(x: field.midX - room.width / 2, y: field.midY - room.height / 2), withAttributes: type)
            press.cgContext.setStrokeColor(UIColor.brown.cgColor)
            press.cgContext.strokeEllipse(in: field.insetBy(dx: 14, dy: 14))
        }
    }
    /// The same stamp, small, by way of a file: the printer reads only files.
    static func reduced(hive: Int, to points: CGFloat) -> UIImage? {
        let type = UTType.png
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("hive\(hive)").appendingPathExtension(type.preferredFilenameExtension ?? "png")
        guard (try? drawn(hive: hive).pngData()?.write(to: file)) != nil else { return nil }
        let closed = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let tray = CGImageSourceCreateWithURL(file as CFURL, closed) else { return nil }
        let wanted: [CFString: Any] = [
            kCGImageSourceThumbnailMaxPixelSize: points * UIScreen.main.scale,
            kCGImageSourceShouldCacheImmediately: true,
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        return CGImageSourceCreateThumbnailAtIndex(tray, 0, wanted as CFDictionary).map { UIImage(cgImage: $0) }
    }
    static var bee: UIImage {
        var look = UIImage.SymbolConfiguration(pointSize: 22, weight: .semibold, scale: .large)
        if #available(iOS 15, *) { look = look.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemYellow)) }
        let bee = UIImage(systemName: "ladybug", withConfiguration: look)
        return bee?.withTintColor(.brown, renderingMode: .alwaysOriginal) ?? UIImage()
    }
}
private var price: AttributedString {
    var line = AttributedString("Lime blossom ")
    line.font = .system(size: 13)
    var sum = AttributedString("8,40 €")
    (sum.foregroundColor, sum.backgroundColor) = (.brown, .yellow.opacity(0.25))
    (sum.font, sum.kern, sum.strikethroughStyle) = (.callout.bold(), 0.5, .single)
    line += sum
    let gift = AttributeContainer().foregroundColor(.orange).underlineStyle(.init(pattern: .dash))
    line.append(AttributedString(" a gift", attributes: gift))
    if let word = line.range(of: "gift") {
        line[word].link = URL(string: "hivelabels:gift")
        line[word].baselineOffset = 2
    }
    return line
}
private let advice: AttributedString = {
    let words = "Keep it **dark**, stir *slowly*, `never` ~~boil~~ [more](hivelabels:keep)"
    return (try? AttributedString(markdown: words, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
        ?? ""
}()

struct JarLabel: TimelineEntry { let date: Date, stamp: UIImage? }
struct JarProvider: TimelineProvider {
    func placeholder(in c: Context) -> JarLabel { JarLabel(date: Date(), stamp: nil) }
    func getSnapshot(in c: Context, completion: @escaping (JarLabel) -> ()) {
        UIFont.castTypes
        completion(JarLabel(date: Date(), stamp: Stamp.reduced(hive: 9, to: 28)))
    }
    func getTimeline(in c: Context, completion: @escaping (Timeline<JarLabel>) -> ()) {
        getSnapshot(in: c) { completion(Timeline(entries: [$0], policy: .never)) }
    }
}
struct JarLabelView: View {
    let label: JarLabel
    private let margin = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                if let stamp = label.stamp { Image(uiImage: stamp).resizable().frame(width: 28, height: 28) }
                Text("Hive").font(Font(UIFont.comb(19, .heavy)))
                Text("IX").font(Font(CTFontCreateWithName("Courier-Bold" as CFString, 15, nil)))
                Spacer(minLength: 0)
                Image(uiImage: Stamp.bee)
            }
            Text(price)
            Text(advice).font(.caption)
            Text(Color.wax.printerCode).foregroundColor(.wax)
                .font(Font(UIFont.monospacedSystemFont(ofSize: 11, weight: .medium) as CTFont))
            HStack(spacing: margin.left) {
                ForEach([0, 1, 2, 4], id: \.self) { Color.pollen.deeper($0).frame(height: 12) }
            }
            Text("\(margin.right, specifier: "%.0f") mm \(UIDevice.current.name.isEmpty ? "draft" : "print") \(footer)")
                .font(.caption2).lineLimit(1)
        }.containerBackground(for: .widget) { Color(uiColor: .systemGroupedBackground) }
    }
    private var footer: String {
        let batch = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "batch 1"
        return ProcessInfo.processInfo.isLowPowerModeEnabled ? "(pale) " + batch : batch
    }
}
struct JarLabelWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HiveLabels", provider: JarProvider()) { JarLabelView(label: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
