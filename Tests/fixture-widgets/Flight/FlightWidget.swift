import SwiftUI
import WidgetKit

struct Flight: Codable, Sendable, Hashable {
    struct Stop: Codable, Sendable, Hashable {
        var code: String
        var city: String
        var time: Date
        var gate: String?
    }

    var number: String
    var from: Stop
    var to: Stop
    var seat: String
}

struct FlightEntry: TimelineEntry {
    let date: Date
    let flight: Flight
}

struct FlightProvider: TimelineProvider {
    func placeholder(in context: Context) -> FlightEntry {
        FlightEntry(
            date: .now,
            flight: Flight(
                number: "SD 417", from: .init(code: "LIS", city: "Lisbon", time: .now + 5_400, gate: "B12"),
                to: .init(code: "OSL", city: "Oslo", time: .now + 20_100, gate: nil), seat: "14A"))
    }

    func getSnapshot(in context: Context, completion: @escaping (FlightEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<FlightEntry>) -> Void) {
        let entry = placeholder(in: context)
        completion(Timeline(entries: [entry], policy: .after(entry.flight.from.time)))
    }
}

struct TicketShape: Shape {
    var notch: CGFloat = 8
    var position: CGFloat = 0.68

    func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * position
        let radius: CGFloat = 14
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
        path.addLine(to: CGPoint(x: x - notch, y: rect.minY))
        path.addArc(center: CGPoint(x: x, y: rect.minY), radius: notch, startAngle: .degrees(180), endAngle: .zero, clockwise: true)
        path.addArc(tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius)
        path.addArc(tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: radius)
        path.addLine(to: CGPoint(x: x + notch, y: rect.maxY))
        path.addArc(center: CGPoint(x: x, y: rect.maxY), radius: notch, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
        path.addArc(tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: radius)
        path.addArc(tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: radius)
        path.closeSubpath()
        return path
    }
}

struct Field<Value: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var value: Value

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title)
                .font(.system(size: 8, weight: .semibold))
                .foregroundStyle(.secondary)
                .textCase(.uppercase)
            value.font(.footnote.weight(.semibold))
        }
    }
}

struct FlightView: View {
    let entry: FlightEntry
    private var flight: Flight { entry.flight }

    var body: some View {
        HStack(spacing: 20) {
            VStack(spacing: 10) {
                HStack {
                    airport(flight.from, alignment: .leading)
                    Image(systemName: "airplane")
                        .frame(maxWidth: .infinity)
                        .overlay(alignment: .center) {
                            HStack {
                                Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 3])).frame(height: 1)
                                Spacer(minLength: 24)
                                Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 3])).frame(height: 1)
                            }
                        }
                        .foregroundStyle(.secondary)
                    airport(flight.to, alignment: .trailing)
                }
                HStack {
                    Field(title: "Departs") { Text(flight.from.time, style: .time) }
                    Spacer()
                    Field(title: "Arrives") { Text(flight.to.time, style: .time) }
                }
            }
            .layoutPriority(1)
            VStack(alignment: .leading, spacing: 6) {
                Field(title: "Flight") { Text(verbatim: flight.number) }
                Field(title: "Gate") { Text(flight.from.gate ?? "–") }
                Field(title: "Seat") { Text(flight.seat).privacySensitive() }
            }
            .fixedSize()
        }
        .padding(14)
        .background(TicketShape().fill(Color(.secondarySystemGroupedBackground)))
        .containerBackground(.blue.gradient, for: .widget)
    }

    private func airport(_ stop: Flight.Stop, alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 0) {
            Text(stop.code).font(.title2.weight(.heavy))
            Text(stop.city).font(.caption2).foregroundStyle(.secondary)
        }
    }
}

struct Line: Shape {
    func path(in rect: CGRect) -> Path {
        Path { $0.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]) }
    }
}

struct FlightWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Flight", provider: FlightProvider()) { FlightView(entry: $0) }
            .configurationDisplayName("Boarding Pass")
            .description("Your next flight.")
            .supportedFamilies([.systemMedium])
    }
}
