// The name under which a host publishes an image: a relative path that keeps clear of the container's own files.

/// An image's name: a path below the group's directory.
package struct ImageName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// First components that belong to the container itself, in any case.
    package static let reserved = [
        "Library", "entries", "timelines", "snapshots", "log", "run", "widgets.json", "version",
    ]

    package init(_ text: String) throws(ImageNameError) {
        if text.isEmpty { throw .empty }
        if text.hasPrefix("/") { throw .absolute(text) }
        if text.utf8.count > 1024 { throw .tooLong(text, limit: 1024) }
        let components = text.split(separator: "/", omittingEmptySubsequences: false)
        for component in components {
            if component.isEmpty { throw .emptyComponent(text) }
            // Names that begin with a dot are the programs' own: files in the making, and the way out of the folder.
            if component.hasPrefix(".") { throw .dot(text, component: String(component)) }
            if component.utf8.count > 255 { throw .tooLong(text, limit: 255) }
            if let byte = component.utf8.first(where: { $0 < 0x20 || $0 == 0x7f }) { throw .control(text, byte: byte) }
        }
        let first = Self.folded(String(components[0]))
        if let word = Self.reserved.first(where: { Self.folded($0) == first }) { throw .reserved(text, word: word) }
        self.text = text
    }

    /// Both ways, since file systems that ignore case also take `ſ` for `s`.
    private static func folded(_ text: String) -> String { text.lowercased().uppercased() }

    package var description: String { text }
}

/// Why a text is not an image's name.
package enum ImageNameError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case absolute(String)
    case emptyComponent(String)
    case dot(String, component: String)
    case control(String, byte: UInt8)
    case reserved(String, word: String)
    case tooLong(String, limit: Int)

    package var description: String {
        switch self {
        case .empty: "an image's name is not empty"
        case .absolute(let text): "'\(text)' is an absolute path; an image's name is relative to the group's folder"
        case .emptyComponent(let text): "'\(text)' has an empty part between slashes"
        case .dot(let text, let component): "'\(text)': the part '\(component)' begins with a dot"
        case .control(_, let byte): "an image's name holds the control byte 0x\([byte].asHex)"
        case .reserved(let text, let word): "'\(text)': '\(word)' belongs to the container itself"
        case .tooLong(_, let limit): "an image's name or a part of it has more than \(limit) bytes"
        }
    }
}
