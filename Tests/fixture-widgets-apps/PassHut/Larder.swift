import SwiftUI

/// What keeps over the winter.
enum Staple: String, CaseIterable, Codable {
    case barley, leek, cheese

    var name: String {
        switch self {
        case .barley: return String(localized: "Barley", table: "Larder", comment: "On a jar")
        case .cheese: return String(localized: "Hard cheese", table: "Larder", comment: "On a jar")
        case .leek: return String(localized: "Leek", table: "Larder", comment: "On a jar")
        }
    }

    /// The little prints are in the app's own catalogue.
    var woodcut: Image { Image("larder/\(rawValue)", label: Text(name)).renderingMode(.original) }

    /// Of one cup.
    fileprivate var kilocalories: Double { [.barley: 190, .leek: 55, .cheese: 455][self]! }

    /// Somebody has to.
    static func stir() {}

    func cooked(_ value: Double, _ unit: UnitVolume) -> Portion {
        Portion(staple: self, amount: Measurement(value: value, unit: unit))
    }
}

struct Portion: Codable, Identifiable {
    var staple: Staple
    var amount: Measurement<UnitVolume>

    var id: String { "\(staple.rawValue) \(amount.unit.symbol)" }
    var kilocalories: Double { amount.converted(to: .cups).value * staple.kilocalories }

    static func * (portion: Portion, factor: Double) -> Portion {
        Portion(staple: portion.staple, amount: portion.amount * factor)
    }

    var spelledOut: String {
        let scribe = MeasurementFormatter()
        scribe.numberFormatter.maximumFractionDigits = 1
        scribe.unitOptions = [.providedUnit]
        scribe.unitStyle = .long
        return scribe.string(from: amount)
    }
}

@resultBuilder
enum PotBuilder {
    static func buildBlock(_ parts: [Portion]...) -> [Portion] { Array(parts.joined()) }
    static func buildExpression(_ nothing: ()) -> [Portion] { [] }
    static func buildExpression(_ portion: Portion) -> [Portion] { [portion] }
    @available(*, unavailable, message: "a pot is cooked of portions: its words come before")
    static func buildExpression(_ words: String) -> [Portion] { fatalError() }
    static func buildOptional(_ part: [Portion]?) -> [Portion] { part ?? [] }
    static func buildEither(second part: [Portion]) -> [Portion] { part }
    static func buildEither(first part: [Portion]) -> [Portion] { part }
}
