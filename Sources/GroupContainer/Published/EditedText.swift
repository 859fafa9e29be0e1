// Files that people edit: a byte order mark is taken off, whatever their editor put there.
package import FoundationEssentials

/// The bytes of a text file without the mark that some editors begin it with.
package struct EditedText {
    package let bytes: [UInt8]

    package init(_ data: Data) {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        bytes = Array(data.starts(with: mark) ? data.dropFirst(3) : data)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
    var data: Data { Data(bytes) }
}
