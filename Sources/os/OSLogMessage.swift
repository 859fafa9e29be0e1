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
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += String(format: format.form, Double(value()))
    }

    /// Adds an integer in a format.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += format.text(value())
    }

    /// Adds a truth in a format.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {
        let holds = value()
        text += format == .answer ? (holds ? "YES" : "NO") : String(holds)
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
    let form: String

    private init(_ conversion: String, _ precision: Int? = nil, _ showsPlus: Bool = false, _ uppercase: Bool = false) {
        let digits = precision.map { ".\(max(0, min($0, 32)))" } ?? ""
        form = "%" + (showsPlus ? "+" : "") + digits + (uppercase ? conversion.uppercased() : conversion)
    }

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// With a number of digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting("f", precision(), explicitPositiveSign, uppercase) }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// With an exponent, and a number of digits after the point.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting("e", precision(), explicitPositiveSign, uppercase) }
    /// In hexadecimal digits.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    /// In hexadecimal digits.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", nil, explicitPositiveSign, uppercase)
    }
    /// As short as the value allows.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }
    /// As short as the value and a number of digits allow.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting("g", precision(), explicitPositiveSign, uppercase) }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let showsPlus: Bool
    private let uppercase: Bool
    private let minDigits: Int

    private init(
        _ radix: Int, _ prefix: String = "", _ showsPlus: Bool = false, _ uppercase: Bool = false, _ minDigits: Int = 0
    ) {
        self.radix = radix
        self.prefix = prefix
        self.showsPlus = showsPlus
        self.uppercase = uppercase
        self.minDigits = min(minDigits, 64)
    }

    func text<T: FixedWidthInteger>(_ value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        return (value < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
    }

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }
    /// In decimal digits, of which there are at least some.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(10, "", explicitPositiveSign, false, minDigits()) }
    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }
    /// In hexadecimal digits, of which there are at least some.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(16, includePrefix ? "0x" : "", explicitPositiveSign, uppercase, minDigits())
    }
    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }
    /// In octal digits, of which there are at least some.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(8, includePrefix ? "0" : "", explicitPositiveSign, uppercase, minDigits())
    }
}

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
    /// As true and false.
    case truth
    /// As YES and NO.
    case answer
}
