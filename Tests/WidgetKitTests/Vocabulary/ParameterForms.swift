// Parameters of every type in every form that AppIntents' documentation shows, and summaries under conditions. It only has
// to compile.
import AppIntents
import CoreLocation
import SwiftUI
import UniformTypeIdentifiers

@testable import WidgetKit

struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["a"] }
}

struct Shares: DynamicOptionsProvider {
    func results() async throws -> [Double] { [1] }
}

struct EveryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Big"
    static let description = IntentDescription("All")
    @Parameter(title: "B") var b: Bool
    @Parameter(title: "B", default: true, displayName: .init(true: "On", false: "Off"), requestValueDialog: "?")
    var b2: Bool
    @Parameter(title: "B", displayName: .init(true: "On", false: "Off")) var b3: Bool?
    @Parameter(
        title: "I", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10), requestValueDialog: IntentDialog("?"))
    var i: Int
    @Parameter(title: "I", controlStyle: .slider, inclusiveRange: (lowerBound: 1, upperBound: 10)) var i2: Int?
    @Parameter(title: "I", description: "d", default: 3, inclusiveRange: (1, 10)) var i3: Int?
    @Parameter(title: "D", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var d: Double
    @Parameter(title: "D") var d2: Double?
    @Parameter(title: "D", default: 1, optionsProvider: Shares()) var d3: Double
    @Parameter(
        title: "S", default: "x",
        inputOptions: .init(
            keyboardType: .URL, capitalizationType: .words, multiline: true, autocorrect: false, smartQuotes: false,
            smartDashes: false))
    var s: String
    @Parameter(title: "S", inputOptions: String.IntentInputOptions(multiline: true), requestValueDialog: "s?")
    var s2: String?
    @Parameter(title: "S", default: "a", inputOptions: .init(multiline: true), optionsProvider: Words()) var s3: String
    @Parameter(title: "S", optionsProvider: Words()) var s4: String?
    @Parameter(title: "Date", kind: .date) var date: Date
    @Parameter(title: "Date", default: Date(timeIntervalSince1970: 0), kind: .dateTime, requestValueDialog: "when")
    var date2: Date?
    @Parameter(title: "URL") var url: URL
    @Parameter(title: "URL", default: URL(fileURLWithPath: "/")) var url2: URL?
    @Parameter(title: "Dur") var dur: Duration
    @Parameter(title: "Dur", default: .seconds(5)) var dur2: Duration?
    @Parameter(title: "Comp") var comp: DateComponents
    @Parameter(title: "Comp", kind: .time) var comp3: DateComponents?
    @Parameter(title: "Comp", default: DateComponents(hour: 7)) var comp2: DateComponents?
    @Parameter(title: "L") var len: Measurement<UnitLength>
    @Parameter(title: "L", default: Measurement(value: 5, unit: .kilometers)) var len2: Measurement<UnitLength>
    @Parameter(title: "L", defaultUnit: .kilometers, supportsNegativeNumbers: false) var len3: Measurement<UnitLength>
    @Parameter(title: "L", defaultValue: 5, defaultUnit: .kilometers, defaultUnitAdjustForLocale: true)
    var len4: Measurement<UnitLength>?
    @Parameter(title: "L", optionsProvider: LengthOptions()) var len5: Measurement<UnitLength>
    @Parameter(title: "T", defaultUnit: .celsius) var temp: Measurement<UnitTemperature>?
    @Parameter(title: "V") var vol: Measurement<UnitVolume>?
    @Parameter(title: "W") var mass: Measurement<UnitMass>?
    @Parameter(title: "W") var area: Measurement<UnitArea>?
    @Parameter(title: "W") var speed: Measurement<UnitSpeed>?
    @Parameter(title: "W") var durm: Measurement<UnitDuration>?
    @Parameter(title: "W") var energy: Measurement<UnitEnergy>?
    @Parameter(title: "W") var angle: Measurement<UnitAngle>?
    @Parameter(title: "W") var acc: Measurement<UnitAcceleration>?
    @Parameter(title: "W") var conc: Measurement<UnitConcentrationMass>?
    @Parameter(title: "W") var disp: Measurement<UnitDispersion>?
    @Parameter(title: "W") var ec: Measurement<UnitElectricCharge>?
    @Parameter(title: "W") var ecu: Measurement<UnitElectricCurrent>?
    @Parameter(title: "W") var epd: Measurement<UnitElectricPotentialDifference>?
    @Parameter(title: "W") var er: Measurement<UnitElectricResistance>?
    @Parameter(title: "W") var freq: Measurement<UnitFrequency>?
    @Parameter(title: "W") var fuel: Measurement<UnitFuelEfficiency>?
    @Parameter(title: "W") var ill: Measurement<UnitIlluminance>?
    @Parameter(title: "W") var info: Measurement<UnitInformationStorage>?
    @Parameter(title: "W") var power: Measurement<UnitPower>?
    @Parameter(title: "W") var pressure: Measurement<UnitPressure>?
    @Parameter(title: "Dec") var dec: Decimal
    @Parameter(title: "Dec", default: 1.5) var dec2: Decimal?
    @Parameter(title: "Cur") var cur: IntentCurrencyAmount
    @Parameter(title: "Cur", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"))
    var cur2: IntentCurrencyAmount?
    @Parameter(title: "Cur", currencyCodes: ["EUR", "USD"]) var cur3: IntentCurrencyAmount?
    @Parameter(title: "P") var person: IntentPerson
    @Parameter(title: "P", parameterMode: .email) var person2: IntentPerson?
    @Parameter(title: "F") var file: IntentFile
    @Parameter(title: "F", supportedTypeIdentifiers: ["public.image"]) var file2: IntentFile?
    @Parameter(
        title: "F", supportedContentTypes: [.image, .pdf], inputConnectionBehavior: .connectToPreviousIntentResult)
    var file3: IntentFile?
    @Parameter(title: "Fs", supportedContentTypes: [.image]) var files: [IntentFile]
    @Parameter(title: "Pl") var place: CLPlacemark
    @Parameter(title: "Pl") var place2: CLPlacemark?
    @Parameter(title: "A") var attr: AttributedString
    @Parameter(title: "A", inputOptions: .init()) var attr2: AttributedString?
    @Parameter(title: "M") var mood: Brightness
    @Parameter(title: "M", default: .dim, requestValueDialog: "m", requestDisambiguationDialog: "d")
    var mood2: Brightness?
    @Parameter(title: "M", default: [.dim]) var moods: [Brightness]
    @Parameter(title: "M", size: 3) var moods2: [Brightness]?
    @Parameter(title: "M", size: [.systemSmall: 1, .systemMedium: 4]) var moods3: [Brightness]?
    @Parameter(title: "Ints", default: [1, 2], size: 2) var ints: [Int]
    @Parameter(title: "Lens") var lens: [Measurement<UnitLength>]
    @Parameter(title: "Durs") var durs: [Duration]?
    @Parameter(title: "Dates") var dates: [Date]
    @Parameter(title: "T") var tr: Tally?
    @Parameter(title: "N") var names: PersonNameComponents?
    @Parameter(title: "R") var rule: Calendar.RecurrenceRule?
}

struct Shelf: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Shelf", numericFormat: "\(placeholder: .int) shelves")
    static let defaultQuery = ShelfQuery()
    let id: UUID
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "s", image: .init(systemName: "book"))
    }
    init(id: UUID, name: String) { self.id = id; self.name = name }
}
struct ShelfQuery: EntityPropertyQuery, EntityStringQuery {
    static let properties = QueryProperties {
        Property(\Shelf.$name) {
            EqualToComparator { NSPredicate(value: $0 == "x") }; ContainsComparator { _ in NSPredicate(value: true) }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Shelf.$name) }
    func entities(for identifiers: [UUID]) async throws -> [Shelf] { [] }
    func entities(matching string: String) async throws -> [Shelf] { [] }
    func entities(matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Shelf>], limit: Int?)
        async throws -> [Shelf]
    { [] }
    func suggestedEntities() async throws -> [Shelf] { [] }
}
struct BookOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ShelfIntent>(\.$shelf, \.$mood) var intent
    func results() async throws -> ItemCollection<String> {
        guard let intent else { return .init(sections: []) }
        return ItemCollection(promptLabel: "Pick", usesIndexedCollation: true) {
            ItemSection(
                "A", items: [IntentItem(intent.shelf.name, title: "t", subtitle: "s", image: .init(systemName: "x"))])
        }
    }
}
struct ShelfIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "C"
    @Parameter(title: "Brightness", default: .dim) var mood: Brightness
    @Parameter(title: "Shelf") var shelf: Shelf
    @Parameter(title: "Book", optionsProvider: BookOptions()) var book: String?
    @Parameter(title: "Q", query: ShelfQuery()) var other: Shelf?
    @Parameter(title: "Flag", default: true) var flag: Bool
    init() {}
    init(mood: Brightness) { self.mood = mood }
    static var parameterSummary: some ParameterSummary {
        When(\.$flag, .equalTo, true) {
            Switch(\.$mood) {
                Case(.dim) {
                    Summary("Calm \(\.$shelf)") {
                        \.$book; \.$other
                    }
                }
                Case([.bright]) { Summary("Lively") }
                DefaultCase { Summary("x \(\.$mood)") }
            }
        } otherwise: {
            When(\.$book, .hasAnyValue) {
                Summary("b")
            } otherwise: {
                When(widgetFamily: .equalTo, .systemSmall) {
                    Summary("Small")
                } otherwise: {
                    Switch(.widgetFamily) {
                        Case(.systemSmall) { Summary("S") }; Case([.systemMedium, .systemLarge]) { Summary("M") };
                        DefaultCase { Summary() }
                    }
                }
            }
        }
    }
}
struct SummaryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "C"
    @Parameter(title: "Brightness", default: .dim) var mood: Brightness
    @Parameter(title: "N") var n: Int?
    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .oneOf, [.dim]) {
            Summary { \.$n }
        } otherwise: {
            When(\.$n, .greaterThan, 3) {
                Summary()
            } otherwise: {
                Summary("n")
            }
        }
    }
}
struct OptionalSummaryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "C"
    static let description: IntentDescription? = IntentDescription("x", categoryName: "c", searchKeywords: ["a"])
    @Parameter(title: "Brightness", default: .dim) var mood: Brightness?
    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .dim) {
            Summary("a")
        } otherwise: {
            Summary("b")
        }
    }
}
/// What an app says of use is accepted.
func sayRelevant() async throws {
    let rel = RelevantIntent(ShelfIntent(mood: .dim), widgetKind: "k", relevance: .date(from: .now, to: .now))
    try await RelevantIntentManager.shared.updateRelevantIntents([rel])
}
