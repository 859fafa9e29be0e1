// The id of an installed widget, which is also the name of its files; never taken apart again.

/// An installed widget's id.
package struct WidgetID: RawRepresentable, Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    package let rawValue: String

    /// Takes an id as a file or a message gives it; nil when it could not be the name of a file in one folder.
    package init?(rawValue: String) {
        let bytes = Array(rawValue.utf8)
        guard (1...200).contains(bytes.count), bytes[0] != UInt8(ascii: "."),
            bytes.allSatisfy({
                $0.isNameByte || [UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "~")].contains($0)
            })
        else { return nil }
        self.rawValue = rawValue
    }

    /// The id of the `number`th widget of a kind in a family, counted from 1.
    package init(kind: String, family: String, number: Int = 1) {
        rawValue = "\(KindFileName(kind)).\(KindFileName(family))" + (number > 1 ? ".\(number)" : "")
    }

    /// The first id of a kind in a family that is not taken.
    package static func free(kind: String, family: String, taken: Set<WidgetID>) -> WidgetID {
        var number = 1
        while case let id = WidgetID(kind: kind, family: family, number: number), taken.contains(id) { number += 1 }
        return WidgetID(kind: kind, family: family, number: number)
    }

    package static func < (left: WidgetID, right: WidgetID) -> Bool { left.rawValue < right.rawValue }

    package var description: String { rawValue }
}
