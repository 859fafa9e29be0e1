// Gauges as rings, in the size that accessory widgets give them.
import ViewArchive

/// What both rings measure, in points.
private enum Ring {
    static let side: CGFloat = 58
    static let width: CGFloat = 6
    /// An open ring leaves a quarter of the circle free, below.
    static let open = (start: Angle.degrees(135), end: Angle.degrees(405))
}

/// Three quarters of a ring with a mark at the value; what the gauge is about stands in the gap.
struct OpenRingGauge: View {
    let gauge: GaugeStyleConfiguration

    @Environment(\.tint) private var tint

    var body: some View {
        let angle = Ring.open.start.radians + gauge.value * (Ring.open.end.radians - Ring.open.start.radians)
        return ZStack {
            RingArc(start: Ring.open.start, end: Ring.open.end)
                .stroke(ring, style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
            // The mark keeps a little distance from the ring.
            RingDot(angle: angle, diameter: Ring.width + 4).fill(.black).blendMode(.destinationOut)
            RingDot(angle: angle, diameter: Ring.width).fill(mark)
        }
        .compositingGroup()
        .overlay {
            gauge.currentValueLabel
                .font(.system(size: 21, weight: .medium, design: .rounded))
                .minimumScaleFactor(0.4)
                .lineLimit(1)
                .frame(width: Ring.side - 2 * Ring.width - 6, height: 26)
        }
        .overlay(alignment: .bottom) {
            Group {
                if gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil {
                    // The ring runs clockwise in every direction of writing.
                    HStack(spacing: 2) {
                        gauge.minimumValueLabel.frame(maxWidth: .infinity)
                        gauge.maximumValueLabel.frame(maxWidth: .infinity)
                    }
                    .frame(width: 29, height: 11)
                    .environment(\.layoutDirection, .leftToRight)
                } else {
                    gauge.label.frame(width: 26, height: 13)
                }
            }
            .font(.system(size: 11, weight: .medium, design: .rounded))
            .minimumScaleFactor(0.4)
            .lineLimit(1)
        }
        .frame(width: Ring.side, height: Ring.side)
    }

    /// A gradient as tint runs along the ring.
    private var ring: AnyShapeStyle {
        guard let tint else { return AnyShapeStyle(Color.primary.opacity(0.3)) }
        return tint.alongRing(from: Ring.open.start, to: Ring.open.end)
    }

    private var mark: AnyShapeStyle { AnyShapeStyle(Color.primary) }
}

/// A ring that fills from the top.
struct ClosedRingGauge: View {
    let gauge: GaugeStyleConfiguration

    @Environment(\.tint) private var tint

    var body: some View {
        let color = tint ?? AnyShapeStyle(Color.primary)
        return ZStack {
            RingArc(start: .zero, end: .degrees(360)).stroke(color.opacity(0.25), lineWidth: Ring.width)
            if gauge.value > 0 {
                RingArc(start: .degrees(-90), end: .degrees(-90 + 360 * gauge.value))
                    .stroke(
                        // The colours begin where the line's round end does.
                        color.alongRing(from: .degrees(-98), to: .degrees(262)),
                        style: StrokeStyle(lineWidth: Ring.width, lineCap: .round)
                    )
            }
        }
        .overlay {
            (gauge.currentValueLabel ?? gauge.label)
                .font(.system(size: 21, weight: .medium, design: .rounded))
                .minimumScaleFactor(0.4)
                .lineLimit(1)
                .frame(width: Ring.side - 2 * Ring.width - 6, height: Ring.side - 2 * Ring.width - 12)
        }
        .frame(width: Ring.side, height: Ring.side)
    }
}

/// A part of a circle whose line stays inside the area.
struct RingArc: Shape {
    let start: Angle
    let end: Angle
    var width = Ring.width

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - width / 2,
            startAngle: start, delta: Angle(radians: end.radians - start.radians)
        )
        return path
    }
}

private struct RingDot: Shape {
    /// In radians.
    let angle: Double
    let diameter: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let radius = Double(min(rect.width, rect.height) / 2 - Ring.width / 2)
        let x = rect.midX + CGFloat(cos(angle) * radius), y = rect.midY + CGFloat(sin(angle) * radius)
        return Path(
            ellipseIn: CGRect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter)
        )
    }
}

extension AnyShapeStyle {
    /// A gradient bent along a ring; any other style as it is.
    func alongRing(from start: Angle, to end: Angle) -> AnyShapeStyle {
        var base: any ShapeStyle = self
        while let any = base as? AnyShapeStyle { base = any.base }
        guard let gradient = base as? Gradient else { return self }
        return AnyShapeStyle(
            AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end)
        )
    }

    /// A gradient laid from the leading edge to the trailing one; any other style as it is.
    func alongLine() -> AnyShapeStyle {
        var base: any ShapeStyle = self
        while let any = base as? AnyShapeStyle { base = any.base }
        guard let gradient = base as? Gradient else { return self }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
}
