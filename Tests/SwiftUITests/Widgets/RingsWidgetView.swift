// Activity rings: trimmed circles, angular gradients, a custom shape style.
import SwiftUI

struct RingShape: Shape {
    var progress: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * progress), clockwise: false
            )
        }
    }
}

struct RingView: View {
    let progress: Double
    let color: Color
    let lineWidth: CGFloat = 11

    var body: some View {
        ZStack {
            Circle().stroke(color.opacity(0.2), lineWidth: lineWidth)
            RingShape(progress: min(progress, 1))
                .stroke(
                    AngularGradient(
                        gradient: Gradient(colors: [color.opacity(0.7), color]), center: .center,
                        startAngle: .degrees(-100), endAngle: .degrees(-90 + 360 * progress)
                    ), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
        }
        .padding(lineWidth / 2)
    }
}

struct RingsWidgetView: View {
    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                RingView(progress: 0.82, color: .pink)
                RingView(progress: 0.55, color: .green).padding(14)
                RingView(progress: 1, color: .cyan).padding(28)
            }
            .aspectRatio(1, contentMode: .fit)
            .accessibilityLabel("Rings")
            VStack(alignment: .leading, spacing: 6) {
                row("Move", value: 410, unit: "KCAL", color: .pink)
                row("Exercise", value: 17, unit: "MIN", color: .green)
                row("Stand", value: 12, unit: "HRS", color: .cyan)
            }
            Spacer(minLength: 0)
        }
        .containerBackground(.black, for: .widget)
    }

    @ViewBuilder
    private func row(_ title: LocalizedStringKey, value: Int, unit: String, color: Color) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title).font(.caption2).foregroundColor(.white)
            (Text("\(value)").font(.system(.headline, design: .rounded)) + Text(unit).font(.caption2.weight(.semibold)))
                .foregroundColor(color)
        }
    }
}
