// A share's price with a line drawn by a canvas, and an area by a path.
import SwiftUI

struct Sparkline: View {
    let values: [Double]
    var color: Color

    var body: some View {
        Canvas { context, size in
            guard let low = values.min(), let high = values.max(), high > low else { return }
            var line = Path()
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: size.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: size.height * (1 - CGFloat((value - low) / (high - low)))
                )
                if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
            }
            var area = line
            area.addLine(to: CGPoint(x: size.width, y: size.height))
            area.addLine(to: CGPoint(x: 0, y: size.height))
            area.closeSubpath()
            context.fill(
                area,
                with: .linearGradient(
                    Gradient(colors: [color.opacity(0.4), color.opacity(0)]), startPoint: .zero,
                    endPoint: CGPoint(x: 0, y: size.height)
                )
            )
            context.stroke(line, with: .color(color), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
        }
    }
}

struct StocksWidgetView: View {
    let values: [Double] = [12, 13.5, 13, 14.2, 13.8, 15, 14.6, 16.1, 15.8, 17.2]

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 4) {
                Image(systemName: "arrow.up.right").font(.caption.bold()).foregroundColor(.green)
                Text("SUN").font(.headline)
            }
            Text("Sundial Inc.").font(.caption).foregroundStyle(.secondary)
            Sparkline(values: values, color: .green)
            HStack(alignment: .firstTextBaseline) {
                Text(17.2, format: .currency(code: "USD")).font(.title3.weight(.medium)).contentTransition(
                    .numericText())
                Spacer()
                Text("+8.9%")
                    .font(.caption2.bold())
                    .padding(.horizontal, 6).padding(.vertical, 2)
                    .background(Color.green, in: Capsule())
                    .foregroundStyle(.white)
            }
        }
        .containerBackground(Color(UIColor.systemBackground), for: .widget)
    }
}
