// Wind over the kite field: whether to bring the big one, and how many strings.
import Foundation
import SwiftUI
import WidgetKit

struct Air: Codable, Hashable, RawRepresentable {
    let rawValue: String
    static let gusty = Air(rawValue: "gusty"), still = Air(rawValue: "still"), wet = Air(rawValue: "wet"),
        lifting = Air(rawValue: "lifting")
    var glyph: String {
        ["gusty": "wind", "still": "sun.haze.fill", "wet": "cloud.drizzle.fill", "lifting": "cloud.sun.fill"][rawValue]
            ?? "questionmark"
    }
    var cloth: [Color] {
        switch self {
        case .wet:
            [
                Color(#colorLiteral(red: 0.16, green: 0.3, blue: 0.28, alpha: 1)),
                Color(#colorLiteral(red: 0.3, green: 0.42, blue: 0.5, alpha: 1)),
            ]
        case .lifting: [.indigo, .teal]
        default: [.brown, .init(.systemGray2)]
        }
    }
}
struct FieldReport: Codable {
    struct Slot: Codable, Identifiable {
        var id: Date { from }
        let from: Date, warmth: Measurement<UnitTemperature>, air: Air, shower: Double
    }
    struct Afternoon: Codable, Identifiable {
        var id: Date { day }
        let day: Date
        let grass, height: Measurement<UnitTemperature>
        let air: Air
    }
    let field: String, air: Air, dew: Double, strings: Int
    let warmth, onTheHill: Measurement<UnitTemperature>
    let breeze: Measurement<UnitSpeed>, from: Measurement<UnitAngle>, pressure: Measurement<UnitPressure>
    let slots: [Slot], afternoons: [Afternoon]
    let gateOpens, gateShuts: Date
}
extension Measurement where UnitType == UnitTemperature {
    var spoken: String {
        formatted(
            .measurement(width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0))))
    }
    var naked: String {
        formatted(
            .measurement(
                width: .abbreviated, usage: .asProvided, hidesScaleName: true,
                numberFormatStyle: .number.precision(.fractionLength(0))))
    }
    var painted: String {
        let brush = MeasurementFormatter()
        (brush.unitOptions, brush.unitStyle) = ([.temperatureWithoutUnit], .short)
        brush.numberFormatter.maximumFractionDigits = 0
        brush.numberFormatter.roundingMode = .halfUp
        return brush.string(from: self)
    }
}
extension Measurement where UnitType == UnitAngle {
    /// By what stands around the field.
    var landmark: String {
        let around = ["mill", "road", "pond", "church"]
        return around[Int((converted(to: .degrees).value / 90).rounded()) % around.count]
    }
}
extension FieldReport {
    static func chalked(at now: Date) -> FieldReport {
        let almanac = Calendar.current
        let whole = almanac.dateInterval(of: .hour, for: now)!.start
        let celsius = { (degrees: Double) in Measurement(value: degrees, unit: UnitTemperature.celsius) }
        return FieldReport(
            field: "Nether Meadow", air: .wet, dew: 0.71, strings: 2, warmth: celsius(17.4), onTheHill: celsius(13.9),
            breeze: .init(value: 6.8, unit: .metersPerSecond), from: .init(value: 185, unit: .degrees),
            pressure: .init(value: 1_004.6, unit: .hectopascals),
            slots: (0..<14).map { n in
                Slot(
                    from: almanac.date(byAdding: .hour, value: n, to: whole)!,
                    warmth: celsius(15 - Double(abs(n - 5)) / 2),
                    air: [.lifting, .gusty, .wet][n % 3], shower: Double(n * 3 % 10) / 10)
            },
            afternoons: (0..<4).map { n in
                Afternoon(
                    day: almanac.date(byAdding: .day, value: n, to: almanac.startOfDay(for: now))!,
                    grass: celsius(Double(11 - n)), height: celsius(Double(18 + n * n % 5)),
                    air: [.still, .lifting, .gusty, .wet][n])
            },
            gateOpens: almanac.date(bySettingHour: 9, minute: 40, second: 0, of: now)!,
            gateShuts: almanac.date(bySettingHour: 19, minute: 5, second: 0, of: now)!)
    }
}

/// From how warm the grass is to how warm it is up there.
struct WarmthString: View {
    let afternoon: FieldReport.Afternoon, all: ClosedRange<Double>
    var body: some View {
        GeometryReader { field in
            let inch = field.size.width / (all.upperBound - all.lowerBound)
            let (low, high) = (afternoon.grass.value - all.lowerBound, afternoon.height.value - all.lowerBound)
            Rectangle().fill(.white.opacity(0.2)).overlay(alignment: .leading) {
                Capsule().fill(LinearGradient(colors: [.mint, .orange], startPoint: .leading, endPoint: .trailing))
                    .frame(width: (high - low) * inch).offset(x: low * inch)
            }
        }.frame(height: 3)
    }
}
struct KiteLine: Shape {
    func path(in rect: CGRect) -> Path {
        var line = Path()
        line.move(to: .init(x: rect.minX, y: rect.maxY))
        line.addQuadCurve(
            to: .init(x: rect.maxX, y: rect.minY), control: .init(x: rect.maxX - rect.width / 4, y: rect.maxY))
        return line
    }
}
struct Streamers: View {
    var body: some View {
        Canvas { sky, size in
            for (n, y) in stride(from: 0.1, to: 1.0, by: 0.3).enumerated() {
                sky.opacity = 0.1
                sky.addFilter(.blur(radius: 4))
                let cloud = CGRect(x: Double(n) * size.width / 4, y: y * size.height, width: 120, height: 24)
                sky.fill(Path(ellipseIn: cloud), with: .color(.white))
            }
            for n in 0..<12 {
                var tail = Path()
                let knot = CGPoint(
                    x: CGFloat(n * 29 % 12) / 12 * size.width, y: CGFloat(n * 17 % 12) / 12 * size.height)
                tail.move(to: knot)
                tail.addLine(to: .init(x: knot.x + 11, y: knot.y + 2))
                sky.stroke(tail, with: .color(.white.opacity(0.3)), lineWidth: 1)
            }
        }.accessibilityHidden(true)
    }
}
