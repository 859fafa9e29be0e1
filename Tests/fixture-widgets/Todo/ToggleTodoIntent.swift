import AppIntents

struct ToggleTodoIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle To-Do"
    static let description = IntentDescription("Marks a to-do as done, or as open again.")
    static let isDiscoverable = false

    @Parameter(title: "Item")
    var id: String

    init() {}

    init(item: TodoItem) {
        id = item.id.uuidString
    }

    func perform() async throws -> some IntentResult {
        if let uuid = UUID(uuidString: id) {
            try TodoStore.shared.toggle(uuid)
        }
        return .result()
    }
}
