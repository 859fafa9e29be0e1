// The text of a log message, with Apple's interpolations; nothing is redacted here.
import Foundation

/// A log message as it is written in an interpolated string.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Makes a message without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Makes a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// Adds a value; privacy and alignment are accepted and change nothing.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += String(describing: value())
    }

    /// Adds a floating-point number in a format.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += format.precision.map { String(format: "%.\($0)f", value()) } ?? String(value())
    }

    /// Adds an integer in a format.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += String(value(), radix: format.radix)
    }
}

/// Who may see a value; accepted, without effect.
public struct OSLogPrivacy: Sendable {
    /// How a private value is masked.
    public enum Mask: Sendable {
        /// By a hash, so that equal values can be found.
        case hash
        /// Entirely.
        case none
    }

    /// The system's choice.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// For everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// For the device's owner.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// For nobody.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// The system's choice, masked.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// For the device's owner, masked.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// For nobody, masked.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its column; accepted, without effect.
public struct OSLogStringAlignment: Sendable {
    /// No column.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// At the column's left.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// At the column's right.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    let precision: Int?

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    /// With a number of digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: max(0, min(precision, 32)))
    }
    /// As short as the value allows.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}
