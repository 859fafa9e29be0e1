// The App Groups that this program's sources name, as the plugin found them.
import Resources

/// Which groups widget code looks for.
enum SourceGroups {
    /// Sorted; none in a program that the plugin had no part in.
    static var named: [String] {
        guard let folder = ResourceFolders.own,
            let list = ResourceFolders.bytes(of: "\(folder)/\(ResourceFolders.groupsName)")
        else { return [] }
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
