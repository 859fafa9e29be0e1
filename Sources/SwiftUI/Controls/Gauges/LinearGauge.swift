// Gauges as lines, with labels around them.
import ViewArchive

/// A line that fills, or with a mark at the value.
struct LinearGauge: View {
    let gauge: GaugeStyleConfiguration
    /// As small as accessory widgets have it.
    let isCompact: Bool
    let isCapacity: Bool

    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.font) private var font

    var body: some View {
        if isCompact, !isCapacity {
            line
        } else {
            VStack(alignment: .leading, spacing: isCompact ? 1 : 4) {
                if !isLabelHidden { gauge.label.font(font ?? (isCompact ? .headline : nil)) }
                line
                gauge.currentValueLabel?
                    .font(font ?? (isCompact ? .footnote : .subheadline))
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var line: some View {
        HStack(spacing: 6) {
            gauge.minimumValueLabel?.font(font ?? .footnote)
            GaugeLine(value: gauge.value, isCapacity: isCapacity, height: isCompact ? 6 : 8)
            gauge.maximumValueLabel?.font(font ?? .footnote)
        }
    }
}

/// The line itself.
struct GaugeLine: View {
    let value: Double
    let isCapacity: Bool
    let height: CGFloat
    /// What the value follows, if any.
    var interval: ProgressInterval?

    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let color = (tint ?? AnyShapeStyle(.tint)).alongLine()
        return Group {
            if isCapacity {
                Capsule().fill(Color(uiColor: .systemFill))
                    .overlay {
                        if let interval {
                            LiveFill(style: color, form: .bar, interval: interval)
                        } else {
                            LinePart(value: value).fill(color)
                        }
                    }
                    .clipShape(Capsule())
            } else {
                Capsule().fill(tint == nil ? AnyShapeStyle(Color.primary.opacity(0.3)) : color)
                    .overlay { LineDot(value: value, distance: 2).fill(.black).blendMode(.destinationOut) }
                    .compositingGroup()
                    .overlay { LineDot(value: value, distance: 0).fill(Color.primary) }
            }
        }
        .frame(height: height)
        .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
    }
}

/// The first part of a line, with half-round ends.
private struct LinePart: Shape {
    let value: Double

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let width = value <= 0 ? 0 : max(rect.height, rect.width * CGFloat(value))
        let part = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
        return Path(roundedRect: part, cornerRadius: rect.height / 2, style: .circular)
    }
}

/// A mark on a line.
private struct LineDot: Shape {
    let value: Double
    /// Around the mark, in points.
    let distance: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let side = rect.height + 2 * distance
        let x = rect.minX + (rect.width - rect.height) * CGFloat(value) - distance
        return Path(ellipseIn: CGRect(x: x, y: rect.minY - distance, width: side, height: side))
    }
}
