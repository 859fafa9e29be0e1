// Font files among the resources.
import FoundationEssentials

extension ResourceFolders {
    /// The paths of the font files of these folders and the folders in them.
    package var fonts: [String] {
        var seen: Set<String> = []
        // The last is the program's own folder, which holds more than resources.
        return paths.dropLast().flatMap { Self.fonts(in: $0, depth: 0) }.filter { seen.insert($0).inserted }
    }

    private static func fonts(in folder: String, depth: Int) -> [String] {
        guard depth < 4 else { return [] }
        return names(in: folder).flatMap { name -> [String] in
            let path = folder + "/" + name
            switch URL(fileURLWithPath: name).pathExtension.lowercased() {
            case "ttf", "otf", "ttc", "otc": return [path]
            case "xcassets", "lproj": return []
            default: return isFolder(path) ? fonts(in: path, depth: depth + 1) : []
            }
        }
    }
}
