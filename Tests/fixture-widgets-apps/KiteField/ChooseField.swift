// Which field the board is for, and what stands on it when.
import AppIntents
import CoreLocation
import Foundation
import WidgetKit

struct KiteField: AppEntity, Hashable, Codable {
    var id: String, name: String
    var north, east: Double
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Field", numericFormat: LocalizedStringResource("\(placeholder: .int) fields"))
    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "\(north, specifier: "%.1f") north, \(east, specifier: "%.1f") east")
    }
    static let defaultQuery = Search()
    static let under = KiteField(id: "under", name: "Under my feet", north: 0, east: 0)

    struct Search: EntityStringQuery {
        func entities(for ids: [String]) async throws -> [KiteField] {
            ids.map { id in
                id == "under" ? .under : KiteField(id: id, name: id.capitalized(with: .current), north: 51, east: 4)
            }
        }
        func entities(matching string: String) async throws -> [KiteField] {
            try await CLGeocoder().geocodeAddressString(string).compactMap { mark in
                guard let spot = mark.location?.coordinate, let name = mark.name ?? mark.locality else { return nil }
                let full = [name, mark.country].compactMap { $0 }.joined(separator: " in ")
                return KiteField(id: name, name: full, north: spot.latitude, east: spot.longitude)
            }
        }
        func suggestedEntities() async throws -> [KiteField] { [.under] }
        func defaultResult() async -> KiteField? { .under }
    }
}
struct ChooseField: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Kite field"
    static let description = IntentDescription(stringLiteral: "Where the kites fly")
    @Parameter(title: "Field") var field: KiteField?
    @Parameter(title: "Scale", default: .asUsual) var scale: Scale
    enum Scale: String, AppEnum {
        case asUsual, celsius, fahrenheit
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scale"
        static let caseDisplayRepresentations: [Scale: DisplayRepresentation] = [
            .asUsual: "As usual here", .celsius: "In °C", .fahrenheit: "In °F",
        ]
    }
}
struct KiteEntry: TimelineEntry {
    let date: Date, report: FieldReport, scale: ChooseField.Scale
    func said(_ warmth: Measurement<UnitTemperature>) -> String {
        switch scale {
        case .asUsual: warmth.spoken
        case .celsius: warmth.converted(to: .celsius).naked
        case .fahrenheit: warmth.converted(to: .fahrenheit).naked
        }
    }
}
struct KiteProvider: AppIntentTimelineProvider {
    typealias Intent = ChooseField
    func placeholder(in context: Context) -> KiteEntry {
        .init(date: .now, report: .chalked(at: .now), scale: .asUsual)
    }
    func snapshot(for choice: ChooseField, in context: Context) async -> KiteEntry {
        .init(date: .now, report: .chalked(at: .now), scale: choice.scale)
    }
    func timeline(for choice: ChooseField, in context: Context) async -> Timeline<KiteEntry> {
        let report = FieldReport.chalked(at: .now)
        let entries = report.slots.prefix(5).map {
            KiteEntry(date: max(.now, $0.from), report: report, scale: choice.scale)
        }
        return .init(entries: entries, policy: .after(report.slots[5].from))
    }
}
