// The walk over a JSON text that the scanner makes: one byte after the other, with the path to where it is.

/// One pass over a text; a fault ends it.
struct JSONWalk {
    let bytes: [UInt8]
    let limits: JSONLimits
    var collectsFractional = false
    private(set) var fractional: Set<[JSONStep]> = []
    /// Whether numbers that no reader could hold are passed.
    var passesHuge = false
    private(set) var huge: [[JSONStep]] = []
    private var at = 0
    private var steps: [JSONStep] = []

    init(bytes: [UInt8], limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func wholeText() throws(JSONFault) {
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            at = error.byteOffsets.lowerBound
            throw fault(.invalidUTF8)
        }
        skipSpace()
        try value()
        skipSpace()
        if at < bytes.count { throw fault(.trailingBytes) }
    }

    private mutating func value() throws(JSONFault) {
        guard let byte = peek else { throw fault(.endOfText(expected: .value)) }
        switch byte {
        case UInt8(ascii: "{"): try object()
        case UInt8(ascii: "["): try array()
        case UInt8(ascii: "\""): _ = try string(wantsText: false)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: throw fault(.unexpected(byte, expected: .value))
        }
    }

    private mutating func object() throws(JSONFault) {
        try enter()
        if try closes(with: UInt8(ascii: "}"), expected: .key) { return }
        var keys = SeenKeys()
        while true {
            guard let byte = peek else { throw fault(.endOfText(expected: .key)) }
            guard byte == UInt8(ascii: "\"") else { throw fault(.unexpected(byte, expected: .key)) }
            let start = at
            let key = try string(wantsText: true)
            guard keys.insert(key) else { throw fault(.duplicateKey(key), at: start) }
            guard keys.count <= limits.members else { throw fault(.tooManyMembers(limits.members), at: start) }
            skipSpace()
            try pass(UInt8(ascii: ":"), expected: .colon)
            skipSpace()
            steps.append(.key(key))
            try value()
            steps.removeLast()
            if try ends(with: UInt8(ascii: "}")) { return }
        }
    }

    private mutating func array() throws(JSONFault) {
        try enter()
        if try closes(with: UInt8(ascii: "]"), expected: .value) { return }
        var index = 0
        while true {
            steps.append(.index(index))
            try value()
            steps.removeLast()
            index += 1
            if try ends(with: UInt8(ascii: "]")) { return }
        }
    }

    private func enter() throws(JSONFault) {
        if steps.count >= limits.depth { throw fault(.tooDeep(limits.depth)) }
    }

    /// Passes the opening bracket, and the closing one when nothing stands between.
    private mutating func closes(with close: UInt8, expected: JSONFault.StaticWord) throws(JSONFault) -> Bool {
        at += 1
        skipSpace()
        guard let byte = peek else { throw fault(.endOfText(expected: expected)) }
        guard byte == close else { return false }
        at += 1
        return true
    }

    /// Passes a comma (false) or the closing bracket (true).
    private mutating func ends(with close: UInt8) throws(JSONFault) -> Bool {
        skipSpace()
        guard let byte = peek else { throw fault(.endOfText(expected: .commaOrEnd)) }
        guard byte == close || byte == UInt8(ascii: ",") else {
            throw fault(.unexpected(byte, expected: .commaOrEnd))
        }
        at += 1
        if byte == close { return true }
        skipSpace()
        return false
    }

    private mutating func pass(_ byte: UInt8, expected: JSONFault.StaticWord) throws(JSONFault) {
        guard let found = peek else { throw fault(.endOfText(expected: expected)) }
        guard found == byte else { throw fault(.unexpected(found, expected: expected)) }
        at += 1
    }

    private mutating func word(_ word: StaticString) throws(JSONFault) {
        for byte in word.description.utf8 { try pass(byte, expected: .value) }
    }

    private mutating func number() throws(JSONFault) {
        let start = at
        if peek == UInt8(ascii: "-") { at += 1 }
        if peek == UInt8(ascii: "0") { at += 1 } else { try digits(from: start) }
        var (isFractional, hasExponent) = (false, false)
        if peek == UInt8(ascii: ".") {
            isFractional = true
            at += 1
            try digits(from: start)
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            (isFractional, hasExponent) = (true, true)
            at += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
            try digits(from: start)
        }
        if let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            throw fault(.badNumber, at: start)  // a leading zero
        }
        // No reader would find more than an infinity in it, and most would refuse the whole text.
        if hasExponent || at - start > Self.certainlyFinite, !isFinite(start..<at) {
            if !passesHuge { throw fault(.hugeNumber, at: start) }
            huge.append(steps)
        }
        if isFractional, collectsFractional { fractional.insert(steps) }
    }

    /// So many digits without an exponent are within a Double's range.
    private static let certainlyFinite = 308

    private func isFinite(_ number: Range<Int>) -> Bool {
        Double(String(decoding: bytes[number], as: UTF8.self))?.isFinite ?? false
    }

    private mutating func digits(from start: Int) throws(JSONFault) {
        let first = at
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { at += 1 }
        if at == first { throw fault(.badNumber, at: start) }
    }

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { at += 1 }
    }

    private func fault(_ reason: JSONFault.Reason, at place: Int? = nil) -> JSONFault {
        let place = place ?? at
        var line = 1
        var lineStart = 0
        for index in 0..<min(place, bytes.count) where bytes[index] == 0x0a {
            line += 1
            lineStart = index + 1
        }
        return JSONFault(reason: reason, line: line, byte: place - lineStart + 1, path: JSONStep.path(steps))
    }
}

// MARK: Strings

extension JSONWalk {
    /// Passes a string; its text is made for keys only.
    private mutating func string(wantsText: Bool) throws(JSONFault) -> String {
        let start = at
        at += 1
        let first = at
        var escapes = false
        while true {
            guard let byte = peek else { throw fault(.endOfText(expected: .closingQuote)) }
            if byte == UInt8(ascii: "\"") { break }
            if byte < 0x20 { throw fault(.controlCharacter) }
            if byte == UInt8(ascii: "\\") {
                escapes = true
                _ = try escape()
            } else {
                at += 1
            }
            if at - first > limits.stringBytes { throw fault(.stringTooLong(limits.stringBytes), at: start) }
        }
        let last = at
        at += 1
        guard wantsText else { return "" }
        guard escapes else { return String(decoding: bytes[first..<last], as: UTF8.self) }
        return try unescaped(first..<last)
    }

    /// The text of a string that has been passed without a fault.
    private func unescaped(_ range: Range<Int>) throws(JSONFault) -> String {
        var again = self
        again.at = range.lowerBound
        var text: [UInt8] = []
        while again.at < range.upperBound {
            if bytes[again.at] == UInt8(ascii: "\\") {
                text.append(contentsOf: String(Character(try again.escape())).utf8)
            } else {
                text.append(bytes[again.at])
                again.at += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Passes an escape, or the two of a surrogate pair.
    private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
        let start = at
        at += 1
        guard let byte = peek else { throw fault(.endOfText(expected: .closingQuote)) }
        at += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw fault(.badEscape, at: start)
        }
        let unit = try fourHexDigits(from: start)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xdc00, peek == UInt8(ascii: "\\"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "u")
        else { throw fault(.loneSurrogate, at: start) }
        at += 2
        let low = try fourHexDigits(from: start)
        guard low >= 0xdc00, low <= 0xdfff,
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
        else { throw fault(.loneSurrogate, at: start) }
        return scalar
    }

    private mutating func fourHexDigits(from start: Int) throws(JSONFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault(.badEscape, at: start)
            }
            value = value << 4 | UInt32(digit)
            at += 1
        }
        return value
    }
}

/// The keys of one object so far: few are compared, many are hashed.
private struct SeenKeys {
    private var few: [String] = []
    private var many: Set<String> = []

    var count: Int { few.count + many.count }

    /// False when it is there already; canonically equal keys count as equal, as they do for Foundation.
    mutating func insert(_ key: String) -> Bool {
        if few.contains(key) { return false }
        if few.count < 16 {
            few.append(key)
            return true
        }
        return many.insert(key).inserted
    }
}
