import Foundation

struct TodoItem: Codable, Identifiable, Hashable, Sendable {
    var id: UUID
    var title: String
    var isDone: Bool
    var due: Date?
}

struct TodoStore: Sendable {
    static let shared = TodoStore()

    private var fileURL: URL? {
        FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?
            .appending(path: "todo.json")
    }

    func items() -> [TodoItem] {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return Self.defaults }
        return (try? JSONDecoder().decode([TodoItem].self, from: data)) ?? Self.defaults
    }

    func save(_ items: [TodoItem]) throws {
        guard let fileURL else { throw CocoaError(.fileNoSuchFile) }
        try JSONEncoder().encode(items).write(to: fileURL, options: .atomic)
    }

    func toggle(_ id: UUID) throws {
        var items = items()
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone.toggle()
        try save(items)
    }

    static let defaults = [
        TodoItem(id: UUID(uuidString: "7C0E3B8E-5A0F-4F54-9A41-0B7C0D3E1A01")!, title: "Water the tomatoes", isDone: true),
        TodoItem(id: UUID(uuidString: "7C0E3B8E-5A0F-4F54-9A41-0B7C0D3E1A02")!, title: "Call the dentist", isDone: false),
        TodoItem(id: UUID(uuidString: "7C0E3B8E-5A0F-4F54-9A41-0B7C0D3E1A03")!, title: "Buy oat milk and rye bread", isDone: false),
        TodoItem(id: UUID(uuidString: "7C0E3B8E-5A0F-4F54-9A41-0B7C0D3E1A04")!, title: "Return library books", isDone: false),
        TodoItem(id: UUID(uuidString: "7C0E3B8E-5A0F-4F54-9A41-0B7C0D3E1A05")!, title: "Plan the weekend hike", isDone: false),
    ]
}
