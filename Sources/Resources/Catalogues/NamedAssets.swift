// Colours, images and data by name, in catalogues and loose files of some folders.
import FoundationEssentials
import Synchronization

/// What the folders hold by name; catalogues are opened when the first name is asked for.
package final class NamedAssets: Sendable {
    private let folders: ResourceFolders
    private let catalogues = Mutex<[AssetCatalogue]?>(nil)
    private let colors = Mutex<[String: ColorSet?]>([:])
    private let images = Mutex<[String: ImageSet]>([:])

    package init(_ folders: ResourceFolders) {
        self.folders = folders
    }

    /// A colour set; nil when there is none of the name, or when it is left empty.
    package func color(_ name: String) -> ColorSet? {
        if let known = colors.withLock({ $0[name] }) { return known }
        let set = opened.lazy.compactMap { $0.colors[name] }.first.flatMap(ColorSet.init(directory:))
        colors.withLock { $0[name] = .some(set) }
        return set
    }

    /// Whether a colour set has a name, though it may be empty.
    package func hasColor(_ name: String) -> Bool { opened.contains { $0.colors[name] != nil } }

    /// An image set, or loose files of the name with or without its extension.
    package func image(_ name: String) -> ImageSet? {
        guard Self.isPlain(name) else { return nil }
        if let known = images.withLock({ $0[name] }) { return known }
        let directory = opened.lazy.compactMap { $0.images[name] }.first
        guard let set = directory.flatMap(ImageSet.init(directory:)) ?? looseImage(name) else { return nil }
        images.withLock { $0[name] = set }
        return set
    }

    /// The file of a data set.
    package func dataFile(_ name: String) -> String? {
        guard let set = opened.lazy.compactMap({ $0.data[name] }).first else { return nil }
        return ResourceFolders.names(in: set).first { $0 != "Contents.json" }.map { set + "/" + $0 }
    }

    /// The names of all colours, and of all images in catalogues.
    package var names: (colors: [String], images: [String]) {
        (opened.flatMap(\.colors.keys).sorted(), opened.flatMap(\.images.keys).sorted())
    }

    private var opened: [AssetCatalogue] {
        catalogues.withLock { known in
            if let known { return known }
            let found = folders.paths.flatMap { folder in
                ResourceFolders.names(in: folder).filter { $0.hasSuffix(".xcassets") }
                    .map { AssetCatalogue(directory: folder + "/" + $0) }
            }
            known = found
            return found
        }
    }

    private func looseImage(_ name: String) -> ImageSet? {
        let whole = URL(fileURLWithPath: "/" + name)
        let given = whole.pathExtension.lowercased()
        let isFile = Self.extensions.contains(given)
        let stem = isFile ? String(name.dropLast(given.count + 1)) : name
        for folder in folders.paths {
            let variants = [1.0, 2, 3].compactMap { scale -> ImageSet.Variant? in
                let mark = scale == 1 ? "" : "@\(Int(scale))x"
                let file = (isFile ? [whole.pathExtension] : Self.extensions).map { "\(folder)/\(stem)\(mark).\($0)" }
                    .first { FileManager.default.fileExists(atPath: $0) }
                // A name that states its scale itself means that file.
                return file.map { ImageSet.Variant(path: $0, scale: scale == 1 ? Self.scale(ofFile: $0) : scale) }
            }
            if !variants.isEmpty { return ImageSet(variants: variants) }
        }
        return nil
    }

    /// In the order in which they are looked for.
    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif"]

    /// The scale that a file's name states.
    package static func scale(ofFile path: String) -> Double {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
}

extension NamedAssets {
    private static let opened = Mutex<[ResourceFolders: NamedAssets]>([:])

    /// Those of some folders, opened once.
    package static func of(_ folders: ResourceFolders) -> NamedAssets {
        opened.withLock { known in
            if let assets = known[folders] { return assets }
            let assets = NamedAssets(folders)
            known[folders] = assets
            return assets
        }
    }
}
