import AppIntents
import SwiftUI
import WidgetKit

enum Room: String, CaseIterable, AppEnum {
    case living, kitchen, bedroom, porch

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Room") }
    static var caseDisplayRepresentations: [Room: DisplayRepresentation] {
        [.living: "Living Room", .kitchen: "Kitchen", .bedroom: "Bedroom", .porch: "Porch"]
    }

    var name: LocalizedStringKey {
        switch self {
        case .living: "Living Room"
        case .kitchen: "Kitchen"
        case .bedroom: "Bedroom"
        case .porch: "Porch"
        }
    }

    var symbol: String {
        switch self {
        case .living: "sofa.fill"
        case .kitchen: "fork.knife"
        case .bedroom: "bed.double.fill"
        case .porch: "lamp.desk.fill"
        }
    }
}

@MainActor
final class LightSwitchboard {
    static let shared = LightSwitchboard()
    private let defaults = UserDefaults(suiteName: "group.com.example.widgets")

    func isOn(_ room: Room) -> Bool {
        (defaults?.object(forKey: "light.\(room.rawValue)") as? Bool) ?? (room == .living || room == .porch)
    }

    func set(_ isOn: Bool, _ room: Room) {
        defaults?.set(isOn, forKey: "light.\(room.rawValue)")
    }
}

struct SetLightIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Light"

    @Parameter(title: "On")
    var value: Bool

    @Parameter(title: "Room")
    var room: Room

    init() {}

    init(room: Room) {
        self.room = room
    }

    func perform() async throws -> some IntentResult {
        await LightSwitchboard.shared.set(value, room)
        return .result()
    }
}

struct LightsEntry: TimelineEntry {
    let date: Date
    let lit: Set<Room>
}

struct LightsProvider: TimelineProvider {
    func placeholder(in context: Context) -> LightsEntry { LightsEntry(date: .now, lit: [.living]) }

    func getSnapshot(in context: Context, completion: @escaping (LightsEntry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<LightsEntry>) -> Void) {
        Task {
            let lit = await MainActor.run { Set(Room.allCases.filter { LightSwitchboard.shared.isOn($0) }) }
            completion(Timeline(entries: [LightsEntry(date: .now, lit: lit)], policy: .never))
        }
    }
}

struct LightTileStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? .black : .white)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background {
                RoundedRectangle(cornerRadius: 14)
                    .fill(configuration.isOn ? AnyShapeStyle(.yellow.gradient) : AnyShapeStyle(.white.opacity(0.15)))
            }
    }
}

struct LightsView: View {
    let entry: LightsEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: family == .systemSmall ? 1 : 2)
        LazyVGrid(columns: columns, spacing: 8) {
            ForEach(Room.allCases.prefix(family == .systemSmall ? 2 : 4), id: \.self) { room in
                Toggle(isOn: entry.lit.contains(room), intent: SetLightIntent(room: room)) {
                    VStack(alignment: .leading, spacing: 2) {
                        Image(systemName: room.symbol)
                        Text(room.name).font(.caption.weight(.semibold)).lineLimit(1)
                        Text(entry.lit.contains(room) ? "On" : "Off").font(.caption2).opacity(0.7)
                    }
                }
                .toggleStyle(LightTileStyle())
            }
        }
        .padding(8)
        .containerBackground(.black.gradient, for: .widget)
    }
}

struct LightsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Lights", provider: LightsProvider()) { LightsView(entry: $0) }
            .configurationDisplayName("Lights")
            .description("Switch lights on and off.")
            .supportedFamilies([.systemSmall, .systemMedium])
            .contentMarginsDisabled()
    }
}
