import Foundation

struct CoinPrice: Codable {
    let id: String
    let symbol: String
    let name: String
    let currentPrice: Double
    let priceChangePercentage24h: Double

    enum CodingKeys: String, CodingKey {
        case id, symbol, name
        case currentPrice = "current_price"
        case priceChangePercentage24h = "price_change_percentage_24h"
    }
}

class CoinService {
    private let session: URLSession
    private let defaults = UserDefaults(suiteName: "group.com.example.widgets")

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 5
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration)
    }

    private var endpoint: String {
        defaults?.string(forKey: "coins.endpoint") ?? "https://api.example.com/v3/coins/markets"
    }

    func loadPrices(completion: @escaping ([CoinPrice]?) -> Void) {
        guard var components = URLComponents(string: endpoint) else { return completion(nil) }
        components.queryItems = [
            URLQueryItem(name: "vs_currency", value: "usd"),
            URLQueryItem(name: "ids", value: "bitcoin,ethereum,litecoin"),
        ]
        guard let url = components.url else { return completion(nil) }
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        request.setValue("application/json", forHTTPHeaderField: "Accept")

        session.dataTask(with: request) { [weak self] data, response, error in
            guard error == nil, let data = data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                completion(self?.cached())
                return
            }
            let prices = try? JSONDecoder().decode([CoinPrice].self, from: data)
            if prices != nil, let file = self?.cacheFile { try? data.write(to: file, options: .atomic) }
            completion(prices ?? self?.cached())
        }.resume()
    }

    private var cacheFile: URL? {
        FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?
            .appendingPathComponent("coins.json")
    }

    private func cached() -> [CoinPrice]? {
        guard let file = cacheFile, let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode([CoinPrice].self, from: data)
    }
}
