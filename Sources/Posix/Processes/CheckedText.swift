// Text from bytes that somebody else wrote, taken as it is or refused: nothing in it is replaced.

/// Bytes that are no text.
package struct NotUTF8: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the first that is wrong, counted from 1.
    package let byte: Int
    package let value: UInt8

    package var description: String { "not UTF-8: byte \(byte) is 0x\(String(value, radix: 16))" }
}

extension String {
    /// Takes bytes that are UTF-8 as a whole.
    package init(checking bytes: [UInt8]) throws(NotUTF8) {
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let place = error.byteOffsets.lowerBound
            throw NotUTF8(byte: place + 1, value: bytes[place])
        }
        self.init(decoding: bytes, as: UTF8.self)
    }
}

/// A word of a command line that is no text.
package struct ArgumentFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1, the program's own name being none of them.
    package let number: Int
    /// As it can be shown.
    package let text: String
    package let fault: NotUTF8

    package var description: String { "argument \(number), '\(text)', is \(fault)" }
}
