// A ride: measurements, an amount, a time of day, a file, a list by size, and a stop that depends on its line, which is
// declared after it.
import AppIntents
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

struct StopOptions: DynamicOptionsProvider {
    @IntentParameterDependency<RideIntent>(\.$line) var ride

    func results() async throws -> [String] { ride?.line == "Red" ? ["Harbour", "Market"] : ["Castle"] }
}

struct RideIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Ride"

    @Parameter(title: "Stop", optionsProvider: StopOptions()) var stop: String?
    @Parameter(title: "Line", default: "Blue") var line: String
    @Parameter(title: "Distance", default: Measurement(value: 5, unit: .kilometers))
    var distance: Measurement<UnitLength>
    @Parameter(title: "Price", currencyCodes: ["EUR", "NOK"]) var price: IntentCurrencyAmount?
    @Parameter(title: "Leaves") var leaves: DateComponents?
    @Parameter(title: "Pause") var pause: Duration?
    @Parameter(title: "Driver") var driver: IntentPerson?
    @Parameter(title: "Note", supportedContentTypes: [.text]) var note: IntentFile?
    @Parameter(title: "Notes") var notes: [IntentFile]?
    @Parameter(title: "Bags", size: [.systemSmall: 1, .systemLarge: 3]) var bags: [Measurement<UnitMass>]?
}

struct RideProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func snapshot(for ride: RideIntent, in context: Context) async -> LinesEntry {
        LinesEntry(lines: Self.lines(ride))
    }

    func timeline(for ride: RideIntent, in context: Context) async -> Timeline<LinesEntry> {
        Timeline(entries: [LinesEntry(lines: Self.lines(ride))], policy: .never)
    }

    private static func lines(_ ride: RideIntent) -> [String] {
        let files = ([ride.note].compactMap { $0 } + (ride.notes ?? [])).map { file in
            "\(file.filename): \(String(decoding: file.data, as: UTF8.self))"
        }
        return [
            "\(ride.line) \(ride.stop ?? "-")", ride.distance.formatted(.measurement(width: .wide, usage: .asProvided)),
            ride.price.map { $0.amount.formatted(.currency(code: $0.currencyCode)) } ?? "free",
            ride.leaves.map { "at \($0.hour ?? 0):\($0.minute ?? 0)" } ?? "now",
            ride.pause.map { "pauses \($0.components.seconds)" } ?? "no pause",
            ride.driver.map { "\($0.name)" } ?? "nobody", files.joined(separator: ", "),
            (ride.bags ?? []).map { $0.formatted(.measurement(width: .abbreviated, usage: .asProvided)) }.joined(
                separator: "+"),
        ]
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Ride", intent: RideIntent.self, provider: RideProvider()) { entry in
            LinesView(entry: entry)
        }
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}
