// Attributes that only tell Objective-C of a declaration, which stays what it is without them.
import Foundation

/// Removes attributes.
enum ObjectiveCAttributes {
    private static let names = ["@objcMembers", "@objc", "@NSManaged", "@nonobjc", "@IBOutlet", "@IBAction"]

    /// A line of code without them, where they stand before a declaration.
    static func removed(from line: Substring) -> Substring {
        guard line.contains("@") else { return line }
        let rest = removedFromStart(of: line)
        return names.contains(where: rest.contains)
            ? Substring(rest.replacingOccurrences(of: inside, with: "$1", options: .regularExpression)) : rest
    }

    /// An attribute of a declaration that another one of the same line holds, or that stands behind another.
    private static let inside = #"([{;][ \t]*)@(?:objcMembers|objc(?:\([^)]*\))?|NSManaged|nonobjc)[ \t]+"#

    private static func removedFromStart(of line: Substring) -> Substring {
        var start = line.startIndex
        var kept = ""
        var rest = line
        // Attributes come first, each after another.
        while true {
            let blank = rest.prefix { $0 == " " || $0 == "\t" }
            kept += blank
            rest = rest[blank.endIndex...]
            guard rest.first == "@" else { break }
            let name = rest.prefix { $0 == "@" || $0.isLetter || $0.isNumber || $0 == "_" }
            var end = name.endIndex
            if end < rest.endIndex, rest[end] == "(" {
                guard let close = rest[end...].firstIndex(of: ")") else { break }
                end = rest.index(after: close)
            }
            if !names.contains(String(name)) { kept += rest[..<end] }
            rest = rest[end...]
            start = end
        }
        return start == line.startIndex ? line : Substring(kept + rest)
    }
}
