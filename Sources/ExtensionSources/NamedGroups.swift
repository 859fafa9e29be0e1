// The App Groups that an extension's sources name.
import Foundation

/// Finds them.
enum NamedGroups {
    /// The groups that stand in texts of a source, without doubles.
    static func groups(in source: String) -> Set<String> {
        var groups: Set<String> = []
        for part in source.components(separatedBy: "\"group.").dropFirst() {
            let name = part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
            if !name.isEmpty, part.dropFirst(name.count).first == "\"" { groups.insert("group." + name) }
        }
        return groups
    }
}
