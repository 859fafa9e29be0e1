// The plugin that builds the files of an iOS widget extension where they lie.
import Foundation
import PackagePlugin

/// Compiles and carries the files and folders that the target's file `widget-files` lists: Swift files as iOS sees
/// them, everything else as the resources of the bundle.
@main
struct WidgetExtension: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let list = target.directoryURL.appendingPathComponent("widget-files")
        let lines: [Substring]
        do {
            lines = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
        } catch {
            throw Complaint(
                "the target \(target.name) needs a file \(list.path): one path a line, from the package's folder")
        }
        var files = ExtensionFiles()
        for line in lines {
            let path = line.trimmingCharacters(in: .whitespaces)
            guard !path.isEmpty, !path.hasPrefix("#") else { continue }
            let file = URL(fileURLWithPath: path, relativeTo: context.package.directoryURL).standardizedFileURL
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw Complaint("\(list.path) names \(path), which is not there")
            }
            files.add(file)
        }
        let folder = context.pluginWorkDirectoryURL
        let compiled = files.swift.map {
            folder.appendingPathComponent($0.deletingPathExtension().lastPathComponent + ".iOS.swift")
        }
        return [
            .buildCommand(
                displayName: "Gathering the widget's files for \(target.name)",
                executable: try context.tool(named: "extension-sources").url,
                arguments: [folder.path, "--swift"] + files.swift.map(\.path) + ["--resources"]
                    + files.resources.map(\.path),
                inputFiles: files.inputs,
                outputFiles: compiled + ["GeneratedAssetSymbols.swift", "Bundle"].map(folder.appendingPathComponent)
            )
        ]
    }
}

/// What a build needs of an extension's folders.
struct ExtensionFiles {
    private(set) var swift: [URL] = []
    /// Files, and folders that are resources as a whole.
    private(set) var resources: [URL] = []
    /// Every file, for the build to see changes.
    private(set) var inputs: [URL] = []

    /// Folders whose names matter to those who read them.
    private static let whole: Set<String> = ["xcassets", "lproj", "bundle", "scnassets"]
    /// What Xcode keeps beside sources, and no bundle carries.
    private static let left: Set<String> = [
        "entitlements", "xcodeproj", "xcworkspace", "storyboard", "xib", "h", "m", "mm", "c", "intentdefinition",
        "docc", "md", "xcconfig", "pch", "modulemap", "metal",
    ]

    mutating func add(_ file: URL) {
        let name = file.lastPathComponent
        let kind = file.pathExtension.lowercased()
        guard !name.hasPrefix("."), !Self.left.contains(kind) else { return }
        if Self.isFolder(file) {
            guard Self.whole.contains(kind) else { return Self.contents(of: file).forEach { add($0) } }
            resources.append(file)
            addInputs(file)
        } else if kind == "swift" {
            swift.append(file)
            inputs.append(file)
        } else {
            resources.append(file)
            inputs.append(file)
        }
    }

    private mutating func addInputs(_ file: URL) {
        if Self.isFolder(file) { Self.contents(of: file).forEach { addInputs($0) } } else { inputs.append(file) }
    }

    private static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func contents(of folder: URL) -> [URL] {
        // A folder that cannot be listed has nothing to build.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}

/// Why a target cannot be built.
struct Complaint: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
