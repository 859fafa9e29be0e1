import WidgetKit

struct WeatherEntry: TimelineEntry {
    var date: Date
    var report: WeatherReport
    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: report.condition == .thunderstorm ? 80 : 20, duration: 3600)
    }
}

struct WeatherProvider: TimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: Date(), report: .sample(at: Date()))
    }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        let date = Date()
        completion(WeatherEntry(date: date, report: .sample(at: date)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        WeatherService.shared.fetch { result in
            let now = Date()
            let nextUpdate = Calendar.current.date(byAdding: .minute, value: 30, to: now)!
            switch result {
            case .success(let report):
                completion(Timeline(entries: [WeatherEntry(date: now, report: report)], policy: .after(nextUpdate)))
            case .failure:
                completion(Timeline(entries: [self.placeholder(in: context)], policy: .after(now.addingTimeInterval(300))))
            }
        }
    }
}

final class WeatherService {
    static let shared = WeatherService()
    private let queue = DispatchQueue(label: "weather.service", qos: .utility)

    enum ServiceError: Error { case notAvailable }

    func fetch(completion: @escaping (Result<WeatherReport, Error>) -> Void) {
        queue.async {
            guard let url = FileManager.default
                .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?
                .appendingPathComponent("weather.json")
            else {
                completion(.failure(ServiceError.notAvailable))
                return
            }
            do {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                let report = try decoder.decode(WeatherReport.self, from: Data(contentsOf: url))
                DispatchQueue.main.async { completion(.success(report)) }
            } catch {
                DispatchQueue.main.async { completion(.failure(error)) }
            }
        }
    }
}
