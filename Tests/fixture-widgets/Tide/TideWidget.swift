import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date

    /// Metres above the lowest tide.
    func height(at hour: Double) -> Double { 1.6 + 1.4 * cos((hour - 3.2) / 12.42 * 2 * .pi) }

    var hour: Double {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
    }

    var isRising: Bool { height(at: hour + 0.1) > height(at: hour) }
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let now = Date.now
        let entries = (0..<48).map { TideEntry(date: now.addingTimeInterval(Double($0) * 900)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct TideCurve: Shape {
    let entry: TideEntry
    var isClosed = false

    func point(_ hour: Double, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * hour / 24, y: rect.maxY - rect.height * entry.height(at: hour) / 3.2)
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(stride(from: 0.0, through: 24, by: 0.5).map { point($0, in: rect) })
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

/// Places its subviews along a line by their fraction of the width.
struct Timescale: Layout {
    struct Fraction: LayoutValueKey {
        static let defaultValue: Double = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + bounds.width * subview[Fraction.self], y: bounds.midY), anchor: .center,
                proposal: .unspecified)
        }
    }
}

struct TideView: View {
    let entry: TideEntry
    @Environment(\.locale) private var locale

    var height: String {
        Measurement(value: entry.height(at: entry.hour), unit: UnitLength.meters)
            .formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)).locale(locale)))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Label("Seal Bay", systemImage: "water.waves").font(.caption.bold())
                Spacer()
                Text(height).font(.headline)
                Image(systemName: entry.isRising ? "arrow.up" : "arrow.down").imageScale(.small)
            }
            GeometryReader { proxy in
                let rect = CGRect(origin: .zero, size: proxy.size)
                ZStack(alignment: .topLeading) {
                    TideCurve(entry: entry, isClosed: true)
                        .fill(.linearGradient(colors: [.white.opacity(0.5), .white.opacity(0.05)], startPoint: .top, endPoint: .bottom))
                    TideCurve(entry: entry).stroke(.white, lineWidth: 2)
                    Circle()
                        .fill(.yellow)
                        .frame(width: 10, height: 10)
                        .position(TideCurve(entry: entry).point(entry.hour, in: rect))
                }
            }
            Timescale {
                ForEach([3, 9, 15, 21], id: \.self) { hour in
                    Text(hour, format: .number.precision(.integerLength(2)))
                        .layoutValue(key: Timescale.Fraction.self, value: Double(hour) / 24)
                }
            }
            .font(.system(size: 9).monospacedDigit())
            .opacity(0.8)
        }
        .foregroundStyle(.white)
        .containerBackground(Color(hex: 0x0B5563).gradient, for: .widget)
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("High and low water.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
