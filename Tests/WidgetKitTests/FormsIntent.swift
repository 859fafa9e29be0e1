// An intent with a parameter of each type that has a text form of its own, which the tests of forms set and ask.
import AppIntents
import CoreLocation
import GroupContainer
import SwiftUI
import Synchronization
import UniformTypeIdentifiers
import ViewArchive

/// Numbers from which a list of lengths is chosen.
struct LengthOptions: DynamicOptionsProvider {
    func results() async throws -> [Measurement<UnitLength>] {
        [Measurement(value: 1, unit: .kilometers), Measurement(value: 500, unit: .meters)]
    }
}

/// What an intent answers, which has no identifier.
struct Tally: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tally"
    @Property(title: "Count") var count: Int
    var displayRepresentation: DisplayRepresentation { "A tally" }

    init() {}
}

/// A parameter of each type.
struct FormsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Forms"

    @Parameter(title: "Pause") var pause: Duration?
    @Parameter(title: "At", kind: .time) var at: DateComponents?
    @Parameter(title: "Far") var far: Measurement<UnitLength>?
    @Parameter(title: "Near", defaultValue: 2, defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var near: Measurement<UnitLength>
    @Parameter(title: "Step", optionsProvider: LengthOptions()) var step: Measurement<UnitLength>?
    @Parameter(title: "Drunk") var drunk: Measurement<UnitVolume>?
    @Parameter(title: "Lasts") var lasts: Measurement<UnitDuration>?
    @Parameter(title: "Power") var power: Measurement<UnitPower>?
    @Parameter(title: "Warm") var warm: Measurement<UnitTemperature>?
    @Parameter(title: "Area") var area: Measurement<UnitArea>?
    @Parameter(title: "Exact", default: 0.5, inclusiveRange: (0, 10)) var exact: Decimal
    @Parameter(title: "Single") var single: Float?
    @Parameter(title: "Price") var price: IntentCurrencyAmount?
    @Parameter(title: "Fee", currencyCodes: ["USD", "GBP"]) var fee: IntentCurrencyAmount?
    @Parameter(title: "Who") var who: IntentPerson?
    @Parameter(title: "Name") var name: PersonNameComponents?
    @Parameter(title: "Place") var place: CLPlacemark?
    @Parameter(title: "Note") var note: AttributedString?
    @Parameter(title: "Key") var key: UUID?
    @Parameter(title: "File") var file: IntentFile?
    @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile?
    @Parameter(title: "Lengths", size: [.systemSmall: 2]) var lengths: [Measurement<UnitLength>]?
    @Parameter(title: "Tally") var tally: Tally?
    @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?

    /// A parameter's value as a text.
    func text(of name: String) -> String? {
        switch name {
        case "pause": return pause.map { "\($0.components.seconds)+\($0.components.attoseconds)" }
        case "at": return at.map { parts in Self.parts(parts) }
        case "far": return far.map(Self.text)
        case "near": return Self.text(near)
        case "step": return step.map(Self.text)
        case "drunk": return drunk.map(Self.text)
        case "lasts": return lasts.map(Self.text)
        case "power": return power.map(Self.text)
        case "warm": return warm.map(Self.text)
        case "area": return area.map(Self.text)
        case "exact": return "\(exact)"
        case "single": return single.map { "\($0)" }
        case "price": return price.map { "\($0.amount) in \($0.currencyCode)" }
        case "fee": return fee.map { "\($0.amount) in \($0.currencyCode)" }
        case "who": return who.map { "\($0.name) \($0.handle.map { "\($0)" } ?? "-")" }
        case "name":
            return self.name.map { name in
                [name.givenName, name.middleName, name.familyName].map { $0 ?? "-" }.joined(separator: "|")
            }
        case "place":
            return place.map { place in
                let at = place.location?.coordinate
                return "\(at?.latitude ?? 0) \(at?.longitude ?? 0) \(place.name ?? "-")"
            }
        case "note": return note.map { String($0.characters) }
        case "key": return key?.uuidString
        case "file": return file.map { "\($0.filename) \($0.data.count) \($0.type?.identifier ?? "-")" }
        case "picture": return picture.map { "\($0.filename) \($0.type?.identifier ?? "-")" }
        case "lengths": return lengths.map { $0.map(Self.text).joined(separator: ", ") }
        case "tally": return tally.map { "\($0)" }
        case "rule": return rule.map { "\($0)" }
        default: return nil
        }
    }

    /// The number and the unit's base, so that two units of one symbol differ.
    private static func text<UnitType: Dimension>(_ value: Measurement<UnitType>) -> String {
        let base = value.converted(to: UnitType.baseUnit())
        return "\(value.value) \(value.unit.symbol) = \((base.value * 1000).rounded() / 1000) \(base.unit.symbol)"
    }

    private static func parts(_ parts: DateComponents) -> String {
        let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, parts.weekday]
        let zone = parts.timeZone.map { " \($0.secondsFromGMT())" } ?? ""
        return numbers.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ") + zone
    }

    /// What its parameter is with a value (a JSON text), what is said of it, and the form in which it is kept.
    static func read(_ name: String, _ json: String) async throws -> (text: String?, said: [String], kept: String?) {
        let configured = try await ConfiguredIntent(FormsIntent.self, values: [name: json])
        let kept = IntentParameters(of: configured.intent).keptValues[name]
        return (configured.intent.text(of: name), configured.diagnostics.map(\.message), kept)
    }

    /// What an editor is told of its parameters and of values for them.
    static func report(on values: [String: String]) async -> ParametersReport {
        await IntentParameters(of: FormsIntent()).report(on: values).0
    }

    /// What the intent that a tap performs has after it was kept with a button.
    static func performed(_ name: String, _ json: String) async throws -> String? {
        let configured = try await ConfiguredIntent(FormsIntent.self, values: [name: json])
        let archived = ArchivedIntent(configured.intent)
        let again = try await ConfiguredIntent(FormsIntent.self, values: archived.values, areKept: true)
        return again.diagnostics.isEmpty ? again.intent.text(of: name) : "\(again.diagnostics)"
    }

    /// People who are more than a name and what reaches them, by what is special; nil where none can be kept.
    static let people: [String: (person: IntentPerson, isKept: Bool)] = {
        var ada = PersonNameComponents()
        ada.familyName = "Lovelace"
        ada.namePrefix = "Countess"
        let name = IntentPerson.Name.displayName("Ada")
        let app = IntentPerson.Identifier.applicationDefined("Ada")
        return [
            "contact": (IntentPerson(identifier: .contactBook("7"), name: name), true),
            "parts": (IntentPerson(identifier: app, name: .components(ada), isMe: true), true),
            "address": (IntentPerson(identifier: app, name: name, handle: .emailAddress("ada@b.c")), true),
            "no address": (IntentPerson(identifier: app, name: name, handle: .emailAddress("22")), false),
            "no name": (IntentPerson(identifier: app, name: .displayName("")), false),
        ]
    }()

    /// Whether a person comes back as it was; nil where none is kept.
    static func comesBack(_ person: IntentPerson) async throws -> Bool? {
        let intent = FormsIntent()
        intent.who = person
        guard let kept = IntentParameters(of: intent).keptValues["who"] else { return nil }
        return try await ConfiguredIntent(FormsIntent.self, values: ["who": kept]).intent.who == person
    }

    /// Where its files lie.
    static func keepFiles(in group: GroupContainer.Group) { ConfiguredFiles.group.withLock { $0 = group } }
}
