// What a declaration says of which values of a type will do.
import SwiftUI
import UniformTypeIdentifiers

/// Which values of its type a parameter takes.
package struct ParameterRules: Sendable {
    /// The lowest and the highest number.
    package var range: ClosedRange<Double>?
    /// The unit of a measurement that is given without one, as configurations write it.
    var unit: String?
    /// Whether a measurement may be negative.
    var takesNegatives = true
    /// The currencies that an amount may be in; nil for all.
    var currencyCodes: [String]?
    /// The types of files that will do; nil for all.
    var contentTypes: [UTType]?

    package init(range: ClosedRange<Double>? = nil) { self.range = range }

    /// A number of any type, or what an optional one holds, to be compared with bounds; nil for what is none.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let integer as Int: Double(integer)
        case let number as Double: number
        case let number as Float: Double(number)
        case let decimal as Decimal: Double("\(decimal)")
        default: nil
        }
    }
}
