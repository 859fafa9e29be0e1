// Reads the one form of instant that files, messages and options may hold.

/// Instants as RFC 3339 writes them, with 0 to 9 fraction digits and any offset.
package enum RFC3339 {
    /// Seconds since 1970; throws with the text quoted when it is anything else.
    package static func seconds(_ text: String) throws(TimeFault) -> Double {
        var reader = Reader(bytes: Array(text.utf8), text: text)
        return try reader.instant()
    }

    /// Seconds since 1970 of an instant at a whole second: a property list's dates know no others.
    package static func wholeSeconds(_ text: String) throws -> Double {
        let seconds = try seconds(text)
        let nearest = seconds.rounded()
        if nearest != seconds { throw FractionFault(text: text, nearest: Timestamp(nearest)) }
        return seconds
    }

    /// What is wrong with an instant's text, as a sentence; nil when nothing is.
    package static func fault(_ text: String) -> String? {
        do throws(TimeFault) {
            _ = try seconds(text)
            return nil
        } catch {
            return error.description
        }
    }
}

/// Why a text is not an instant.
package struct TimeFault: Error, Hashable, Sendable, CustomStringConvertible {
    package var text: String
    package var reason: Reason

    package enum Reason: String, Hashable, Sendable {
        case dateOnly = "a time of day must follow the date"
        case number = "a number is no time"
        case space = "'T' must stand between date and time"
        case noZone = "a zone must follow, such as 'Z' or '+02:00'"
        case badZone = "an offset is written '+02:00'"
        case leapSecond = "seconds go from 00 to 59"
        case noSuchDay = "there is no such day"
        case noSuchTime = "there is no such time of day"
        case tooManyDigits = "a fraction has 1 to 9 digits"
        case form = "not of the form 2026-01-01T00:00:00Z"
    }

    package init(text: String, reason: Reason) {
        self.text = text
        self.reason = reason
    }

    package var description: String { "\(LogValue.quoted(text)) is not a time: \(reason.rawValue)" }
}

/// Why an instant is no date of a property list.
package struct FractionFault: Error, Hashable, Sendable, CustomStringConvertible {
    package var text: String
    package var nearest: Timestamp

    package var description: String {
        "\(LogValue.quoted(text)) has a fraction of a second, which a property list does not keep; the nearest whole second "
            + "is \(nearest.rawValue)"
    }
}

private struct Reader {
    let bytes: [UInt8]
    let text: String
    var at = 0

    mutating func instant() throws(TimeFault) -> Double {
        if let first = bytes.first, !bytes.contains(UInt8(ascii: ":")), bytes.dropFirst().allSatisfy(isNumeric),
            isNumeric(first) || first == UInt8(ascii: "-"), !bytes.dropFirst().contains(UInt8(ascii: "-"))
        {
            throw fault(.number)
        }
        let date = CivilDate(
            year: try digits(4), month: try digits(2, after: "-"), dayOfMonth: try digits(2, after: "-")
        )
        guard let separator = next else { throw fault(date.isReal ? .dateOnly : .noSuchDay) }
        if separator == 0x20 { throw fault(.space) }
        guard separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t") else { throw fault(.form) }
        let hour = try digits(2)
        let minute = try digits(2, after: ":")
        let second = try digits(2, after: ":")
        let fraction = try fraction()
        let offset = try offset()
        if second == 60 { throw fault(.leapSecond) }
        guard date.isReal else { throw fault(.noSuchDay) }
        guard hour < 24, minute < 60, second < 60 else { throw fault(.noSuchTime) }
        let whole = date.day * 86_400 + hour * 3600 + minute * 60 + second - offset
        return Double(whole) + fraction
    }

    private mutating func fraction() throws(TimeFault) -> Double {
        guard peek == UInt8(ascii: ".") else { return 0 }
        at += 1
        var value = 0
        var scale = 1
        while let byte = peek, isDigit(byte) {
            if scale == 1_000_000_000 { throw fault(.tooManyDigits) }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            scale *= 10
            at += 1
        }
        if scale == 1 { throw fault(.tooManyDigits) }
        return Double(value) / Double(scale)
    }

    /// Seconds east of UTC.
    private mutating func offset() throws(TimeFault) -> Int {
        guard let sign = next else { throw fault(.noZone) }
        switch sign {
        case UInt8(ascii: "Z"), UInt8(ascii: "z"):
            if at < bytes.count { throw fault(.form) }
            return 0
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            guard bytes.count - at == 5, isDigit(bytes[at]), isDigit(bytes[at + 1]), bytes[at + 2] == UInt8(ascii: ":"),
                isDigit(bytes[at + 3]), isDigit(bytes[at + 4])
            else { throw fault(.badZone) }
            let hours = try digits(2)
            let minutes = try digits(2, after: ":")
            guard hours < 24, minutes < 60 else { throw fault(.badZone) }
            return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
        default: throw fault(.noZone)
        }
    }

    private mutating func digits(_ count: Int, after separator: Unicode.Scalar? = nil) throws(TimeFault) -> Int {
        if let separator {
            guard let byte = next, Unicode.Scalar(byte) == separator else { throw fault(.form) }
        }
        var value = 0
        for _ in 0..<count {
            guard let byte = next, isDigit(byte) else { throw fault(.form) }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private var next: UInt8? {
        mutating get {
            guard at < bytes.count else { return nil }
            at += 1
            return bytes[at - 1]
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private func isNumeric(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: ".") }
    private func fault(_ reason: TimeFault.Reason) -> TimeFault { TimeFault(text: text, reason: reason) }
}
