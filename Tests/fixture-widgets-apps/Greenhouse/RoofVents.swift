// The roof vents of a botanic garden's glasshouses, which the night gardener opens and shuts from bed.
import AppIntents
import Foundation
import SwiftUI
import WidgetKit
import os

// MARK: what a vent can be
public enum VentState: String, Codable, CaseIterable, AppEnum, Sendable, RawRepresentable {
    case open, creaking, shut, iced
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Vent", synonyms: ["skylight"])
    public static let caseDisplayRepresentations: [VentState: DisplayRepresentation] = [
        .open: .init(title: "Open", subtitle: "Airing", image: .init(systemName: "wind", isTemplate: true)),
        .creaking: "On its way", .shut: DisplayRepresentation(stringLiteral: "Shut"),
        .iced: .init(title: .init("vent.iced"), synonyms: ["frozen", "stuck"]),
    ]
    @ViewBuilder var tag: some View {
        switch self {
        case .open: Label("Airing", systemImage: "wind").foregroundStyle(.teal)
        case .creaking:
            Label {
                Text("Creaking…")
            } icon: {
                ProgressView().controlSize(.mini)
            }
        case .shut, .iced: Label("Still air", systemImage: "rectangle.compress.vertical").foregroundStyle(.brown)
        }
    }
    mutating func crank() { self = self == .shut ? .open : .shut }
}

struct Glasshouse: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    let region: String
    let bed: String
    let damp: Double
    /// Where its plants come from, as a pennant.
    var pennant: String {
        String(String.UnicodeScalarView(region.unicodeScalars.compactMap { Unicode.Scalar(0x1F1A5 + $0.value) }))
    }
    var origin: String { Locale.current.localizedString(forRegionCode: region) ?? region }
    static let rows: [Glasshouse] = [
        ("MG", "Baobabs", 0.22), ("EC", "Cloud orchids", 0.94), ("NZ", "Tree ferns", 0.67),
    ]
    .map { Glasshouse(id: UUID(uuidString: "0A5F1F7E-33D2-4B0C-9A51-6C2B7E10D4A8")!, region: $0, bed: $1, damp: $2) }
}

@globalActor public actor NightGardener: GlobalActor { public static let shared = NightGardener() }

@NightGardener final class VentCrank {
    static let only = VentCrank()
    private(set) var state: VentState = .shut {
        didSet { if oldValue != state { ControlCenter.shared.reloadControls(ofKind: "glasshouse.crank") } }
    }
    nonisolated let daybook = Logger(subsystem: "example.glasshouse", category: .init("crank"))
    private let (turns, turn) = AsyncStream.makeStream(of: VentState.self, bufferingPolicy: .bufferingNewest(1))

    func open(over house: Glasshouse? = nil) async throws {
        state = .creaking
        defer { turn.yield(state) }
        try await before(.seconds(2)) { try await Task.sleep(for: .milliseconds(3)) }
        state = .open
        daybook.info(
            """
            vent over \(house?.bed ?? "all", privacy: .private(mask: .hash)) open by \
            \(0.7182, format: .fixed(precision: 1)); iced \(false, format: .truth), latch \(170, format: .hex), \
            turns \(42, align: .right(columns: 6))
            """)
    }
    func shut() async { state = .shut }
    func watch() -> AsyncStream<VentState> { turns }
}
/// Whatever comes first: the work, or the frost.
private func before<Fruit: Sendable>(
    _ frost: Duration, _ work: @escaping @Sendable () async throws -> Fruit
) async throws -> Fruit {
    try await withThrowingTaskGroup(of: Fruit.self) { beds in
        defer { beds.cancelAll() }
        beds.addTask(operation: work)
        beds.addTask {
            try await Task.sleep(for: frost, tolerance: .milliseconds(20), clock: .continuous)
            throw CancellationError()
        }
        guard let fruit = try await beds.next() else { throw GardenTrouble.frost }
        return fruit
    }
}
enum GardenTrouble: Swift.Error, CustomLocalizedStringResourceConvertible {
    case frost
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .frost: "The crank is frozen"
        }
    }
}

// Readings of the probes come line by line; without a mast there are none.
func probeReadings() async -> [Int64] {
    guard let mast = UserDefaults(suiteName: "group.com.example.widgets")?.string(forKey: "glasshouse.mast"),
        let url = URL(string: mast), let (bytes, _) = try? await URLSession.shared.bytes(from: url)
    else { return [61_440, 5_242_880] }
    var seen: [Int64] = []
    do { for try await line in bytes.lines { seen.append(Int64(line) ?? 0) } } catch {
        os_log(.error, "mast: %@", "\(error)")
    }
    return seen
}

struct GlasshouseEntity: AppEntity, Identifiable {
    static let defaultQuery = GlasshouseQuery()
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Glasshouse")
    let id: String
    @Property(title: "Bed") var bed: String
    @Misted var damp: Double
    init(house: Glasshouse) {
        id = house.region
        _damp = .init(wrappedValue: house.damp)
        bed = house.bed
    }
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: bed), subtitle: "\(Int(damp * 100)) % damp")
    }
}
@propertyWrapper struct Misted<Value: Sendable>: Sendable { var wrappedValue: Value }
final class SeedDrawer: Sendable {}
struct GlasshouseQuery: EntityQuery {
    @Dependency var drawer: SeedDrawer
    @IntentParameterDependency<VentsIntent>(\.$showsDamp) var vents
    func entities(for identifiers: [GlasshouseEntity.ID]) async throws -> [GlasshouseEntity] {
        Glasshouse.rows.filter { identifiers.contains($0.region) }.map(GlasshouseEntity.init)
    }
    func suggestedEntities() async throws -> [GlasshouseEntity] { Glasshouse.rows.map(GlasshouseEntity.init(house:)) }
    func defaultResult() async -> GlasshouseEntity? { try? await suggestedEntities().last }
}
