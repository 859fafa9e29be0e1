// Frames, paddings, backgrounds, modifiers of an author's own, and redaction; Canvas.
import SwiftUI

private struct Card: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
        content.padding(8).background(color.opacity(0.2), in: .rect(cornerRadius: 8))
            .overlay(alignment: .topTrailing) { Circle().fill(color).frame(width: 8, height: 8).offset(x: 3, y: -3) }
    }
}

extension Catalogue {
    static var modifiers: CatalogueGroup {
        CatalogueGroup(
            "Modifiers",
            [
                CatalogueItem("Frames", width: 300, height: 130) {
                    VStack(spacing: 6) {
                        Text("Wide").frame(maxWidth: .infinity).border(.blue)
                        Text("Leading").frame(maxWidth: .infinity, alignment: .leading).border(.blue)
                        HStack {
                            Text("60 × 40").font(.caption).frame(width: 60, height: 40).border(.red)
                            Text("Bottom").font(.caption).frame(width: 80, height: 40, alignment: .bottomTrailing)
                                .border(.red)
                        }
                    }
                },
                CatalogueItem("Padding", width: 300, height: 110) {
                    HStack {
                        Text("All").padding().border(.green)
                        Text("Leading").padding(.leading, 20).border(.green)
                        Text("Some").padding(EdgeInsets(top: 2, leading: 12, bottom: 20, trailing: 4)).border(.green)
                    }
                },
                CatalogueItem("Background and overlay", width: 300, height: 110) {
                    HStack(spacing: 20) {
                        Text("Behind").padding(8).background(.yellow)
                        Text("Shape").padding(8).background { Capsule().fill(.mint) }
                        Image(systemName: "bell.fill").font(.largeTitle).overlay(alignment: .topTrailing) {
                            Text("3").font(.caption2).foregroundStyle(.white).padding(5).background(.red, in: .circle)
                        }
                    }
                },
                CatalogueItem("A modifier of an author's own", width: 300, height: 90) {
                    HStack(spacing: 16) {
                        Text("One").modifier(Card(color: .blue))
                        Text("Two").modifier(Card(color: .orange))
                    }
                },
                CatalogueItem("Aspect ratios and fixed sizes", width: 300, height: 110) {
                    HStack {
                        Color.red.aspectRatio(2, contentMode: .fit)
                        Color.green.aspectRatio(0.5, contentMode: .fit)
                        Text("This text keeps its line").fixedSize().frame(width: 60).clipped()
                    }
                },
                CatalogueItem("Position and priority", width: 300, height: 110) {
                    HStack {
                        ZStack {
                            Color.gray.opacity(0.2)
                            Circle().fill(.red).frame(width: 16, height: 16).position(x: 20, y: 20)
                        }
                        Text("Keeps its place").layoutPriority(1)
                        Text("Is cut as there is no room").lineLimit(1)
                    }
                },
                CatalogueItem("Hidden and disabled", width: 300, height: 80) {
                    HStack {
                        Text("Seen")
                        Text("Hidden").hidden()
                        Text("Seen")
                    }
                },
            ]
        )
    }

    static var redaction: CatalogueGroup {
        CatalogueGroup(
            "Redaction",
            [
                CatalogueItem("Placeholder", width: 280, height: 160) {
                    VStack(alignment: .leading) {
                        Label("A headline", systemImage: "newspaper").font(.headline)
                        Text("Two lines of text that stand for what is not there yet, as a placeholder does")
                        Text("Never redacted").unredacted()
                        ProgressView(value: 0.5)
                    }
                    .redacted(reason: .placeholder)
                },
                CatalogueItem("Privacy", width: 280, height: 90) {
                    VStack(alignment: .leading) {
                        Text("Balance")
                        Text("1,234.56 €").font(.title).privacySensitive()
                    }
                    .redacted(reason: .privacy)
                },
                CatalogueItem("Invalidated", width: 280, height: 80) {
                    VStack {
                        Text("Stays as it is")
                        Text("Waits for its entry").invalidatableContent()
                    }
                    .redacted(reason: .invalidated)
                },
            ]
        )
    }

    static var canvases: CatalogueGroup {
        CatalogueGroup(
            "Canvas",
            [
                CatalogueItem("Paths, texts, filters", width: 300, height: 140) {
                    Canvas { context, size in
                        let area = CGRect(origin: .zero, size: size)
                        context.fill(Path(roundedRect: area, cornerRadius: 12), with: .color(.blue.opacity(0.2)))
                        var line = Path()
                        for step in 0...40 {
                            let x = size.width * CGFloat(step) / 40
                            let point = CGPoint(x: x, y: size.height * (0.5 - 0.35 * sin(Double(step) / 5)))
                            if step == 0 { line.move(to: point) } else { line.addLine(to: point) }
                        }
                        context.stroke(line, with: .color(.blue), lineWidth: 3)
                        context.draw(Text("Canvas").bold(), at: CGPoint(x: size.width / 2, y: 14))
                        context.opacity = 0.5
                        context.fill(Path(ellipseIn: CGRect(x: 20, y: 60, width: 40, height: 40)), with: .color(.red))
                        context.opacity = 1
                        context.addFilter(.blur(radius: 3))
                        context.fill(
                            Path(ellipseIn: CGRect(x: 200, y: 60, width: 40, height: 40)), with: .color(.green))
                    }
                },
                CatalogueItem("Gradients, clips, images", width: 300, height: 120) {
                    Canvas { context, size in
                        context.drawLayer { layer in
                            layer.clip(to: Path(ellipseIn: CGRect(x: 10, y: 5, width: 120, height: 86)))
                            layer.fill(
                                Path(CGRect(origin: .zero, size: size)),
                                with: .linearGradient(
                                    Gradient(colors: [.yellow, .red]), startPoint: .zero,
                                    endPoint: CGPoint(x: 140, y: 96)))
                        }
                        var moved = context
                        moved.translateBy(x: 200, y: 48)
                        moved.rotate(by: .degrees(20))
                        moved.draw(Image(systemName: "sparkles"), in: CGRect(x: -30, y: -30, width: 60, height: 60))
                    }
                },
            ]
        )
    }
}
