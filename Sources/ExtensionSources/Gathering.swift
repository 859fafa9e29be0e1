// Writes what a package compiles and carries in place of the originals.
import Foundation
import Resources

/// Files of an extension, gathered into a folder.
package struct Gathering {
    /// The Swift files, by path.
    package var swift: [String]
    /// Resource files, and folders that are resources as a whole.
    package var resources: [String]

    package init(swift: [String], resources: [String]) {
        self.swift = swift
        self.resources = resources
    }

    /// The name of the Swift file that stands for an original.
    package static func compiledName(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + ".iOS.swift"
    }

    /// The name of the Swift file with generated symbols.
    package static let symbolsName = "GeneratedAssetSymbols.swift"

    /// Writes all into a folder; what was there of an earlier time is replaced.
    package func write(into folder: String) throws {
        var taken: Set<String> = []
        for path in swift {
            let source = try String(contentsOfFile: path, encoding: .utf8)
            taken.formUnion(Self.statics(of: source))
            try write(ExtensionSource.compiled(source, from: path), to: "\(folder)/\(Self.compiledName(of: path))")
        }
        let gathered = "\(folder)/\(ResourceFolders.gatheredName)"
        try copyResources(into: gathered)
        let names = NamedAssets(ResourceFolders([gathered])).names
        let symbols = AssetSymbols(colors: names.colors, images: names.images, taken: taken)
        try write(BundleAccess.source + symbols.source, to: "\(folder)/\(Self.symbolsName)")
    }

    private func copyResources(into folder: String) throws {
        let files = FileManager.default
        // A folder that is made anew is copied anew by the build.
        if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for path in resources {
            try merge(path, into: "\(folder)/\(URL(fileURLWithPath: path).lastPathComponent)")
        }
    }

    /// Copies a file or a folder; folders of one name, as `en.lproj`, are put together, and of two files the first stays.
    private func merge(_ path: String, into target: String) throws {
        let files = FileManager.default
        guard ResourceFolders.isFolder(path) else {
            if !files.fileExists(atPath: target) { try files.copyItem(atPath: path, toPath: target) }
            return
        }
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in ResourceFolders.names(in: path) where !name.hasPrefix(".") {
            try merge("\(path)/\(name)", into: "\(target)/\(name)")
        }
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The names of static members that a source declares.
    static func statics(of source: String) -> Set<String> {
        var names: Set<String> = []
        for line in source.split(whereSeparator: \.isNewline) {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
            for (index, word) in words.enumerated() where word == "static" || word == "class" {
                guard words.indices.contains(index + 2), words[index + 1] == "let" || words[index + 1] == "var" else {
                    continue
                }
                names.insert(String(words[index + 2]))
            }
        }
        return names
    }
}
