// Pictures as widget authors draw them, beside golden files of each.
import CoreGraphics
import SwiftUI
import UIKit

/// A picture and how it is drawn.
struct Drawing: Sendable {
    let name: String
    let make: @Sendable () -> UIImage

    /// As a PNG file.
    var file: Data? { make().pngData() }

    static let size = CGSize(width: 120, height: 80)

    static func rendered(_ name: String, _ actions: @escaping @Sendable (CGContext) -> Void) -> Drawing {
        Drawing(name: name) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            return UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }
        }
    }

    static let all: [Drawing] = [
        rendered("paths") { context in
            context.setFillColor(UIColor.systemBlue.cgColor)
            context.fill(CGRect(x: 6, y: 6, width: 30, height: 30))
            context.setStrokeColor(UIColor.systemRed.cgColor)
            context.setLineWidth(4)
            context.strokeEllipse(in: CGRect(x: 44, y: 8, width: 28, height: 28))
            context.setLineDash(phase: 0, lengths: [6, 4])
            context.setLineCap(.round)
            context.move(to: CGPoint(x: 8, y: 50))
            context.addCurve(
                to: CGPoint(x: 112, y: 50), control1: CGPoint(x: 40, y: 90), control2: CGPoint(x: 80, y: 10))
            context.strokePath()
            context.setFillColor(red: 0, green: 0.6, blue: 0.3, alpha: 0.5)
            // Clockwise for an axis that points up is against the clock where it points down: three quarters.
            context.move(to: CGPoint(x: 95, y: 22))
            context.addArc(
                center: CGPoint(x: 95, y: 22), radius: 15, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            context.closePath()
            context.fillPath()
        },
        rendered("bezier") { _ in
            UIColor.systemYellow.setFill()
            UIColor.systemOrange.setStroke()
            let star = UIBezierPath()
            for index in 0..<10 {
                let radius: CGFloat = index % 2 == 0 ? 30 : 13, angle = CGFloat(index) * .pi / 5 - .pi / 2
                let point = CGPoint(x: 36 + radius * cos(angle), y: 40 + radius * sin(angle))
                if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
            }
            star.close()
            star.lineWidth = 3
            star.lineJoinStyle = .round
            star.fill()
            star.stroke()
            UIColor.systemTeal.setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 72, y: 8, width: 40, height: 28), byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 12, height: 12)
            ).fill()
            UIColor.systemPurple.setStroke()
            let arc = UIBezierPath(
                arcCenter: CGPoint(x: 92, y: 58), radius: 15, startAngle: .pi, endAngle: 0, clockwise: true)
            arc.lineWidth = 5
            arc.lineCapStyle = .round
            arc.stroke()
        },
        rendered("gradients") { context in
            let colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor] as CFArray
            guard
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
            else { return }
            context.saveGState()
            UIBezierPath(roundedRect: CGRect(x: 6, y: 6, width: 50, height: 68), cornerRadius: 10).addClip()
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: 6), end: CGPoint(x: 0, y: 74), options: [])
            context.restoreGState()
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 88, y: 40), startRadius: 0, endCenter: CGPoint(x: 88, y: 40),
                endRadius: 28, options: [])
        },
        rendered("shadows-and-blending") { context in
            context.setFillColor(.white)
            context.fill(CGRect(origin: .zero, size: size))
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: 3, height: 4), blur: 6, color: UIColor.black.withAlphaComponent(0.6).cgColor)
            context.setFillColor(UIColor.systemGreen.cgColor)
            context.fillEllipse(in: CGRect(x: 8, y: 8, width: 40, height: 40))
            context.restoreGState()
            context.setFillColor(UIColor.cyan.cgColor)
            context.fill(CGRect(x: 62, y: 10, width: 30, height: 30))
            context.setBlendMode(.multiply)
            context.setFillColor(UIColor.yellow.cgColor)
            context.fill(CGRect(x: 78, y: 26, width: 30, height: 30))
            context.setBlendMode(.normal)
            context.clear(CGRect(x: 20, y: 60, width: 80, height: 12))
        },
        rendered("tinted-by-blending") { context in
            // The well-known way to colour a picture's shape.
            UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))?
                .draw(in: CGRect(x: 10, y: 15, width: 50, height: 50))
            UIColor.systemRed.setFill()
            context.setBlendMode(.sourceIn)
            context.fill(CGRect(origin: .zero, size: CGSize(width: 60, height: 80)))
            context.setBlendMode(.normal)
            UIImage(systemName: "heart.fill")?.withTintColor(.systemPink).draw(
                in: CGRect(x: 66, y: 18, width: 44, height: 44))
        },
        rendered("texts") { _ in
            "Ready at".draw(
                at: CGPoint(x: 8, y: 6),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor.secondaryLabel,
                ])
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .center
            let text = NSMutableAttributedString(
                string: "12:45",
                attributes: [
                    .font: UIFont.monospacedDigitSystemFont(ofSize: 30, weight: .bold), .paragraphStyle: paragraph,
                ])
            text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 3, length: 2))
            text.draw(in: CGRect(x: 0, y: 26, width: 120, height: 40))
            "underlined".draw(
                at: CGPoint(x: 8, y: 62),
                withAttributes: [
                    .font: UIFont.italicSystemFont(ofSize: 11), .underlineStyle: NSUnderlineStyle.single.rawValue,
                ])
        },
        rendered("photographs") { context in
            guard let photo = Photo.image("coffee.png") else { return }
            context.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 52, height: 52)).addClip()
            photo.draw(in: CGRect(x: -8, y: 4, width: 78, height: 52))
            context.restoreGState()
            context.saveGState()
            context.translateBy(x: 90, y: 30)
            context.rotate(by: .pi / 8)
            photo.draw(in: CGRect(x: -24, y: -16, width: 48, height: 32))
            context.restoreGState()
            // Upright by the flip that Core Graphics needs, upside down without it.
            guard let picture = photo.cgImage else { return }
            context.draw(picture, in: CGRect(x: 64, y: 58, width: 24, height: 16))
            context.translateBy(x: 0, y: 80)
            context.scaleBy(x: 1, y: -1)
            context.draw(picture, in: CGRect(x: 92, y: 6, width: 24, height: 16))
        },
        Drawing(name: "begun-image") {
            UIGraphicsBeginImageContextWithOptions(size, true, 2)
            defer { UIGraphicsEndImageContext() }
            UIColor.systemIndigo.setFill()
            UIRectFill(CGRect(x: 10, y: 10, width: 100, height: 60))
            UIColor.white.set()
            let hole = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 80, height: 40))
            hole.append(UIBezierPath(ovalIn: CGRect(x: 40, y: 24, width: 40, height: 32)))
            hole.usesEvenOddFillRule = true
            hole.fill()
            return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
        },
        Drawing(name: "bitmap") {
            // Core Graphics' own canvas: its origin is at the bottom left.
            let context = CGContext(
                data: nil, width: 240, height: 160, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            guard let context, let photo = Photo.image("coffee.png")?.cgImage else { return UIImage() }
            context.setFillColor(gray: 0.9, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 240, height: 80))
            context.draw(photo, in: CGRect(x: 20, y: 10, width: 180, height: 120))
            context.setFillColor(UIColor.systemOrange.cgColor)
            context.fillEllipse(in: CGRect(x: 180, y: 100, width: 50, height: 50))
            return context.makeImage().map { UIImage(cgImage: $0, scale: 2, orientation: .up) } ?? UIImage()
        },
        Drawing(name: "turned-and-capped") {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            return UIGraphicsImageRenderer(size: size, format: format).image { _ in
                guard let photo = Photo.image("coffee.png"), let picture = photo.cgImage else { return }
                UIImage(cgImage: picture, scale: 1, orientation: .right).draw(
                    in: CGRect(x: 4, y: 6, width: 40, height: 60))
                if let part = picture.cropping(to: CGRect(x: 200, y: 100, width: 200, height: 200)) {
                    UIImage(cgImage: part).draw(in: CGRect(x: 50, y: 6, width: 30, height: 30))
                }
                button.resizableImage(
                    withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), resizingMode: .stretch
                ).draw(in: CGRect(x: 50, y: 42, width: 64, height: 30))
            }
        },
    ]

    /// A square with round corners, to be made larger.
    private static var button: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.systemGray5.setFill()
            UIColor.systemBlue.setStroke()
            let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 18), cornerRadius: 7)
            path.lineWidth = 2
            path.fill()
            path.stroke()
        }
    }
}

/// The photographs of the tests.
enum Photo {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("EndToEndTests/Photos")

    static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    static func image(_ name: String) -> UIImage? { UIImage(contentsOfFile: url(name).path) }
}
