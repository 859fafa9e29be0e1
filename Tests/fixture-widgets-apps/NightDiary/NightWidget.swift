import SwiftUI
import UIKit
import WidgetKit

struct NightWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "night-diary", provider: Nights(), content: { NightView(entry: $0) })
            .supportedFamilies([.systemLarge, .systemMedium, .systemSmall])
            .configurationDisplayName("Night Diary").description("What the sky was like, drawn by hand")
            .toTheEdgeWhereItMay()
    }
}

struct NightEntry: TimelineEntry {
    let date: Date
    let heading: String
    let drawing: UIImage

    static let sample = NightEntry(date: .now, heading: "Comet over the Barn", drawing: .comet)
}

struct Nights: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<NightEntry>) -> ()) {
        Task.detached(priority: .background) {
            var entry = NightEntry.sample
            do {
                entry = try await Diary.lastNight(from: URLSession.shared)
            } catch let failure as URLError where failure.code == .notConnectedToInternet {
                // The shed has no reception when it rains.
            } catch {
                NSLog("night diary: %@", error.localizedDescription)
            }
            let days = Calendar.current
            let noon = days.startOfDay(for: days.date(byAdding: .day, value: 1, to: Date())!).addingTimeInterval(43_200)
            completion(.init(entries: [entry], policy: .after(noon)))
        }
    }
    func getSnapshot(in context: Context, completion: @escaping (NightEntry) -> ()) { completion(.sample) }
    func placeholder(in context: Context) -> NightEntry { .sample }
}

struct NightView: View {
    let entry: NightEntry
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.widgetFamily) private var family

    var body: some View {
        ZStack(alignment: .topLeading) {
            drawing
            VStack(alignment: .leading, spacing: 3) {
                Text(entry.heading).lineLimit(2)
                    .font(.system(family == .systemSmall ? .footnote : .title3, design: .serif, weight: .bold))
                Text(entry.date.formatted(date: .abbreviated, time: .omitted).uppercased())
                    .tracking(1.5).font(.system(size: 9, weight: .semibold))
                    .opacity(mode == .fullColor ? 0.75 : 1)
            }
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .shadow(radius: 3)
            .background {
                Rectangle().fill(.ultraThinMaterial)
                    .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
                    .environment(\.colorScheme, .dark)
            }
        }
        .foregroundColor(.white)
        .background(Color(uiColor: entry.drawing.mixedInk ?? .black))
        .onPaper(Color.black)
    }

    @ViewBuilder private var drawing: some View {
        if #available(iOS 18, *) {
            Image(uiImage: entry.drawing.trimmed(to: 640) ?? entry.drawing)
                .resizable().widgetAccentedRenderingMode(.fullColor).scaledToFill()
        } else {
            Image(uiImage: entry.drawing).resizable().scaledToFill()
        }
    }
}

extension WidgetConfiguration {
    func toTheEdgeWhereItMay() -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, macOS 14, *) {
            return self.contentMarginsDisabled()
        } else {
            return self
        }
    }
}

extension View {
    func onPaper(_ paper: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { paper }
        } else {
            return background(paper)
        }
    }
}

extension UIImage {
    /// Drawn while the app has no page yet.
    static let comet: UIImage = {
        let paper = CGRect(x: 0, y: 0, width: 260, height: 260)
        UIGraphicsBeginImageContextWithOptions(paper.size, true, 0)
        defer { UIGraphicsEndImageContext() }
        let pen = UIGraphicsGetCurrentContext()!
        pen.setFillColor(UIColor(red: 0.02, green: 0.05, blue: 0.12, alpha: 1).cgColor)
        pen.fill(paper)
        for star in stride(from: CGFloat(1), to: 90, by: 1) {
            let size = 0.6 + star.truncatingRemainder(dividingBy: 4) / 2
            pen.setFillColor(UIColor.white.withAlphaComponent(0.3 + size / 4).cgColor)
            pen.fillEllipse(in: CGRect(
                x: (star * 97).truncatingRemainder(dividingBy: 260),
                y: (star * 57).truncatingRemainder(dividingBy: 260),
                width: size, height: size))
        }
        // The tail: ever wider rings, away from the head.
        pen.saveGState()
        pen.translateBy(x: 80, y: 170)
        pen.rotate(by: -.pi / 5)
        pen.setLineWidth(1.5)
        pen.setStrokeColor(UIColor.systemTeal.cgColor)
        for ring in 1...5 {
            let wide = CGFloat(ring)
            pen.addEllipse(in: CGRect(x: 0, y: -wide * 4, width: wide * 30, height: wide * 8))
            pen.strokePath()
        }
        pen.restoreGState()
        pen.setShadow(offset: .zero, blur: 16, color: UIColor.yellow.cgColor)
        UIColor.systemYellow.setFill()
        pen.fillEllipse(in: CGRect(x: 66, y: 156, width: 28, height: 28))
        return UIGraphicsGetImageFromCurrentImageContext()!
    }()

    /// All its colours stirred into one.
    var mixedInk: UIColor? {
        var drop: [UInt8] = [0, 0, 0, 0]
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let ink = cgImage, let well = CGContext(
            data: &drop, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        well.interpolationQuality = .medium
        well.draw(ink, in: one)
        let parts = drop.map { CGFloat($0) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    func trimmed(to width: CGFloat) -> UIImage? {
        let sheet = CGSize(width: width, height: (size.height * width / size.width).rounded(.up))
        let opaque = imageRendererFormat
        opaque.opaque = true
        let renderer = UIGraphicsImageRenderer(size: sheet, format: opaque)
        return renderer.image { _ in self.draw(in: .init(origin: .zero, size: sheet)) }
    }
}
