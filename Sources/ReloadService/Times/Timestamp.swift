// An instant as logs, sidecars and messages write it: UTC, milliseconds, rounded down.

/// The text of an instant such as `2026-01-01T00:00:00.000Z`; years outside 0001 to 9999 are `before` and `after`.
package struct Timestamp: Hashable, Sendable, RawRepresentable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Seconds since 1970; not a number is `after`.
    package init(_ seconds: Double) {
        guard seconds >= CivilDate.firstSecond else {
            rawValue = seconds.isNaN ? "after" : "before"
            return
        }
        guard seconds < CivilDate.endSecond else {
            rawValue = "after"
            return
        }
        var whole = seconds.rounded(.down)
        // The Double nearest to a millisecond may lie below it; within one step of precision it is that millisecond.
        var millisecond = Int(((seconds - whole) * 1000 + seconds.ulp * 1000).rounded(.down))
        if millisecond >= 1000 {
            // Next to the following second: that second, unless the year ends there.
            millisecond -= 1000
            whole += 1
            if whole >= CivilDate.endSecond {
                whole -= 1
                millisecond = 999
            }
        }
        let secondOfDay = Int(whole) - CivilDate.day(of: Int(whole)) * 86_400
        let date = CivilDate(day: CivilDate.day(of: Int(whole)))
        var text: [UInt8] = []
        text.reserveCapacity(24)
        Self.append(date.year, digits: 4, to: &text)
        text.append(UInt8(ascii: "-"))
        Self.append(date.month, digits: 2, to: &text)
        text.append(UInt8(ascii: "-"))
        Self.append(date.dayOfMonth, digits: 2, to: &text)
        text.append(UInt8(ascii: "T"))
        Self.append(secondOfDay / 3600, digits: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        Self.append(secondOfDay / 60 % 60, digits: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        Self.append(secondOfDay % 60, digits: 2, to: &text)
        text.append(UInt8(ascii: "."))
        Self.append(millisecond, digits: 3, to: &text)
        text.append(UInt8(ascii: "Z"))
        rawValue = String(decoding: text, as: UTF8.self)
    }

    /// Seconds since 1970; nil for `before` and `after`.
    package var seconds: Double? {
        do throws(TimeFault) {
            return try RFC3339.seconds(rawValue)
        } catch {
            return nil
        }
    }

    private static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
        let start = text.count
        var rest = number
        for _ in 0..<digits {
            text.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: start)
            rest /= 10
        }
    }
}

extension Timestamp: Codable {
    package init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
