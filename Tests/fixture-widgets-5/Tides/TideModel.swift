import Combine
import Foundation

struct Tide: Codable, Equatable {
    enum Kind: String, Codable { case high, low }
    var kind: Kind
    var time: Date
    var height: Double
}

struct TideTable: Codable {
    var harbour: String
    var tides: [Tide]
}

final class TideModel: ObservableObject {
    @Published var table: TideTable?
    @Published var usesFeet = false
    @Published private(set) var title = ""
    @Published private(set) var lines: [String] = []
    private(set) var changes = 0

    let didLoad = PassthroughSubject<Void, Never>()
    private var bag = Set<AnyCancellable>()

    init() {
        objectWillChange
            .sink { [unowned self] in changes += 1 }
            .store(in: &bag)

        $table
            .map { $0?.harbour ?? "No harbour" }
            .removeDuplicates()
            .assign(to: &$title)

        $table
            .compactMap { $0?.tides }
            .combineLatest($usesFeet)
            .map { tides, usesFeet in tides.map { TideModel.line($0, usesFeet: usesFeet) } }
            .sink { [weak self] in self?.lines = $0 }
            .store(in: &bag)
    }

    private static func line(_ tide: Tide, usesFeet: Bool) -> String {
        let height = usesFeet ? tide.height * 3.28084 : tide.height
        let arrow = tide.kind == .high ? "High" : "Low"
        return "\(arrow) \(String(format: "%.1f", height)) \(usesFeet ? "ft" : "m")"
    }

    func load() {
        let file = FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?
            .appendingPathComponent("tides.json")
        guard let file = file else { return didLoad.send() }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970

        URLSession.shared.dataTaskPublisher(for: file)
            .map(\.data)
            .decode(type: TideTable?.self, decoder: decoder)
            .replaceError(with: nil)
            .subscribe(on: DispatchQueue.global(qos: .userInitiated))
            .receive(on: RunLoop.main)
            .handleEvents(receiveCompletion: { [didLoad] _ in didLoad.send() })
            .assign(to: \.table, on: self)
            .store(in: &bag)
    }
}
