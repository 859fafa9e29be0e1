import SwiftUI

struct RingShape: Shape {
    var progress: Double
    var thickness: CGFloat

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - thickness / 2
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: radius,
            startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * min(progress, 0.9999)),
            clockwise: false
        )
        return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
    }
}

struct ActivityRing: View {
    let progress: Double
    let colors: [Color]
    var thickness: CGFloat = 14

    var body: some View {
        ZStack {
            Circle()
                .inset(by: thickness / 2)
                .stroke(colors[0].opacity(0.2), lineWidth: thickness)
            RingShape(progress: progress, thickness: thickness)
                .fill(
                    AngularGradient(
                        gradient: Gradient(colors: colors),
                        center: .center,
                        startAngle: .degrees(-90),
                        endAngle: .degrees(270)
                    )
                )
        }
        .aspectRatio(1, contentMode: .fit)
    }
}
