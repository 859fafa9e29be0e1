// Parameters and properties without titles, and dialogs with formatted values.
import AppIntents
import SwiftUI

struct Ferry: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry"
    static let defaultQuery = FerryQuery()

    var id: String
    @Property var name: String
    @Property var berths: Int?

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { "\(name), \(0.5, format: .percent) full" }
}

struct FerryQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Ferry] { [] }
}

struct LoadFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Load a Ferry"

    @Parameter var tonnes: Double
    @Parameter var ferry: Ferry?

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        .result(value: tonnes, dialog: "Loading \(tonnes, format: .number.precision(.fractionLength(1))) tonnes")
    }
}
