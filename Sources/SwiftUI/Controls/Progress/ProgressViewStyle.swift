// The looks of progress views.
import ViewArchive

/// A look for progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that fits: a line for a known fraction, else spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(progress: configuration)
        } else {
            LinearProgress(progress: configuration)
        }
    }
}

/// A line that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            LinearProgress(progress: configuration).tint(tint)
        } else {
            LinearProgress(progress: configuration)
        }
    }
}

/// A ring that fills, or spokes.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            CircularProgress(progress: configuration).tint(tint)
        } else {
            CircularProgress(progress: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styling(style) { (style, progress: ProgressViewStyleConfiguration) in
            AnyView(style.makeBody(configuration: progress))
        }
    }
}

private struct LinearProgress: View {
    let progress: ProgressViewStyleConfiguration

    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !isLabelHidden { progress.label }
            GaugeLine(
                value: progress.fractionCompleted ?? 0, isCapacity: true, height: 4, interval: progress.interval
            )
            if !isLabelHidden { progress.currentValueLabel?.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

private struct CircularProgress: View {
    let progress: ProgressViewStyleConfiguration

    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        if let fraction = progress.fractionCompleted {
            ring(fraction)
        } else {
            VStack(spacing: 8) {
                Spokes().stroke(
                    tint ?? AnyShapeStyle(Color.secondary), style: StrokeStyle(lineWidth: side / 9, lineCap: .round)
                )
                .frame(width: side, height: side)
                if !isLabelHidden {
                    progress.label?.font(.footnote).foregroundStyle(.secondary)
                }
            }
        }
    }

    /// A ring takes the room that it is offered, as in accessory widgets, and shows its value's label inside.
    private func ring(_ fraction: Double) -> some View {
        let color = tint ?? AnyShapeStyle(.tint)
        return ZStack {
            ProportionalRing(fraction: 1).fill(color.opacity(0.25))
            if let interval = progress.interval {
                LiveFill(style: color, form: .ring, interval: interval)
            } else {
                ProportionalRing(fraction: fraction).fill(color)
            }
            if !isLabelHidden {
                VStack(spacing: 0) {
                    progress.label.font(.system(size: 11, weight: .medium))
                    progress.currentValueLabel.font(.system(size: 13, weight: .medium)).multilineTextAlignment(.center)
                }
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .padding(9)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(minWidth: 20, idealWidth: 58, maxWidth: 76, minHeight: 20, idealHeight: 58, maxHeight: 76)
    }

    /// In points.
    private var side: CGFloat { size == .large || size == .extraLarge ? 37 : 20 }
}

/// A ring as an area, its width a tenth of its side: a stroke could not follow the size.
private struct ProportionalRing: Shape {
    let fraction: Double

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Path(outline: .ring(in: Rect(rect), fraction: fraction)) }
}

/// Eight strokes around a middle.
private struct Spokes: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for index in 0..<8 {
            let angle = Double(index) * .pi / 4
            func point(_ part: CGFloat) -> CGPoint {
                let radius = min(rect.width, rect.height) / 2 * part
                return CGPoint(
                    x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle))
                )
            }
            path.move(to: point(0.5))
            path.addLine(to: point(0.9))
        }
        return path
    }
}
