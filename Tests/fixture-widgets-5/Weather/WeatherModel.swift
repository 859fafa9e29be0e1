import Foundation

enum WeatherCondition: String, Codable, CaseIterable {
    case clear, partlyCloudy, cloudy, rain, thunderstorm, snow, fog

    var symbolName: String {
        switch self {
        case .clear: return "sun.max.fill"
        case .partlyCloudy: return "cloud.sun.fill"
        case .cloudy: return "cloud.fill"
        case .rain: return "cloud.rain.fill"
        case .thunderstorm: return "cloud.bolt.rain.fill"
        case .snow: return "snowflake"
        case .fog: return "cloud.fog.fill"
        }
    }

    var title: String {
        switch self {
        case .clear: return NSLocalizedString("Clear", comment: "Weather condition")
        case .partlyCloudy: return NSLocalizedString("Partly Cloudy", comment: "Weather condition")
        case .cloudy: return NSLocalizedString("Cloudy", comment: "Weather condition")
        case .rain: return NSLocalizedString("Rain", comment: "Weather condition")
        case .thunderstorm: return NSLocalizedString("Thunderstorm", comment: "Weather condition")
        case .snow: return NSLocalizedString("Snow", comment: "Weather condition")
        case .fog: return NSLocalizedString("Fog", comment: "Weather condition")
        }
    }
}

struct HourForecast: Codable, Identifiable {
    let date: Date
    let temperature: Double
    let condition: WeatherCondition
    var id: Date { date }
}

struct DayForecast: Codable, Identifiable {
    let date: Date
    let low: Double
    let high: Double
    let condition: WeatherCondition
    let precipitation: Double
    var id: Date { date }
}

struct WeatherReport: Codable {
    let city: String
    let temperature: Double
    let low: Double
    let high: Double
    let condition: WeatherCondition
    let hours: [HourForecast]
    let days: [DayForecast]

    static func sample(at now: Date) -> WeatherReport {
        let calendar = Calendar.current
        let conditions: [WeatherCondition] = [.partlyCloudy, .clear, .clear, .cloudy, .rain, .thunderstorm, .fog, .snow]
        let thisHour = calendar.dateInterval(of: .hour, for: now)?.start ?? now
        let hours = (1...6).map { index in
            HourForecast(
                date: calendar.date(byAdding: .hour, value: index, to: thisHour)!,
                temperature: 18 + 4 * sin(Double(index) / 2),
                condition: conditions[index % conditions.count]
            )
        }
        let highs: [Double] = [18, 21, 19, 23, 25]
        let days = highs.enumerated().map { offset, high -> DayForecast in
            let day = calendar.date(byAdding: .day, value: offset + 1, to: calendar.startOfDay(for: now))!
            return DayForecast(
                date: day, low: high - 7, high: high, condition: conditions[(offset + 1) * 3 % conditions.count],
                precipitation: 0.1
            )
        }
        return WeatherReport(
            city: "Lisbon", temperature: 21.4, low: 14, high: 24, condition: .partlyCloudy, hours: hours, days: days
        )
    }
}
