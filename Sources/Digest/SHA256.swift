// SHA-256 as FIPS 180-4 describes it, for bytes that come in pieces.

/// The digest of a sequence of bytes.
package struct SHA256: Sendable {
    private var state = Rounds.start
    /// Bytes that do not fill a block yet.
    private var rest: [UInt8] = []
    private var length: UInt64 = 0

    package init() {}

    /// Adds bytes at the end.
    package mutating func update(_ bytes: Span<UInt8>) {
        length += UInt64(bytes.count)
        var start = 0
        if !rest.isEmpty {
            start = min(Rounds.blockLength - rest.count, bytes.count)
            for index in 0..<start { rest.append(bytes[index]) }
            if rest.count < Rounds.blockLength { return }
            let block = rest
            rest = []
            Rounds.absorb(block.span, into: &state)
        }
        let whole = (bytes.count - start) / Rounds.blockLength * Rounds.blockLength
        Rounds.absorb(bytes.extracting(start..<start + whole), into: &state)
        for index in start + whole..<bytes.count { rest.append(bytes[index]) }
    }

    package mutating func update(_ bytes: [UInt8]) { update(bytes.span) }

    /// Ends the message and gives its 32 bytes.
    package consuming func finish() -> [UInt8] {
        let bits = length &* 8
        rest.append(0x80)
        while rest.count % Rounds.blockLength != 56 { rest.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        let end = rest
        Rounds.absorb(end.span, into: &state)
        return (0..<8).flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: state[word] >> UInt32($0)) }
        }
    }
}

extension SHA256 {
    /// The digest of bytes that are all there.
    package static func hash(of bytes: Span<UInt8>) -> [UInt8] {
        var digest = SHA256()
        digest.update(bytes)
        return digest.finish()
    }

    package static func hash(of bytes: [UInt8]) -> [UInt8] { hash(of: bytes.span) }

    package static func hash(of text: String) -> [UInt8] { hash(of: Array(text.utf8)) }

    /// The digest as 64 lower-case hexadecimal digits.
    package static func hex(of bytes: Span<UInt8>) -> String { hash(of: bytes).hex }

    package static func hex(of bytes: [UInt8]) -> String { hash(of: bytes).hex }

    package static func hex(of text: String) -> String { hash(of: text).hex }
}

extension [UInt8] {
    /// Two lower-case hexadecimal digits a byte.
    package var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
