// Checks the form of a JSON text before Foundation's decoder sees it: limits, duplicate keys, surrogates.

/// How much of a JSON text is accepted.
package struct JSONLimits: Hashable, Sendable {
    package var depth = 64
    /// Members of one object.
    package var members = 10_000
    /// Bytes of one string as written.
    package var stringBytes: Int

    /// What a peer may send in a message.
    package static let wire = JSONLimits(stringBytes: 64 * 1024)
    /// What a daemon may answer.
    package static let answer = JSONLimits(stringBytes: ServiceProtocol.answerLimit)
    /// What a file that people edit may hold.
    package static let file = JSONLimits(stringBytes: 1024 * 1024)
}

/// One step from a JSON value into it.
package enum JSONStep: Hashable, Sendable {
    case key(String)
    case index(Int)

    /// Steps as people write them, such as `entries[2].title`. Of many the first and the last are kept, and of a long
    /// key its beginning: whoever looks for the place has line and byte.
    static func path(_ steps: [JSONStep]) -> String {
        guard steps.count > 2 * kept else { return path(steps[...], after: "") }
        return path(steps.suffix(kept), after: path(steps.prefix(kept), after: "") + "…")
    }

    private static let kept = 4
    private static let longestKey = 40

    private static func path(_ steps: ArraySlice<JSONStep>, after start: String) -> String {
        var path = start
        for step in steps {
            switch step {
            case .index(let index): path += "[\(index)]"
            case .key(let key): path += (path.isEmpty ? "" : ".") + shown(key)
            }
        }
        return path
    }

    static func shown(_ key: String) -> String {
        key.count > longestKey ? key.prefix(longestKey) + "…" : key
    }
}

/// Finds the first fault of a JSON text; decoding stays Foundation's.
package enum JSONScanner {
    /// Throws unless the bytes are one JSON value in UTF-8 within the limits.
    package static func check(_ bytes: [UInt8], limits: JSONLimits) throws(JSONFault) {
        var walk = JSONWalk(bytes: bytes, limits: limits)
        try walk.wholeText()
    }

    /// What is wrong with the text of a file that people edit, as a sentence; nil when nothing is.
    package static func faultInFile(_ bytes: [UInt8]) -> String? {
        do throws(JSONFault) {
            try check(bytes, limits: .file)
            return nil
        } catch {
            return "not JSON: \(error)"
        }
    }

    /// The paths of the numbers that are beyond a Double's range; throws for every other fault.
    static func hugeNumbers(_ bytes: [UInt8], limits: JSONLimits) throws(JSONFault) -> [[JSONStep]] {
        var walk = JSONWalk(bytes: bytes, limits: limits)
        walk.passesHuge = true
        try walk.wholeText()
        return walk.huge
    }

    /// The paths of the numbers written with a fraction or an exponent, which decoders cannot tell from integers.
    package static func fractionalNumbers(_ bytes: [UInt8], limits: JSONLimits) throws(JSONFault) -> Set<[JSONStep]> {
        var walk = JSONWalk(bytes: bytes, limits: limits)
        walk.collectsFractional = true
        try walk.wholeText()
        return walk.fractional
    }
}

/// Where and why a JSON text is refused.
package struct JSONFault: Error, Hashable, Sendable {
    package var reason: Reason
    /// Counted from 1.
    package var line: Int
    /// The byte in its line, counted from 1.
    package var byte: Int
    /// Such as `entries[2].title`; empty at the top.
    package var path: String

    package enum Reason: Hashable, Sendable {
        case invalidUTF8
        case unexpected(UInt8, expected: StaticWord)
        case endOfText(expected: StaticWord)
        case trailingBytes
        case controlCharacter
        case badEscape
        case loneSurrogate
        case badNumber
        case hugeNumber
        case duplicateKey(String)
        case tooDeep(Int)
        case tooManyMembers(Int)
        case stringTooLong(Int)
    }

    /// What would have been right.
    package enum StaticWord: String, Hashable, Sendable {
        case value = "a value"
        case key = "a key"
        case colon = "':'"
        case commaOrEnd = "',' or the end"
        case closingQuote = "'\"'"
    }
}

extension JSONFault: CustomStringConvertible {
    package var description: String {
        let place = path.isEmpty ? "" : ", at \(path)"
        return "line \(line), byte \(byte)\(place): \(reason)"
    }
}

extension JSONFault.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .invalidUTF8: "not UTF-8"
        case .unexpected(let byte, let expected): "\(Self.name(byte)) instead of \(expected.rawValue)"
        case .endOfText(let expected): "the text ends before \(expected.rawValue)"
        case .trailingBytes: "more follows after the value"
        case .controlCharacter: "a control character in a string must be escaped"
        case .badEscape: "not an escape of JSON"
        case .loneSurrogate: "half of a surrogate pair"
        case .badNumber: "not a number of JSON"
        case .hugeNumber: "a number beyond the largest that 64 bits hold, about 1.8e308"
        case .duplicateKey(let key): "the key \(LogValue.quoted(JSONStep.shown(key))) is there twice"
        case .tooDeep(let limit): "nested deeper than \(limit)"
        case .tooManyMembers(let limit): "more than \(limit) members in one object"
        case .stringTooLong(let limit): "a string of more than \(limit) bytes"
        }
    }

    private static func name(_ byte: UInt8) -> String {
        guard byte > 0x20, byte < 0x7f else { return "byte 0x" + String(byte, radix: 16) }
        return "'\(Character(Unicode.Scalar(byte)))'"
    }
}
