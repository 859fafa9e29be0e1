import Combine
import Foundation

struct Departure: Decodable, Identifiable {
    let id: Int
    let line: String
    let destination: String
    let leaves: Date
}

enum DepartureError: LocalizedError {
    case badStatus(Int)
    case network(URLError)
    case unreadable(Error)

    var errorDescription: String? {
        switch self {
        case .badStatus(let code): return "The timetable answered \(code)"
        case .network(let error): return error.localizedDescription
        case .unreadable: return "The timetable could not be read"
        }
    }
}

protocol DepartureServing {
    func departures(from station: String) -> AnyPublisher<[Departure], DepartureError>
}

final class DepartureService: DepartureServing {
    static let shared = DepartureService()

    private let session: URLSession
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    init(session: URLSession = .shared) {
        self.session = session
    }

    private var endpoint: String {
        UserDefaults(suiteName: "group.com.example.widgets")?.string(forKey: "departures.endpoint")
            ?? "https://transit.example.com/v1/departures"
    }

    func departures(from station: String) -> AnyPublisher<[Departure], DepartureError> {
        guard let url = URL(string: endpoint) else {
            return Fail(error: DepartureError.network(URLError(.badURL))).eraseToAnyPublisher()
        }
        return session.dataTaskPublisher(for: url)
            .mapError(DepartureError.network)
            .flatMap { output -> AnyPublisher<Data, DepartureError> in
                if let response = output.response as? HTTPURLResponse, response.statusCode != 200 {
                    return Fail(error: .badStatus(response.statusCode)).eraseToAnyPublisher()
                }
                return Just(output.data).setFailureType(to: DepartureError.self).eraseToAnyPublisher()
            }
            .decode(type: [Departure].self, decoder: decoder)
            .mapError { $0 as? DepartureError ?? .unreadable($0) }
            .retry(1)
            .map { $0.sorted { $0.leaves < $1.leaves } }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}
