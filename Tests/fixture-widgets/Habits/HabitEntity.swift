import AppIntents
import SwiftUI

struct Habit: Identifiable, Sendable {
    let id: String
    let name: String
    let symbol: String
    let hue: Double

    var color: Color { Color(hue: hue, saturation: 0.7, brightness: 0.85) }

    /// Whether the habit was kept on a day.
    func isDone(day: Int) -> Bool { (day &* 7919 &+ id.count &* 31) % 5 != 0 }

    static let all = [
        Habit(id: "read", name: "Read", symbol: "book.fill", hue: 0.08),
        Habit(id: "run", name: "Run", symbol: "figure.run", hue: 0.38),
        Habit(id: "stretch", name: "Stretch", symbol: "figure.flexibility", hue: 0.75),
    ]
}

struct HabitEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    static let defaultQuery = HabitQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }

    var habit: Habit? { Habit.all.first { $0.id == id } }

    init(_ habit: Habit) {
        id = habit.id
        name = habit.name
    }
}

struct HabitQuery: EntityQuery {
    func entities(for identifiers: [HabitEntity.ID]) async throws -> [HabitEntity] {
        Habit.all.filter { identifiers.contains($0.id) }.map(HabitEntity.init)
    }

    func suggestedEntities() async throws -> [HabitEntity] {
        Habit.all.map(HabitEntity.init)
    }

    func defaultResult() async -> HabitEntity? {
        Habit.all.first.map(HabitEntity.init)
    }
}

struct SelectHabitIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Habit"
    static let description = IntentDescription("Selects the habit to show.")

    @Parameter(title: "Habit")
    var habit: HabitEntity?

    @Parameter(title: "Show Streak", default: true)
    var showsStreak: Bool
}
