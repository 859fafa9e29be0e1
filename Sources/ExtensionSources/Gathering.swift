// Writes what a package compiles and carries in place of the originals.
import Foundation
import Resources

/// Gathers an extension's files for a build, and tells the build when it must be planned anew.
package struct Gathering {
    /// The package that the extension is built in.
    private let package: URL
    private let files: ExtensionFiles
    /// The Swift files that the build knows of.
    private let planned: [URL]

    /// - Parameters:
    ///   - list: the file `widget-files` of the target.
    ///   - planned: the originals that were there when the build was planned.
    package init(list: String, package: String, planned: [String]) throws {
        self.package = URL(fileURLWithPath: package, isDirectory: true)
        self.planned = planned.map { URL(fileURLWithPath: $0) }
        files = try ExtensionFiles(list: URL(fileURLWithPath: list), package: self.package)
    }

    /// The name of the Swift file with generated symbols.
    package static let symbolsName = "GeneratedAssetSymbols.swift"
    /// The name of the Swift file with the classes of intents.
    package static let intentsName = "GeneratedIntents.swift"

    /// Writes all into a folder; what is the same already keeps its time, so that nothing is built for it.
    package func write(into folder: String) throws {
        var taken: Set<String> = []
        var types: Set<String> = []
        var groups: Set<String> = []
        for original in files.swift {
            let source = try String(contentsOf: original, encoding: .utf8)
            taken.formUnion(Self.statics(of: source))
            types.formUnion(Self.types(of: source))
            groups.formUnion(NamedGroups.groups(in: source))
            try write(ExtensionSource.compiled(source, from: original.path), to: folder, original)
        }
        let gathered = "\(folder)/\(ResourceFolders.gatheredName)"
        let groupsList = "\(folder)/\(ResourceFolders.groupsName)"
        try write(groups.sorted().joined(separator: "\n"), to: groupsList)
        let drawings = ConvertedDrawings(folder: "\(folder)/Drawings")
        let resources = GatheredResources(files.resources.map(\.path) + [groupsList], drawings)
        try resources.write(into: gathered)
        let names = NamedAssets(ResourceFolders([gathered])).names
        let symbols = AssetSymbols(colors: names.colors, images: names.images, taken: taken)
        try write(BundleAccess.source + symbols.source, to: "\(folder)/\(Self.symbolsName)")
        let definitions = try files.definitions.compactMap { IntentDefinition(try Data(contentsOf: $0)) }
        try write(IntentClasses(definitions, taken: types).source, to: "\(folder)/\(Self.intentsName)")
        try followChanges(folder)
    }

    /// A build is planned anew only when its manifest changes; until then it wants the files that it knows.
    private func followChanges(_ folder: String) throws {
        let now = Set(files.swift.map(\.path))
        let added = files.swift.filter { original in !planned.contains { $0.path == original.path } }
        let gone = planned.filter { !now.contains($0.path) }
        guard !added.isEmpty || !gone.isEmpty else { return }
        for original in gone { try write("", to: folder, original) }
        try FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: package.appendingPathComponent("Package.swift").path
        )
        guard let first = added.first else { return }
        throw ExtensionFiles.Complaint("\(first.path) is new: build once more, and it is there")
    }

    private func write(_ text: String, to folder: String, _ original: URL) throws {
        try write(text, to: "\(folder)/\(ExtensionFiles.compiledName(of: original))")
    }

    private func write(_ text: String, to path: String) throws {
        guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The names of classes and enumerations that a source declares, but of those within other types.
    static func types(of source: String) -> Set<String> {
        var names: Set<String> = []
        for line in source.split(whereSeparator: \.isNewline) where line.first?.isWhitespace == false {
            let words = words(of: line)
            for (word, name) in zip(words, words.dropFirst()) where word == "class" || word == "enum" {
                names.insert(String(name))
            }
        }
        return names
    }

    private static func words(of line: Substring) -> [Substring] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
    }

    /// The names of static members that a source declares.
    static func statics(of source: String) -> Set<String> {
        var names: Set<String> = []
        for line in source.split(whereSeparator: \.isNewline) {
            let words = words(of: line)
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
