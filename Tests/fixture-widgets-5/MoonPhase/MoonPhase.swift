import Foundation

enum MoonPhase: Int, CaseIterable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    static let synodicMonth = 29.530588853

    static func age(on date: Date) -> Double {
        let referenceNewMoon = Date(timeIntervalSince1970: 947_182_440)
        let days = date.timeIntervalSince(referenceNewMoon) / 86_400
        let age = days.truncatingRemainder(dividingBy: synodicMonth)
        return age < 0 ? age + synodicMonth : age
    }

    init(on date: Date) {
        let index = Int((Self.age(on: date) / Self.synodicMonth * 8).rounded()) % 8
        self = MoonPhase(rawValue: index) ?? .new
    }

    var name: String {
        switch self {
        case .new: return "New Moon"
        case .waxingCrescent: return "Waxing Crescent"
        case .firstQuarter: return "First Quarter"
        case .waxingGibbous: return "Waxing Gibbous"
        case .full: return "Full Moon"
        case .waningGibbous: return "Waning Gibbous"
        case .lastQuarter: return "Last Quarter"
        case .waningCrescent: return "Waning Crescent"
        }
    }
}
