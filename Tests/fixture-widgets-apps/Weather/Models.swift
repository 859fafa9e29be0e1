import Foundation
import SwiftUI

struct Forecast: Codable, Identifiable, Hashable {
    struct Hour: Codable, Identifiable, Hashable {
        var id: Date { time }
        let time: Date
        let temperature: Measurement<UnitTemperature>
        let symbol: String
        let chance: Double
    }
    let id: UUID
    let place: String
    let now: Measurement<UnitTemperature>
    let high, low: Measurement<UnitTemperature>
    let wind: Measurement<UnitSpeed>
    let condition: Condition
    let hours: [Hour]
    let sunrise: Date, sunset: Date

    enum Condition: String, Codable, CaseIterable {
        case clear, cloudy, rain, snow, storm
        var symbolName: String {
            switch self {
            case .clear: return "sun.max.fill"
            case .cloudy: return "cloud.fill"
            case .rain: return "cloud.rain.fill"
            case .snow: return "cloud.snow.fill"
            case .storm: return "cloud.bolt.rain.fill"
            }
        }
        var localizedName: LocalizedStringKey {
            switch self {
            case .clear: "Clear"
            case .cloudy: "Cloudy"
            case .rain: "Rain"
            case .snow: "Snow"
            case .storm: "Thunderstorm"
            }
        }
        var gradient: Gradient {
            switch self {
            case .clear: return Gradient(colors: [Color(hex: "#4facfe"), Color(hex: "#00f2fe")])
            case .cloudy: return Gradient(stops: [.init(color: .gray, location: 0), .init(color: .init(white: 0.8), location: 1)])
            default: return .init(colors: [Color(.sRGB, red: 0.2, green: 0.3, blue: 0.5, opacity: 1), .black])
            }
        }
    }
}

extension Color {
    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: // RGB (12-bit)
            (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: // RGB (24-bit)
            (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: // ARGB (32-bit)
            (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default:
            (a, r, g, b) = (1, 1, 1, 0)
        }

        self.init(
            .sRGB,
            red: Double(r) / 255,
            green: Double(g) / 255,
            blue:  Double(b) / 255,
            opacity: Double(a) / 255
        )
    }
}

extension Forecast {
    static var sample: Forecast {
        let start = Calendar.current.nextDate(after: Date(), matching: DateComponents(minute: 0), matchingPolicy: .nextTime) ?? Date()
        return Forecast(
            id: UUID(), place: "Cupertino", now: .init(value: 21, unit: .celsius), high: .init(value: 24, unit: .celsius), low: .init(value: 12.4, unit: .celsius), wind: Measurement(value: 14, unit: UnitSpeed.kilometersPerHour), condition: .clear,
            hours: (0..<6).map { i in
                Hour(time: start.addingTimeInterval(TimeInterval(i) * 3600), temperature: Measurement(value: 20 - Double(i), unit: .celsius), symbol: Condition.allCases[i % Condition.allCases.count].symbolName, chance: Double(i) / 10)
            },
            sunrise: Calendar.current.date(bySettingHour: 6, minute: 12, second: 0, of: Date())!, sunset: Calendar.current.date(bySettingHour: 20, minute: 3, second: 0, of: Date())!
        )
    }
}
