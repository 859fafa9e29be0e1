// Asset catalogues as Xcode writes them: folders of sets, each with a Contents.json.
import FoundationEssentials

/// The sets of one catalogue (`Assets.xcassets`), by the names that sources use.
package struct AssetCatalogue: Sendable {
    /// Folders by qualified name (`Icons/home` in a group that provides a namespace).
    package private(set) var colors: [String: String] = [:]
    package private(set) var images: [String: String] = [:]
    package private(set) var data: [String: String] = [:]

    /// Groups may lie in groups, but not without end.
    private static let greatestDepth = 32

    /// Reads the names of a catalogue; the sets themselves are read when they are asked for.
    package init(directory: String) {
        add(directory, prefix: "", depth: 0)
    }

    private mutating func add(_ folder: String, prefix: String, depth: Int) {
        guard depth < Self.greatestDepth else { return }
        var groups: [String] = []
        for name in ResourceFolders.names(in: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let url = URL(fileURLWithPath: name)
            let key = prefix + url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "colorset": colors[key] = colors[key] ?? path
            case "imageset", "symbolset": images[key] = images[key] ?? path
            case "dataset": data[key] = data[key] ?? path
            case "": groups.append(name)
            default: continue
            }
        }
        // Sets of a group go before those of the groups in it.
        for name in groups where ResourceFolders.isFolder(folder + "/" + name) {
            addGroup(folder + "/" + name, name, prefix: prefix, depth: depth)
        }
    }

    private mutating func addGroup(_ path: String, _ name: String, prefix: String, depth: Int) {
        let contents: GroupContents? = SetContents.read(path)
        let isNamespace = contents?.properties?.providesNamespace ?? false
        add(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
    }
}

/// `Contents.json` of a group.
private struct GroupContents: Decodable {
    struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?
}

/// Reading `Contents.json`.
enum SetContents {
    /// What a set's folder says of itself; nil when it says nothing that can be read.
    static func read<Contents: Decodable>(_ folder: String) -> Contents? {
        guard let bytes = ResourceFolders.bytes(of: folder + "/Contents.json") else { return nil }
        // What Xcode would not accept either counts as missing.
        return try? JSONDecoder().decode(Contents.self, from: bytes)
    }
}

/// What a slot of a set is for, as far as it is looked at.
struct Appearance: Decodable {
    let appearance: String
    let value: String
}

extension [Appearance]? {
    /// The interfaces that the slot is for; nil when there are none of its sort here.
    var style: InterfaceStyle? {
        var style = InterfaceStyle()
        for one in self ?? [] {
            switch one.appearance {
            case "luminosity": style.isDark = one.value == "dark"
            case "contrast": style.hasHighContrast = one.value == "high"
            default: return nil
            }
        }
        return style
    }
}

extension String? {
    /// How near a slot's device is to an iPhone: the nearest slots count.
    var distance: Int {
        switch self {
        case "iphone": 0
        case "universal", nil: 1
        case "ipad": 2
        default: 3
        }
    }
}
