// What a call answers, as a row: a file that imports both UIKit and Testing does not build on Linux.
import Foundation

/// A call, and what iOS answers.
struct Fact: Sendable {
    let call: String
    let expected: String
    let answer: @Sendable () -> String

    init(_ call: String, _ expected: Any, _ answer: @escaping @Sendable () -> Any) {
        self.call = call
        self.expected = Self.text(expected)
        self.answer = { Self.text(answer()) }
    }

    /// Numbers without what rounding leaves.
    private static func text(_ value: Any) -> String {
        func short(_ number: Double) -> String { String(format: "%g", (number * 1000).rounded() / 1000 + 0) }
        switch value {
        case let number as Double: return short(number)
        case let number as CGFloat: return short(Double(number))
        case let numbers as [CGFloat]: return "[" + numbers.map { short(Double($0)) }.joined(separator: " ") + "]"
        case let size as CGSize: return "\(short(Double(size.width)))x\(short(Double(size.height)))"
        case let rect as CGRect: return text([rect.minX, rect.minY, rect.width, rect.height])
        case let point as CGPoint: return text([point.x, point.y])
        case Optional<Any>.none: return "nil"
        case Optional<Any>.some(let inner) where Mirror(reflecting: value).displayStyle == .optional: return text(inner)
        default: return "\(value)"
        }
    }

    static let all = paths + colours + fonts + images + values + files
    /// Those that need pixels.
    static let drawn = pixels
}
