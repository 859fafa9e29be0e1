// What one oar has done today: strokes, metres, heat, and how much of it against the stream.
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

enum Effort: String, CaseIterable, Codable, Identifiable, Sendable {
    case metres, heat, steady, upstream, rate
    var id: String { rawValue }
    var unit: Dimension {
        switch self {
        case .metres: UnitLength.meters
        case .heat: UnitEnergy.kilocalories
        case .steady, .upstream: UnitDuration.minutes
        case .rate: UnitFrequency.hertz
        }
    }
    var paint: Color {
        switch self {
        case .metres: .teal;
        case .heat: .orange;
        case .steady: .mint;
        case .upstream: .indigo;
        case .rate: .brown
        }
    }
    var glyph: String {
        switch self {
        case .metres: "ruler"
        case .heat: "flame"
        case .steady: "metronome"
        case .upstream: "arrow.up.forward"
        case .rate: "waveform.path"
        }
    }
    var sweep: AngularGradient {
        .init(colors: [paint, paint.opacity(0.5)], center: .center, startAngle: .degrees(90), endAngle: .degrees(450))
    }
    func said(_ amount: Double) -> String {
        switch self {
        case .heat:
            Measurement(value: amount, unit: UnitEnergy.kilocalories).formatted(
                .measurement(
                    width: .abbreviated, usage: .workout, numberFormatStyle: .number.precision(.fractionLength(0))))
        case .steady:
            Duration.seconds(amount * 60).formatted(
                .units(allowed: [.hours, .minutes], width: .narrow, maximumUnitCount: 2))
        case .upstream: Duration.seconds(amount * 60).formatted(.time(pattern: .hourMinute))
        case .rate: "\(Int(amount)) spm"
        default: amount.formatted(.number.notation(.automatic).grouping(.automatic))
        }
    }
}
struct Outing: Identifiable, Codable, Hashable {
    var id: Date { pushedOff }
    let pushedOff: Date, amount: Double, effort: Effort
}
struct RowerEntry: TimelineEntry {
    let date: Date, outings: [Outing], wished: [Effort: Double], mornings: Int
    func sum(_ effort: Effort) -> Double { outings.lazy.filter { $0.effort == effort }.map(\.amount).reduce(0, +) }
    func share(_ effort: Effort) -> Double { sum(effort) / (wished[effort] ?? 1) }
}

struct RowerProvider: AppIntentTimelineProvider {
    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Training"
        @Parameter(title: "Counted", default: .metres) var counted: Counted
        @Parameter(title: "Metres", default: 12_000, inclusiveRange: (2_000, 42_000)) var metres: Int
    }
    enum Counted: String, AppEnum, CaseDisplayRepresentable {
        case metres, heat
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Counted" }
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.metres: "Metres", .heat: "Heat"] }
    }
    func placeholder(in context: Context) -> RowerEntry { Self.log(.now, 12_000) }
    func snapshot(for wish: Configuration, in context: Context) async -> RowerEntry {
        Self.log(.now, Double(wish.metres))
    }
    func timeline(for wish: Configuration, in context: Context) async -> Timeline<RowerEntry> {
        var bells: [Date] = [.now]
        Calendar.current.enumerateDates(
            startingAfter: bells[0], matching: DateComponents(minute: 30), matchingPolicy: .nextTime
        ) { bell, _, stop in
            if let bell, bells.count < 4 { bells.append(bell) } else { stop = true }
        }
        return Timeline(entries: bells.map { Self.log($0, Double(wish.metres)) }, policy: .atEnd)
    }
    private static func log(_ date: Date, _ metres: Double) -> RowerEntry {
        var luck = SystemRandomNumberGenerator()
        _ = luck.next()
        let dawn = Calendar.current.startOfDay(for: date)
        let outings = (5..<21).flatMap { hour -> [Outing] in
            let time = Calendar.current.date(byAdding: .hour, value: hour, to: dawn)!
            let pull = hour % 6 == 0 ? 2.1 : hour % 4 == 1 ? 0.8 : 0.1
            return [
                Outing(pushedOff: time, amount: (pull * 900).rounded(), effort: .metres),
                Outing(pushedOff: time, amount: pull * 47, effort: .heat),
                Outing(pushedOff: time, amount: pull * 6, effort: .steady),
                Outing(pushedOff: time, amount: pull > 1 ? 9 : 0, effort: .upstream),
            ]
        }
        let wished: [Effort: Double] = [.metres: metres, .heat: 500, .steady: 90, .upstream: 25]
        return RowerEntry(date: date, outings: outings, wished: wished, mornings: 6)
    }
}
