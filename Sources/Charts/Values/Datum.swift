// A value as charts reckon with it.
import SwiftUI

/// A number, a moment or a name; always finite.
enum Datum: Hashable, Sendable {
    case number(Double)
    /// Seconds since 2001.
    case moment(Double)
    case name(String)

    /// Nil for what has no place: not a number.
    init?(_ value: some Plottable) {
        let primitive = value.primitivePlottable
        switch primitive {
        case let name as String: self = .name(name)
        case let date as Date: self.init(moment: date.timeIntervalSinceReferenceDate)
        case let number as Double: self.init(number: number)
        case let number as CGFloat: self.init(number: Double(number))
        case let number as Float: self.init(number: Double(number))
        case let number as Decimal: self.init(number: NSDecimalNumber(decimal: number).doubleValue)
        case let number as any BinaryInteger: self.init(number: Double(number))
        default: self = .name("\(primitive)")
        }
    }

    /// Numbers beyond 1e100 are drawn as 1e100, so that differences of any two are numbers, too.
    init?(number: Double) {
        guard !number.isNaN else { return nil }
        self = .number(min(max(number, -1e100), 1e100))
    }

    /// Moments beyond three thousand years are drawn there, so that calendars know them.
    init?(moment: Double) {
        guard !moment.isNaN else { return nil }
        self = .moment(min(max(moment, -6e10), 1e11))
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// A number or a moment on its line.
    var line: Double? {
        switch self {
        case .number(let value), .moment(let value): value
        case .name: nil
        }
    }

    /// As an author's type.
    func value<Value: Plottable>(as type: Value.Type) -> Value? {
        let primitive: Any? =
            switch self {
            case .name(let name): name
            case .moment(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
            case .number(let number): Self.number(number, as: Value.PrimitivePlottable.self)
            }
        return (primitive as? Value.PrimitivePlottable).flatMap { Value(primitivePlottable: $0) }
    }

    private static func number(_ number: Double, as type: any PrimitivePlottableProtocol.Type) -> Any? {
        switch type {
        case is Double.Type: return number
        case is CGFloat.Type: return CGFloat(number)
        case is Float.Type: return Float(number)
        case is Decimal.Type: return Decimal(number)
        default: return (type as? any BinaryInteger.Type).flatMap { integer(number, as: $0) }
        }
    }

    private static func integer<Value: BinaryInteger>(_ number: Double, as type: Value.Type) -> Any? {
        Value(exactly: number.rounded())
    }
}

/// A value with the room that it takes on its line: a day, a bin, or none.
struct Plotted: Hashable, Sendable {
    var start: Datum
    /// Where the unit or bin ends; nil for a point.
    var end: Datum?

    init(_ start: Datum, to end: Datum? = nil) {
        self.start = start
        self.end = end
    }

    /// The middle of the unit, or the point itself.
    var middle: Datum {
        switch (start, end) {
        case (.number(let start), .number(let end)): .number(start / 2 + end / 2)
        case (.moment(let start), .moment(let end)): .moment(start / 2 + end / 2)
        default: start
        }
    }
}

/// What a mark says in a direction.
enum Extent: Hashable, Sendable {
    /// Points from the plot's left or top edge; nil is the edge itself.
    case edges(Double?, Double?)
    case at(Plotted)
    case between(Plotted, Plotted)
    /// A value that has no place.
    case nowhere

    init<Value>(_ value: PlottableValue<Value>) {
        self = value.plotted.map { .at($0) } ?? .nowhere
    }

    init<First, Second>(_ first: PlottableValue<First>, _ second: PlottableValue<Second>) {
        guard let start = first.plotted, let end = second.plotted else {
            self = .nowhere
            return
        }
        self = .between(start, end)
    }

    /// Points from the plot's left or top edge.
    init(edges start: CGFloat?, _ end: CGFloat?) {
        self = .edges(start.map { Double($0).sound }, end.map { Double($0).sound })
    }

    /// The values that a scale must reach.
    var reached: [Plotted] {
        switch self {
        case .edges, .nowhere: []
        case .at(let value): [value]
        case .between(let start, let end): [start, end]
        }
    }
}
